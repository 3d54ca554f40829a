import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loginPath } from './links.ts';
import { usePage } from '../../state/page.ts';

/**
 * For actions that only a real account may do, on a screen that others see too: runs the action, tells a demo user
 * why not, sends a visitor to the login.
 */
export function useRealAccount(): (action: () => void) => void {
  const { state } = usePage();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  return (action) => {
    const session = state.slices.session.peek();
    if (session.status === 'member' && !session.user.isDemo) action();
    else if (session.status === 'member') state.toasts.show('failure', t('real.only'));
    else if (session.status === 'visitor') void navigate(loginPath(location.pathname + location.search));
  };
}
