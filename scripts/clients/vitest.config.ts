import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.check.ts'],
    // One import follows a live log for a minute, in which two others work.
    maxWorkers: 3,
    // Spectral works for 3 seconds, but beside four generators and Selenium on two cores it takes more than a minute.
    testTimeout: 180_000,
    hookTimeout: 240_000,
  },
});
