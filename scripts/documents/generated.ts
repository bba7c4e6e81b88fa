import { writeFileSync, readFileSync } from 'node:fs';
import { readDefects } from '../../packages/defects/src/all.ts';
import { printIndex, readDecisions } from './decisions.ts';
import { printLabLists } from './lab-lists.ts';

/** The code blocks of the first lesson in the guide, which the site shows, too. */
const printFirstCard = (): string => {
  const guide = readFileSync('docs/grading.md', 'utf8');
  const [, lesson = ''] = guide.split('## Your first card in five minutes');
  const blocks = Array.from(lesson.matchAll(/^```\w*\n(.*?)^```$/gms), ([, code = '']) => code);
  const [clone, tests, command, screen] = blocks.map((code) => code.trimEnd());
  if (!screen?.startsWith('Baseline'))
    throw new Error(
      'docs/grading.md does not begin with a clone, two tests, a command and a card.',
    );
  return `${JSON.stringify({ clone, tests, command, screen }, null, 2)}\n`;
};

/** The number in front of these words is that of all defects. */
const counted = /\d+(?= (?:defects into Sparring|defects; each breaks|small wrong edits))/g;

/** The line that lists the areas of the defects. */
const listed = /^The areas are .*$/m;

/** The documents that say how many defects there are, with the present number and areas. */
const printCounts = async (
  paths: readonly string[],
): Promise<readonly (readonly [path: string, text: string])[]> => {
  const defects = await readDefects();
  const areas = Array.from(
    Map.groupBy(defects, ({ area }) => area),
    ([area, here]) => `${area} (${here.length})`,
  );
  const line = `The areas are ${areas.slice(0, -1).join(', ')} and ${areas.at(-1)}.`;
  return paths.map((path) => {
    const text = readFileSync(path, 'utf8');
    return [path, text.replaceAll(counted, String(defects.length)).replace(listed, line)];
  });
};

/** Every document that is generated from the repository, or has figures of it, by its path. */
export const printDocuments = async (): Promise<Record<string, string>> => ({
  'docs/decisions/README.md': printIndex(readDecisions('docs/decisions')),
  'apps/web/src/grade/first-card.json': printFirstCard(),
  ...printLabLists(),
  ...Object.fromEntries(await printCounts(['README.md', 'docs/grading.md'])),
});

export const writeDocuments = async (): Promise<void> => {
  for (const [path, text] of Object.entries(await printDocuments())) writeFileSync(path, text);
};
