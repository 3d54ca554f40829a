/** Whether less data is asked for: as the user chose, else as the browser says. Its code loads after the first price. */
import { perPage } from './page.ts';
import { computed, effect, signal, type ReadonlySignal } from './signals.ts';

const KEY = 'pipframe.dataSaver';
const CHOICES = ['auto', 'on', 'off'] as const;

export type DataSaverChoice = (typeof CHOICES)[number];

export interface DataSaver {
  readonly choice: ReadonlySignal<DataSaverChoice>;
  readonly choose: (choice: DataSaverChoice) => void;
  readonly isOn: ReadonlySignal<boolean>;
}

/** What browsers that know `navigator.connection` tell of what the user has set. */
interface SavingConnection extends EventTarget {
  readonly saveData?: boolean;
}

/** The page's own; tells the worker, and again each one that takes its place. */
export const dataSaverOf = perPage(({ client }): DataSaver => {
  const choice = signal(keptChoice());
  const saveData = browserSaveData();
  const isOn = computed(() => choice.value === 'on' || (choice.value === 'auto' && saveData.value));
  effect(() => client.tell('setDataSaver', isOn.value));
  client.onRestart(() => client.tell('setDataSaver', isOn.peek()));
  return {
    choice,
    isOn,
    choose: (next) => {
      choice.value = next;
      keepChoice(next);
    },
  };
});

function browserSaveData(): ReadonlySignal<boolean> {
  const { connection } = navigator as { connection?: SavingConnection };
  const saveData = signal(connection?.saveData === true);
  connection?.addEventListener?.('change', () => (saveData.value = connection.saveData === true));
  return saveData;
}

function keptChoice(): DataSaverChoice {
  try {
    const kept = localStorage.getItem(KEY);
    return CHOICES.find((choice) => choice === kept) ?? 'auto';
  } catch {
    return 'auto';
  }
}

function keepChoice(choice: DataSaverChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // A device that keeps nothing still follows the choice until it is closed.
  }
}
