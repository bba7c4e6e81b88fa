import { pluginsWord } from './choice-of-java.ts';

/** The names of the folders and of the request in "cart / GET - all of it › replies 200". */
const pathOf = (name: string): readonly string[] => {
  const end = name.indexOf(' › ');
  return end < 0 ? [] : name.slice(0, end).split(' / ');
};

const outermostOf = (name: string): string => pathOf(name)[0] ?? '';

const isTellable = (name: string): boolean => name !== '' && !name.includes(pluginsWord);

/** Whole folders, and requests that are in none: what is in a folder often needs the requests before it. */
export const ofNewman = (names: readonly string[]): readonly string[] | undefined => {
  const outermost = [...new Set(names.map(outermostOf))];
  return outermost.every(isTellable) ? outermost.map((name) => `--folder=${name}`) : undefined;
};

/** All tests of the same folders; all of the suite where Newman could take another folder or request of the same name. */
export const runWithFolders = (
  names: readonly string[],
  all: ReadonlySet<string>,
): readonly string[] => {
  const outermost = new Set(names.map(outermostOf));
  const paths = [...all].map(pathOf);
  const folders = new Set(paths.filter(({ length }) => length > 1).map(([first]) => first));
  const isUnclear = paths.some(([first = '', ...inside]) =>
    inside.length === 0
      ? outermost.has(first) && folders.has(first)
      : inside.some((one) => outermost.has(one)),
  );
  const isIn = (name: string): boolean => isUnclear || outermost.has(outermostOf(name));
  return [...new Set([...names, ...[...all].filter(isIn)])];
};
