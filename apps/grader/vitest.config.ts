import { defineConfig } from 'vitest/config';

/** The folder of a test says when it runs: those of `own` and `src` in `npm test`. */
export default defineConfig({
  test: {
    isolate: false,
    // Some tests start programs, which takes its time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
    projects: [
      { extends: true, test: { name: 'units', include: ['{own,src}/**/*.test.ts'] } },
      { extends: true, test: { name: 'processes', include: ['test/processes/**/*.test.ts'] } },
    ],
  },
});
