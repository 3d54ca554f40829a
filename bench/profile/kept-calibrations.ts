import type { Calibration } from './calibration.ts';
import type { PhoneSpeed, Speed } from './speed.ts';

interface CalibrationCalls {
  readonly take: (speed: PhoneSpeed) => Promise<Calibration>;
  readonly stillHolds: (calibration: Calibration) => Promise<boolean>;
}

/** The calibrations of a run. A machine becomes another one within minutes: what no longer holds is taken anew. */
export class KeptCalibrations {
  readonly #calls: CalibrationCalls;
  readonly #kept = new Map<Speed, Calibration>();

  constructor(calls: CalibrationCalls) {
    this.#calls = calls;
  }

  /** The last one of each speed. */
  get all(): readonly Calibration[] {
    return [...this.#kept.values()];
  }

  /** For the first time. */
  async take(speed: PhoneSpeed): Promise<Calibration> {
    const calibration = await this.#calls.take(speed);
    this.#kept.set(speed, calibration);
    return calibration;
  }

  /** @returns what was taken anew; undefined where what there is holds, or nothing was taken of this speed */
  async keep(speed: Speed): Promise<Calibration | undefined> {
    const before = this.#kept.get(speed);
    if (!before || (before.holds && (await this.#calls.stillHolds(before)))) return undefined;
    const taken = before.taken + 1;
    const calibration = { ...(await this.#calls.take(before.speed)), taken };
    this.#kept.set(speed, calibration);
    return calibration;
  }
}
