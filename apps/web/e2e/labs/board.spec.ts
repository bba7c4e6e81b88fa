import type { Page } from '@playwright/test';
import { drawStart, drawWanted, listNames } from '@sparring/practice/labs/board/lists';
import { centreOf, dragWithFinger } from '../finger.ts';
import { expect, smoke, test } from '../test.ts';
import { saysTheSame } from './test-same-verdict.ts';

const house = { workspace: 'has-a-board', seed: 7 };
const start = drawStart(house)['To do'];
const [first = '', second = '', third = ''] = start;

test.use({ viewport: { width: 1280, height: 1200 }, hasTouch: true });
test.beforeEach(({ page }) => page.goto('/labs/board?seed=7&workspace=has-a-board'));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page, name: string) => page.getByRole('status', { name, exact: true });
const name = (page: Page, card: string) => page.getByText(card, { exact: true });
const heading = (page: Page, list: string) =>
  page.getByRole('heading', { name: list, exact: true });
const list = (page: Page, of: string) =>
  page.getByRole('list', { name: `Cards in ${of}` }).locator('li span');
const drag = (page: Page, card: string, to: string) =>
  name(page, card).dragTo(heading(page, to), { steps: 10 });

test(
  'the keyboard alone sorts the cards, and the focus stays [BOARD-01, BOARD-04, BOARD-07]',
  smoke,
  async ({ page }) => {
    const press = async (...names: readonly string[]) => {
      for (const each of names) {
        await button(page, each).press('Enter');
        await expect(button(page, each)).toBeFocused();
      }
    };
    const wanted = drawWanted(house);
    await expect(list(page, 'To do')).toHaveText([...start]);
    for (const card of wanted.Done.toReversed()) await press(`Right ${card}`, `Right ${card}`);
    for (const card of wanted.Doing.toReversed()) await press(`Right ${card}`);
    for (const card of wanted['To do'].toReversed())
      while ((await list(page, 'To do').first().innerText()) !== card) await press(`Up ${card}`);
    const [card = ''] = wanted['To do'];
    await press(`Right ${card}`, `Down ${card}`, 'Undo', 'Check');
    await expect(status(page, 'Verdict')).toHaveText('Solved: each list is as wanted.');
    for (const each of listNames) {
      await expect(status(page, `Wanted in ${each}`)).toHaveText(wanted[each].join(', '));
      await expect(list(page, each)).toHaveText([...wanted[each]]);
    }
  },
);

test('a card goes where the mouse is, and only if it has moved there', async ({ page }) => {
  await name(page, third).dragTo(name(page, first), { steps: 10, targetPosition: { x: 5, y: 2 } });
  await expect(list(page, 'To do')).toHaveText([third, first, second, ...start.slice(3)]);
  await name(page, first).dragTo(heading(page, 'Doing'));
  await expect(list(page, 'Doing')).toHaveCount(0);
});

test('a finger drags a card by its name, and beside the lists it stays [BOARD-03]', async ({
  page,
}) => {
  const from = await centreOf(name(page, second));
  await dragWithFinger(page, from, await centreOf(status(page, 'Message')));
  await expect(list(page, 'To do')).toHaveText([...start]);
  await dragWithFinger(page, from, await centreOf(heading(page, 'Doing')));
  await expect(list(page, 'Doing')).toHaveText([second]);
});

test('a list refuses a card, says why, and keeps the order [BOARD-05]', async ({ page }) => {
  await drag(page, first, 'Done');
  await expect(status(page, 'Message')).toHaveText('Refused: Done takes only cards from Doing.');
  await expect(list(page, 'To do')).toHaveText([...start]);
  await drag(page, first, 'Doing');
  await drag(page, second, 'Doing');
  await drag(page, third, 'Doing');
  await expect(status(page, 'Message')).toHaveText('Refused: Doing takes at most 2 cards.');
  await expect(list(page, 'Doing')).toHaveText([second, first]);
  await drag(page, first, 'Done');
  await expect(list(page, 'Done')).toHaveText([first]);
});

test('Undo takes back one move after the other, without what was refused [BOARD-06]', async ({
  page,
}) => {
  await button(page, `Down ${first}`).click();
  await button(page, `Right ${third}`).click();
  await drag(page, second, 'Done');
  await button(page, 'Undo').click();
  await expect(list(page, 'To do')).toHaveText([second, first, third, ...start.slice(3)]);
  await button(page, 'Undo').click();
  await expect(list(page, 'To do')).toHaveText([...start]);
  await button(page, 'Undo').click();
  await expect(status(page, 'Message')).toHaveText('There is no move to undo.');
});

test('the verdict names each list that is not as wanted, and a script', async ({ page }) => {
  await button(page, 'Check').click();
  await expect(status(page, 'Verdict')).toHaveText(
    `Not sorted: To do is ${start.join(', ')}; Doing is empty; Done is empty; no card was refused; no move of a card that was right was undone.`,
  );
  await button(page, `Right ${first}`).dispatchEvent('click');
  await button(page, 'Check').click();
  await expect(status(page, 'Verdict')).toHaveText('A script: it has used the board.');
});

saysTheSame('board');
