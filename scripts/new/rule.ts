import { globSync } from 'node:fs';
import { Failure } from '../programs/failure.ts';
import { edited, type Kind, read } from './plan.ts';

/** The area of a rule, by the name that its file and its anchor share. */
const fileOf = (area: string): string => {
  const files = globSync('packages/rules/src/*/*.ts').map((path) => path.replaceAll('\\', '/'));
  const areas = files.filter((path) => /\b(?:area|\w+Area)\(/.test(read(path)));
  const found = areas.find((path) => path.endsWith(`/${area}.ts`));
  if (found) return found;
  const known = areas.map((path) => path.replace(/^.*\/|\.ts$/g, '')).toSorted();
  throw new Failure(`There is no area ${area}. Choose one of ${known.join(', ')}.`);
};

/** The next rule of an area, with the words of the last one. */
export const rule: Kind = (area) => {
  const path = fileOf(area);
  const lastRule = /^ +["']([A-Z]+)-(\d{2}) [^\n]*\n(?= *\][,)])/m;
  const [text, prefix, number] = lastRule.exec(read(path)) ?? [];
  if (!text) throw new Failure(`${path} has no last rule that scripts/new/rule.ts can read.`);
  const id = `${prefix}-${String(Number(number) + 1).padStart(2, '0')}`;
  const copy = text.replace(/[A-Z]+-\d{2}/, id);
  const isOfApi = path.includes('/api/');
  return {
    files: Object.fromEntries(edited(path, (before) => before.replace(text, () => text + copy))),
    red: {
      cwd: 'packages/rules',
      file: 'src/rule-book.test.ts',
      title: 'no two rules say the same',
    },
    steps: [
      `Write the sentence of ${id} in ${path}: one claim, with its boundary, that a test can check from outside.`,
      `Write the test that holds it in ${isOfApi ? 'apps/api/test/acceptance' : 'apps/web/e2e'}; its title ends in [${id}].`,
      ...(isOfApi ? ['Run npm run fix.'] : []),
      'Run npm run check.',
    ],
  };
};
