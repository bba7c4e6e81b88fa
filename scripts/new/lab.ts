import { namesOf, renamed } from './names.ts';
import { copied, type Kind, refuseTaken } from './plan.ts';

const example = { ...namesOf('waits'), prefix: 'WAIT' };
const labs = 'apps/web/src/labs';
const specs = 'apps/web/e2e/labs';
const rules = 'packages/rules/src/labs';
const facts = 'packages/contracts/src/lab-facts';
const samples = 'apps/api/test/acceptance/labs';
const practice = 'packages/practice/src/labs';

export const lab: Kind = (name) => {
  refuseTaken(name, `apps/web/src/exercises/*/${name}`, `packages/rules/src/*/${name}.ts`);
  const names = namesOf(name);
  const change = (text: string): string => renamed(text, example, names);
  return {
    files: Object.fromEntries([
      ...copied(`${labs}/waits`, `${labs}/${name}`, change),
      ...copied(`${rules}/waits.ts`, `${rules}/${name}.ts`, change),
      ...copied(`${facts}/waits.ts`, `${facts}/${name}.ts`, change),
      ...copied(`${practice}/waits`, `${practice}/${name}`, change),
      ...copied(`${samples}/waits.ts`, `${samples}/${name}.ts`, change),
      ...copied(`${specs}/waits.spec.ts`, `${specs}/${name}.spec.ts`, change),
    ]),
    red: {
      after: 'npm run fix',
      cwd: 'packages/rules',
      file: 'src/rule-book.test.ts',
      title: 'no two rules say the same',
    },
    steps: [
      `Write what the lab promises in ${rules}/${name}.ts.`,
      `Write the four tests in ${labs}/${name}/answers: the naive ones fail, the good ones pass.`,
      `Write what the page reports in ${facts}/${name}.ts, and what is drawn and judged in ${practice}/${name}.`,
      `Write the facts of the whole task and of half of it in ${samples}/${name}.ts.`,
      `Write page.tsx, lesson.ts, listing.ts and weak-line.ts in ${labs}/${name}, and ${specs}/${name}.spec.ts.`,
      `Run npm run fix, npm run check, npm test -- labs every-page and npm run selenium -- -k answers.`,
    ],
  };
};
