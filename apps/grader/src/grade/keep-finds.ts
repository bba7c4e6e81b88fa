import type { Card, CardDefect } from '../card/card.ts';
import { isFound } from '../card/counts.ts';
import { listed, mostNamed, plural } from '../look/words.ts';
import type { Unsettled } from './again.ts';
import { label } from './screen.ts';

interface Lost {
  readonly before: CardDefect;
  readonly now: CardDefect;
}

/** What an earlier card found and this one did not. */
const lostBetween = (before: Card, now: Card): readonly Lost[] => {
  const finds = new Map(before.defects.filter(isFound).map((one) => [one.id, one]));
  return now.defects.flatMap((one) => {
    const found = finds.get(one.id);
    return found && !isFound(one) ? [{ before: found, now: one }] : [];
  });
};

const why = ({ verdict }: CardDefect): string => {
  if (verdict.kind === 'missed') return verdict.step;
  return verdict.kind === 'error' ? verdict.reason : 'no run';
};

const byOf = ({ verdict }: CardDefect): string => {
  const names = verdict.kind === 'found' ? verdict.by : [];
  return names.length === 0 ? 'your command' : listed(names, mostNamed);
};

const lostLine = ({ before, now }: Lost, at: number): string =>
  label(
    at === 0 ? 'Lost' : '',
    `${now.id}, which breaks ${now.rule}: ${now.seen} Before, ${byOf(before)} found it; now: ${why(now)}.`,
  );

/** What was gained is a question of a card: it runs the defects that nobody has found before. */
const newTests = (before: Card, now: Card): readonly string[] => {
  const added = now.tests.filter((name) => !before.tests.includes(name));
  if (added.length === 0) return [];
  const names = listed(
    added.map((name) => `“${name}”`),
    mostNamed,
  );
  return [label('Gained', `${plural(added.length, 'test')}: ${names}; a card says what it finds`)];
};

/** What a card found, to be looked for once more, and nothing else. */
export const findsOf = (card: Card): Unsettled => {
  const finds = card.defects.filter(isFound);
  const expected = new Map(
    finds.map(({ id, verdict }) => [id, verdict.kind === 'found' ? verdict.by : []]),
  );
  return { defects: new Set(expected.keys()), changes: new Set(), expected };
};

/** Says which finds of an earlier card are lost: for a change of tests, which can be green and find less. */
export const compareFinds = (
  before: Card,
  now: Card,
): { readonly isKept: boolean; readonly text: string } => {
  const lost = lostBetween(before, now);
  const kept = label(
    'Kept',
    `${now.defects.length - lost.length} of ${plural(now.defects.length, 'find')}`,
  );
  return {
    isKept: lost.length === 0,
    text: [kept, ...lost.map(lostLine), ...newTests(before, now)].join('\n'),
  };
};
