import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.check.ts'],
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
});
