import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,over-http}/**/*.test.ts'],
    globalSetup: 'over-http/test-server.ts',
    // The test files leave no state behind, so they can share a worker.
    isolate: false,
    // Some tests start a process or a database, which takes long on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
  },
});
