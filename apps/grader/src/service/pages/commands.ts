/** A tool that runs tests, and what a learner types for it. */
export interface Tool {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  /** How a test reads the address of the instance. */
  readonly reads: string;
}

export const tools: readonly Tool[] = [
  { id: 'maven', name: 'Maven', words: 'mvn -q test', reads: 'System.getenv("WEB_URL")' },
  {
    id: 'gradle',
    name: 'Gradle',
    // Without --rerun, Gradle skips tests that have passed before.
    words: './gradlew --no-daemon test --rerun',
    reads: 'System.getenv("WEB_URL")',
  },
  { id: 'pytest', name: 'pytest', words: 'pytest', reads: 'os.environ["WEB_URL"]' },
  { id: 'robot', name: 'Robot Framework', words: 'robot tests', reads: '%{WEB_URL}' },
  {
    id: 'dotnet',
    name: '.NET',
    words: 'dotnet test',
    reads: 'Environment.GetEnvironmentVariable("WEB_URL")',
  },
  {
    id: 'playwright',
    name: 'Playwright',
    words: 'npx playwright test',
    reads: 'process.env.WEB_URL',
  },
  { id: 'node', name: 'Node.js', words: 'npm test', reads: 'process.env.WEB_URL' },
  { id: 'other', name: 'another tool', words: '<your command>', reads: 'WEB_URL' },
];

/** What stands before the words: the client, and the card that was drawn on the page. */
interface Asked {
  readonly address: string;
  readonly card?: string;
}

export const shellLine = ({ address, card }: Asked, { words }: Tool): string =>
  `curl -s ${address}/grade.sh | sh -s -- ${card === undefined ? '' : `--card ${card} `}${words}`;
