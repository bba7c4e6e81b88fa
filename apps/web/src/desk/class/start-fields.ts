import type { StartingPoint } from '@sparring/contracts/desk/starting-point';

/** The texts of the form. An empty one is left out, which is as in a new workspace. */
export interface StartFields {
  readonly seed: string;
  readonly seeds: string;
  readonly chance: string;
  readonly now: string;
  readonly clock: string;
  readonly if_match: string;
  readonly limit: string;
  readonly faults: string;
}

const jsonText = (value: unknown): string =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)
    ? ''
    : JSON.stringify(value, null, 2);

export const fieldsOf = (start: StartingPoint): StartFields => ({
  seed: start.seed === undefined ? '' : String(start.seed),
  seeds: start.seeds ?? '',
  chance: start.chance ?? '',
  now: start.now ?? '',
  clock: start.clock ?? '',
  if_match: start.if_match ?? '',
  limit: jsonText(start.limit),
  faults: jsonText(start.faults),
});

/** The API explains every other mistake; this one is in a text that it never gets. */
const parsed = (name: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${name}: this is not JSON (${(cause as Error).message}).`, { cause });
  }
};

/** What is sent for the texts. */
export const startOf = (fields: StartFields): Record<string, unknown> => {
  const { seed, limit, faults, ...texts } = fields;
  const filled = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return {
    ...Object.fromEntries(filled.map(([name, text]) => [name, text.trim()])),
    ...(seed.trim() !== '' && { seed: Number(seed) }),
    ...(limit.trim() !== '' && { limit: parsed('Limit', limit) }),
    ...(faults.trim() !== '' && { faults: parsed('Faults', faults) }),
  };
};
