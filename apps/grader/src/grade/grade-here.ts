import { basename } from 'node:path';
import { commandIn } from '../suite/package-script.ts';
import type { Suite } from '../suite/run.ts';
import { withFolder } from './folders.ts';
import { grade, type Graded, type Grading } from './grade.ts';
import type { Asked } from './options.ts';
import type { Machine } from './grader.ts';
import type { StartInstance } from '../instance/instance.ts';
import type { Selection } from './select.ts';
import { firstSlot, furtherSlots, pristineOf } from './slots.ts';

/** A card whose runs are processes of this machine, several at the same time. */
export const gradeHere = (
  given: Machine,
  asked: Asked,
  suite: Suite,
  selection: Selection,
  { seed, order, before }: Pick<Grading, 'seed' | 'order' | 'before'>,
): Promise<Graded> =>
  withFolder(given.temporary, async (temporary) => {
    const startInstance: StartInstance = (options) =>
      given.startInstance({ ...options, redesign: asked.redesign });
    const machine = { ...given, startInstance };
    const pristine = asked.isMark ? await pristineOf(suite.folder, temporary) : undefined;
    return grade(machine, {
      command: [...asked.words, ...(asked.files ? [asked.files] : [])].join(' '),
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
