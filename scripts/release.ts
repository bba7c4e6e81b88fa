import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildProgram } from '../apps/grader/src/graded/build-service.ts';
import { build } from './build.ts';
import { prepareGraded } from './graded.ts';
import { Failure, script } from './programs/failure.ts';
import { succeedsQuietly } from './programs/processes.ts';

/** What a release holds beside its program: the built services, and what a reader looks for. */
const parts = [
  'apps/api/dist',
  'apps/web/dist',
  'apps/grader/dist',
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
];
/** An instance reads the packed site. */
const leftOut = resolve('apps/grader/dist/site');
const folder = resolve('reports/release');

/** As npm reads it: `npm start` and `npm run grade` are the commands of a clone, and `npx` runs the same. */
const manifestOf = async (): Promise<string> => {
  const { version, description, license } = JSON.parse(await readFile('package.json', 'utf8'));
  const entry = 'sparring.mjs';
  const commands = ['start', 'grade', 'grader'].map((name) => [name, `node ${entry} ${name}`]);
  const facts = { name: 'sparring', version, description, license, type: 'module' };
  const runs = { bin: { sparring: entry }, scripts: Object.fromEntries(commands) };
  return `${JSON.stringify({ ...facts, ...runs, engines: { node: '>=24' } }, null, 2)}\n`;
};

/** What the changelog says of this version. */
const notesOf = async (version: string): Promise<string> => {
  const sections = (await readFile('CHANGELOG.md', 'utf8')).split(/^## (?=\S)/m);
  const [, notes] =
    sections.find((part) => part.startsWith(`${version} `))?.split(/\n([^]*)/) ?? [];
  if (notes === undefined) throw new Failure(`CHANGELOG.md says nothing of ${version}.`);
  return notes.trimStart();
};

/** Makes one archive that runs with Node alone: `node sparring.mjs`. */
await script(async () => {
  console.log('Building …');
  await build();
  await prepareGraded();
  const manifest = await manifestOf();
  const { version } = JSON.parse(manifest);
  const name = `sparring-${version}`;
  const root = join(folder, name);
  await rm(folder, { recursive: true, force: true });
  for (const part of parts)
    await cp(part, join(root, part), {
      recursive: true,
      filter: (path) => resolve(path) !== leftOut,
    });
  await buildProgram([resolve('scripts/release/main.ts')], join(root, 'apps/grader/dist/program'));
  await cp('scripts/release/sparring.mjs', join(root, 'sparring.mjs'));
  await writeFile(join(root, 'package.json'), manifest);

  const archive = `${name}.tar.gz`;
  const isPacked = await succeedsQuietly('tar', ['-czf', archive, name], { cwd: folder });
  if (!isPacked) throw new Failure('tar failed: see the lines above.');
  const digest = createHash('sha256')
    .update(await readFile(join(folder, archive)))
    .digest('hex');
  await writeFile(join(folder, `${archive}.sha256`), `${digest}  ${archive}\n`);
  await writeFile(join(folder, 'notes.md'), await notesOf(version));
  console.log(`reports/release/${archive}`);
  return 0;
});
