import { expect, test } from '@playwright/test';

test('writes the message', async ({ page }) => {
  await page.goto('/labs/rich-text?seed=1');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('We train on Tuesday.');
  await expect(message).toHaveText('We train on Tuesday.', { timeout: 1000 });
});

test('writes the message and pastes the notes [RICH-08, RICH-11]', async ({ page, context }) => {
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
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});

test('uses the clipboard by a button only with the permission [RICH-09]', async ({
  page,
  context,
}) => {
  await page.goto('/labs/rich-text?seed=1');
  const clipboard = page.getByRole('status', { name: 'Clipboard' });
  // Some browsers let a page write to the clipboard after a click, unless all permissions are listed.
  await context.grantPermissions([]);
  await page.getByRole('button', { name: 'Copy the notes' }).click();
  await expect(clipboard).toHaveText(/does not let the page write/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the notes' }).click();
  await expect(clipboard).toHaveText(/^Copied/);
  await page.getByRole('button', { name: 'Paste as text' }).click();
  await expect(clipboard).toHaveText('Pasted as plain text.');
  await expect(page.getByRole('textbox', { name: 'Message' })).toContainText('helmets');
});

for (const [name, tag] of [
  ['Bold', 'strong'],
  ['Italic', 'em'],
] as const) {
  test(`${name} is for all of the selection, or for nothing of it [RICH-02]`, async ({ page }) => {
    await page.goto('/labs/rich-text?seed=1');
    const format = page.getByRole('button', { name });
    const html = page.getByRole('status', { name: 'HTML' });
    await page.getByRole('textbox', { name: 'Message' }).click();
    await page.keyboard.type('shin ');
    await format.click();
    await page.keyboard.type('guards');
    await expect(html).toHaveText(`<p>shin <${tag}>guards</${tag}></p>`);
    await page.keyboard.press('ControlOrMeta+A');
    await format.click();
    await expect(html).toHaveText(`<p><${tag}>shin guards</${tag}></p>`);
    await format.click();
    await expect(html).toHaveText('<p>shin guards</p>');
  });
}

test('a list and its end keep the formats of the lines [RICH-04]', async ({ page }) => {
  await page.goto('/labs/rich-text?seed=1');
  const html = page.getByRole('status', { name: 'HTML' });
  await page.getByRole('textbox', { name: 'Message' }).click();
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('bats');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.press('Enter');
  await page.keyboard.type('old ');
  await page.keyboard.press('ControlOrMeta+I');
  await page.keyboard.type('balls');
  await page.keyboard.press('ControlOrMeta+A');
  await page.getByRole('button', { name: 'List' }).click();
  await expect(html).toHaveText(
    '<ul><li><strong>bats</strong></li><li>old <em>balls</em></li></ul>',
  );
  await page.getByRole('button', { name: 'List' }).click();
  await expect(html).toHaveText('<p><strong>bats</strong></p><p>old <em>balls</em></p>');
});

for (const [address, kept] of [
  ['https://example.com/rules', '<a href="https://example.com/rules">the rules</a>'],
  ['javascript:alert(1)', 'the rules'],
  ['ftp://example.com/rules', 'the rules'],
] as const) {
  test(`a pasted link to ${address} becomes ${kept} [RICH-05]`, async ({ page }) => {
    await page.goto('/labs/rich-text?seed=1');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.focus();
    // The clipboard of the browser drops some addresses before the page sees them, so the test brings its own.
    await message.evaluate((element, href) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', `Read <a href="${href}">the rules</a>.`);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
    }, address);
    await expect(page.getByRole('status', { name: 'HTML' })).toHaveText(`<p>Read ${kept}.</p>`);
  });
}

for (const again of ['ControlOrMeta+Y', 'ControlOrMeta+Shift+Z']) {
  test(`${again} makes nothing again after another change [RICH-10]`, async ({ page }) => {
    await page.goto('/labs/rich-text?seed=1');
    const text = page.getByRole('status', { name: 'Plain text' });
    await page.getByRole('textbox', { name: 'Message' }).click();
    await page.keyboard.type('abc');
    await page.keyboard.press('ControlOrMeta+Z');
    await page.keyboard.press('ControlOrMeta+Z');
    await page.keyboard.press(again);
    await expect(text).toHaveText('ab');
    await page.keyboard.type('X');
    await page.keyboard.press(again);
    await page.keyboard.type('Y');
    await expect(text).toHaveText('abXY');
  });
}

test('writes the message in a frame [RICH-12]', async ({ page, context }) => {
  await page.goto('/labs/rich-text?seed=1&level=2');
  await context.grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: 'Copy the notes' }).click();
  await expect(page.getByRole('status', { name: 'Clipboard' })).toHaveText(/^Copied/);
  const html = page.getByRole('status', { name: 'HTML' });
  await page.keyboard.type('lost');
  await expect(html).toHaveText('<p><br></p>');

  const message = page.frameLocator('iframe[title="Message"]').getByRole('textbox');
  await message.click();
  await page.keyboard.type('We train on ');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Tuesday');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(html).toHaveText(/^<p>We train on <strong>Tuesday<\/strong>\.<\/p><p>Bring/);
  await expect(message.getByRole('listitem')).toHaveText(['helmets', 'shorts']);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Verdict' })).toHaveText(/^Solved/);
});
