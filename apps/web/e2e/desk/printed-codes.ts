import { inflateSync } from 'node:zlib';
import { decodeQR } from 'qr/decode.js';

type Matrix = readonly [number, number, number, number, number, number];
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The content of each page: the compressed streams that set the size of a pixel first. */
const contentsOf = (pdf: Buffer): string[] => {
  const text = pdf.toString('latin1');
  const starts = text.matchAll(/\/Length (\d+)>>\s*stream\r?\n/g);
  return [...starts].flatMap(({ 0: head, 1: length, index }) => {
    const from = index + head.length;
    try {
      const content = inflateSync(pdf.subarray(from, from + Number(length))).toString('latin1');
      return /^\S+ 0 0 \S+ 0 \S+ cm\n/.test(content) ? [content] : [];
    } catch {
      return [];
    }
  });
};

const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

/** The boxes that are filled with black, in points. */
const blackBoxes = (content: string): Box[] => {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let isBlack = true;
  let corners: [number, number][] = [];
  let shapes: Box[] = [];
  const stack: [Matrix, boolean][] = [];
  const found: Box[] = [];
  const at = (x: number, y: number): [number, number] => [
    x * matrix[0] + y * matrix[2] + matrix[4],
    x * matrix[1] + y * matrix[3] + matrix[5],
  ];
  const close = () => {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    if (corners.length > 0)
      shapes.push([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
    corners = [];
  };
  for (const line of content.split('\n')) {
    const words = line.trim().split(' ');
    const operator = words.at(-1);
    const [x = 0, y = 0, width = 0, height = 0] = words.slice(0, -1).map(Number);
    if (operator === 'q') stack.push([matrix, isBlack]);
    if (operator === 'Q') [matrix, isBlack] = stack.pop()!;
    if (operator === 'cm')
      matrix = times(words.slice(0, 6).map(Number) as unknown as Matrix, matrix);
    if (operator === 'rg') isBlack = words.slice(-4, -1).every((part) => part === '0');
    if (operator === 'm') close();
    if (operator === 'm' || operator === 'l') corners.push(at(x, y));
    if (operator === 're') {
      close();
      corners.push(at(x, y), at(x + width, y + height));
    }
    if (operator === 'h') close();
    if (/^f\*?$/.test(operator ?? '')) {
      close();
      if (isBlack) found.push(...shapes);
    }
    if (/^(?:f\*?|n|S|B)$/.test(operator ?? '')) [shapes, corners] = [[], []];
  }
  return found;
};

const millimeter = 72 / 25.4;
const [columns, rows] = [3, 8];
const [cellWidth, cellHeight] = [70 * millimeter, 37 * millimeter];
const pageHeight = 297 * millimeter;
/** Pixels of a point, as a printer with 300 dots per inch has them. */
const scale = 300 / 72;

/** What the code in a cell says, drawn as a printer draws it; undefined for an empty cell. */
const decoded = (boxes: readonly Box[], left: number, top: number): string | undefined => {
  const inside = boxes.filter(
    ([x0, y0, x1, y1]) =>
      x0 >= left && x1 <= left + cellWidth && y1 <= top && y0 >= top - cellHeight,
  );
  if (inside.length === 0) return undefined;
  const [width, height] = [Math.ceil(cellWidth * scale), Math.ceil(cellHeight * scale)];
  const data = new Uint8Array(width * height * 3).fill(255);
  const pixel = (points: number) => Math.round(points * scale);
  for (const [x0, y0, x1, y1] of inside)
    for (let y = pixel(top - y1); y < pixel(top - y0); y += 1)
      data.fill(0, (y * width + pixel(x0 - left)) * 3, (y * width + pixel(x1 - left)) * 3);
  return decodeQR({ width, height, data }, { timeLimit: 5000 });
};

const codesOn = (content: string): string[] => {
  const boxes = blackBoxes(content);
  return Array.from({ length: rows * columns }, (_, cell) => {
    const left = (cell % columns) * cellWidth;
    const top = pageHeight - Math.floor(cell / columns) * cellHeight;
    return decoded(boxes, left, top);
  }).filter((code) => code !== undefined);
};

/** The codes of each page that has codes, read in the 24 cells of a sheet of labels. */
export const printedCodes = (pdf: Buffer): string[][] =>
  contentsOf(pdf)
    .map(codesOn)
    .filter((codes) => codes.length > 0);
