import { copied, type Kind, refuseTaken, refuseUnknown } from './plan.ts';

const areas = 'packages/defects/src/areas';
const example = 'removes-every-copy';

/** A copy of the example, in the area that is named, or in that of the example. */
export const defect: Kind = (name, area = 'cart') => {
  refuseUnknown(area, areas);
  refuseTaken(name, `${areas}/*/${name}.ts`);
  const path = `${areas}/${area}/${name}.ts`;
  const change = (text: string): string => text.replace(`'${example}'`, `'${name}'`);
  return {
    files: Object.fromEntries(copied(`${areas}/cart/${example}.ts`, path, change)),
    red: {
      cwd: 'packages/defects',
      file: 'src/all.test.ts',
      title: 'no two defects make the same edit',
    },
    steps: [
      `Choose a rule, and write the edit that breaks it and nothing else in ${path}.`,
      'Write what a user sees, three hints, and the check as a learner would write it.',
      `Run npm run prove -- -t ${name}: the check passes without the edit and fails with it.`,
      `Run npm run prove -- --stale, npm run grade:own -- ${name} and npm run fix.`,
    ],
  };
};
