/** Whether less data is asked for: as the user chose, else as the browser says. Its code loads after the first price. */
import {
  browserSavesData,
  keepDataSaverChoice,
  keptDataSaverChoice,
  savingConnection,
  type DataSaverChoice,
} from './kept-data-saver.ts';
import { perPage } from './page.ts';
import { computed, effect, signal, type ReadonlySignal } from './signals.ts';

export interface DataSaver {
  readonly choice: ReadonlySignal<DataSaverChoice>;
  readonly choose: (choice: DataSaverChoice) => void;
  readonly isOn: ReadonlySignal<boolean>;
}

/** The page's own; tells the worker, and again each one that takes its place. */
export const dataSaverOf = perPage(({ client }): DataSaver => {
  const choice = signal(keptDataSaverChoice());
  const saveData = browserSaveData();
  const isOn = computed(() => choice.value === 'on' || (choice.value === 'auto' && saveData.value));
  effect(() => client.tell('setDataSaver', isOn.value));
  client.onRestart(() => client.tell('setDataSaver', isOn.peek()));
  return {
    choice,
    isOn,
    choose: (next) => {
      choice.value = next;
      keepDataSaverChoice(next);
    },
  };
});

function browserSaveData(): ReadonlySignal<boolean> {
  const saveData = signal(browserSavesData());
  savingConnection()?.addEventListener?.('change', () => (saveData.value = browserSavesData()));
  return saveData;
}
