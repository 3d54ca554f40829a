/** Whether less data is asked for, as the device and the browser have it: read before the rest of the page is there. */

const KEY = 'pipframe.dataSaver';
const CHOICES = ['auto', 'on', 'off'] as const;

/** `auto`: as the browser says. */
export type DataSaverChoice = (typeof CHOICES)[number];

/** What browsers that know `navigator.connection` tell of what the user has set. */
interface SavingConnection extends EventTarget {
  readonly saveData?: boolean;
}

export function savesDataAtFirst(): boolean {
  const choice = keptDataSaverChoice();
  return choice === 'on' || (choice === 'auto' && browserSavesData());
}

export function savingConnection(): SavingConnection | undefined {
  return (navigator as { connection?: SavingConnection }).connection;
}

export function browserSavesData(): boolean {
  return savingConnection()?.saveData === true;
}

export function keptDataSaverChoice(): DataSaverChoice {
  try {
    const kept = localStorage.getItem(KEY);
    return CHOICES.find((choice) => choice === kept) ?? 'auto';
  } catch {
    return 'auto';
  }
}

export function keepDataSaverChoice(choice: DataSaverChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // A device that keeps nothing still follows the choice until it is closed.
  }
}
