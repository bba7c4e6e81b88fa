import { paths } from '../paths.ts';
import {
  assertion,
  badBook,
  lastPage,
  limitOff,
  limitRequests,
  listBooks,
  logIn,
  otherLetters,
  ping,
  scriptFault,
  showAccount,
  slowAnswer,
} from './api-code.ts';
import type { Place, Step, Track } from './step.ts';

const collection = ({ origin, workspace }: Place) => `${origin}/w/${workspace}/postman.json`;

const firstSteps = (place: Place): readonly Step[] => [
  {
    id: 'import',
    title: 'Import the collection',
    minutes: 5,
    action: `Press Import in Postman and paste this address. The collection has a request for every endpoint. Its variables are the base URL \`baseUrl\` and \`workspace\`: the name of your own copy of all data. Postman can ask you to sign in, which needs the internet; Bruno and Insomnia import the same file.`,
    page: { path: paths.apiDocumentation, label: 'Open the list of all endpoints' },
    code: [{ kind: 'address', text: collection(place) }],
    check: `Postman shows the collection Sparring, and its variable workspace is ${place.workspace}.`,
  },
  {
    id: 'ping',
    title: 'Reach the API',
    minutes: 5,
    action:
      'In the folder ping, send “GET - Ping”. The address begins with the base URL, and the header `X-Workspace` names your workspace.',
    code: [ping],
    check: 'Postman shows the status `200 OK`, and this step is ticked: the request has arrived.',
    evidence: { request: { method: 'GET', path: '/ping', status: 200 } },
  },
  {
    id: 'books',
    title: 'Read a list, and see it in the console',
    minutes: 5,
    action:
      'Open the console of this site, also in a second window. Then send “GET - List books” in the folder books.',
    page: {
      path: `${paths.console}?workspace=${place.workspace}`,
      label: 'Open the console of your workspace',
    },
    code: [listBooks],
    check: 'The status is `200 OK`. The console shows the same request as the API received it.',
    evidence: { request: { method: 'GET', path: '/books?page=1&limit=10', status: 200 } },
  },
  {
    id: 'assert',
    title: 'Write an assertion',
    minutes: 5,
    action:
      'In the same request, open Scripts, then Post-response. It already has tests. Add this one at the end and send the request.',
    code: [assertion],
    check:
      'Test Results lists “a page has ten books” as passed. Replace 10 by 11, and it fails: a test that cannot fail says nothing.',
  },
  {
    id: 'negative',
    title: 'Send what must be refused',
    minutes: 10,
    action:
      'Duplicate “POST - Add a book”, so that the original stays. Give the copy this body, and replace its scripts with this one.',
    page: { path: paths.apiStatusCodes, label: 'Open the status codes' },
    code: [badBook],
    check:
      'The status is `400 Bad Request`, and the test is green, because 400 is the right response.',
    evidence: { request: { method: 'POST', path: '/books', status: 400 } },
  },
  {
    id: 'auth',
    title: 'Log in and use the token',
    minutes: 10,
    action:
      'In the folder auth, send “POST - Get a token”; its script stores the token in a variable. Then add the second script to “GET - Show my account” and send it.',
    page: { path: paths.apiAuthentication, label: 'Read about the token' },
    code: [logIn, showAccount],
    check: 'Both have the status `200 OK`, and Test Results shows the name of the account.',
    evidence: { request: { method: 'GET', path: '/auth/me', status: 200 } },
  },
  {
    id: 'pages',
    title: 'Read the last page of a list',
    minutes: 5,
    action:
      'Duplicate “GET - List books” and ask for page 3. `X-Total-Count` says how many books there are, and `Link` leads to the other pages. Replace the scripts of the copy with this one.',
    page: { path: paths.apiBooks, label: 'Read about the list of books' },
    code: [lastPage],
    check:
      'The status is `200 OK`, and the test is green. If it received 31 books, you have added one: send “POST - Reset the workspace”.',
    evidence: { request: { method: 'GET', path: '/books?page=3', status: 200 } },
  },
];

