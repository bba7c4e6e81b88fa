import { basename } from 'node:path';
import type { Card } from '../card/card.ts';
import type { Suite } from '../suite/run.ts';
import { fight, limitOf } from './bouts.ts';
import { withFolder } from './folders.ts';
import { foretell } from './ladder.ts';
import type { Asked } from './options.ts';
import type { Ring } from './ring.ts';
import type { Selection } from './select.ts';
import { firstSlot, furtherSlot, jobsOf } from './slots.ts';
import { proveSound, type Sound } from './sound.ts';
import { stepOf } from '../card/next-test.ts';

/** Sound runs, the ladder, the bouts: one card. */
export const grade = (
  ring: Ring,
  asked: Asked,
  suite: Suite,
  selection: Selection,
  seed: number,
): Promise<Card> =>
  withFolder(ring.temporary, async (temporary) => {
    const began = ring.now();
    const slot = await firstSlot(suite, asked, temporary);
    const sound = await proveSound(ring, slot, seed, asked.limit * 1000);
    const defects = foretell(selection.defects, sound.reach);
    tellReach(ring, defects);
    const limitMs = limitOf(sound, ring.patienceMs);
    const further = Array.from({ length: jobsOf(asked, ring.cores) - 1 }, (_, at) =>
      furtherSlot(ring, suite, at + 2, temporary, { seed, limitMs }),
    );
    const plan = { ...selection, defects, seed, isBail: asked.isBail };
    const fought = await fight(ring, [async () => slot, ...further], plan, sound);
    const { flakyTests, soundRuns, isBailed } = fought;
    const isStopped = ring.stop.aborted;
    return {
      version: 1,
      command: asked.words.join(' '),
      suite: basename(suite.folder),
      began: began.toISOString(),
      seconds: (ring.now().getTime() - began.getTime()) / 1000,
      seed,
      selection: selection.text,
      ended: isStopped ? 'interrupted' : isBailed ? 'at the first miss' : 'complete',
      sound: [...sound.runs, ...soundRuns],
      tests: [...sound.green].filter((name) => !flakyTests.has(name)),
      defects: fought.defects,
      changes: fought.changes.map(({ id, text, catches, calm }) => ({ id, text, catches, calm })),
      notes: [...sound.notes, ...notesOnFlaky(soundRuns, flakyTests)],
    };
  });

const tellReach = (ring: Ring, defects: Card['defects']): void => {
  const count = (step: string) => defects.filter((one) => stepOf(one) === step).length;
  const [notVisited, tooTame] = [count('not visited'), count('too tame')];
  const toBox = defects.length - notVisited - tooTame;
  ring.tell({ kind: 'reach', defects: defects.length, notVisited, tooTame, toBox });
};

const notesOnFlaky = (runs: Sound['runs'], tests: ReadonlySet<string>): readonly string[] => {
  const red = runs.filter(({ isGreen }) => !isGreen).length;
  if (red === 0) return [];
  const names = [...tests].map((name) => `“${name}”`).join(', ');
  return [
    `Your tests are flaky: ${red} of ${runs.length + 2} runs on the sound Sparring were red.${names ? ` Red: ${names}.` : ''}`,
  ];
};
