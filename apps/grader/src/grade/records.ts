import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Card } from '../card/card.ts';
import { type Past, withCard } from '../card/history.ts';
import { printReport } from '../report/files.ts';
import type { Theme } from '../look/theme.ts';
import { Refusal } from './refusal.ts';
import { replaceFile } from './replace-file.ts';

const cardFile = 'card.json';
const historyFile = 'history.json';

const parsed = async <Kept>(file: string): Promise<Kept | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    return JSON.parse(text) as Kept;
  } catch {
    return undefined;
  }
};

/** The card in a file, unless there is none or it is of another version. */
export const readCard = async (file: string): Promise<Card | undefined> => {
  const card = await parsed<Card>(file);
  return card?.version === 1 ? card : undefined;
};

export const lastCard = (folder: string): Promise<Card | undefined> =>
  readCard(join(folder, cardFile));

/** Keeps the card and writes the report; the way of the page is given back. */
export const writeRecords = async (folder: string, card: Card, theme: Theme): Promise<string> => {
  const history = withCard((await parsed<readonly Past[]>(join(folder, historyFile))) ?? [], card);
  try {
    await mkdir(folder, { recursive: true });
    await replaceFile(join(folder, historyFile), JSON.stringify(history));
    await replaceFile(join(folder, cardFile), JSON.stringify(card));
    for (const [name, text] of Object.entries(printReport(card, history, theme)))
      await writeFile(join(folder, name), text);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const reason = code === 'ENOSPC' ? 'the disk is full' : String(error);
    throw new Refusal(`The report could not be written to ${folder}: ${reason}.`);
  }
  return join(folder, 'index.html');
};
