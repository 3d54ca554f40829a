/** The ways of being away. */

const AWAY_S = [5, 60, 600] as const;
const STATES = ['foreground', 'hidden', 'frozen', 'discarded'] as const;
const EITHER = [false, true] as const;

export interface Absence {
  readonly awayS: (typeof AWAY_S)[number];
  /** Of the page. */
  readonly state: (typeof STATES)[number];
  readonly networkChanged: boolean;
  readonly sessionEnded: boolean;
  readonly workerDied: boolean;
}

/** Every length with every state; the rest so that each pair of values comes once at least. */
const PAIRWISE: readonly Absence[] = AWAY_S.flatMap((awayS, long) =>
  STATES.map((state, how) => ({
    awayS,
    state,
    networkChanged: (long + how) % 2 === 0,
    sessionEnded: (long * 2 + how) % 3 === 0,
    workerDied: (long + (how >> 1)) % 2 === 0,
  })),
);

/** In all others of this length the chart is opened anew; here its hole has to be filled. */
const FILLED: Absence = {
  awayS: 600,
  state: 'hidden',
  networkChanged: true,
  sessionEnded: false,
  workerDied: false,
};

/** The first answer about the session is lost, on a socket that stays open. */
const UNANSWERED: Absence = {
  awayS: 60,
  state: 'foreground',
  networkChanged: true,
  sessionEnded: true,
  workerDied: false,
};

/** @param every all combinations, not only those that have each pair of values */
export function absences(every: boolean): readonly Absence[] {
  if (!every) return [...PAIRWISE, FILLED, UNANSWERED];
  const lasting = AWAY_S.flatMap((awayS) => STATES.map((state) => ({ awayS, state })));
  return lasting.flatMap((each) =>
    EITHER.flatMap((networkChanged) =>
      EITHER.flatMap((sessionEnded) =>
        EITHER.map((workerDied) => ({ ...each, networkChanged, sessionEnded, workerDied })),
      ),
    ),
  );
}

export function nameOf({ awayS, state, networkChanged, sessionEnded, workerDied }: Absence): string {
  const also = [
    networkChanged && 'another network',
    sessionEnded && 'the session ended',
    workerDied && 'the worker dead',
  ];
  return [`${awayS} s away, ${state}`, ...also.filter(Boolean)].join(', ');
}
