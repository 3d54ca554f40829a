import type { Instrument, InstrumentId } from '../../src/domain/instrument.ts';
import type { Environment } from '../environment.ts';
import type { TopicRegistry } from '../subscriptions/topic-registry.ts';
import type { HttpClient } from '../transport/http-client.ts';
import type { CandleCache } from './candle-cache.ts';

/** What charts are made with. */
export interface ChartParts {
  readonly http: HttpClient;
  readonly topics: TopicRegistry;
  readonly cache: CandleCache;
  readonly environment: Environment;
  readonly instrumentById: (id: InstrumentId) => Instrument | undefined;
  /** Without a line nothing is retried: the chart is read anew when it is back. */
  readonly isLineOpen: () => boolean;
  /** The open chart has something to send. */
  readonly onChanged: () => void;
}
