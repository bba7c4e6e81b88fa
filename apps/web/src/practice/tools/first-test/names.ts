const wordsOf = (title: string): string[] => title.toLowerCase().match(/[a-z0-9]+/g) ?? [];

export const inSnakeCase = (title: string): string => wordsOf(title).join('_');

export const inCamelCase = (title: string): string =>
  wordsOf(title)
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
