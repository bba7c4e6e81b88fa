import { techniques } from '@sparring/defects/defect';
import type { CardChange, CardDefect } from '../card/card.ts';
import { drawFrom, drawn } from '../card/draw.ts';
import { drawNames } from '../card/names.ts';
import type { Audited } from './audit.ts';
import type { Book, BookDefect } from './book.ts';
import type { Change } from './changes.ts';
import type { Asked } from './options.ts';
import { Refusal } from './refusal.ts';

const changesOfQuickCard = 4;

/** What a card is about, before anything has run. */
export interface Selection {
  readonly text: string;
  readonly defects: readonly CardDefect[];
  /** All defects there are, by the names that they have for this card. */
  readonly book: readonly Audited[];
  readonly changes: readonly (CardChange & Pick<Change, 'isTwice' | 'zoneAt' | 'isTurned'>)[];
}

type SelectionOptions = Pick<Asked, 'only' | 'levels' | 'pick' | 'isFull'>;

/** The same seed selects and names alike. The misses of the last card are given when only those are wanted. */
export const select = (
  book: Book,
  options: SelectionOptions,
  seed: number,
  misses?: ReadonlySet<string>,
): Selection => {
  const draw = drawFrom(seed);
  const names = drawNames(book.defects.length, draw);
  const named = book.defects.map((one, at) => ({ ...one, name: names[at]! }));
  const areas = [...new Set(book.defects.map(({ area }) => area))];
  const isWanted = (one: BookDefect): boolean =>
    options.only.length === 0 || options.only.some((word) => isNamed(one, word));
  const unknown = options.only.filter((word) => !isKnown(book, word));
  if (unknown.length > 0)
    throw new Refusal(
      `There is no defect in ${unknown.join(', ')}. --only takes areas and rules. The areas are ${areas.join(', ')}.`,
    );
  const fitting = named.filter(
    (one) =>
      isWanted(one) &&
      (options.levels.length === 0 || options.levels.includes(one.level)) &&
      (misses?.has(one.id) ?? true),
  );
  if (fitting.length === 0) {
    if (misses?.size === 0) throw new Refusal('The last card missed nothing: there is no again.');
    throw new Refusal(`No defect is left to box. The areas are ${areas.join(', ')}.`);
  }
  const chosen =
    options.pick === undefined ? fitting : inOrder(fitting, drawn(fitting, options.pick, draw));
  const changes = options.isFull ? book.changes : drawn(book.changes, changesOfQuickCard, draw);
  return {
    text: textOf(options, misses !== undefined),
    defects: chosen.map((one) => ({
      id: one.id,
      name: one.name,
      rule: one.rule,
      ...ruleTextOf(book, one.rule),
      area: one.area,
      level: one.level,
      technique: one.technique,
      advice: techniques[one.technique],
      file: one.file,
      from: one.from,
      to: one.to,
      seen: one.seen,
      hints: one.hints,
      check: one.check,
      verdict: { kind: 'open' },
    })),
    book: named,
    changes: changes.map((one) => ({ ...one, calm: { kind: 'open' } })),
  };
};

/** A word of --only is an area, a rule, or the beginning of the numbers of rules. */
const isNamed = ({ area, rule }: BookDefect, word: string): boolean =>
  word === area || rule.toLowerCase().startsWith(word.toLowerCase());

const isKnown = ({ defects }: Book, word: string): boolean =>
  defects.some((one) => isNamed(one, word));

const ruleTextOf = (book: Book, rule: string): { readonly ruleText?: string } => {
  const ruleText = book.ruleText(rule);
  return ruleText === undefined ? {} : { ruleText };
};

const inOrder = <Item>(all: readonly Item[], some: readonly Item[]): readonly Item[] =>
  all.filter((item) => some.includes(item));

const textOf = ({ only, levels, pick }: SelectionOptions, isAgain: boolean): string =>
  [...only, ...levels, pick === undefined ? '' : `${pick} drawn`, isAgain ? 'last misses' : '']
    .filter((word) => word !== '')
    .join(', ') || 'all';
