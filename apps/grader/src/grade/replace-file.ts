import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that is replaced as a whole or not at all. */
export const replaceFile = async (file: string, text: string): Promise<void> => {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
};
