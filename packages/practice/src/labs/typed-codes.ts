import { type Judged, solved, unsolved } from '../judged.ts';

interface AskedCodes<Name extends string> {
  /** How the text begins while codes are wrong. */
  readonly not: string;
  readonly codeOf: (name: Name) => string;
  /** How a right code is come by, which the text says of a wrong one. */
  readonly wayTo: Readonly<Record<Name, string>>;
  /** What a code shows that a usual mistake leads to. */
  readonly mistakeOf?: (name: Name, code: string) => string | undefined;
}

/** How many of the typed codes are right, and what is wrong with each of the others. */
export const judgeCodes = <Name extends string>(
  names: readonly Name[],
  typed: Readonly<Partial<Record<Name, string>>>,
  { not, codeOf, wayTo, mistakeOf }: AskedCodes<Name>,
): Judged => {
  const wrongIn = (name: Name): string | undefined => {
    const code = typed[name]?.trim() ?? '';
    if (code === codeOf(name)) return undefined;
    if (code === '') return `${name} has no code`;
    const other = names.find((each) => code === codeOf(each));
    if (other) return `${name} has the code of ${other}`;
    return mistakeOf?.(name, code) ?? `${name} has another code (${wayTo[name]})`;
  };
  const wrong = names.map(wrongIn).filter((each) => each !== undefined);
  if (wrong.length === 0) return solved(`all ${names.length} codes are right.`);
  const right = names.length - wrong.length;
  return unsolved(`${not}, ${right} of ${names.length}: ${wrong.join('; ')}.`);
};
