import { expect, test } from 'vitest';
import { readRedesign } from './start-redesign.ts';

test('--redesign names one of the redesigns, and another name is answered with all of them', () => {
  expect(readRedesign([])).toBeUndefined();
  expect(readRedesign(['--redesign', 'form'])?.id).toBe('form');
  for (const wrong of [['--redesign'], ['--redesign=colors']])
    expect(() => readRedesign(wrong)).toThrow(/test-ids .+\n.*labels .+\n.*form /);
});
