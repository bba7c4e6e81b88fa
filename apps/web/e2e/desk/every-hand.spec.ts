import { expect, test } from '../test.ts';
import { handWays } from './hand-ways.ts';
import { newClass, openClass, openDesk } from './test-class.ts';

for (const { name, use, press } of handWays)
  test.describe(`with ${name}`, () => {
    test.use(use);

    test('a teacher begins a class, prepares it, and gives out its keys [DESKPAGE-24]', async ({
      page,
    }) => {
      test.slow();
      await openDesk(page);
      await page.getByLabel('Title').fill('Fri 4A');
      await press(page.getByRole('checkbox', { name: 'Refuse requests without a key' }));
      await press(page.getByRole('button', { name: 'Begin the class' }));
      await page.getByLabel('Names').fill('Ada\nBo');
      await press(page.getByRole('button', { name: 'See what would change' }));
      await press(page.getByRole('button', { name: 'Save the list' }));
      await expect(page.getByTestId('desk-here')).toHaveText('0 of 2 here');
      await expect(page.getByText('Saved: 2 added, 0 renamed.')).toBeVisible();
      await press(page.getByTestId('start-toggle'));
      await page.getByLabel('Seed', { exact: true }).fill('7');
      await press(page.getByRole('button', { name: 'Give it to all now' }));
      await expect(page.getByTestId('start-saved')).toContainText('All members have it now');
      await press(page.getByTestId('plan-toggle'));
      await press(page.getByRole('checkbox', { name: 'Hello' }));
      await press(page.getByRole('checkbox', { name: 'Find books' }));
      await press(page.getByRole('button', { name: 'Up: Find books' }));
      await press(page.getByRole('button', { name: 'Save the plan' }));
      await expect(page.getByTestId('member-1')).toContainText('0 of 2');
      await press(page.getByRole('link', { name: 'Sheet of keys' }));
      await page.getByLabel('Address for learners').fill('http://192.168.1.20:3000');
      await press(page.getByRole('button', { name: 'Show one by one' }));
      const shown = page.getByRole('region', { name: 'One by one' });
      await press(shown.getByRole('button', { name: 'Next' }));
      await expect(shown).toContainText('Bo');
    });

    test('a teacher helps members, and ends with the marks [DESKPAGE-24]', async ({
      page,
      request,
    }) => {
      test.slow();
      const opened = await newClass(request, ['Ada', 'Bo']);
      await opened.call('PUT', `${opened.path}/plan`, { tasks: ['find'] });
      await opened.send(2, 'PATCH', '/workspace', { data: { seed: 7 } });
      await openClass(page, opened);
      await page.getByLabel('Message to all members').fill('Look at the projector.');
      await press(page.getByRole('button', { name: 'Send' }));
      await expect(page.getByTestId('message-now')).toContainText('Look at the projector.');
      await press(page.getByRole('checkbox', { name: 'Choose Bo, number 2' }));
      await press(page.getByRole('button', { name: 'Reset', exact: true }));
      await press(page.getByRole('button', { name: 'Yes, reset 1 chosen' }));
      await expect(page.getByTestId('action-result')).toHaveText('Done for 1 member.');
      await press(page.getByRole('button', { name: 'Ada, number 1' }));
      const drawer = page.getByRole('dialog');
      await press(drawer.getByRole('button', { name: 'Show the key' }));
      await press(drawer.getByRole('button', { name: 'New key' }));
      await press(drawer.getByRole('button', { name: 'Yes, a new key' }));
      await expect(drawer.getByTestId('drawer-key')).not.toHaveText(opened.keyOf(1));
      await press(drawer.getByRole('button', { name: 'Next (J)' }));
      await expect(drawer.getByTestId('drawer-requests')).toContainText('/v1/practice/workspace');
      await press(drawer.getByRole('button', { name: 'Close' }));
      await press(page.getByTestId('exports-toggle'));
      const saving = page.waitForEvent('download');
      await press(page.getByTestId('export-marks-csv'));
      expect((await saving).suggestedFilename()).toMatch(/\.csv$/);
      await press(page.getByTestId('desk-projector'));
      await expect(page.getByTestId('projector-members')).toContainText('2 working');
      await press(page.getByRole('link', { name: 'Back to the desk' }));
      await press(page.getByTestId('class-settings-toggle'));
      await press(page.getByRole('button', { name: 'Delete the class' }));
      await press(page.getByRole('button', { name: 'Yes, delete all of it' }));
      await expect(page).toHaveURL('/desk');
    });
  });
