import { defineConfig } from 'vitest/config';

/** Checks of what `docker compose up` starts; one stack at a time, because both build on the same names. */
export default defineConfig({
  test: {
    include: ['*.check.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    disableConsoleIntercept: true,
  },
});
