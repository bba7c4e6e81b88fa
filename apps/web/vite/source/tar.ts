import type { SourceFile } from './files.ts';

const block = 512;
const longestName = 100;

/** A path of more than 100 bytes is in two parts, which a reader joins by a slash. */
const partsOf = (path: string): readonly [prefix: string, name: string] => {
  if (path.length <= longestName) return ['', path];
  const at = path.indexOf('/', path.length - longestName - 1);
  return [path.slice(0, at), path.slice(at + 1)];
};

const octal = (number: number, length: number): string =>
  `${Math.floor(number)
    .toString(8)
    .padStart(length - 1, '0')}\0`;

const headerOf = (path: string, { content, mtime, isProgram }: SourceFile): Buffer => {
  const [prefix, name] = partsOf(path);
  const header = Buffer.alloc(block);
  const fields = [
    [0, name],
    [100, octal(isProgram ? 0o755 : 0o644, 8)],
    [108, octal(0, 8)],
    [116, octal(0, 8)],
    [124, octal(content.length, 12)],
    [136, octal(mtime.getTime() / 1000, 12)],
    /* The sum counts its own field as spaces. */
    [148, ' '.repeat(8)],
    [156, '0'],
    [257, 'ustar\u000000'],
    [345, prefix],
  ] as const;
  for (const [at, text] of fields) header.write(text, at);
  header.write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      7,
    )} `,
    148,
  );
  return header;
};

/** A tar archive (POSIX 1003.1-1988) of files in one folder. */
export const tarOf = (folder: string, files: readonly SourceFile[]): Buffer =>
  Buffer.concat([
    ...files.flatMap((file) => [
      headerOf(`${folder}/${file.path}`, file),
      file.content,
      Buffer.alloc((block - (file.content.length % block)) % block),
    ]),
    Buffer.alloc(2 * block),
  ]);
