import { useCallback, useMemo } from 'react';
import type { Outcome } from '../../contract/worker/failure.ts';
import type { Instrument, InstrumentId } from '../../domain/instrument.ts';
import { ok } from '../../lib/result.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { useAnswer, type Answer } from './use-answer.ts';

type Found = readonly InstrumentId[] | 'all';

/**
 * What is found for a text, the best first; everything for none. The worker looks, so that typing stays smooth; what was
 * found for the text before stays until then.
 */
export function useFoundInstruments(text: string): Answer<readonly Instrument[]> {
  const { state } = usePage();
  const { instruments } = useSignalValue(state.slices.catalogue);
  // The instruments may come, or change their names, after the question.
  const ask = useCallback(
    async ({ command }: WorkerClient): Promise<Outcome<Found>> => {
      if (text === '') return ok('all');
      return instruments.length === 0 ? ok([]) : command('searchInstruments', text);
    },
    [text, instruments],
  );
  const { value: found, failure, again } = useAnswer(ask);
  const value = useMemo(() => {
    if (instruments.length === 0) return undefined;
    // Known without an answer, which a list that is closed does not wait for.
    if (text === '' || found === 'all') return instruments;
    return found?.map(state.instrumentOf).filter((each) => each !== undefined);
  }, [text, found, state, instruments]);
  // What has failed was another question, where nothing is looked for any more.
  return { value, failure: text === '' ? undefined : failure, again };
}
