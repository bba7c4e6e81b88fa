import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure } from '../programs/failure.ts';
import { commands } from './grade-commands.ts';
import { kits } from './table.ts';

/** Installs what `npm run kits` installs, too, and names the browser that it would use. */
export const environmentOf = async (kit: string): Promise<NodeJS.ProcessEnv> => {
  const folder = resolve('kits', kit);
  const suite = await kits.find(({ name }) => name === kit)?.prepare(folder);
  const [program = ''] = commands[kit]?.words ?? [];
  if (program.startsWith('.') && !existsSync(join(folder, program)))
    throw new Failure(`There is no ${program} in kits/${kit}: set the kit up as its README says.`);
  return suite?.env ?? {};
};
