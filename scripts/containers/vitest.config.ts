import { defineConfig } from 'vitest/config';

/** Tests of what `docker compose up` starts. One file runs at a time, because both use the same container names. */
export default defineConfig({
  test: {
    include: ['*.check.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    disableConsoleIntercept: true,
  },
});
