import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.check.ts'],
    // One import follows a live log for a minute, in which the others work.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
});
