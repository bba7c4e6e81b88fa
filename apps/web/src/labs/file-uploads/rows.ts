import type { FileUploadsFacts } from '@sparring/contracts/lab-facts/file-uploads';
import { mostFileBytes, mostFiles } from '@sparring/contracts/uploads/upload-limits';

/** What the list needs of a chosen file; the browser's `File` has it. */
interface Chosen {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** A file that has arrived at the API. */
interface Arrival {
  readonly state: 'arrived';
  /** Of the bytes that the API got. */
  readonly sha256: string;
  /** How many other files had arrived before. */
  readonly place: number;
  /** How often it was sent. */
  readonly times: number;
}

interface Listed<File> {
  /** Its place in the list, from 1. */
  readonly number: number;
  readonly file: File;
}

export type UploadRow<File extends Chosen = Chosen> = Listed<File> &
  (
    | { readonly state: 'ready' | 'sending' }
    | { readonly state: 'refused'; readonly why: string }
    | Arrival
  );

/** A limit for the file alone. `accept` of the input keeps none of these away. */
const refusalOf = ({ size, type }: Chosen): string | undefined => {
  if (size === 0) return 'it is empty';
  if (size > mostFileBytes) return `it has more than ${mostFileBytes} bytes`;
  return type === 'text/plain' ? undefined : `its type is ${type || 'unknown'}, not text/plain`;
};

/** A limit for the file beside those that are listed. */
const refusalBeside = (listed: readonly UploadRow[], { name }: Chosen): string | undefined => {
  const taken = listed.filter(({ state }) => state !== 'refused');
  if (taken.some(({ file }) => file.name === name)) return 'the list has a file of this name';
  return taken.length < mostFiles ? undefined : `the list is full: it has ${mostFiles} files`;
};

/** The list with one more file, which is ready or refused. */
export const withFile = <File extends Chosen>(
  listed: readonly UploadRow<File>[],
  file: File,
): readonly UploadRow<File>[] => {
  const why = refusalOf(file) ?? refusalBeside(listed, file);
  const place = { number: listed.length + 1, file };
  return [...listed, why === undefined ? { ...place, state: 'ready' } : refused(place, why)];
};

export const refused = <File extends Chosen>(
  { number, file }: Listed<File>,
  why: string,
): UploadRow<File> => ({ number, file, state: 'refused', why });

/** The row after its file has arrived, for the first time or again. */
export const arrived = <File extends Chosen>(
  row: UploadRow<File>,
  { sha256, place }: Pick<Arrival, 'sha256' | 'place'>,
): UploadRow<File> => {
  const { number, file } = row;
  const after = { number, file, state: 'arrived', sha256 } as const;
  return row.state === 'arrived'
    ? { ...after, place: row.place, times: row.times + 1 }
    : { ...after, place, times: 1 };
};

/** What the list says to those who judge it. */
export const toldOf = (
  rows: readonly UploadRow[],
): Pick<FileUploadsFacts, 'refused' | 'arrived'> => {
  const refusals = rows.filter(({ state }) => state === 'refused');
  const wasRefused = {
    'an empty file': refusals.some(({ file }) => file.size === 0),
    'an HTML page': refusals.some(({ file }) => file.type === 'text/html'),
  };
  return {
    refused: (['an empty file', 'an HTML page'] as const).filter((each) => wasRefused[each]),
    arrived: rows
      .filter((row) => row.state === 'arrived')
      .toSorted((one, other) => one.place - other.place)
      .map(({ file, place, times }) => ({ name: file.name, place, times })),
  };
};

export const stateInWords = (row: UploadRow): string =>
  row.state === 'refused' ? `refused: ${row.why}` : row.state;
