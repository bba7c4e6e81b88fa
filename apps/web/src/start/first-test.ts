import { demoPair } from '../practice/demo-account.ts';
import { labPath, paths } from '../paths.ts';
import {
  checkboxTest,
  config,
  firstTest,
  loginTest,
  progressTest,
  waitsTest,
  wrongPasswordTest,
} from './first-test-code.ts';
import type { Place, Step, Track } from './step.ts';

const runAll = { kind: 'run', text: 'npx playwright test' } as const;

const firstSteps = (place: Place): readonly Step[] => [
  {
    id: 'playwright',
    title: 'Install Playwright in an empty folder',
    minutes: 5,
    needsInternet: 'npm downloads Playwright, and Playwright downloads a browser.',
    action:
      'Playwright controls a browser, as a user does. Open a terminal (on Windows: PowerShell), make a folder for your tests, and install Playwright there. If a command is not found, install Node.js 20 or newer from nodejs.org and open a new terminal. With Google Chrome on your machine you can leave out the command that installs chromium.',
    code: [
      {
        kind: 'run',
        text: 'mkdir my-tests\ncd my-tests\nnpm init -y\nnpm install --save-dev @playwright/test@1\nnpx playwright install chromium\nnpx playwright --version',
      },
    ],
    check: 'The last line begins with `Version 1.`',
  },
  {
    id: 'first-run',
    title: 'Run your first test',
    minutes: 5,
    action:
      'Save two files in the folder my-tests, with any editor. The first one has the address of this site. If you did not download a browser, add the line `channel: "chrome",` below `baseURL`. The second one is the test. Then run it.',
    code: [config(place), firstTest, runAll],
    check: 'The last line says `1 passed`.',
  },
  {
    id: 'red',
    title: 'See the test fail',
    minutes: 5,
    action:
      'A test that cannot fail says nothing. Expect a title that the page does not have, and run the test again.',
    code: [
      { kind: 'change', file: 'first.spec.js', from: '/Sparring/', to: '/Wrestling/' },
      runAll,
    ],
    check:
      'The output says `1 failed`, and shows what was expected and what was `Received`. Undo your change, and the test passes again.',
  },
];

const stepsIn = (place: Place): readonly Step[] => [
  ...firstSteps(place),
  {
    id: 'role',
    title: 'Find an element by its role',
    minutes: 5,
    action:
      'Open the exercise and click Checkbox 2 yourself. “Elements on this page” lists the role and the name of each element, and your test finds it by them. Save the test and run it.',
    page: { path: '/webelements/checkboxes', label: 'Open the exercise Checkboxes' },
    code: [checkboxTest, runAll],
    check: 'The last line says `2 passed`.',
  },
  {
    id: 'label',
    title: 'Fill in a form by its labels',
    minutes: 5,
    action: `A user finds a field by its label, and so does your test. It logs in as ${demoPair.username}, the account on the page.`,
    page: { path: paths.login, label: 'Open the page Login' },
    code: [loginTest, runAll],
    check: 'The last line says `3 passed`.',
  },
  {
    id: 'wait',
    title: 'Wait without a pause',
    minutes: 5,
    action:
      'The bar of this exercise needs two seconds. Your test does not pause: `expect` looks again and again until the bar is full, for at most five seconds.',
    page: { path: '/webelements/progress-bar', label: 'Open the exercise Progress Bar' },
    code: [progressTest, runAll],
    check: 'The last line says `4 passed`.',
  },
  {
    id: 'lab',
    title: 'Enter a lab and fail',
    minutes: 5,
    action:
      'A lab judges your test: it shows a verdict. The loop `for` does the same with each of several names, and `/^Ready \\d{4}$/` is any text of Ready and four digits. This test pauses for two seconds in each of three rounds, but the bell rings when it likes. Read the task of the lab, then run the test.',
    page: { path: labPath('waits'), label: 'Open the lab Waits' },
    code: [waitsTest(place), { kind: 'run', text: 'npx playwright test waits' }],
    check: 'The output says `1 failed`, and the verdict that was received begins with `Slept`.',
  },
  {
    id: 'hints',
    title: 'Solve the lab with its hints',
    minutes: 10,
    action:
      'Read the hints of the lab, one at a time. Replace the line with `waitForTimeout` by one that waits for the bell, and run the test. The bell is the status with the name Bell, and its text ends with `it rings` in each round; `toContainText` waits for a part of a text.',
    page: { path: labPath('waits'), label: 'Open the lab Waits again' },
    code: [{ kind: 'run', text: 'npx playwright test waits' }],
    check: 'The last line says `1 passed`, and this step is ticked.',
    solution: {
      file: 'waits.spec.js',
      from: 'await page.waitForTimeout(2000);',
      to: "await expect(page.getByRole('status', { name: 'Bell' })).toContainText('it rings');",
    },
    evidence: { lab: 'waits' },
  },
  {
    id: 'first-grade',
    title: 'Grade your tests',
    minutes: 10,
    needsInternet: 'the first start of Sparring downloads its packages.',
    action:
      'What would your tests notice? The grader puts small defects into a Sparring of its own and runs your tests. Grade the test of the login.',
    page: { path: paths.grade, label: 'Open the page Grade' },
    code: [
      {
        kind: 'run',
        gets: 'my-tests',
        text: 'cd ../sparring\nnpm run grade -- --in ../my-tests --only login npx playwright test login',
      },
    ],
    check: 'The card has a line `Found`, and its line `Next` says what to test now.',
  },
  {
    id: 'more-found',
    title: 'Find one more defect',
    minutes: 5,
    action:
      'Your test logs in with the right password only, so it stays green when any password opens the login. Add a test with a wrong password, and grade again.',
    code: [
      wrongPasswordTest,
      {
        kind: 'run',
        text: 'cd ../sparring\nnpm run grade -- --in ../my-tests --only login npx playwright test login',
      },
    ],
    check: 'The card has a higher number in its line `Found` than before.',
  },
];

export const firstTestTrack: Track = {
  path: paths.startFirstTest,
  title: 'Your first test',
  audience: 'You have never automated a test.',
  goal: 'From an empty folder to five tests, a solved lab and a grade.',
  needs: 'You need a computer with Node.js and an editor. You do not need to know how to program.',
  next: { path: paths.labs, label: 'Go on with the labs' },
  stepsIn,
};
