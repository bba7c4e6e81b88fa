import { labPath, paths } from '../paths.ts';
import type { Place, Step, Track } from './step.ts';
import {
  faultTest,
  lostTest,
  resetTest,
  seedTest,
  testFile,
  timeTest,
  workspaceTest,
} from './tools-code.ts';

const run = { kind: 'run', text: `node --test ${testFile}` } as const;

const gradeTime = `cd ../sparring\nnpm run grade -- --in ../my-api-tests --only time node --test --test-reporter=junit --test-reporter-destination=junit.xml ${testFile}`;

const stepsIn = (place: Place): readonly Step[] => [
  {
    id: 'ids',
    title: 'Point your tool at an exercise',
    minutes: 5,
    action: `In the tool that you know, write a test that opens \`${place.origin}/webelements/checkboxes\`, checks \`#checkbox2\` and reads \`#checkbox-face\`. Every control of this site has an id and a \`data-testid\` with the same text, and a role and a name. They stay the same from release to release.`,
    page: { path: '/webelements/checkboxes', label: 'Open the exercise Checkboxes' },
    check: 'Your test reads “angry face”.',
  },
  {
    id: 'speed',
    title: 'Make the site faster',
    minutes: 5,
    action:
      'Every wait of the site has a known length. This exercise needs 20 seconds of hovering, and one second with `?speed=20`. `?seed=7` does the same for chance: what is random on a page is the same after each load. Both stay in the browser tab until you reset them at the foot of the page.',
    page: {
      path: '/webelements/hovertoclickbutton?speed=20',
      label: 'Open the exercise Hover to Reveal with speed 20',
    },
    check: 'After one second over the text the button is enabled.',
    evidence: { visited: '/webelements/hovertoclickbutton' },
  },
  {
    id: 'tool-lab',
    title: 'Solve a lab with your tool',
    minutes: 10,
    action: `A lab judges your test and reports the verdict to a workspace. Write a test that opens \`${place.origin}${labPath('locator-ladder')}?workspace=${place.workspace}\` and does the task of the page. The page has hints, and answers for Playwright and Selenium.`,
    page: { path: labPath('locator-ladder'), label: 'Open the lab Locator ladder' },
    check: 'The verdict begins with “Solved”, and this step is ticked.',
    evidence: { lab: 'locator-ladder' },
  },
  {
    id: 'workspace',
    title: 'Give your tests a workspace',
    minutes: 10,
    action:
      'A workspace is your own copy of all data. You choose its name, and the first request creates it. The test needs only Node.js, and other tools send the same requests. Make an empty folder my-api-tests, save the test there and run it. Its reset clears the verdicts of labs, too: see first that the step before is ticked.',
    page: { path: paths.apiWorkspaces, label: 'Read about workspaces' },
    code: [workspaceTest(place), run],
    check: 'The output says `pass 1`.',
    evidence: { request: { method: 'POST', path: '/books', status: 201 } },
  },
  {
    id: 'seed',
    title: 'Replay chance',
    minutes: 5,
    action:
      'A request to /testing/random500 fails half of the time. The seed of the workspace decides when, so a flaky test is flaky in the same way again. Add this test and run all.',
    page: { path: paths.apiChance, label: 'Read about replayable chance' },
    code: [seedTest, run],
    check: 'The output says `pass 2`.',
    evidence: { request: { method: 'GET', path: '/testing/random500', status: 500 } },
  },
  {
    id: 'faults',
    title: 'Script a failure',
    minutes: 5,
    action:
      'The next two requests fail as you say, and the third succeeds. This way you can test a retry without a mock. Add this test and run all.',
    page: { path: paths.apiFaults, label: 'Read about scripted faults' },
    code: [faultTest, run],
    check: 'The output says `pass 3`.',
    evidence: { request: { method: 'GET', path: '/books', status: 503 } },
  },
  {
    id: 'lost',
    title: 'Lose a response',
    minutes: 5,
    action:
      'The API stores a book, and then the connection breaks: the client cannot know whether it was stored. With an `Idempotency-Key` it can ask again. Add this test and run all.',
    page: { path: paths.apiIdempotency, label: 'Read about lost responses' },
    code: [lostTest, run],
    check: 'The output says `pass 4`.',
    evidence: { request: { method: 'POST', path: '/books', status: null } },
  },
  {
    id: 'time',
    title: 'Move the clock',
    minutes: 5,
    action:
      'A token is valid for an hour by the clock of the workspace, which you can move. Add this test and run all.',
    page: { path: paths.apiTime, label: 'Read about the clock' },
    code: [timeTest, run],
    check: 'The output says `pass 5`.',
    evidence: { request: { method: 'GET', path: '/auth/me', status: 401 } },
  },
  {
    id: 'console',
    title: 'See what your tests send',
    minutes: 5,
    action:
      'Open the console in this tab, and run your tests again. Each request appears with its response, and Critique says how your client behaves.',
    page: { path: paths.console, label: 'Open the console' },
    code: [run],
    check: 'The console lists the requests of your tests.',
    evidence: { visited: paths.console },
  },
  {
    id: 'tool-grade',
    title: 'Grade your tests',
    minutes: 10,
    needsInternet: 'the first start of Sparring downloads its packages.',
    action:
      'What would your tests notice? The grader puts small defects into a Sparring of its own and runs your tests, in any tool.',
    page: { path: paths.grade, label: 'Open the page Grade' },
    code: [{ kind: 'run', gets: 'my-api-tests', text: gradeTime }],
    check: 'The card has a line `Found`, and its line `Next` says what to test now.',
  },
  {
    id: 'tool-find',
    title: 'Find one more defect',
    minutes: 5,
    action:
      'Your test moves the clock, and no test asks what a reset does with it. Add this one, and grade again.',
    page: { path: paths.apiTime, label: 'Read about the clock' },
    code: [resetTest, { kind: 'run', text: gradeTime }],
    check: 'The card has a higher number in its line `Found` than before.',
  },
];

export const toolsTrack: Track = {
  path: paths.startTools,
  title: 'What is different here',
  audience: 'You know Selenium, Playwright, Cypress or another tool.',
  goal: 'Workspaces, seeds, failures that you script, a clock that you move, labs and grades.',
  needs: 'You need your tool, and Node.js 20 or newer for the examples.',
  next: { path: paths.labs, label: 'Go on with the labs' },
  stepsIn,
};
