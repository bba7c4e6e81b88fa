/** A tool that runs tests, and what a learner types for it. */
export interface Tool {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  /** Where PowerShell wants other words. */
  readonly windows?: string;
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
    windows: '.\\gradlew --no-daemon test --rerun',
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
  { id: 'node', name: 'Node.js', words: 'npm test', reads: 'process.env.WEB_URL' },
  { id: 'other', name: 'another tool', words: '<your command>', reads: 'WEB_URL' },
];

/** What stands before the words: the client, and the card that was drawn on the page. */
interface Asked {
  readonly address: string;
  readonly card?: string;
}

const optionsOf = ({ card }: Asked, option: string): string =>
  card === undefined ? '' : `${option} ${card} `;

export const shellLine = (asked: Asked, { words }: Tool): string =>
  `curl -s ${asked.address}/grade.sh | sh -s -- ${optionsOf(asked, '--card')}${words}`;

/** In quotes: PowerShell would take -q for an option of the client. */
export const powerShellLine = (asked: Asked, { words, windows = words }: Tool): string =>
  `& ([scriptblock]::Create((irm ${asked.address}/grade.ps1))) ${optionsOf(asked, '-Card')}'${windows}'`;
