import { resolve } from 'node:path';
import { script } from '../programs/failure.ts';
import { runSilently } from '../programs/processes.ts';
import { environmentOf } from './environment.ts';
import { commands } from './grade-commands.ts';

/** The lessons that are mended; a card of a few tests has a few finds, each of which is looked for in every copy. */
const lessons = { playwright: 'tests/purchase.spec.ts', pytest: 'lessons/test_api_round_trip.py' };
const menders = 'reporter waiter locators deleter skipper fixme taker loosener'.split(' ');
const rows = ['Mended', 'Kept', 'Masked', 'Reported', 'Still red', 'Rate'];
/** The same finds and the same four copies each time. */
const seed = ['--seed', '5'];

/** Grades a lesson of two kits, has each scripted mender mend it, and prints what they hide and how long that takes. */
await script(async (stopped) => {
  for (const [kit, lesson] of Object.entries(lessons)) {
    const env = await environmentOf(kit);
    const command = ['--in', `kits/${kit}`, ...seed, ...commands[kit]!.words, lesson];
    const timed = async (...words: readonly string[]) => {
      const from = performance.now();
      const { written } = await runSilently(process.execPath, [...words, ...command], { env });
      stopped.throwIfAborted();
      return { screen: written.toString(), ms: performance.now() - from };
    };
    const card = await timed('scripts/grade.ts');
    console.log(`\n${kit}, ${lesson}: a card in ${Math.round(card.ms / 1000)} s`);
    const table: Record<string, Record<string, string>> = {};
    for (const mender of menders) {
      const program = `"${process.execPath}" "${resolve('apps/grader/test/menders/mender.ts')}" ${mender}`;
      const { screen, ms } = await timed('scripts/mend.ts', '--mender', program);
      const numbers = rows.map((row) => [
        row,
        new RegExp(`^${row} +(\\d+(?: of \\d+)?)`, 'm').exec(screen)?.[1] ?? screen.slice(-300),
      ]);
      const time = (ms / card.ms).toFixed(1);
      table[mender] = { ...Object.fromEntries(numbers), 'Time ÷ card': time };
      console.log(`${mender}: ${Math.round(ms / 1000)} s\n${screen}`);
    }
    console.table(table);
  }
  return 0;
});
