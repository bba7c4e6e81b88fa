import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { labs } from './catalogue.ts';
import { firstTestOf } from './first-test.ts';
import { changesBetween } from './line-changes.ts';

test('the first test of a file has its imports and helpers, and what is left is the rest', () => {
  const source = `import { expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';

const right = { code: '17' };

const type = (code) => ({ ...right, code });
const other = 'type(';

test('one', () => {
  type('one');

  expect(1);
});

const more = async (page: Page) => readFile(page);

test('two', () => more());
`;
  const [first, rest] = firstTestOf(source);
  expect(first).toBe(
    source
      .slice(0, source.indexOf('\n\nconst more'))
      .replace('type Page, ', '')
      .replace(/import \{ readFile.*\n/, ''),
  );
  expect(rest).toBe(source.slice(source.indexOf('const more')).trimEnd());
});

test('a decorator and a text of many lines are in the first test in Python', () => {
  const source = `import re
from a import b as c

SCRIPT = """
return 1;
"""


@pytest.mark.parametrize("seed", [1])
def test_one(driver, seed):
    c(SCRIPT)


def test_two(driver):
    re.compile("1")
`;
  const [first, rest] = firstTestOf(source);
  expect(first).toBe(source.slice(10, source.indexOf('\n\n\ndef test_two')));
  expect(rest).toBe('def test_two(driver):\n    re.compile("1")');
});

/** What a reader compares at a glance: the marked lines of two tests, and the lines of the longer one. */
const most = { marked: 16, lines: 40 };

/** Why a pair has more of one of the two. */
const longer: Readonly<Record<string, string>> = {
  'actionability/test_good.py': 'Selenium has a wait of its own for each of six targets.',
  'board/test_good.py': 'A drag by script, against keys, a refusal and an undo.',
  'endless-list/good.spec.ts': 'A helper that scrolls by keyboard until the row is in the page.',
  'endless-list/test_good.py': 'The same.',
  'file-downloads/good.spec.ts': 'Four helpers read the CSV files and the PDF.',
  'hostile-locators/good.spec.ts': 'Each of six fields has another locator.',
  'hostile-locators/test_good.py': 'The same.',
  'locator-ladder/good.spec.ts': 'Each of eight rungs has another locator.',
  'mailbox/test_good.py': 'One test asks for, and uses, the mails of a whole account.',
  'network/good.spec.ts': 'A message for each of eight requests.',
  'network/test_good.py': 'The same.',
  'sessions/test_good.py': 'A login by form and a saved state need six helpers in Selenium.',
};

const pairs = labs.flatMap(({ slug }) => [
  [`${slug}/good.spec.ts`, `${slug}/naive.spec.ts`] as const,
  [`${slug}/test_good.py`, `${slug}/test_naive.py`] as const,
]);

const read = (answer: string): string =>
  readFileSync(new URL(answer.replace('/', '/answers/'), import.meta.url), 'utf8').trimEnd();

test.each(pairs)('%s differs from %s in few lines', (good, naive) => {
  const [before, after] = [read(naive), firstTestOf(read(good))[0]].map((text) => text.split('\n'));
  const { removed, added } = changesBetween(before!, after!);
  const seen = [...[...removed].map((at) => before![at]), ...[...added].map((at) => after![at])];
  const marked = seen.filter((line) => line?.trim()).length;
  const isShort = marked <= most.marked && Math.max(before!.length, after!.length) <= most.lines;
  expect(marked).toBeGreaterThan(0);
  expect({ good, marked, isShort }).toEqual({ good, marked, isShort: !(good in longer) });
});
