import type { Json } from './json-schema.ts';

/** A rule of the API: its number and its sentence. */
export interface PrintedRule {
  readonly id: string;
  readonly text: string;
}

/** The rules of each operation and those of all operations. */
export interface PrintedRules {
  /** The rules of one operation, by its operationId. */
  readonly of: (id: string) => readonly PrintedRule[];
  readonly ofEveryAnswer: readonly PrintedRule[];
}

export const noRules: PrintedRules = { of: () => [], ofEveryAnswer: [] };

const idsOf = (rules: readonly PrintedRule[]): string[] => rules.map(({ id }) => id);

/** Adds rules to the description, for people, and to the extension, for tools. */
export const withRules = (described: Json, rules: readonly PrintedRule[]): Json => {
  if (rules.length === 0) return described;
  const ids = idsOf(rules);
  const description = `${String(described['description'])}\n\nRules: ${ids.join(', ')}.`;
  return { ...described, description, 'x-rules': ids };
};

/** The sentences by number, so that the document is complete. */
export const sentences = (rules: readonly PrintedRule[]): Json =>
  Object.fromEntries(rules.map(({ id, text }) => [id, text]));
