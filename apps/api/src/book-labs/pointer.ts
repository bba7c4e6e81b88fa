const tokensOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

const neverFollowed: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
const index = /^(?:0|[1-9]\d*|-)$/;

const isStep = (parent: object, token: string): boolean =>
  Array.isArray(parent)
    ? index.test(token)
    : !neverFollowed.has(token) && (Object.hasOwn(parent, token) || !(token in parent));

/**
 * Whether a JSON Pointer goes through members of the document alone. The library also follows what JavaScript
 * adds to every value, such as /toString or the length of a list, and a patch could change it.
 */
export const isInside = (document: object, pointer: string): boolean => {
  let at: unknown = document;
  for (const token of tokensOf(pointer)) {
    if (at === undefined) return true;
    if (typeof at !== 'object' || at === null || !isStep(at, token)) return false;
    at = (at as Readonly<Record<string, unknown>>)[token];
  }
  return true;
};
