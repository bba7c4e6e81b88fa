import { addImport, addItem, blockIn } from './lists.ts';
import { namesOf, renamed } from './names.ts';
import { copied, edited, type Kind, read, refuseTaken, refuseUnknown } from './plan.ts';

const example = namesOf('slider');
const exercises = 'apps/web/src/exercises';
const specs = 'apps/web/e2e/exercises';
const rules = 'packages/rules/src/exercises';

/** The slider has an alias, because another exercise has the address of its slug. */
const withoutAlias = (text: string): string =>
  text.replace(/^ *alias: .*\n/m, '').replaceAll('euro-slider', 'slider');

/** A copy of the slider, in the pack that is named, or in that of the slider. */
export const exercise: Kind = (name, pack = 'widgets') => {
  refuseUnknown(pack, exercises);
  refuseTaken(name, `${exercises}/*/${name}`, `packages/rules/src/*/${name}.ts`);
  const names = namesOf(name);
  const change = (text: string): string => renamed(withoutAlias(text), example, names);
  const entry = blockIn(read(`${exercises}/widgets/pack.ts`), /^ {4}\{\n {6}slug: 'slider'/m);
  return {
    files: Object.fromEntries([
      ...copied(`${exercises}/widgets/slider`, `${exercises}/${pack}/${name}`, change),
      ...edited(`${exercises}/${pack}/pack.ts`, addItem(change(entry))),
      ...copied(`${rules}/slider.ts`, `${rules}/${name}.ts`, change),
      ...edited(
        `${rules}/${pack}.ts`,
        addImport(`import { ${names.camel} } from './${name}.ts';`),
        addItem(names.camel),
      ),
      ...copied(`${specs}/widgets/slider.spec.ts`, `${specs}/${pack}/${name}.spec.ts`, change),
    ]),
    red: {
      cwd: 'packages/rules',
      file: 'src/rule-book.test.ts',
      title: 'no two rules say the same',
    },
    steps: [
      `Write what the exercise promises in ${rules}/${name}.ts.`,
      `Write a test for each promise in ${specs}/${pack}/${name}.spec.ts; one is smoke.`,
      `Write page.tsx and lesson.ts in ${exercises}/${pack}/${name}, and what it trains in ${pack}/pack.ts.`,
      `Run npm run new defect with a rule of ${name}: every exercise has a defect.`,
      `By hand: a short Selenium test at @page_at("/webelements/${name}") in apps/web/selenium/test_${pack}.py.`,
      `Run npm run check, npm test -- ${name} every-page and npm run selenium.`,
    ],
  };
};
