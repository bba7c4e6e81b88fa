import type { Page } from '@playwright/test';
import { expect, smoke, test } from '../test.ts';
import { saysTheSame } from './test-same-verdict.ts';

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shown = (page: Page, name: string) => page.getByRole('status', { name, exact: true });

/** A paste that holds HTML, as another program would put it into the clipboard. */
const paste = (page: Page, html: string) =>
  message(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, html);

test.beforeEach(({ page }) => page.goto('/labs/rich-text?seed=1'));

test('draws the sentence and the notes by the seed [RICH-01]', smoke, async ({ page }) => {
  await expect(shown(page, 'Wanted')).toHaveText('We train on Tuesday.');
  await expect(page.getByTestId('rich-notes').getByRole('listitem')).toHaveText([
    'helmets',
    'shorts',
  ]);
  await page.goto('/labs/rich-text?seed=2');
  await expect(shown(page, 'Wanted')).toHaveText('We train on Thursday.');
});

test('formats by shortcut and by button what is selected or typed next [RICH-03]', async ({
  page,
}) => {
  const { keyboard } = page;
  await message(page).click();
  await keyboard.type('a');
  await keyboard.press('Control+B');
  await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await keyboard.type('bc');
  await keyboard.press('Meta+B');
  await keyboard.type('d');
  await expect(shown(page, 'HTML')).toHaveText('<p>a<strong>bc</strong>d</p>');
  await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'false');
  await keyboard.press('Shift+ArrowLeft');
  await keyboard.press('Shift+ArrowLeft');
  await button(page, 'Italic').click();
  await expect(button(page, 'Italic')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Bold').click();
  await expect(shown(page, 'HTML')).toHaveText('<p>a<strong>b<em>cd</em></strong></p>');
});

test('makes a list by the keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await button(page, 'List').focus();
  await keyboard.press('Space');
  await expect(message(page)).toBeFocused();
  await keyboard.type('one');
  await keyboard.press('Enter');
  await keyboard.type('two');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('end');
  await expect(shown(page, 'HTML')).toHaveText('<ul><li>one</li><li>two</li></ul><p>end</p>');
  expect(await shown(page, 'Plain text').textContent()).toBe('one\ntwo\nend');
  await expect(button(page, 'List')).toHaveAttribute('aria-pressed', 'false');
  await keyboard.press('Control+A');
  await keyboard.press('Control+B');
  await button(page, 'List').click();
  await expect(message(page).locator('li > strong')).toHaveText(['one', 'two', 'end']);
  await keyboard.press('Backspace');
  await expect(shown(page, 'Plain text')).toHaveText('');
});

test('links the selection, and refuses an address that runs', async ({ page }) => {
  await message(page).fill('the rules');
  await message(page).selectText();
  const address = page.getByRole('textbox', { name: 'Address of the link' });
  await address.fill('javascript:alert(1)');
  await button(page, 'Link the selection').click();
  await expect(address).toHaveAccessibleDescription(/https:, http: or mailto:/);
  await expect(shown(page, 'HTML')).toHaveText('<p>the rules</p>');
  await address.fill('https://example.com/rules');
  await button(page, 'Link the selection').click();
  await expect(shown(page, 'HTML')).toHaveText(
    '<p><a href="https://example.com/rules">the rules</a></p>',
  );
});

test('keeps of pasted HTML only what is allowed, and runs nothing [RICH-06]', async ({ page }) => {
  const run = `document.title = 'run'`;
  await message(page).focus();
  await paste(
    page,
    `<style>p { color: red }</style><h1 onclick="${run}" style="color: red">A</h1>\n <div>b<br><i>c</i> <u> d</u> </div>
    <script>${run}</script><img src="https://example.com/x.png" onerror="${run}">
    <p><a href="javascript:${run}">e</a> <a href="https://example.com/" onclick="${run}">f</a></p>
    <ol><li><b>g</b></li></ol><svg><a href="https://example.com/">h</a></svg><iframe src="/"></iframe>`,
  );
  await expect(shown(page, 'HTML')).toHaveText(
    '<p>A</p><p>b</p><p><em>c</em> d</p><p>e <a href="https://example.com/">f</a></p><ul><li><strong>g</strong></li></ul>',
  );
  const html = await shown(page, 'HTML').textContent();
  expect(await message(page).evaluate((element) => element.innerHTML)).toBe(html);
  await expect(page).not.toHaveTitle('run');
});