const gradeBooks =
  'cd ../sparring\nnpm run grade -- --in ../my-collection --only lists npx --yes newman@6 run sparring.json --folder books --env-var "baseUrl={web}/v1/practice" --reporters cli,junit --reporter-junit-export junit.xml';

const stepsIn = (place: Place): readonly Step[] => [
  ...firstSteps(place),
  {
    id: 'fault',
    title: 'Make the API fail',
    minutes: 5,
    action:
      'In the folder faults, give “PUT - Script faults” this body and send it. Then send “GET - Ping” twice. Its own test, which expects 200, fails the first time.',
    page: { path: paths.apiFaults, label: 'Read about scripted faults' },
    code: [scriptFault, ping, ping],
    check: 'The first ping has the status `503 Service Unavailable`, the second `200 OK`.',
    evidence: { request: { method: 'GET', path: '/ping', status: 503 } },
  },
  {
    id: 'latency',
    title: 'Wait for a slow response',
    minutes: 5,
    action:
      'In the folder behavior, add this test to “GET - Reply after a delay” and send it. `delay` says after how many seconds the response comes.',
    page: { path: paths.apiBehavior, label: 'Read about delays and random failures' },
    code: [slowAnswer],
    check: 'The status is `200 OK`, and the test is green.',
    evidence: { request: { method: 'GET', path: '/testing/latency-simulation', status: 200 } },
  },
  {
    id: 'limit',
    title: 'Send too many requests',
    minutes: 5,
    action:
      'In the folder limit, give “PUT - Limit the requests” this body and send it: two requests a minute. Send “GET - Ping” three times, and then “DELETE - Switch the limit off”.',
    page: { path: paths.apiLimits, label: 'Read about limits' },
    code: [limitRequests, ping, ping, ping, limitOff],
    check:
      'The third ping has the status `429 Too Many Requests`. Its header Retry-After says how long a client should wait.',
    evidence: { request: { method: 'GET', path: '/ping', status: 429 } },
  },
  {
    id: 'newman',
    title: 'Run your collection without Postman',
    minutes: 5,
    needsInternet: 'npx downloads Newman.',
    action:
      'Make a folder my-collection, and export your collection as sparring.json into it: in Postman, the menu of the collection has Export. Newman runs it in a terminal, as a build server does, and needs Node.js 20 or newer. Open a terminal in the folder my-collection. The command runs your folder books with the tests that you have added, and then resets the workspace.',
    code: [
      {
        kind: 'run',
        text: 'npx --yes newman@6 run sparring.json --folder books --folder "POST - Reset the workspace"',
      },
    ],
    check:
      'The output lists `a page has ten books` with a tick, and in the last table the column `failed` has only zeros.',
    evidence: { request: { method: 'DELETE', path: '/books/', status: 200 } },
  },
  {
    id: 'api-grade',
    title: 'Grade your collection',
    minutes: 10,
    needsInternet: 'the first start of Sparring downloads its packages.',
    action:
      'What would your collection notice? The grader puts small defects into a Sparring of its own and runs your collection. Grade your folder books.',
    page: { path: paths.grade, label: 'Open the page Grade' },
    code: [{ kind: 'run', gets: 'my-collection', text: gradeBooks }],
    check: 'The card has a line `Found`, and its line `Next` says what to test now.',
  },
  {
    id: 'api-find',
    title: 'Find one more defect',
    minutes: 5,
    needsInternet: 'npx downloads Newman.',
    action:
      'Your tests write a category as the books do, so they stay green when upper and lower case begin to matter. Duplicate “GET - List books” with this address and this script, send it, export the collection again, and grade again.',
    code: [otherLetters, { kind: 'run', text: gradeBooks }],
    check: 'The card has a higher number in its line `Found` than before.',
  },
];

export const apiTrack: Track = {
  path: paths.startApi,
  title: 'Your first API tests',
  audience: 'You use Postman, or a tool like it.',
  goal: 'From the first request to a collection that runs in a terminal and has a grade.',
  needs: 'You need Postman, Bruno or Insomnia. Only the last three steps need Node.js.',
  next: { path: paths.apiFaults, label: 'Go on with scripted faults' },
  stepsIn,
};
