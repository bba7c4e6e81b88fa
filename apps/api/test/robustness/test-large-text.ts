import type { SampleParts } from '@sparring/contracts/print/multipart';
import { mostFileBytes, mostFiles } from '@sparring/contracts/uploads/upload-limits';
import { bodyOf } from '../support/upload-files.ts';

/** Bodies by what multiplies in them. */
export type Bodies = Readonly<Record<string, Buffer | string>>;

const filled = (size: number, unit: string): string =>
  unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

const numbered = (size: number, piece: (nth: number) => string): string => {
  let all = '';
  for (let nth = 0; all.length < size; nth += 1) all += piece(nth);
  return all.slice(0, size);
};

/** Forms with the fields of a documented one. */
export const largeForms = (fields: Readonly<Record<string, string>>, size: number): Bodies => {
  const whole = new URLSearchParams(fields).toString();
  const named = Object.keys(fields).flatMap((name) => [
    [`${name} again and again`, filled(size, `${name}=x&`)],
    [`a long ${name}`, `${name}=${filled(size - name.length - 1, 'x')}`],
    [`control characters in ${name}`, `${name}=${filled(size - name.length - 1, '\u0001')}`],
  ]);
  const unknown = (piece: (nth: number) => string) =>
    `${whole}&${numbered(size - whole.length - 1, piece)}`;
  return {
    'unknown fields': unknown((nth) => `_${nth}=&`),
    'unknown fields with long names': unknown((nth) => `${'/~'.repeat(45)}${nth}=&`),
    'nothing but separators': filled(size, '&'),
    'one long name': filled(size, 'x'),
    'percent signs': filled(size, '%'),
    ...Object.fromEntries(named),
  };
};

/** CSV with the header and the first row of a documented text. */
export const largeCsv = (example: string, size: number): Bodies => {
  const [header = '', row = ''] = example.split('\n');
  const begun = (unit: string) => header + '\n' + filled(size - header.length - 1, unit);
  const names = header.split(',');
  return {
    'empty columns': filled(size, ','),
    'unknown columns': numbered(size, (nth) => `_${nth},`),
    'long columns': numbered(size, (nth) => `${'/~'.repeat(45)}${nth},`),
    'the same column': filled(size, `${names[0]},`),
    'the known columns last': filled(size / 2, ',') + filled(size / 2, `${header},`),
    'empty rows': begun('\n'),
    'empty fields': begun(','),
    'rows with one field': begun('x\n'),
    'rows with wrong fields': begun(`${names.map(() => '').join(',')}\n`),
    'the same row': begun(`${row}\n`),
    'a long field': begun('x'),
    'a quote that is not closed': begun('"x'),
    'a quote in a field': begun('x"'),
    'quoted fields': begun('"",'),
    'no line break': filled(size, 'x'),
    'a column of control characters': filled(size, '\u0001'),
    ...Object.fromEntries(
      names.map((name, at) => {
        const cells = row.split(',').with(at, '\u0001'.repeat(400)).slice(0, names.length);
        return [`rows with a long ${name}`, begun(`${cells.join(',')}\n`)];
      }),
    ),
  };
};

/** Multipart bodies, some as large as the largest upload. */
export const largeMultipart = (sample: SampleParts): Bodies => {
  const [part = ''] = Object.keys(sample);
  const file = { part, name: 'a.txt', type: 'text/plain', bytes: 'x' };
  const times = (count: number, one: object) =>
    bodyOf(...Array.from({ length: count }, () => ({ ...file, ...one })));
  return {
    'files of the largest size': times(mostFiles, { bytes: Buffer.alloc(mostFileBytes, 'x') }),
    'a file that is too large': times(1, { bytes: Buffer.alloc(mostFileBytes + 1, 'x') }),
    'files with long names': times(mostFiles, { name: '/~'.repeat(1900) }),
    'files with long types': times(mostFiles, { type: `text/${'x'.repeat(3000)}` }),
    'many files': times(5000, {}),
    'many files without bytes': times(5000, { bytes: '' }),
    'many texts': times(5000, { name: undefined }),
    'a long text': times(1, { name: undefined, bytes: 'x'.repeat(1_000_000) }),
    'many names': bodyOf(
      ...Array.from({ length: 5000 }, (_, nth) => ({ ...file, part: `_${nth}` })),
    ),
    'long names': bodyOf(
      ...Array.from({ length: 20 }, (_, nth) => ({ ...file, part: `${'/~'.repeat(1900)}${nth}` })),
    ),
  };
};
