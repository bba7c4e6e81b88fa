import { parseArgs } from 'node:util';
import { Failure, script } from './programs/failure.ts';
import { cardRowOf, type CardRow } from './kits/card-row.ts';
import { environmentOf } from './kits/environment.ts';
import { commands, optionsOf } from './kits/grade-commands.ts';
import { succeeds } from './programs/processes.ts';

/** The same defects get the same names each time. */
const seed = ['--seed', '1'];

/** Grades the kits that are named, or all of them, and prints a row of figures for each; `--full` has a run for each defect, and `--jobs 2` takes two instances at once. */
await script(async (stopped) => {
  const { values, positionals: names } = parseArgs({
    options: { jobs: { type: 'string' }, full: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const known = Object.keys(commands);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Failure(`No kit "${unknown}" is graded: choose from ${known.join(', ')}.`);
  const chosen = names.length > 0 ? names : known;
  const asked = [
    ...(values.full ? ['--full'] : []),
    ...(values.jobs ? ['--jobs', values.jobs] : []),
  ];
  const rows: CardRow[] = [];
  for (const kit of chosen) {
    console.log(`\n── ${kit} ${'─'.repeat(60 - kit.length)}`);
    const env = await environmentOf(kit);
    const options = [...optionsOf(kit), ...seed, ...asked];
    const command = ['scripts/grade.ts', ...options, ...commands[kit]!.words];
    const isGraded = await succeeds(process.execPath, command, { env });
    stopped.throwIfAborted();
    if (!isGraded) throw new Failure(`${kit} was not graded: the lines above say why.`);
    rows.push(await cardRowOf(kit));
  }
  console.table(rows);
  return 0;
});
