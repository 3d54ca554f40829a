import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Instrument } from '../../domain/instrument.ts';
import { usePage } from '../../state/page.ts';
import { ticketOf, type StopKind, type Ticket } from '../../state/ticket.ts';
import type { TicketRules } from '../../state/ticket-rules.ts';
import { StopField } from '../shared/StopField.tsx';
import { useFaultText } from './fault-text.ts';
import styles from './Ticket.module.css';

interface StopFieldsProps {
  readonly instrument: Instrument;
  readonly ticket: Ticket;
  readonly rules: TicketRules | undefined;
}

const STOPS: readonly StopKind[] = ['stopLoss', 'takeProfit'];

/** Stop-loss and take-profit, each enabled by its own tick; below them, what keeps a side from trading. */
export function StopFields({ instrument, ticket, rules }: StopFieldsProps): JSX.Element {
  const { edit, tickStop } = ticketOf(usePage());
  const { t } = useTranslation();
  const faultText = useFaultText(instrument);
  return (
    <div className={styles['stops']}>
      {STOPS.map((which) => (
        <StopField
          key={which}
          kind={which}
          label={t(`trade.${which}`)}
          stop={ticket[which]}
          onTick={(on) => tickStop(which, on)}
          onPrice={(price) => edit({ [which]: { on: true, price } })}
          instrument={instrument}
          fault={faultText(rules?.faults[which])}
        />
      ))}
      {(ticket.stopLoss.on || ticket.takeProfit.on) && <SideNotes rules={rules} />}
    </div>
  );
}

/** Where a stop stands wrong for a side; that side's button is locked. */
function SideNotes({ rules }: { readonly rules: TicketRules | undefined }): JSX.Element {
  const { t } = useTranslation();
  const notes = rules ? STOPS.flatMap((which) => sideNote(rules, which) ?? []) : [];
  return (
    <ul className={styles['notes']} role="status" data-testid="stop-notes">
      {notes.map((note) => (
        <li key={note}>{t(`sideFault.${note}`)}</li>
      ))}
    </ul>
  );
}

/** Which side a stop keeps from trading; `away`: both. */
export type SideNote = `${'buy' | 'sell' | 'away'}${'StopLoss' | 'TakeProfit'}`;

function sideNote({ sideFaults }: TicketRules, which: StopKind): SideNote | undefined {
  const stop = which === 'stopLoss' ? 'StopLoss' : 'TakeProfit';
  const buy = sideFaults.buy[which] !== undefined;
  const sell = sideFaults.sell[which] !== undefined;
  if (buy && sell) return `away${stop}`;
  if (buy) return `buy${stop}`;
  return sell ? `sell${stop}` : undefined;
}
