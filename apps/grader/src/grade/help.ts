import { type Option, options } from './options.ts';

/** A line for each option of a command. */
export const rowsOf = (table: Readonly<Record<string, Option>>): string =>
  Object.entries(table)
    .map(([name, { value, says }]) => {
      const flag = `--${name}${value === undefined ? '' : ` ${value}`}`;
      return `  ${flag.padEnd(34)}${says}`;
    })
    .join('\n');

export const help = `Measures how good your tests are: puts defects into copies of Sparring, runs your tests against
them, and reports which defects no test has noticed.

  npm run grade -- [options] command of your tests

  npm run grade -- npx playwright test
  npm run grade -- --in kits/pytest --only cart .venv/bin/pytest
  npm run grade -- --port 3000 --api-port 3001 mvn -q test

The command finds Sparring in WEB_URL and API_URL (also BASE_URL, PLAYWRIGHT_BASE_URL and
CYPRESS_BASE_URL); {web} and {api} in the command are replaced by the same addresses.

${rowsOf(options)}

The report is grade/index.html in the folder of the command. Ctrl-C ends early and keeps what
is known. Exit status: 0 graded, 1 below --at-least or without a score for it, 2 not graded,
130 ended by Ctrl-C.`;
