import { globSync } from 'node:fs';
import { Failure } from '../programs/failure.ts';
import { addItem, blockIn } from './lists.ts';
import { type Kind, read } from './plan.ts';

const areas = 'packages/defects/src/areas';
const exampleFile = `${areas}/cart/badge.ts`;
const example = 'added-for-ever';
const newArea = (item: string): string => `import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
${item}];
`;

const refuseTakenId = (id: string): void => {
  const taken = globSync(`${areas}/**/*.ts`).find((path) => read(path).includes(`defect('${id}',`));
  if (taken) throw new Failure(`${id} exists: see ${taken}. Choose another name.`);
};

/** A copy of the example in the shortest file of the area that is named, or in the first file of a new area. */
export const defect: Kind = (name, area = 'cart') => {
  refuseTakenId(name);
  const block = blockIn(read(exampleFile), new RegExp(`^ {2}defect\\('${example}'`, 'm'));
  const item = block.replace(example, name);
  const files = globSync(`${areas}/{${area}.ts,${area}/*.ts}`);
  const [shortest] = files.toSorted((one, other) => read(one).length - read(other).length);
  const path = shortest ?? `${areas}/${area}.ts`;
  return {
    files: { [path]: shortest ? addItem(item)(read(path)) : newArea(item) },
    red: {
      cwd: 'packages/defects',
      file: 'src/all.test.ts',
      title: 'no two defects make the same edit',
    },
    steps: [
      `Choose a rule, and write the edit that breaks it and nothing else in ${path}.`,
      'Write what a user sees, three hints from a nudge to a recipe, and the check as a learner would write it.',
      `Run npm run prove -- -t ${name}: the check passes without the edit and fails with it.`,
      `Run npm run prove -- --stale, npm run grade:own -- ${name} and npm run fix.`,
    ],
  };
};
