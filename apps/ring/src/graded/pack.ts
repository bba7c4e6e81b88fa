import { readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { Build } from '@sparring/web/server/build';

/** Compressing takes a second: it is done once, so that an instance need not. */
export const writePack = (file: string, build: Build): Promise<void> =>
  writeFile(file, serialize(build));

export const readPack = async (file: string): Promise<Build> =>
  deserialize(await readFile(file)) as Build;
