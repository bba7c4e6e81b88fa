import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['proof/**/*.proof.ts'],
    globalSetup: 'proof/graded-build.ts',
    // Opening a corner for every defect in one process, and the next only then: two cores have enough to do.
    fileParallelism: false,
    maxConcurrency: 3,
    // On a busy machine a page may be late once. A proof that is wrong fails twice.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/proof.json' }]],
  },
});
