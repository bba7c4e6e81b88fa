import { describe, expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

describe('the environment', () => {
  test('needs nothing set', () => {
    expect(readEnvironment({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      API_URL: 'http://127.0.0.1:3001',
      REQUESTS_PER_ADDRESS: 500,
      CONNECTIONS_PER_ADDRESS: 2000,
      WAITING_PER_CONNECTION: 10,
    });
  });

  test('takes an empty value as not set', () => {
    expect(readEnvironment({ PORT: '', HOSTED_BY_URL: '' })).toEqual(readEnvironment({}));
  });

  test('keeps the origin of the API, without a trailing slash', () => {
    expect(readEnvironment({ API_URL: 'http://api:3001/' }).API_URL).toBe('http://api:3001');
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT is "abc", expected a port from 1 to 65535.'],
    [{ PORT: '0' }, 'PORT is "0", expected a port from 1 to 65535.'],
    [{ PORT: '0x10' }, 'PORT is "0x10", expected a port from 1 to 65535.'],
    [{ PORT: '1e3' }, 'PORT is "1e3", expected a port from 1 to 65535.'],
    [{ PORT: '65536' }, 'PORT is "65536", expected a port from 1 to 65535.'],
    [{ EXTERNAL_URL: 'javascript:alert(1)' }, 'EXTERNAL_URL is "javascript:alert(1)", expected an'],
    [{ PRACTICE_URL: 'school' }, 'PRACTICE_URL is "school", expected an http or https address.'],
    [
      { REQUESTS_PER_ADDRESS: '0' },
      'REQUESTS_PER_ADDRESS is "0", expected a whole number from 1 to 1000000.',
    ],
    [
      { API_URL: 'http://api/v1' },
      'API_URL is "http://api/v1", expected an http or https address without a path',
    ],
  ])('refuses %j by name, value and expectation', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });

  test('names every wrong value at once', () => {
    expect(() => readEnvironment({ PORT: 'x', HOSTED_BY_URL: 'y' })).toThrow(
      /PORT.*\n.*HOSTED_BY_URL/,
    );
  });
});
