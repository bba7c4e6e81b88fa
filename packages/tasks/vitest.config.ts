import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // The test files leave no state behind, so they can share a worker.
    isolate: false,
    // Some tests draw with thousands of seeds, which takes long on a busy machine.
    testTimeout: 30_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
});
