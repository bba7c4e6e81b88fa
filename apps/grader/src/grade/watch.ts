import { type FSWatcher, watch } from 'node:fs';
import { type Content, contentsOf, pathsIn } from '../suite/fingerprint.ts';
import { usualPlaces } from '../suite/junit-files.ts';
import type { Grader } from './grader.ts';
import type { Terminal } from './screen.ts';
import { Refusal } from './refusal.ts';

/** What watching takes of the world. */
export interface Watched extends Pick<Grader, 'stop'> {
  readonly terminal: Terminal;
  /** Until an editor has saved all of its files. */
  readonly pause: () => Promise<void>;
}

type State = ReadonlyMap<string, Content>;

const changedIn = (before: State, after: State): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path)?.hash !== after.get(path)?.hash,
  );

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

/** A card, and another one at each saved file. What is saved during a card counts, too, unless the card before it saw the same: then runs write it. */
export const atEachSave = async (
  folder: string,
  junit: readonly string[],
  { stop, pause, terminal }: Watched,
  card: () => Promise<number>,
): Promise<void> => {
  const now = async (): Promise<State> => {
    const contents = await contentsOf(folder, [...usualPlaces, ...junit]);
    if (contents) return contents;
    throw new Refusal(`${folder} is gone, too large to watch, or has a link to another folder.`);
  };
  const untilSaved = async (before: State): Promise<void> => {
    while (!stop.aborted) {
      const { event, close } = await watching(folder, stop);
      try {
        await pause();
        if (changedIn(before, await now()).length > 0) return;
        await event;
      } finally {
        close();
      }
    }
  };
  let written: readonly string[] = [];
  while (!stop.aborted) {
    const before = await now();
    await card();
    const after = await now();
    const changed = changedIn(before, after);
    const isOfRuns = changed.every((path) => written.includes(path));
    written = changed;
    if (stop.aborted || !isOfRuns) continue;
    terminal.write('\nThe next card is made when you save a file. Ctrl-C ends.\n');
    await untilSaved(after);
  }
};
