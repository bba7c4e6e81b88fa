import { expect, test } from 'vitest';
import { JUnitError, readJUnit } from './junit.ts';

const states = (xml: string) =>
  Object.fromEntries([...readJUnit(xml)].map(([name, { state }]) => [name, state]));

test('tests are green, red or skipped', () => {
  const xml = `<?xml version="1.0"?><testsuites><testsuite name="s">
    <testcase classname="shop" name="buys" time="1"/>
    <testcase classname="shop" name="pays"><failure message="a &lt; b">stack</failure></testcase>
    <testcase classname="shop" name="waits"><skipped/></testcase>
    <testcase classname="shop" name="is to do"><skipped type="todo"/><failure message="no"/></testcase>
    <testcase name="breaks"><error/></testcase>
  </testsuite></testsuites>`;
  expect(states(xml)).toEqual({
    'shop › buys': 'green',
    'shop › pays': 'red',
    'shop › waits': 'skipped',
    'shop › is to do': 'skipped',
    breaks: 'red',
  });
  expect(readJUnit(xml).get('shop › pays')?.message).toBe('a < b\nstack');
});

test('tests of Newman are called by their requests, also where these have the same class', () => {
  const suites = ['cart / a-b', 'cart / a b', 'книги', 'Größe', 'replies'].map(
    (name, at) =>
      `<testsuite name="${name}" id="7f1b-${at}"><testcase name="replies 200" classname="CartAB"/></testsuite>`,
  );
  expect(Object.keys(states(`<testsuites>${suites.join('')}</testsuites>`))).toEqual([
    'cart / a-b › replies 200',
    'cart / a b › replies 200',
    'книги › replies 200',
    'Größe › replies 200',
    'replies › replies 200',
  ]);
});

test.each([
  [
    'a suite without an id',
    '<testsuite name="s"><testcase name="a" classname="Shop"/>',
    'Shop › a',
  ],
  ['a number', '<testsuite name="s" id="0"><testcase name="a" classname="Shop"/>', 'Shop › a'],
  ['other letters', '<testsuite name="s" id="x"><testcase name="a" classname="a.B"/>', 'a.B › a'],
  ['no class', '<testsuite name="s" id="x"><testcase name="a"/>', 'a'],
])('tests of other runners are called by their classes: %s', (_, xml, name) => {
  expect(Object.keys(states(`${xml}</testsuite>`))).toEqual([name]);
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

test('entities, character references and character data are texts', () => {
  const failures = ['a &amp;&#60;b&#x3e; &eacute;', '\n <![CDATA[a &amp;]]> <![CDATA[<b>]]>\n'];
  const said = failures.map((text) => {
    const xml = `<testsuite><testcase name="&quot;a&#39;"><failure>${text}</failure></testcase></testsuite>`;
    return readJUnit(xml).get(`"a'`)?.message;
  });
  expect(said).toEqual(['a &<b> &eacute;', 'a &amp; <b>']);
});

const failed = (failure: string) =>
  readJUnit(`<testsuite><testcase name="a">${failure}</testcase></testsuite>`).get('a');

test('the message of a failure is that of its tag, and its text', () => {
  expect(failed('<failure message="m">text</failure>')).toEqual({
    state: 'red',
    message: 'm\ntext',
  });
  expect(failed('<error type="T"> text </error>')).toEqual({ state: 'red', message: 'text' });
  expect(failed('<failure> </failure>')).toEqual({ state: 'red' });
});

test('several files, one after the other, are one', () => {
  const xml = ['a', 'b'].map(
    (name) => `<?xml version="1.0"?>\n<testsuites><testcase name="${name}"/></testsuites>\n`,
  );
  expect(states(xml.join(''))).toEqual({ a: 'green', b: 'green' });
});

test.each([
  ['is deep', '<testsuite>'.repeat(101), 'its elements lie more than 100 deep in each other'],
  [
    'names too many tests',
    `<testsuite>${Array.from({ length: 10_001 }, (_, at) => `<testcase name="${at}"/>`).join('')}`,
    'it names more than 10000 tests',
  ],
  [
    'has too long names',
    `<testsuite>${Array.from({ length: 1200 }, (_, at) => `<testcase name="${at}${'x'.repeat(900)}"/>`).join('')}`,
    'the names of its tests have more than 1000000 letters together',
  ],
  ['declares entities', '<!DOCTYPE a [<!ENTITY b "c">]><testsuite>', 'is not closed'],
])('a file that %s is refused', (_, xml, reason) => {
  expect(() => readJUnit(xml)).toThrow(reason);
});

test('a name of more than 1000 letters is cut', () => {
  const xml = `<testsuite><testcase name="${'x'.repeat(5000)}"/></testsuite>`;
  expect([...readJUnit(xml).keys()]).toEqual(['x'.repeat(1000)]);
});
