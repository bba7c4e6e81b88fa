/** Whether a line of a command runs Maven. */
export const runsMaven = (line: string): boolean => /\bmvnw?\b/.test(line);

/** The parts of a name such as "sparring.FindTest › finds(String)[1]". Gradle writes "finds()" for a single case. */
const methodOf = (name: string) =>
  /^(?<group>[\w.$]+) › (?<method>[\w$]+)(?:\(\)$|(?<more>.*)$)/s.exec(name)?.groups;

/** The option of Surefire, which calls that case sparring.FindTest#finds*; undefined where a name is none of a method. */
export const ofMaven = (names: readonly string[]): string | undefined => {
  const methods = new Map<string, Set<string>>();
  for (const name of names) {
    const { group, method, more } = methodOf(name) ?? {};
    if (group === undefined || method === undefined) return undefined;
    methods.set(group, (methods.get(group) ?? new Set()).add(more ? `${method}*` : method));
  }
  const all = [...methods].map(([group, some]) => `${group}#${[...some].join('+')}`);
  return `-Dtest=${all.join(',')}`;
};

/** Where the plugins are. */
export const pluginsWord = '{plugins}';

/** The argument by which Gradle takes the plugin that reads the names. */
export const ofGradle = (names: readonly string[]): readonly string[] | undefined =>
  names.every(methodOf) ? [`--init-script=${pluginsWord}/sparring.gradle`] : undefined;

/** Neither Maven nor Gradle takes a single case of a test with parameters: all cases run, and so do the methods whose names begin like it. */
export const runWithMethods = (
  names: readonly string[],
  all: ReadonlySet<string>,
): readonly string[] => {
  const prefixes = new Set(
    names.map((name) => {
      const { group, method, more } = methodOf(name) ?? {};
      return `${group} › ${method}${more ? '' : '('}`;
    }),
  );
  const lengths = [...new Set([...prefixes].map(({ length }) => length))];
  const isAlike = (name: string): boolean =>
    lengths.some((length) => prefixes.has(name.slice(0, length)));
  return [...new Set([...names, ...[...all].filter(isAlike)])];
};
