import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketPreview } from '../../contract/worker/ticket.ts';
import type { Instrument } from '../../domain/instrument.ts';
import { editTicket, stepPrice, tickStop, type Ticket } from '../../state/ticket.ts';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { Tick } from '../../ui/Field.tsx';
import { useFaultText } from './fault-text.ts';
import styles from './Ticket.module.css';

interface StopFieldsProps {
  readonly instrument: Instrument;
  readonly ticket: Ticket;
  readonly preview: TicketPreview | undefined;
}

const STOPS = ['stopLoss', 'takeProfit'] as const;

/** Stop-loss and take-profit, each enabled by its own tick. */
export function StopFields({ instrument, ticket, preview }: StopFieldsProps): JSX.Element {
  const { t } = useTranslation();
  const faultText = useFaultText(instrument);
  return (
    <div className={styles['stops']}>
      {STOPS.map((which) => (
        <div key={which}>
          <Tick label={t(`trade.${which}`)} checked={ticket[which].on} onChange={(on) => tickStop(which, on)} />
          {ticket[which].on && (
            <DecimalField
              label={t('trade.targetPrice')}
              value={ticket[which].price}
              onChange={(price) => editTicket({ [which]: { on: true, price } })}
              step={(value, direction) => stepPrice(instrument, value, direction)}
              fault={faultText(preview?.faults[which])}
              testId={which}
            />
          )}
        </div>
      ))}
    </div>
  );
}
