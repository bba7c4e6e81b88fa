import { readFileSync } from 'node:fs';

/** The code blocks of the first lesson in the guide, which the site shows, too. */
export const printFirstCard = (): string => {
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
