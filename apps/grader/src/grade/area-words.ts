/** What the pages of the API and of the site call several areas together, and how others spell one. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  auth: ['access', 'auth-lab'],
  behaviour: ['behavior'],
  books: ['lists', 'writing', 'versions'],
  shop: ['catalogue', 'product', 'cart', 'payment'],
  tokens: ['access'],
};

interface Place {
  readonly area: string;
  readonly rule: string;
}

/** A word of --only is an area, several of them, a rule, or the beginning of the numbers of rules. */
export const isNamed = ({ area, rule }: Place, word: string): boolean =>
  (Object.hasOwn(aliases, word) && aliases[word]!.includes(area)) ||
  word === area ||
  rule.toLowerCase().startsWith(word.toLowerCase());

/** The areas that a word which is no area has chosen, in a line; nothing for one that says so itself. */
export const saidOfWord = (all: readonly Place[], word: string): string | undefined => {
  const areas = [...new Set(all.filter((one) => isNamed(one, word)).map(({ area }) => area))];
  return areas.length === 0 || areas.includes(word) || areas.length === 1
    ? undefined
    : `--only ${word} stands for ${areas.join(', ')}.`;
};

/** What a word that names nothing may have meant: it begins like them, or contains them. */
export const meantBy = (names: readonly string[], word: string): readonly string[] =>
  names.filter((name) => name.startsWith(word.slice(0, 3)) || word.includes(name));

export const aliasWords = Object.keys(aliases);
