import { defineConfig } from 'vitest/config';

/** Runs in the root of the repository. */
export default defineConfig({
  test: {
    // Some read all defects or many files, which takes long on a busy machine.
    testTimeout: 30_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/scripts.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          exclude: ['scripts/{documents,newcomers}/**', '**/node_modules/**'],
        },
      },
      {
        // What reads docs/ stands here: a word there runs only these again, and the site, which prints the guides.
        extends: true,
        test: { name: 'documents', isolate: false, include: ['scripts/documents/**/*.test.ts'] },
      },
      {
        // Each works in a copy of the repository.
        extends: true,
        test: { name: 'newcomers', include: ['scripts/newcomers/**/*.test.ts'] },
      },
    ],
  },
});
