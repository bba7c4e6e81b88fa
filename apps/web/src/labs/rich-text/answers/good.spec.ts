import { expect, test } from '@playwright/test';

test('writes the message and pastes the notes', async ({ page, context }) => {
  await page.goto('/labs/rich-text?seed=1');
  await context.grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: 'Copy the notes' }).click();
  await expect(page.getByRole('status', { name: 'Clipboard' })).toHaveText(/^Copied/);

  await page.getByRole('textbox', { name: 'Message' }).click();
  await page.keyboard.type('We train on ');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('Tuesday');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+V');

  await expect(page.getByRole('status', { name: 'HTML' })).toHaveText(
    '<p>We train on <strong>Tuesday</strong>.</p>' +
      '<p>Bring <em>two</em> of each, and read <a href="https://example.com/rules">the rules</a>.</p>' +
      '<ul><li><strong>helmets</strong></li><li>shorts</li></ul>',
  );
  await expect(page.getByRole('status', { name: 'Plain text' })).toHaveText(
    'We train on Tuesday. Bring two of each, and read the rules. helmets shorts',
  );
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Written/);
});

test('uses the clipboard by a button only with the permission', async ({ page, context }) => {
  await page.goto('/labs/rich-text?seed=1');
  const clipboard = page.getByRole('status', { name: 'Clipboard' });
  await page.getByRole('button', { name: 'Copy the notes' }).click();
  await expect(clipboard).toHaveText(/does not let the page write/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the notes' }).click();
  await expect(clipboard).toHaveText(/^Copied/);
  await page.getByRole('button', { name: 'Paste as text' }).click();
  await expect(clipboard).toHaveText('Pasted as plain text.');
  await expect(page.getByRole('textbox', { name: 'Message' })).toContainText('helmets');
});
