import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

const { projects: _, ...site } = config;

/** Runs the answers of the labs as a learner would: with the usual timeouts and without a retry. */
export default defineConfig({
  ...site,
  testDir: 'src/labs',
  testMatch: '*/answers/*.spec.ts',
  outputDir: 'test-results/answers',
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 5000 },
  reporter: 'json',
  webServer: [],
});
