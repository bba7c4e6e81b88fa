/** A gap in a JSON text: fills it with so much text that the whole has this size. */
export type Gap = (size: number, fill: (room: number) => string) => string;

const mark = '@@';

/** The text with a mark in it as a gap. */
const gapIn =
  (text: string): Gap =>
  (size, fill) =>
    text.replace(`"${mark}"`, () => fill(size - text.length));

/** Pieces with a comma between them, of this size together at most. */
export const pieces =
  (piece: (nth: number) => string) =>
  (room: number): string => {
    const all: string[] = [];
    for (let left = room; ;) {
      const next = piece(all.length);
      left -= next.length + 1;
      if (left < 0) return all.join(',');
      all.push(next);
    }
  };

/** Members that no object has: short names, names that JSON Pointer escapes, and names that JSON escapes. */
export const members = {
  'unknown members': pieces((nth) => `"_${nth}":0`),
  'unknown members with long names': pieces((nth) => `"${'/~'.repeat(45)}${nth}":0`),
  'unknown members with escaped names': pieces(
    (nth) => `"${String.raw`\u0001`.repeat(80)}${nth}":0`,
  ),
};

const text =
  (unit: string) =>
  (room: number): string =>
    `"${unit.repeat((room - 2) / unit.length)}"`;
const list = (item: string) => (room: number) => `[${pieces(() => item)(room - 2)}]`;
const nested = (open: string, close: string) => (room: number) => {
  const levels = Math.floor(room / (open.length + close.length)) - 1;
  return `${open.repeat(levels)}0${close.repeat(levels)}`;
};

/** Values that could make a long answer, wherever they stand. */
export const values = {
  'a long text': text('x'),
  'a text of escapes': text(String.raw`\u0001`),
  'a text of quotes': text(String.raw`\"`),
  'a list of numbers': list('0'),
  'a list of texts': list('""'),
  'a list of objects': list('{}'),
  'a list of lists': list('[[]]'),
  'an object of many members': (room: number) => `{${members['unknown members'](room - 2)}}`,
  'an object of long members': (room: number) =>
    `{${members['unknown members with long names'](room - 2)}}`,
  'nested lists': nested('[', ']'),
  'nested objects': nested('{"a":', '}'),
};

type Rebuild = (inner: unknown) => unknown;

/** Every value in a document, with the function that makes the document with another one in its place. */
const within = (
  value: unknown,
  rebuild: Rebuild = (inner) => inner,
): readonly (readonly [unknown, Rebuild])[] => [
  [value, rebuild],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, member]) =>
        within(member, (inner) =>
          rebuild(
            Array.isArray(value) ? value.with(Number(name), inner) : { ...value, [name]: inner },
          ),
        ),
      )
    : []),
];

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The gaps for each value of a document. */
export const valueGaps = (document: unknown): readonly Gap[] =>
  within(document).map(([, rebuild]) => gapIn(JSON.stringify(rebuild(mark))));

/** The gaps for further members, in each of its objects. */
export const memberGaps = (document: unknown): readonly Gap[] =>
  within(document)
    .filter(([value]) => isObject(value))
    .map(([value, rebuild]) => {
      const whole = JSON.stringify(rebuild({ [mark]: 0, ...(value as object) }));
      return gapIn(whole.replace(`"${mark}":0`, `"${mark}"`));
    });

/** Documents whose lists have this number of items, each of which has further members. */
export const itemGaps = (document: unknown, count: number): readonly Gap[] =>
  within(document).flatMap(([value, rebuild]) => {
    if (!Array.isArray(value)) return [];
    const around = gapIn(JSON.stringify(rebuild([mark])));
    return value.slice(0, 1).flatMap((item) =>
      memberGaps(item).map(
        (gap): Gap =>
          (size, fill) =>
            around(size, (room) =>
              Array.from({ length: count }, () => gap(Math.floor(room / count) - 1, fill)).join(
                ',',
              ),
            ),
      ),
    );
  });
