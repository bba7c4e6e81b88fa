import { logIn } from '../login/log-in.ts';
import { checkByScript, setByScript, unheardFields } from '../scripted.ts';
import { checkOut } from '../shop/cart-filling.ts';
import { expect, test } from '../test.ts';

/* locator-contract.spec.ts checks the fields of every other page. */
for (const method of ['Card', 'PayPal', 'iDEAL']) {
  test(`every field of the payment by ${method} accepts values set by a script`, async ({
    page,
  }) => {
    await checkOut(page, ['Desk Lamp']);
    await page.getByRole('tab', { name: method }).click();
    expect(await unheardFields(page)).toEqual([]);
  });
}

for (const said of ['input', 'change'] as const) {
  test(`the form shows a value set by a script with the event ${said}`, async ({ page }) => {
    await page.goto('/webelements/simple-input-form');
    await setByScript(page.getByLabel('Full name'), 'Ada', said);
    await setByScript(page.getByLabel('Current address'), 'Main Street 1', said);
    await expect(page.getByRole('status', { name: 'The form holds' })).toHaveText(
      'Full name: Ada; Current address: Main Street 1',
    );
  });

  test(`a box checked by a script with the event ${said} changes the face`, async ({ page }) => {
    await page.goto('/webelements/checkboxes');
    await checkByScript(page.getByLabel('Checkbox 2'), said);
    await expect(page.getByRole('status', { name: 'Face' })).toHaveText('angry face');
    await expect(page.getByLabel('Checkbox 2')).toBeChecked();
    await page.getByLabel('Checkbox 2').uncheck();
    await expect(page.getByRole('status', { name: 'Face' })).toHaveText('smiling face');
  });

  test(`a radio button checked by a script with the event ${said} shows the message`, async ({
    page,
  }) => {
    await page.goto('/webelements/radiobuttonpage');
    await page.getByLabel('Radio 1').check();
    await checkByScript(page.getByLabel('Radio 2'), said);
    await expect(page.getByRole('status', { name: 'Message' })).toHaveText('You selected: Radio 2');
    await page.getByLabel('Radio 1').check();
    await expect(page.getByRole('status', { name: 'Message' })).toHaveText('You selected: Radio 1');
  });

  test(`the shop filters by a price set by a script with the event ${said}`, async ({ page }) => {
    await page.goto('/shopping');
    await setByScript(page.getByRole('slider', { name: 'Maximum price' }), '25', said);
    await expect(page.getByTestId('price-max-value')).toHaveText('$25');
    await expect(page.getByTestId('product-grid').getByRole('heading')).toHaveCount(2);
    await expect(page.getByRole('slider', { name: 'Maximum price' })).toHaveValue('25');
  });
}

test('the select box shows the message for a value set by a script', async ({ page }) => {
  await page.goto('/webelements/SelectBoxPage');
  await setByScript(page.getByLabel('Option'), 'Option 2', 'change');
  await expect(page.getByRole('status', { name: 'Message' })).toHaveText('You selected: Option 2');
});

test('a script can set the same value again after the page cleared the field', async ({ page }) => {
  await page.goto('/webelements/EditableTablePage');
  for (const id of [4, 5]) {
    await setByScript(page.getByLabel('First Name'), 'Ada', 'change');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByTestId(`user-${id}-first-name`)).toHaveText('Ada');
  }
});

test('one script fills in and submits a form', async ({ page }) => {
  await page.goto('/webelements/EditableTablePage');
  await page.getByRole('form', { name: 'User' }).evaluate((form) => {
    for (const field of form.querySelectorAll('input')) {
      field.value = field.type === 'number' ? '36' : 'Ada';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    form.querySelector('button')?.click();
  });
  await expect(page.getByTestId('user-4').getByRole('cell')).toHaveText([
    'Ada',
    'Ada',
    'Ada',
    '36',
    '36',
    'Ada',
    /Edit/,
  ]);
});

test('one script logs in', async ({ page }) => {
  await page.goto('/webelements/login');
  await page.getByRole('form').evaluate((form) => {
    const fields = { username: 'learner', password: 'plum-Kestrel-47' };
    for (const [name, value] of Object.entries(fields)) {
      const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    form.querySelector('button')?.click();
  });
  await expect(page).toHaveURL('/webelements/LoginBasicAuthResultPage');
});

test('typing works after a script has set a value', async ({ page }) => {
  await page.goto('/webelements/login');
  await setByScript(page.getByLabel('Username'), 'wrong', 'input');
  await logIn(page);
  await expect(page).toHaveURL('/webelements/LoginBasicAuthResultPage');
});
