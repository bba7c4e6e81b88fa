/** Classes that are promised (docs/stability.md) keep their names. */
const promised =
  'addButton componentContainer draggable dropzone message scroll-button shadow-button shadow-input';

const given = new Set<string>(promised.split(' '));

/** Another name for a class, the same each time, that has nothing of the first; what was given already stays. */
export const otherClass = (name: string): string => {
  if (given.has(name)) return name;
  let hash = 7;
  for (const sign of name) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) >>> 0;
  const other = `k${hash.toString(36)}`;
  given.add(other);
  return other;
};
