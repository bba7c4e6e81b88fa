import { expect, test } from 'vitest';
import { programOf } from './command.ts';

const addresses = { web: 'http://127.0.0.1:4000', api: 'http://127.0.0.1:4001' };
const asIs = (program: string) => program;

test('{web} and {api} are replaced wherever they stand', () => {
  const words = ['newman', 'run', 'c.json', '--env-var', 'base={api}/v1', '{web}{web}'];
  expect(programOf(words, addresses, 'linux', asIs)).toEqual({
    file: 'newman',
    args: [
      'run',
      'c.json',
      '--env-var',
      'base=http://127.0.0.1:4001/v1',
      'http://127.0.0.1:4000http://127.0.0.1:4000',
    ],
    shell: false,
    verbatim: false,
  });
});

test('one word with spaces is a line for the shell', () => {
  expect(programOf(['cd x && mvn test'], addresses, 'linux', asIs).shell).toBe(true);
});

test('on Windows a program is started by itself', () => {
  const node = String.raw`C:\Program Files\node.exe`;
  expect(programOf(['node', 'a b'], addresses, 'win32', () => node)).toEqual({
    file: node,
    args: ['a b'],
    shell: false,
    verbatim: false,
  });
});

test('on Windows a batch file is started by cmd.exe, and no word of it is a command', () => {
  const { file, args, verbatim } = programOf(
    ['npx', 'playwright', '-g', 'a & del *'],
    addresses,
    'win32',
    () => String.raw`C:\node\npx.cmd`,
  );
  expect([file, verbatim, args.slice(0, 3)]).toEqual(['cmd.exe', true, ['/d', '/s', '/c']]);
  expect(args[3]).toContain('^^^&^^^ del');
  expect(args[3]).not.toMatch(/[^^]&/);
});
