/** A number in the address that changes a lab: `?delay=8`. */
export interface Dial {
  /** Its parameter in the address. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value when the address has none. */
  readonly initial: number;
}

/** The value of each dial, and the seed of everything that the lab draws. */
export type Settings<Dials extends readonly Dial[] = readonly Dial[]> = {
  readonly [Name in Dials[number]['name'] | 'seed']: number;
};

export interface DialReading {
  readonly value: number;
  readonly problem?: string;
}

/** Reads a dial from the query of an address. An impossible value is named, and the initial one used. */
export const readDial = (
  { name, min, max, initial }: Pick<Dial, 'name' | 'min' | 'max' | 'initial'>,
  search: string,
): DialReading => {
  const text = new URLSearchParams(search).get(name);
  if (!text) return { value: initial };
  const value = Number(text);
  if (value >= min && value <= max) return { value };
  return {
    value: initial,
    problem: `${name}=${text} is not a number from ${min} to ${max}, so ${initial} is used.`,
  };
};
