import { useNavigate } from 'react-router-dom';
import { ROUTES } from './links.ts';

/** Leaves a screen for the one before it. @param fallback where to go when a link from outside has led here */
export function useGoBack(fallback: string = ROUTES.market): () => void {
  const navigate = useNavigate();
  return () => {
    if (window.history.length > 1) void navigate(-1);
    else void navigate(fallback, { replace: true });
  };
}
