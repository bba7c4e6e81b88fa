import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/proof/**/*.proof.ts'],
    globalSetup: 'test/proof/graded-build.ts',
    // One file after the other, with six instances at once: a check often waits, and leaves two cores half idle.
    fileParallelism: false,
    maxConcurrency: 6,
    // On a busy machine a page may be late once. A proof that is wrong fails twice.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/proof.json' }]],
  },
});
