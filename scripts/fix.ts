import { writeLabLists } from './documents/lab-lists.ts';
import { script } from './programs/failure.ts';
import { succeeds } from './programs/processes.ts';
import { writeSampleFiles } from './sample-files/write.ts';

await script(async () => {
  writeLabLists();
  /* The documents print what these lists import. */
  const { writeDocuments } = await import('./documents/generated.ts');
  await writeDocuments();
  writeSampleFiles();
  const linted = await succeeds('oxlint', ['--fix']);
  const formatted = await succeeds('oxfmt', ['.']);
  return linted && formatted ? 0 : 1;
});
