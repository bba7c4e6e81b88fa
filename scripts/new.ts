import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { script } from './programs/failure.ts';
import { planOf } from './new/kinds.ts';
import { succeedsQuietly } from './programs/processes.ts';

/** Copies an example of the product under a new name, and says what is left to write. */
await script(async () => {
  const { files, red, steps } = planOf(process.argv.slice(2));
  for (const [path, text] of Object.entries(files)) {
    console.log(`${existsSync(path) ? 'changed' : 'new    '} ${path}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  await succeedsQuietly('oxfmt', Object.keys(files));
  console.log(`
Next, until it is your own:
${steps.map((step, at) => `  ${at + 1}. ${step}`).join('\n')}

This test is red until the first step is done:
  ${red.after ? `${red.after} && ` : ''}cd ${red.cwd} && npx vitest run ${red.file} -t "${red.title}"
`);
  return 0;
});
