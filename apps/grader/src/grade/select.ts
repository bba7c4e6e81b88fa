import { techniques } from '@sparring/defects/defect';
import type { CardDefect, Planted } from '../card/card.ts';
import { drawFrom, drawn } from '../card/draw.ts';
import { drawNames } from '../card/names.ts';
import type { Unsettled } from './again.ts';
import { aliasWords, isNamed, meantBy, saidOfWord } from './area-words.ts';
import type { HarmlessChange } from '../evidence/job.ts';
import type { Book, BookDefect } from '../book/book.ts';
import type { Asked } from './options.ts';
import { Refusal } from './refusal.ts';

const changesOfQuickCard = 4;

export interface DecoyOfArea extends Planted {
  readonly area: string;
}

/** What a card is about, before anything has run. */
export interface Selection {
  readonly text: string;
  /** What its words stand for, where that is not what they say. */
  readonly notes: readonly string[];
  readonly defects: readonly CardDefect[];
  /** All defects there are, by the names that they have for this card. */
  readonly book: readonly Planted[];
  /** Those in the areas of these defects. */
  readonly decoys: readonly DecoyOfArea[];
  readonly changes: readonly HarmlessChange[];
  /** So many of those that can reach the suite. */
  readonly changeCount: number;
  /** Beside these, whatever their order. */
  readonly changesAgain: ReadonlySet<string>;
  /** By id: the tests that have found it before. */
  readonly expected?: Unsettled['expected'] | undefined;
}

type SelectionOptions = Pick<Asked, 'only' | 'levels' | 'pick' | 'redesign' | 'isFull'>;

/** The same seed selects and names alike; with --again only what the cards before have not settled. */
export const select = (
  book: Book,
  options: SelectionOptions,
  seed: number,
  unsettled?: Unsettled,
): Selection => {
  const draw = drawFrom(seed);
  const names = drawNames(book.defects.length, draw);
  const named = book.defects.map((one, at) => ({ ...one, name: names[at]! }));
  const areas = [...new Set(book.defects.map(({ area }) => area))];
  const isWanted = (one: BookDefect): boolean =>
    options.only.length === 0 || options.only.some((word) => isNamed(one, word));
  const unknown = options.only.filter((word) => !isKnown(book, word));
  if (unknown.length > 0) {
    const meant = unknown.flatMap((word) => meantBy([...areas, ...aliasWords], word));
    const didYouMean = meant.length > 0 ? ` Did you mean ${meant.join(' or ')}?` : '';
    throw new Refusal(
      `There is no defect in ${unknown.join(', ')}.${didYouMean} --only takes areas and rules. The areas are ${areas.join(', ')}. ${aliasWords.join(', ')} stand for some of them.`,
    );
  }
  const fitting = named.filter(
    (one) =>
      isWanted(one) &&
      (options.levels.length === 0 || options.levels.includes(one.level)) &&
      (unsettled?.defects.has(one.id) ?? true),
  );
  if (fitting.length === 0 && !unsettled?.changes.size) {
    if (unsettled?.defects.size === 0)
      throw new Refusal(
        'The last card missed nothing and had no false alarm, so --again has nothing to run.',
      );
    throw new Refusal(`No defect is left to run. The areas are ${areas.join(', ')}.`);
  }
  const chosen =
    options.pick === undefined ? fitting : inOrder(fitting, drawn(fitting, options.pick, draw));
  return {
    text: textOf(options, unsettled !== undefined),
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
      ...(one.likely !== undefined && { likely: one.likely }),
      hints: one.hints,
      check: one.check,
      verdict: { kind: 'open' },
    })),
    notes: options.only.flatMap((word) => saidOfWord(book.defects, word) ?? []),
    book: named,
    decoys: book.decoys
      .filter((one) => chosen.some(({ area }) => area === one.area))
      .map(({ id, area, file }) => ({ id, area, file, name: id })),
    changeCount: countOfChanges(options, unsettled),
    changesAgain: unsettled?.changes ?? new Set(),
    expected: unsettled?.expected,
    changes: book.changes.map((one) => ({ ...one, calm: { kind: 'open' } })),
  };
};

const countOfChanges = ({ isFull }: SelectionOptions, unsettled?: Unsettled): number => {
  if (unsettled?.expected) return 0;
  return isFull ? Infinity : changesOfQuickCard;
};

const isKnown = ({ defects }: Book, word: string): boolean =>
  defects.some((one) => isNamed(one, word));

const ruleTextOf = (book: Book, rule: string): { readonly ruleText?: string } => {
  const ruleText = book.ruleText(rule);
  return ruleText === undefined ? {} : { ruleText };
};

const inOrder = <Item>(all: readonly Item[], some: readonly Item[]): readonly Item[] =>
  all.filter((item) => some.includes(item));

const textOf = ({ only, levels, pick, redesign }: SelectionOptions, isAgain: boolean): string => {
  const drawnText = pick === undefined ? [] : [`${pick} drawn`];
  const again = isAgain ? ['last misses'] : [];
  const place = redesign === undefined ? [] : [`redesign ${redesign}`];
  return [...only, ...levels, ...drawnText, ...again, ...place].join(', ') || 'all';
};
