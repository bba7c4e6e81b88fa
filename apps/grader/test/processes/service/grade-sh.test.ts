import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { testInstance } from '../../support/product.ts';
import { clientOf, openTestGrader } from '../../support/grader.ts';
import { adds, grade, greets, isRunning, launch, shells } from '../../support/shell.ts';

test.each(shells)('%s: prints the progress, the three numbers and the links', async (shell) => {
  const { address } = await openTestGrader();
  const { code, screen } = await grade(address, { suite: `${greets}\n${adds}`, shell });
  expect(screen).toMatch(/^Card {7}http:\S+\/cards\/\S+$/m);
  expect(screen).toMatch(/^Baseline {3}3 runs green/m);
  expect(screen).toMatch(/^Runs {7}.* (\d+) of \1$/m);
  expect(screen).toMatch(/^Found {6}3 of 4/m);
  expect(screen).toMatch(/^Robust {5}4 of 4/m);
  expect(screen).toMatch(/^Report {5}http:\S+\/report$/m);
  expect(code).toBe(0);
});

test.each(shells)('%s: Ctrl-C ends the run and the card, and leaves nothing', async (shell) => {
  const { address } = await openTestGrader();
  const { child, screen, ended, folder } = await launch(address, {
    suite: `${greets}\necho x >> runs; [ "$(wc -l < runs)" -lt 4 ] || { trap '' TERM; sleep 100 & echo $! > sleeper; wait; sleep 100; }`,
    options: '--name ada',
    shell,
  });
  const sleeper = join(folder, 'sleeper');
  await vi.waitUntil(() => existsSync(sleeper), { timeout: 20_000, interval: 50 });
  const id = Number(readFileSync(sleeper, 'utf8'));
  process.kill(-child.pid!, 'SIGINT');
  await ended();
  expect(screen()).toMatch(/^Ended {6}early/m);
  expect(screen()).toMatch(/^Report {5}http:\S+\/report$/m);
  expect(isRunning(id)).toBe(false);
  const [, card = ''] = /cards\/(\S+)/.exec(screen()) ?? [];
  expect(await clientOf(address).state(card)).toMatchObject({ phase: 'ended early', name: 'ada' });
});

test('a suite that always passes finds nothing', async () => {
  const { address } = await openTestGrader();
  const { screen } = await grade(address, { suite: 'curl -s "$WEB_URL/" "$WEB_URL/sum?a=2&b=2"' });
  expect(screen).toMatch(/^Found {6}0 of 4/m);
});

test('a suite that always fails is refused, with what it wrote last', async () => {
  const { address } = await openTestGrader();
  const { screen, code } = await grade(address, { suite: `${greets}\necho no luck; exit 1` });
  expect(screen).toContain('│ no luck');
  expect(screen).toContain('✗ Your tests are red without a defect, twice');
  expect(code).toBe(2);
});

test('what the tests wrote is shown without the folder and the home of the learner', async () => {
  const { address } = await openTestGrader();
  const home = '/srv/homes/ada & co';
  const { screen } = await grade(address, {
    name: String.raw`it's [a-z]\1 *.^$ & |more`,
    env: { HOME: home },
    suite: `${greets}\nprintf '%s\\n' "at $PWD/cart.test.js, read $HOME/.npmrc"; exit 1`,
  });
  expect(screen).toContain('│ at ./cart.test.js, read ~/.npmrc');
});

test.each(shells)('%s: what the tests wrote is shown without secrets', async (shell) => {
  const { address } = await openTestGrader();
  const { screen } = await grade(address, {
    shell,
    env: {
      SHOP_PASSWORD: String.raw`pass/word & \1 [x]*`,
      api_token: 'pass/word',
      SSH_PRIVATE_KEY: '-- BEGIN KEY --\nabcd|efgh\n',
      SHORT_TOKEN: 'tea',
    },
    suite: `${greets}\nprintf '%s\\n' "sent $SHOP_PASSWORD, then $api_token" "$SSH_PRIVATE_KEY" "with $SHORT_TOKEN"; exit 1`,
  });
  expect(screen).toMatch(/│ sent \*{3}, then \*{3}\s+│ \*{3}\s+│ \*{3}\s+(│\s+)?│ with tea/);
});

/** A test that writes a report of its own, as Maven does. */
const xml = (name: string, check: string) =>
  `mkdir -p target/surefire-reports
     if (${check}); then failure=; else failure='<failure/>'; status=1; fi
     echo "<testsuite><testcase name='${name}'>$failure</testcase></testsuite>" > target/surefire-reports/TEST-${name}.xml`;

