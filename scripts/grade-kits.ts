import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, script } from './programs/failure.ts';
import { cardRowOf, type CardRow } from './kits/card-row.ts';
import { commands, optionsOf } from './kits/grade-commands.ts';
import { kits } from './kits/table.ts';
import { succeeds } from './programs/processes.ts';

/** The same defects get the same names each time. */
const seed = ['--seed', '1'];

/** Installs what `npm run kits` installs, too, and names the browser that it would use. */
const environmentOf = async (kit: string): Promise<NodeJS.ProcessEnv> => {
  const folder = resolve('kits', kit);
  const suite = await kits.find(({ name }) => name === kit)?.prepare(folder);
  const [program = ''] = commands[kit]?.words ?? [];
  if (program.startsWith('.') && !existsSync(join(folder, program)))
    throw new Failure(`There is no ${program} in kits/${kit}: set the kit up as its README says.`);
  return suite?.env ?? {};
};

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
