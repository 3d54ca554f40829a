/** Candles by plain grouping: everything is kept, sorted into groups at the end. Slow and obvious, on purpose. */
export interface ModelInput {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

export interface ModelRules {
  readonly length: number;
  readonly anchor: number;
  readonly opensAtPreviousClose: boolean;
  readonly fillsGaps: boolean;
}

export interface ModelResult {
  readonly bars: ModelInput[];
  /** Inputs that came after a newer one. */
  readonly refused: ModelInput[];
}

export function modelBars(rules: ModelRules, inputs: readonly ModelInput[], kind: 'tick' | 'bar'): ModelResult {
  const { taken, refused } = inOrder(inputs);
  const used = kind === 'bar' ? lastOfEachTime(taken) : taken;
  const bars: ModelInput[] = [];
  for (const start of starts(rules, used)) {
    const members = used.filter((input) => input.time >= start && input.time < start + rules.length);
    const previous = bars.at(-1)?.close;
    if (members.length > 0) bars.push(barOf(start, members, rules.opensAtPreviousClose ? previous : undefined));
    else if (rules.fillsGaps && previous !== undefined) bars.push(flat(start, previous));
  }
  return { bars, refused };
}

function inOrder(inputs: readonly ModelInput[]): { taken: ModelInput[]; refused: ModelInput[] } {
  const isLate = (input: ModelInput, index: number): boolean =>
    inputs.slice(0, index).some((earlier) => earlier.time > input.time);
  return { taken: inputs.filter((input, index) => !isLate(input, index)), refused: inputs.filter(isLate) };
}

function lastOfEachTime(inputs: readonly ModelInput[]): ModelInput[] {
  return inputs.filter((input, index) => !inputs.slice(index + 1).some((later) => later.time === input.time));
}

/** Every open time from the first bar to the last, empty ones too, counted up one by one from the anchor. */
function starts({ length, anchor }: ModelRules, inputs: readonly ModelInput[]): number[] {
  const times = inputs.map((input) => input.time);
  if (times.length === 0) return [];
  let start = anchor;
  while (start > Math.min(...times)) start -= length;
  while (start + length <= Math.min(...times)) start += length;
  const all: number[] = [];
  for (; start <= Math.max(...times); start += length) all.push(start);
  return all;
}

function barOf(time: number, members: readonly ModelInput[], previousClose: number | undefined): ModelInput {
  const [first] = members;
  const last = members.at(-1);
  if (!first || !last) throw new Error('A bar needs a member');
  const extra = previousClose === undefined ? [] : [previousClose];
  return {
    time,
    open: previousClose ?? first.open,
    high: Math.max(...members.map((member) => member.high), ...extra),
    low: Math.min(...members.map((member) => member.low), ...extra),
    close: last.close,
    volume: members.reduce((total, member) => total + member.volume, 0),
  };
}

function flat(time: number, price: number): ModelInput {
  return { time, open: price, high: price, low: price, close: price, volume: 0 };
}
