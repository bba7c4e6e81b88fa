/** What an element is called or shows, and what names another element; not what it is worth or where it leads. */
const isName = (prop: string): boolean =>
  prop.startsWith('aria-') ||
  ['children', 'id', 'data-testid', 'htmlFor', 'placeholder', 'title', 'alt'].includes(prop);

const inValue = (value: unknown, rename: (text: string) => string): unknown => {
  if (typeof value === 'string') return rename(value);
  if (!Array.isArray(value)) return value;
  return value.map((child: unknown) => (typeof child === 'string' ? rename(child) : child));
};

/** The attributes and texts of an element with the names of a redesign; what its children are made of has been here before. */
export const renamed = (props: object, rename: (text: string) => string): object =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      isName(name) ? inValue(value, rename) : value,
    ]),
  );
