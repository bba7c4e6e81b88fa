import { expect, smoke, test } from '../test.ts';
import { printedCodes } from './printed-codes.ts';
import { newClass, openDesk } from './test-class.ts';

const address = 'http://192.168.1.20:3000';

test(
  'refuses the address of the own machine, says why, and remembers the next [DESKPAGE-16]',
  smoke,
  async ({ page, request }) => {
    const { id, keyOf } = await newClass(request, ['Ada', 'Bo']);
    await openDesk(page, `/${id}/sheet`);
    const field = page.getByLabel('Address for learners');
    await expect(page.getByTestId('sheet-address-hint')).toContainText('leads to that machine');
    await expect(page.getByTestId('sheet-address-hint')).toContainText('labels appear once');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(page.getByTestId('label-1')).toBeHidden();
    await field.fill('localhost');
    await expect(page.getByTestId('sheet-address-error')).toContainText('leads to that machine');
    await field.fill('192.168.1.20');
    await expect(page.getByTestId('sheet-port')).toContainText('192.168.1.20 leads to port 80');
    await page.getByTestId('sheet-port-take').click();
    await expect(field).toHaveValue(`192.168.1.20:${new URL(page.url()).port}`);
    await expect(page.getByTestId('sheet-port')).toBeHidden();
    await field.fill('192.168.1.20:3000');
    await expect(page.getByTestId('label-1')).toContainText(`192.168.1.20:3000/join/${keyOf(1)}`);
    await page.reload();
    await expect(field).toHaveValue('192.168.1.20:3000');
    await expect(page.getByTestId('label-2')).toContainText('Bo');
  },
);

test('prints 24 labels on a page, and each code leads to its member [DESKPAGE-17]', async ({
  page,
  request,
}) => {
  const names = Array.from({ length: 26 }, (_, index) => `Learner ${index + 1} 李雷 of the class`);
  const { id, keyOf } = await newClass(request, names);
  await openDesk(page, `/${id}/sheet`);
  await page.getByLabel('Address for learners').fill(address);
  await expect(page.getByTestId('label-26')).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const codes = names.map((_, index) => `${address}/join/${keyOf(index + 1)}`);
  expect(printedCodes(pdf)).toEqual([codes.slice(0, 24), codes.slice(24)]);
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
});

test('a base URL on a printed label has its key on one line, beside the code', async ({
  page,
  request,
}) => {
  const { id, keyOf } = await newClass(request, ['Ada']);
  await openDesk(page, `/${id}/sheet`);
  await page.getByLabel('Address for learners').fill(address);
  await page.emulateMedia({ media: 'print' });
  const base = page.getByTestId('label-1').getByText(`/w/${keyOf(1)}/v1/practice`, { exact: true });
  expect(await base.evaluate((element) => element.getClientRects().length)).toBe(1);
  const code = page.getByTestId('label-1').locator('svg');
  const [text, image] = await Promise.all([base.boundingBox(), code.boundingBox()]);
  expect(text!.x + text!.width).toBeLessThanOrEqual(image!.x);
});

test('shows the labels one by one [DESKPAGE-18]', async ({ page, request }) => {
  const { id, keyOf } = await newClass(request, ['Ada', 'Bo']);
  await openDesk(page, `/${id}/sheet`);
  await page.getByLabel('Address for learners').fill(address);
  await page.getByRole('button', { name: 'Show one by one' }).click();
  const shown = page.getByRole('region', { name: 'One by one' });
  await expect(shown).toContainText(keyOf(1));
  await expect(shown).not.toContainText(keyOf(2));
  await shown.getByRole('button', { name: 'Next' }).click();
  await expect(shown).toContainText(keyOf(2));
  await expect(shown).not.toContainText(keyOf(1));
});
