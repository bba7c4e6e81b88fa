import { defineConfig } from 'vitest/config';

/** These compare durations, so nothing else runs beside them. */
const compared = '(attacks|learners|workspace-flood)';

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
          // No `exclude`: it would replace the one of the command line, which npm run check uses.
          include: [`src/**/!${compared}.test.ts`],
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
          include: [`src/endurance/@${compared}.test.ts`],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
