import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Failure } from '../contract/worker/failure.ts';

/** What is wrong, in words, by field. */
export type Faults<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

export interface Form<Name extends string> {
  readonly element: RefObject<HTMLFormElement | null>;
  /** The faults to be shown: those of fields that the user has been asked about. */
  readonly faults: Faults<Name>;
  readonly failure: Failure | undefined;
  readonly busy: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  /** Whether these fields are right; if not, shows what is wrong and goes to the first of them. */
  readonly demand: (...names: readonly Name[]) => boolean;
}

/**
 * A form that says what is wrong when it is sent, not while it is first typed; from then on each fault goes as soon
 * as it is mended. `send` brings the failure, if any.
 */
export function useForm<Name extends string>(all: Faults<Name>, send: () => Promise<Failure | undefined>): Form<Name> {
  const element = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<ReadonlySet<Name>>(new Set());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const names = Object.keys(all) as Name[];

  const demand = (...some: readonly Name[]): boolean => {
    if (some.every((name) => all[name] === undefined)) return true;
    // At once, so that the first wrong field is marked when it is looked for.
    flushSync(() => setAsked(new Set([...asked, ...some])));
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return false;
  };
  const submit = async (): Promise<void> => {
    setFailure(undefined);
    if (busy || !demand(...names)) return;
    setBusy(true);
    const failed = await send();
    setBusy(false);
    setFailure(failed);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };
  const faults = Object.fromEntries(
    names.map((name) => [name, asked.has(name) ? all[name] : undefined]),
  ) as Faults<Name>;
  return { element, faults, failure, busy, onSubmit, demand };
}
