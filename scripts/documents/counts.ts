import { readFileSync } from 'node:fs';
import { readDefects } from '../../packages/defects/src/all.ts';

/** The number in front of these words is that of all defects. */
const counted = /\d+(?= (?:defects into Sparring|defects; each breaks|small wrong edits))/g;

/** The line that lists the areas of the defects. */
const listed = /^The areas are .*$/m;

/** The documents that say how many defects there are, with the present number and areas. */
export const printCounts = async (
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
