import { defineConfig } from 'vitest/config';

/** These compare durations, so nothing else runs beside them. */
const compared = ['src/endurance/{attacks,learners,workspace-flood}.test.ts'];

export default defineConfig({
  test: {
    // The test files leave no state behind, so they can share a worker.
    isolate: false,
    // Some tests start a process or a database, which takes long on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/**/*.test.ts'],
          exclude: compared,
          globalSetup: 'src/database/shared-postgres.ts',
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'over-http',
          include: ['over-http/**/*.test.ts'],
          globalSetup: 'over-http/test-server.ts',
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'compared',
          include: compared,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
