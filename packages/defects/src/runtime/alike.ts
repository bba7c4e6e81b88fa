const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const listed = (value: object): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value;
  if (value instanceof Set || value instanceof Map || value instanceof URLSearchParams)
    return [...value];
  if (value instanceof Date) return [value.getTime()];
  if (value instanceof Error) return [value.name, value.message, Object.entries(value)];
  return undefined;
};

const entriesAlike = (one: object, other: object): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        name in other && alike(one[name as keyof typeof one], other[name as keyof typeof other]),
    )
  );
};

/** Whether two values are sure to be the same to whoever gets them; a function is so only to itself. */
export const alike = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  const [items, others] = [listed(one), listed(other)];
  if (items && others)
    return items.length === others.length && items.every((item, at) => alike(item, others[at]));
  return isPlain(one) && entriesAlike(one, other);
};
