import { expect, test } from 'vitest';
import { JUnitError, readJUnit } from './junit.ts';

const states = (xml: string) =>
  Object.fromEntries([...readJUnit(xml)].map(([name, { state }]) => [name, state]));

test('tests are green, red or skipped', () => {
  const xml = `<?xml version="1.0"?><testsuites><testsuite name="s">
    <testcase classname="shop" name="buys" time="1"/>
    <testcase classname="shop" name="pays"><failure message="a &lt; b">stack</failure></testcase>
    <testcase classname="shop" name="waits"><skipped/></testcase>
    <testcase name="breaks"><error/></testcase>
  </testsuite></testsuites>`;
  expect(states(xml)).toEqual({
    'shop › buys': 'green',
    'shop › pays': 'red',
    'shop › waits': 'skipped',
    breaks: 'red',
  });
  expect(readJUnit(xml).get('shop › pays')?.message).toBe('a < b');
});

test('output that holds XML is passed over', () => {
  const xml = `<testsuite><testcase name="a"><system-out><![CDATA[</testcase><failure>]]></system-out></testcase>
    <!-- <testcase name="b"> --></testsuite>`;
  expect(states(xml)).toEqual({ a: 'green' });
});

test('a bracket in an attribute ends no tag', () => {
  expect(states(`<testsuite><testcase name="a > b"/></testsuite>`)).toEqual({ 'a > b': 'green' });
});

test('of several tests with one name a red one counts', () => {
  const xml = `<testsuite><testcase name="a"/><testcase name="a"><failure/></testcase><testcase name="a"/></testsuite>`;
  expect(states(xml)).toEqual({ a: 'red' });
});

test('what passes at the second try is green, as its runner says', () => {
  const xml = `<testsuite><testcase name="a"><flakyFailure message="no"/></testcase></testsuite>`;
  expect(states(xml)).toEqual({ a: 'green' });
});

test.each([
  ['ends in the middle', '<testsuite><testcase name="a">', 'is not closed'],
  ['is HTML', '<html></html>', 'it begins with <html>'],
  ['is empty', '', 'it holds no XML'],
  [
    'is crossed',
    '<testsuite><testcase name="a"></testsuite></testcase>',
    'closes what is not open',
  ],
])('a file that %s is broken', (_, xml, reason) => {
  expect(() => readJUnit(xml)).toThrow(JUnitError);
  expect(() => readJUnit(xml)).toThrow(reason);
});
