import { expect, test } from 'vitest';
import { passes, printLabs, readFaults, readLabTests } from './labs.ts';

const faults = readFaults(`FINGER = Fault(
    ("webkit", "firefox"),
    "it does not support touch",
    "<b>item</b>",
)
`);

const tests = readLabTests(`@page_at("/labs/swipe?seed=1")
@driver_fault(FINGER)
def test_a_swipe(page):
    pass


@page_at("/labs/waits")
def test_a_wait(page):
    pass
`);

test.each([
  ['webkit', '/labs/swipe', 'both answers; the driver: it does not support touch'],
  ['chromium', '/labs/swipe', 'all three'],
  ['webkit', '/labs/waits', 'all three'],
  ['webkit', '/labs/other', 'no test'],
])('in %s, %s passes: %s', (engine, path, expected) => {
  expect(passes(engine, path, tests, faults)).toBe(expected);
});

test('a fault that driver_faults.py does not have throws an error with its name', () => {
  expect(() => passes('webkit', '/labs/swipe', tests, new Map())).toThrow('FINGER');
});

test('every lab has a test in Selenium, and each engine a column', async () => {
  const page = await printLabs();
  expect(page).not.toContain('no test');
  expect(page).toMatch(/\| Chromium +\| Firefox +\| WebKit +\|$/m);
});
