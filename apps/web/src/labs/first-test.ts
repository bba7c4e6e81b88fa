/** The parts of a file that blank lines separate at its left edge: imports, a helper, a test. */
const partsOf = (source: string): readonly string[] => source.split(/(?<=\n\n)(?=\S)/);

const isTest = (part: string) => /^(?:test\(|for \(|def test_|@pytest)/m.test(part);

const namesIn = (part: string): readonly string[] =>
  [...part.matchAll(/^(?:(?:const|def) (\w+)|([A-Z_]+) =)/gm)].map(
    (found) => found[1] ?? found[2]!,
  );

/** Whether the text uses the name, and not as a word of a text or as a key. */
const has = (text: string, name: string) =>
  new RegExp(`(?<![\\w/'"]|[^.]\\.)${name}(?![\\w'"-]|: \\S)`).test(text);

/** The imports of names that the text uses. */
const importsIn = (part: string, text: string): string => {
  const kept = part.replaceAll(
    /^.*\bimport (?:\{ )?([\w, ]+)(?: \}.*)?\n/gm,
    (line, list: string) => {
      const used = list.split(', ').filter((name) => has(text, name.split(' ').at(-1)!));
      return used.length === 0 ? '' : line.replace(list, used.join(', '));
    },
  );
  return kept.trim() && kept;
};

/** The first test of a file with all that it needs, and what is left of the file. */
export const firstTestOf = (source: string): readonly [first: string, rest: string] => {
  const all = partsOf(source);
  const start = all.findIndex((part) => !/^(?:import|from) /.test(part));
  const parts = all.slice(start);
  const needed = new Set([parts.findIndex(isTest)]);
  const isNeeded = (part: string) => {
    const names = namesIn(part);
    const text = [...needed].map((at) => parts[at]).join('');
    return !isTest(part) && (names.length === 0 || names.some((name) => has(text, name)));
  };
  for (let before = 0; before < needed.size;) {
    before = needed.size;
    for (const [at, part] of parts.entries()) if (isNeeded(part)) needed.add(at);
  }
  const first = parts.filter((_, at) => needed.has(at)).join('');
  const imports = all.slice(0, start).map((part) => importsIn(part, first));
  const rest = parts.filter((_, at) => !needed.has(at)).join('');
  return [`${imports.join('')}${first}`.trimEnd(), rest.trimEnd()];
};
