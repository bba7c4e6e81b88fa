/** The names of the folders and of the request in "cart / GET - all of it › replies 200". */
const pathOf = (name: string): readonly string[] => {
  const end = name.indexOf(' › ');
  return end < 0 ? [] : name.slice(0, end).split(' / ');
};

const outermostOf = (name: string): string => pathOf(name)[0] ?? '';

/** Newman runs whole folders, and requests that are in none: what is in one often needs those before it. */
export const ofNewman = (names: readonly string[]): readonly string[] | undefined => {
  const outermost = [...new Set(names.map(outermostOf))];
  return outermost.includes('') ? undefined : outermost.map((name) => `--folder=${name}`);
};

/** All tests of the same folders; all of the suite where something inside a folder is called like one of these, because Newman could take that. */
export const runWithFolders = (
  names: readonly string[],
  all: ReadonlySet<string>,
): readonly string[] => {
  const outermost = new Set(names.map(outermostOf));
  const isUnclear = [...all].some((name) =>
    pathOf(name)
      .slice(1)
      .some((inside) => outermost.has(inside)),
  );
  const isIn = (name: string): boolean => isUnclear || outermost.has(outermostOf(name));
  return [...new Set([...names, ...[...all].filter(isIn)])];
};