test.each(shells)(
  "%s: JUnit's XML says which test finds what, also from several files at the usual places",
  async (shell) => {
    const { address } = await openTestGrader();
    const { screen } = await grade(address, {
      shell,
      suite: `${xml('greets', greets)}\n${xml('adds', adds)}\nexit $status`,
    });
    const [, link = ''] = /^Report +(\S+)/m.exec(screen) ?? [];
    const report = await (await fetch(link)).text();
    expect(report).toContain('greets');
    expect(report).not.toContain('wrote no JUnit XML');
  },
);

test('XML of an earlier run is not sent', async () => {
  const { address } = await openTestGrader();
  const { screen } = await grade(address, {
    suite: `${greets}
      [ -e junit.xml ] || echo '<testsuite><testcase name="old"/></testsuite>' > junit.xml`,
  });
  const [, link = ''] = /^Report +(\S+)/m.exec(screen) ?? [];
  expect(await (await fetch(link)).text()).toContain('wrote no JUnit XML');
});

test('XML in a folder with a space in its name is sent', async () => {
  const { address } = await openTestGrader();
  const { screen } = await grade(address, {
    options: "--only door --junit 'my reports/*.xml'",
    suite: `
      if (${greets}); then red=; else red='<failure/>'; fi
      mkdir -p 'my reports'
      echo "<testsuite><testcase name='greets'>$red</testcase></testsuite>" > 'my reports/all.xml'
      [ -z "$red" ]`,
  });
  const [, link = ''] = /^Report +(\S+)/m.exec(screen) ?? [];
  expect(await (await fetch(link)).text()).not.toContain('wrote no JUnit XML');
});

test.each(shells)(
  '%s: of a file to which a runner appends only what a run has added is sent',
  async (shell) => {
    const { address } = await openTestGrader();
    const { screen } = await grade(address, {
      shell,
      options: '--only door',
      before: `printf '<testsuites><testsuite><testcase name="greets"><failure/></testcase></testsuite></testsuites>' > junit.xml`,
      suite: `
      red=; case "$(curl -s "$WEB_URL/")" in Hello*) ;; *) red='<failure/>' ;; esac
      old=$(sed 's|</testsuites>||' junit.xml)
      printf '%s<testsuite><testcase name="greets">%s</testcase></testsuite></testsuites>' "$old" "$red" > junit.xml
      [ -z "$red" ]`,
    });
    expect(screen).toMatch(/^Baseline {3}3 runs green/m);
    expect(screen).toMatch(/^Found {6}1 of 1/m);
  },
);

/** A grep that knows only what POSIX says, as that of BusyBox may. */
const posixGrep = 'grep() { case $1 in -*[!EFceilnqsvx]*) return 2 ;; esac; command grep "$@"; }';

test('a run that is over time is ended with all that it has started, and found only by time', async () => {
  const startInstance = testInstance({ silent: 'goodbye' });
  const { address } = await openTestGrader({ startInstance, timeoutMs: 1000 });
  const suite = `sh -c 'curl -s "$WEB_URL/" > got & echo $! > sleeper; wait'`;
  const { screen, folder } = await grade(address, { suite, before: posixGrep });
  expect(screen).toMatch(/^By time {4}1 defect /m);
  const id = Number(readFileSync(join(folder, 'sleeper'), 'utf8'));
  expect(isRunning(id)).toBe(false);
});

test('a run ends although the signal to its watcher is lost', async () => {
  const { address } = await openTestGrader();
  // Only the signals to the watcher and to its sleep have no option.
  const before = 'kill() { case $1 in -*) command kill "$@" ;; esac; }';
  const { screen } = await grade(address, { suite: greets, options: '--only door', before });
  expect(screen).toMatch(/^Found {6}1 of 1/m);
});

test('the words of the command get the addresses, and one word is a line for the shell', async () => {
  const { address } = await openTestGrader();
  const suite = `WEB_URL=$1 API_URL=$2; ${greets}\n${adds}`;
  const words = await grade(address, { suite, command: './suite.sh {web} {api}' });
  expect(words.screen).toMatch(/^Found {6}3 of 4/m);
  const line = await grade(address, { suite, command: "'true && ./suite.sh {web} {api}'" });
  expect(line.screen).toMatch(/^Found {6}3 of 4/m);
});

test('a card that is ended on its page ends the run', async () => {
  const { address } = await openTestGrader();
  const { screen, ended, folder } = await launch(address, {
    suite: `${greets}\n: > begun; sleep 100`,
  });
  await vi.waitUntil(() => existsSync(join(folder, 'begun')), { timeout: 20_000, interval: 50 });
  const [, card = ''] = /cards\/(\S+)/.exec(screen()) ?? [];
  await clientOf(address).end(card);
  expect(await ended()).toBe(130);
  expect(screen()).toContain('Ended before anything was known.');
});
