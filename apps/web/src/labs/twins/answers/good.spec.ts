import { expect, type Locator, type Page, test } from '@playwright/test';

const hasFocus = (element: Element) => element === document.activeElement;

test('names the twin that loses the focus', async ({ page }) => {
  await page.goto('/labs/twins?seed=1');
  for (const twin of ['A', 'B']) {
    await page.getByRole('button', { name: `Twin ${twin}` }).click();
    await page.getByTestId('twins-hours').press('Enter');
    await page.getByTestId('twins-close').press('Enter');
    const isLost = !(await page.getByTestId('twins-hours').evaluate(hasFocus));
    await page.getByLabel(`${twin}: The focus is lost`).setChecked(isLost);
  }
  await page.getByRole('button', { name: 'Check' }).click();
  const verdict = page.getByRole('status', { name: 'Verdict' });
  await expect(verdict).toHaveText('Not found: 5 broken but not named, 0 named but not broken.');
});

const part = (page: Page, name: string) => page.getByTestId(`twins-${name}`);
const isNowhere = async (locator: Locator) => (await locator.count()) === 0;

/** Whether each rule is broken in the twin that is shown. */
const probes: Readonly<Record<string, (page: Page) => Promise<boolean>>> = {
  'Tab and Escape do not leave Hours': async (page) => {
    await part(page, 'hours').press('Enter');
    await part(page, 'morning').press('Tab');
    await page.keyboard.press('Tab');
    if (!(await part(page, 'morning').evaluate(hasFocus))) return false;
    await page.keyboard.press('Escape');
    return part(page, 'morning').isVisible();
  },
  'The focus is lost when Hours closes': async (page) => {
    await part(page, 'close').press('Enter');
    return !(await part(page, 'hours').evaluate(hasFocus));
  },
  'The status line is not announced': (page) =>
    isNowhere(part(page, 'status').and(page.getByRole('status'))),
  'Tab goes up from Name to Club': async (page) => {
    await part(page, 'name').press('Tab');
    const name = await part(page, 'name').boundingBox();
    const next = await page.locator(':focus').boundingBox();
    return next!.y < name!.y;
  },
  'The field Name has another name': (page) =>
    isNowhere(part(page, 'name').and(page.getByRole('textbox', { name: 'Name' }))),
  'The bouts are no table': (page) => isNowhere(part(page, 'bouts').and(page.getByRole('table'))),
  'Color alone marks the wrong field': async (page) => {
    await part(page, 'name').press('Enter');
    return isNowhere(part(page, 'name').and(page.locator('[aria-invalid=true]')));
  },
  'A target is under 24 pixels': async (page) => {
    const box = await part(page, 'clear').boundingBox();
    return box!.height < 24 || box!.width < 24;
  },
};

test('names each broken rule of both twins, with two seeds [TWIN-01, TWIN-03, TWIN-04, TWIN-05]', async ({
  page,
}) => {
  for (const [seed, said] of [
    [1, /^Right, 1 of 2/],
    [2, /^Solved/],
  ] as const) {
    const broken: string[] = [];
    for (const twin of ['A', 'B']) {
      await page.goto(`/labs/twins?seed=${seed}&twin=${twin.toLowerCase()}`);
      for (const [rule, isBroken] of Object.entries(probes)) {
        await expect(part(page, 'twin')).toBeVisible();
        if (await isBroken(page)) broken.push(`${twin}: ${rule}`);
      }
    }
    for (const each of broken) await page.getByLabel(each).check();
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(said);
  }
});
