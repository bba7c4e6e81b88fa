// Runs the lessons one after the other, so that they do not affect one another's response times.
import { createWriteStream, globSync, mkdirSync } from 'node:fs';
import { run } from 'node:test';
import { junit, spec } from 'node:test/reporters';

const chosen = process.argv.slice(2).map((lesson) => `lessons/${lesson}.test.ts`);
const files = chosen.length > 0 ? chosen : globSync('lessons/*.test.ts').toSorted();

mkdirSync('reports', { recursive: true });
const tests = run({ files, concurrency: 1 });
tests.on('test:fail', () => (process.exitCode = 1));
tests.compose(junit).pipe(createWriteStream('reports/load.xml'));
tests.compose(new spec()).pipe(process.stdout);
