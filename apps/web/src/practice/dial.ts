interface Described {
  /** Its parameter in the address. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
}

/** A number in the address that changes a lab: `?delay=8`. */
export interface NumberDial extends Described {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value when the address has none. */
  readonly initial: number;
  /** The parameter in addresses from before, whose values from `from` on are the highest value. */
  readonly before?: { readonly name: string; readonly from: number };
}

/** `?level=2` is the harder form of a lab. */
export const levelDial = (
  second: string,
  before?: NumberDial['before'],
): NumberDial & { readonly name: 'level' } => ({
  name: 'level',
  label: 'Level',
  hint: `1 or 2. ${second}`,
  min: 1,
  max: 2,
  step: 1,
  initial: 1,
  ...(before && { before }),
});

/** Seconds that a lab takes or waits, in tenths. */
export const secondsDial = <const Name extends string>(
  name: Name,
  range: Pick<NumberDial, 'min' | 'max' | 'initial'>,
  more = '',
  label = 'Delay in seconds',
): NumberDial & { readonly name: Name } => ({
  name,
  label,
  hint: `From ${range.min} to ${range.max}. ${more}`.trim(),
  step: 0.1,
  ...range,
});

/** A text in the address that changes a lab: `?zone=Pacific/Auckland`. */
export interface TextDial extends Described {
  /** What the text has to be, with its article. */
  readonly expects: string;
  readonly accepts: (text: string) => boolean;
  readonly initial: string;
}

export type Dial = NumberDial | TextDial;

/** The value of each dial, and the seed of everything that the lab draws. */
export type Settings<Dials extends readonly Dial[] = readonly Dial[]> = {
  readonly [Each in Dials[number] as Each['name']]: Each extends TextDial ? string : number;
} & { readonly seed: number };

export interface DialReading {
  readonly value: number | string;
  readonly problem?: string;
}

/** Reads a dial from the query of an address. An impossible value is named, and the initial one used. */
export const readDial = (dial: Dial, search: string): DialReading => {
  const given = new URLSearchParams(search);
  const text = given.get(dial.name);
  if (!text) return { value: valueBefore(dial, given) ?? dial.initial };
  if (isPossible(dial, text)) return { value: 'accepts' in dial ? text : Number(text) };
  return {
    value: dial.initial,
    problem: `${dial.name}=${text} is not ${expected(dial)}, so ${dial.initial} is used.`,
  };
};

const valueBefore = (dial: Dial, given: URLSearchParams): number | undefined =>
  'before' in dial && dial.before && Number(given.get(dial.before.name)) >= dial.before.from
    ? dial.max
    : undefined;

const isPossible = (dial: Dial, text: string): boolean =>
  'accepts' in dial ? dial.accepts(text) : Number(text) >= dial.min && Number(text) <= dial.max;

const expected = (dial: Dial): string =>
  'accepts' in dial ? dial.expects : `a number from ${dial.min} to ${dial.max}`;