test('copies both kinds, and pastes each by keyboard and as text [RICH-07]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await button(page, 'Copy the notes').click();
  await expect(shown(page, 'Clipboard')).toHaveText('Copied as HTML and as plain text.');
  const { keyboard } = page;
  await message(page).click();
  await keyboard.press('Control+V');
  await expect(shown(page, 'HTML')).toHaveText(
    '<p>Bring <em>two</em> of each, and read <a href="https://example.com/rules">the rules</a>.</p><ul><li><strong>helmets</strong></li><li>shorts</li></ul>',
  );
  const lines = 'Bring two of each, and read the rules.\nhelmets\nshorts';
  expect(await shown(page, 'Plain text').textContent()).toBe(lines);

  await keyboard.press('Control+A');
  await keyboard.press('Backspace');
  await keyboard.press('Control+Shift+V');
  const html = '<p>Bring two of each, and read the rules.</p><p>helmets</p><p>shorts</p>';
  await expect(shown(page, 'HTML')).toHaveText(html);

  await button(page, 'Paste as text').click();
  await expect(shown(page, 'Clipboard')).toHaveText(/does not let the page read the clipboard/);
  await context.grantPermissions(['clipboard-read']);
  await message(page).clear();
  await button(page, 'Paste as text').click();
  await expect(shown(page, 'Clipboard')).toHaveText('Pasted as plain text.');
  await expect(shown(page, 'HTML')).toHaveText(html);
});

test('says so when the page came by plain http and has no clipboard', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await page.reload();
  for (const name of ['Paste as text', 'Copy the notes']) {
    await button(page, name).click();
    await expect(shown(page, 'Clipboard')).toHaveText(/only on https and on localhost/);
  }
  await page.keyboard.press('Control+C');
  await message(page).click();
  await page.keyboard.press('Control+V');
  await expect(shown(page, 'Plain text')).toHaveText(
    'Bring two of each, and read the rules. helmets shorts',
  );
});

test('undoes and redoes a format and a letter, and the verdict names the first wrong line', async ({
  page,
}) => {
  const { keyboard } = page;
  await message(page).click();
  await keyboard.type('ab');
  await keyboard.press('Control+A');
  await keyboard.press('Control+B');
  await expect(shown(page, 'HTML')).toHaveText('<p><strong>ab</strong></p>');
  await keyboard.press('Control+Z');
  await keyboard.press('Control+Z');
  await expect(shown(page, 'HTML')).toHaveText('<p>a</p>');
  await keyboard.press('Control+Y');
  await keyboard.press('Control+Shift+Z');
  await expect(shown(page, 'HTML')).toHaveText('<p><strong>ab</strong></p>');
  await button(page, 'Check').click();
  await expect(shown(page, 'Verdict')).toHaveText('Not written: line 1 has the wrong words.');
});

const scripts: Readonly<Record<string, () => void>> = {
  'HTML that it inserts with execCommand': () =>
    document.execCommand('insertHTML', false, '<b>Tuesday</b>'),
  'HTML that it sets': () => {
    document.getElementById('rich-message')!.innerHTML =
      '<p>We train on <strong>Tuesday</strong>.</p>';
  },
  'a command for bold': () => document.execCommand('bold'),
  'a click on Bold': () => document.getElementById('rich-bold')?.click(),
};

for (const [way, script] of Object.entries(scripts)) {
  test(`is not solved by a script with ${way}`, async ({ page }) => {
    await message(page).click();
    await page.keyboard.type('We train on Tuesday');
    await message(page).selectText();
    await page.evaluate(script);
    await expect(message(page).locator('strong')).not.toHaveCount(0);
    await button(page, 'Check').click();
    await expect(shown(page, 'Verdict')).toHaveText('A script: it has changed Message.');
  });
}

saysTheSame('rich-text');
