import { defineConfig } from '@playwright/test';
import { chromiumPath } from './e2e/chromium.ts';
import { teacherKey } from './e2e/desk/teacher-key.ts';

/* With WEB_URL the tests use a site that is already running, such as one in a container. */
const {
  WEB_PORT = '3000',
  API_PORT = '3001',
  FRAMES_PORT = '3002',
  GRADER_PORT = '3100',
  WEB_URL,
  CI,
} = process.env;
const address = (port: string) => `http://127.0.0.1:${port}`;
const executablePath = chromiumPath();
const baseURL = WEB_URL ?? address(WEB_PORT);

const servers = [
  {
    command: 'node dist/server.js',
    url: address(WEB_PORT),
    env: {
      PORT: WEB_PORT,
      FRAMES_PORT,
      GRADER_URL: address(GRADER_PORT),
      API_URL: address(API_PORT),
    },
    reuseExistingServer: false,
  },
  {
    command: 'node ../api/dist/main.js',
    url: `${address(API_PORT)}/practice/ping`,
    env: {
      PORT: API_PORT,
      DATABASE_URL: ':memory:',
      LOG_LEVEL: 'error',
      TEACHER_KEY: teacherKey,
      TRUSTED_PROXIES: '127.0.0.1',
    },
    reuseExistingServer: false,
  },
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  /* A flaky test fails the run, except in CI, where a slow moment of the machine must not: there it is counted and named. */
  retries: CI ? 1 : 0,
  workers: 2,
  /* A high timeout, because a shared machine can stall for seconds. It does not slow down a passing test. */
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL,
    /* `npx playwright show-trace` opens what a failed test has left in test-results. */
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        /* No test reaches another machine. */
        `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(baseURL).hostname}`,
      ],
    },
  },
  /* npm test runs smoke: a test of every exercise, every lab, every kind of page and every part of the site. */
  projects: [
    { name: 'smoke', grep: /@smoke/ },
    { name: 'rest', grepInvert: /@smoke|@nightly/ },
    { name: 'nightly', grep: /@nightly/ },
  ],
  webServer: WEB_URL ? [] : servers,
});
