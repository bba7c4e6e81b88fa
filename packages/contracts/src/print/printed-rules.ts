import type { Json } from './json-schema.ts';

/** A promise of the API: its number and its sentence. */
export interface PrintedRule {
  readonly id: string;
  readonly text: string;
}

/** What is promised, by operation and for all of them together. */
export interface PrintedRules {
  /** The rules of one operation, by its operationId. */
  readonly of: (id: string) => readonly PrintedRule[];
  readonly ofEveryAnswer: readonly PrintedRule[];
}

export const noRules: PrintedRules = { of: () => [], ofEveryAnswer: [] };

const idsOf = (rules: readonly PrintedRule[]): string[] => rules.map(({ id }) => id);

/** Rules for people who read the description, and for tools that read the extension. */
export const withRules = (described: Json, rules: readonly PrintedRule[]): Json => {
  if (rules.length === 0) return described;
  const ids = idsOf(rules);
  const description = `${String(described['description'])}\n\nRules: ${ids.join(', ')}.`;
  return { ...described, description, 'x-rules': ids };
};

/** The sentences by number, each once, for a reader who has nothing but the document. */
export const sentences = (rules: readonly PrintedRule[]): Json =>
  Object.fromEntries(rules.map(({ id, text }) => [id, text]));
