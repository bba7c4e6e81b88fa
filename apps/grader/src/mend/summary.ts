import type { CardDefect } from '../card/card.ts';
import { label } from '../grade/screen.ts';
import { listed, mostNamed, plural } from '../look/words.ts';
import type { Fate } from './ending.ts';
import type { Ending } from './treat.ts';

const productOf = ({ cell: { redesign, defect } }: Ending): string => {
  const parts = [
    ...(redesign === undefined ? [] : [`the redesign ${redesign}`]),
    ...(defect ? [`${defect.id}, which breaks ${defect.rule}`] : []),
  ];
  return parts.join(' and ') || 'nothing';
};

const copyLine = (ending: Ending, at: number): string => {
  const red = plural(ending.redBefore.length, 'red test');
  const text = `${at + 1} had ${productOf(ending)}: ${red}, ${ending.redAfter.length} afterwards`;
  return label(at === 0 ? 'Copies' : '', text);
};

const testsOf = ({ verdict }: CardDefect): string => {
  const names = verdict.kind === 'found' ? verdict.by.map((name) => `“${name}”`) : [];
  return names.length === 0 ? 'your command' : listed(names, mostNamed);
};

const lost = [
  ['Masked', 'masked', 'a test that found them runs, and is green with them'],
  ['Reported', 'reported', 'the tests that found them are skipped, deleted or renamed'],
  ['Still red', 'red', 'the tests that found them are red without them, too'],
  ['Unknown', 'unknown', 'their runs took too long or broke off'],
] as const;

const findsWith = (fate: Fate, endings: readonly Ending[]): readonly string[] =>
  endings.flatMap(({ fates }, at) =>
    fates
      .filter((one) => one.fate === fate)
      .map(
        ({ find }) =>
          `copy ${at + 1}: ${find.id}, which breaks ${find.rule}; before, ${testsOf(find)} found it`,
      ),
  );

export const isMasking = (endings: readonly Ending[]): boolean =>
  findsWith('masked', endings).length > 0;

const sum = (endings: readonly Ending[], of: (ending: Ending) => number): number =>
  endings.reduce((all, one) => all + of(one), 0);

/** What a mender has come to: numbers that can be compared, and each find that is lost. */
export const saidOfMending = (endings: readonly Ending[]): string => {
  const redesigned = endings.find(({ cell }) => cell.redesign && !cell.defect);
  const toMend = plural(redesigned?.redBefore.length ?? 0, 'test');
  const finds = sum(endings, ({ fates }) => fates.length);
  const reds = sum(endings, ({ redBefore }) => redBefore.length);
  const masked = findsWith('masked', endings).length;
  const lines = sum(endings, ({ edits }) => edits.lines);
  const assertions = sum(endings, ({ edits }) => edits.assertions);
  const rate = reds === 0 ? 0 : Math.round((100 * masked) / reds);
  return [
    ...endings.map(copyLine),
    label(
      'Mended',
      `${redesigned?.turnedGreen.length ?? 0} of ${toMend} that the redesign alone had turned red`,
    ),
    label('Kept', `${findsWith('kept', endings).length} of ${plural(finds, 'find')} in all copies`),
    ...lost.flatMap(([word, fate, why]) => {
      const all = findsWith(fate, endings);
      const head = all.length === 0 ? '0' : `${all.length}: ${why}`;
      return [label(word, head), ...all.map((line) => label('', line))];
    }),
    label('Edits', `${plural(lines, 'line')}, ${plural(assertions, 'assertion')} fewer`),
    label('Rate', `${rate} finds masked for a hundred red tests (${masked} for ${reds})`),
  ].join('\n');
};
