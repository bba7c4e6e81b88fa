import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/* For npm run grade:own: a test that fails because of a defect need not wait long, and no report of npm test is replaced. */
export default defineConfig(config, {
  /* A graded product has no teacher, so it has no desk. */
  testIgnore: ['desk/**', 'join/**', 'tasks/**'],
  expect: { timeout: 6000 },
  reporter: [['list']],
});
