import { defineConfig } from 'vitest/config';

/** The folder of a test says when it runs: those of `src` and `test/acceptance` in `npm test`. */
export default defineConfig({
  test: {
    // The test files leave no state behind, so they can share a worker.
    isolate: false,
    maxWorkers: 2,
    // Some tests start a process or a database, which takes long on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
    projects: [
      { extends: true, test: { name: 'units', include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'acceptance',
          include: ['test/acceptance/**/*.test.ts'],
          globalSetup: 'test/acceptance/test-server.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'acceptance-on-postgres',
          include: ['test/acceptance/**/*.test.ts'],
          globalSetup: 'test/acceptance/test-postgres-server.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['test/engines/**/*.test.ts'],
          globalSetup: 'test/support/shared-postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'robustness',
          include: ['test/robustness/**/*.test.ts'],
          globalSetup: 'test/support/shared-postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'samples',
          include: ['test/samples/**/*.test.ts'],
          globalSetup: 'test/acceptance/test-server.ts',
        },
      },
      {
        // These compare durations, so nothing else runs beside them.
        extends: true,
        test: {
          name: 'compared',
          include: ['test/compared/**/*.test.ts'],
          globalSetup: 'test/support/shared-postgres.ts',
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
