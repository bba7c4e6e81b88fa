import { basename } from 'node:path';
import { commandIn } from '../suite/package-script.ts';
import type { Suite } from '../suite/run.ts';
import { withFolder } from './folders.ts';
import { grade, type Graded, type Grading } from './grade.ts';
import { type Asked, commandOf } from './options.ts';
import type { Machine } from './grader.ts';
import type { Selection } from './select.ts';
import { firstSlot, furtherSlots, pristineOf } from './slots.ts';

/** A card whose runs are processes of this machine, several at the same time. */
export const gradeHere = (
  machine: Machine,
  asked: Asked,
  suite: Suite,
  selection: Selection,
  { seed, order, before }: Pick<Grading, 'seed' | 'order' | 'before'>,
): Promise<Graded> =>
  withFolder(machine.temporary, async (temporary) => {
    const pristine = asked.isMark ? await pristineOf(suite.folder, temporary) : undefined;
    return grade(machine, {
      command: commandOf(asked),
      suite: basename(suite.folder),
      first: await firstSlot(machine, suite, asked, temporary, pristine),
      openFurther: furtherSlots(machine, suite, asked, temporary),
      selection,
      seed,
      order,
      before,
      kind: asked.isMark ? 'mark by the machine of the tests' : 'for yourself',
      asked,
      runner: await commandIn(suite.folder, asked.words),
      choosesPorts: true,
      unexpandedGlob: asked.words.slice(1).find((word) => /[*?]/.test(word)),
      ...(suite.files && { files: suite.files }),
      ...(asked.junit !== undefined && { junit: asked.junit }),
    });
  });
