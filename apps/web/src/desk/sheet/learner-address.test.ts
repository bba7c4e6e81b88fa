import { expect, test } from 'vitest';
import { readAddress, typedForm, withPortOf } from './learner-address.ts';

test.each([
  ['http://192.168.1.20:3000', 'http://192.168.1.20:3000'],
  ['192.168.1.20:3000', 'http://192.168.1.20:3000'],
  [' lab.school.example/ ', 'http://lab.school.example'],
  ['https://school.example', 'https://school.example'],
  ['http://localhost.school.example', 'http://localhost.school.example'],
])('reads %s', (text, origin) => {
  expect(readAddress(text)).toEqual({ origin });
});

test.each(['localhost:3000', 'http://127.0.0.1:3000', '127.1', 'http://[::1]:3000', '0.0.0.0'])(
  'refuses %s, which is the machine itself',
  (text) => {
    expect(readAddress(text)).toEqual({
      problem: expect.stringContaining('leads to that machine'),
    });
  },
);

test.each(['', 'ftp://school.example', 'http://', 'a b'])(
  'refuses %j, which is no address',
  (text) => {
    expect(readAddress(text)).toEqual({ problem: expect.stringContaining('such as http') });
  },
);

test('refuses a path, which the sheet adds itself', () => {
  expect(readAddress('school.example/sparring')).toHaveProperty('problem');
});

test.each([
  ['http://192.168.1.20', '3000', 'http://192.168.1.20:3000'],
  ['http://192.168.1.20:8080', '3000', undefined],
  ['http://school.example', '', undefined],
  ['https://school.example', '3000', undefined],
])('means %s, while this page was reached at the port %j, as %s', (origin, port, meant) => {
  expect(withPortOf(origin, { port })).toBe(meant);
});

test('the typed form leaves out what browsers add', () => {
  expect(typedForm('http://192.168.1.20:3000')).toBe('192.168.1.20:3000');
  expect(typedForm('https://school.example')).toBe('https://school.example');
});
