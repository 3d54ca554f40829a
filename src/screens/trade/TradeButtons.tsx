import { useCallback, type JSX } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { TicketFaults, TradeBlock } from '../../contract/worker/ticket.ts';
import type { EpochMs } from '../../domain/candle.ts';
import type { Instrument } from '../../domain/instrument.ts';
import type { Side } from '../../domain/order.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import type { TicketRules } from '../../state/ticket-rules.ts';
import { Button } from '../../ui/Button.tsx';
import { SignalText } from '../../ui/SignalText.tsx';
import { loginPath } from '../shared/links.ts';
import styles from './Ticket.module.css';

interface TradeButtonsProps {
  readonly instrument: Instrument;
  readonly rules: TicketRules | undefined;
  readonly onTrade: (side: Side) => void;
}

const SIDES: readonly Side[] = ['sell', 'buy'];

/** Sell and buy, always in reach; what cannot be done says why. */
export function TradeButtons({ instrument, rules, onTrade }: TradeButtonsProps): JSX.Element {
  const { state } = usePage();
  const member = useSignalValue(state.isMember);
  const navigate = useNavigate();
  const location = useLocation();
  const trade = (side: Side): void => {
    if (member) onTrade(side);
    else void navigate(loginPath(location.pathname + location.search));
  };
  return (
    <div className={styles['buttons']}>
      <Reasons rules={rules} opensAt={instrument.opensAt} />
      <div className={styles['sides']}>
        {SIDES.map((side) => (
          <Button
            key={side}
            tone={side}
            className={styles['side']}
            disabled={!canTrade(rules, side)}
            data-testid={`trade-${side}`}
            onClick={() => trade(side)}
          >
            <SideLabel side={side} instrument={instrument} />
          </Button>
        ))}
      </div>
    </div>
  );
}

function canTrade(rules: TicketRules | undefined, side: Side): boolean {
  if (!rules || rules.block) return false;
  return isEmpty(rules.faults) && isEmpty(rules.sideFaults[side]);
}

function isEmpty(faults: TicketFaults): boolean {
  return Object.values(faults).every((fault) => fault === undefined);
}

function SideLabel({ side, instrument }: { readonly side: Side; readonly instrument: Instrument }): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const { price } = useFormatters();
  const quote = state.quoteOf(instrument.id);
  const read = useCallback(
    () => price(quote.lastPrice.value, instrument.priceScale),
    [price, quote, instrument.priceScale],
  );
  return (
    <>
      <small>{t(`trade.${side}`)}</small>
      <span className={styles['sidePrice']}>
        <SignalText className="number" read={read} />
      </span>
    </>
  );
}

interface ReasonsProps {
  readonly rules: TicketRules | undefined;
  readonly opensAt: EpochMs | undefined;
}

/** Why a button is locked; nothing while both are free. */
function Reasons({ rules, opensAt }: ReasonsProps): JSX.Element | null {
  const { t } = useTranslation();
  const { weekTime } = useFormatters();
  if (!rules) return null;
  const blockText = (block: TradeBlock): string =>
    block === 'marketClosed' && opensAt !== undefined
      ? t('block.marketOpensAt', { time: weekTime(opensAt) })
      : t(`block.${block}`);
  const reasons = rules.block ? [blockText(rules.block)] : sideReasons(rules, t);
  if (reasons.length === 0) return null;
  return (
    <div role="status" data-testid="trade-reason">
      <ul className={styles['reason']}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

function sideReasons(rules: TicketRules, t: ReturnType<typeof useTranslation>['t']): string[] {
  const { buy, sell } = rules.sideFaults;
  return (buy.lots ?? sell.lots) === 'insufficientFunds' ? [t('sideFault.funds')] : [];
}
