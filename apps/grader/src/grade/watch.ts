import { type FSWatcher, watch } from 'node:fs';
import { contentsOf, pathsIn } from '../suite/fingerprint.ts';
import { usualPlaces } from '../suite/junit-files.ts';
import { Refusal } from './refusal.ts';
import type { Grader } from './grader.ts';
import type { Terminal } from './screen.ts';

/** A hash of all files in which something may be saved. */
const stateOf = async (folder: string): Promise<string> => {
  const contents = await contentsOf(folder, usualPlaces);
  if (!contents)
    throw new Refusal(`${folder} is gone, too large to watch, or has a link to another folder.`);
  return JSON.stringify([...contents].map(([path, { hash }]) => [path, hash]));
};

/** The folders of one moment: at each event they are listed again. */
const watching = async (folder: string, stop: AbortSignal) => {
  const { promise: event, resolve } = Promise.withResolvers<unknown>();
  const watchers = (await pathsIn(folder)).folders.map((one): FSWatcher =>
    watch(one, resolve).on('error', resolve),
  );
  stop.addEventListener('abort', resolve, { once: true });
  const close = (): void => {
    stop.removeEventListener('abort', resolve);
    for (const watcher of watchers) watcher.close();
  };
  return { event, close };
};

/** What watching takes of the world. */
export interface Watched extends Pick<Grader, 'stop'> {
  readonly terminal: Terminal;
  /** Until an editor has saved all of its files. */
  readonly pause: () => Promise<void>;
}

/** A card, and then the next saved file. What is saved during the card counts as saved after it. */
export const atNextSave = async (
  folder: string,
  { stop, pause, terminal }: Watched,
  card: () => Promise<number>,
): Promise<void> => {
  const before = await stateOf(folder);
  await card();
  if (stop.aborted) return;
  terminal.write('\nThe next card is made when you save a file. Ctrl-C ends.\n');
  for (;;) {
    const { event, close } = await watching(folder, stop);
    try {
      await pause();
      if (stop.aborted || (await stateOf(folder)) !== before) return;
      await event;
    } finally {
      close();
    }
  }
};
