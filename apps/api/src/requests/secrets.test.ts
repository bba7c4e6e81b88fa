import { describe, expect, test } from 'vitest';
import { maskAddress, maskBody, maskHeader } from './secrets.ts';

const nothing = () => {};
const secret = 'eyJhbGciOiJIUzI1NiJ9.payload.signature';

describe('a secret in a header shows its scheme or name and three characters', () => {
  test.each([
    ['Authorization', `Bearer ${secret}`, 'Bearer eyJ…(masked)'],
    ['authorization', 'Basic cmVhZGVyOmFtYmVyLUZhbGNvbi05Mg==', 'Basic cmV…(masked)'],
    ['Authorization', secret, 'eyJ…(masked)'],
    ['Proxy-Authorization', `Bearer ${secret}`, 'Bearer eyJ…(masked)'],
    ['Cookie', `session=${secret}; theme=dark`, 'session=eyJ…(masked); theme=…(masked)'],
    ['Set-Cookie', `session=${secret}; Path=/; HttpOnly`, 'session=eyJ…(masked); Path=/; HttpOnly'],
    ['X-API-Key', 'a-key-of-some-length', 'a-k…(masked)'],
    [
      'Referer',
      `http://x.test/?access_token=${secret}`,
      'http://x.test/?access_token=eyJ…(masked)',
    ],
  ])('%s: %s', (name, value, expected) => {
    expect(maskHeader(name, value, nothing)).toBe(expected);
  });

  test('a header without a secret stays as it is', () => {
    expect(maskHeader('If-Match', '"7"', nothing)).toBe('"7"');
  });
});

describe('a secret in an address shows its name and three characters', () => {
  test.each([
    [`/books?access_token=${secret}&page=2`, '/books?access_token=eyJ…(masked)&page=2'],
    ['/books?page=2&API-Key=abcdefghijklmnop', '/books?page=2&API-Key=abc…(masked)'],
    ['/books?password=short', '/books?password=…(masked)'],
    ['http://ada:a-long-password@x.test/', 'http://ada:a-l…(masked)@x.test/'],
  ])('%s', (address, expected) => {
    expect(maskAddress(address, nothing)).toBe(expected);
  });

  test.each(['/books?author=token&tokens=3', '/books/token=abc'])(
    '%s stays as it is',
    (address) => {
      expect(maskAddress(address, nothing)).toBe(address);
    },
  );
});

describe('a secret in a body shows its name and three characters', () => {
  test.each([
    [
      '{"username":"reader","password":"amber-Falcon-92"}',
      '{"username":"reader","password":"amb…(masked)"}',
    ],
    ['{ "accessToken" : "eyJabcdefghijk" }', '{ "accessToken" : "eyJ…(masked)" }'],
    [String.raw`{"token":"with \" a quote inside","b":1}`, '{"token":"wit…(masked)","b":1}'],
    ['{"password":123456789012,"b":1}', '{"password":"123…(masked)","b":1}'],
    ['{"token":"cut off in the midd', '{"token":"cut…(masked)'],
    [
      '[{"client_secret":"one-long-secret"},{"otp":"123456"}]',
      '[{"client_secret":"one…(masked)"},{"otp":"…(masked)"}]',
    ],
  ])('%s', (text, expected) => {
    expect(maskBody(text, 'application/json', nothing)).toBe(expected);
  });

  test('a form', () => {
    const text = 'grant_type=password&username=ada&password=amber-Falcon-92';
    const expected = 'grant_type=password&username=ada&password=amb…(masked)';
    expect(maskBody(text, 'application/x-www-form-urlencoded', nothing)).toBe(expected);
  });
});

test.each(['constructor', '__proto__', 'toString'])(
  'reads a header called %s as any other',
  (name) => {
    expect(maskHeader(name, 'plain', nothing)).toBe('plain');
  },
);
