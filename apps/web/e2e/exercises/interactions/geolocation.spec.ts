import { openAtRest } from '../../at-rest.ts';
import { expect, smoke, test } from '../../test.ts';

const path = '/webelements/geolocationpage';
const amsterdam = { latitude: 52.37, longitude: 4.89 };

test.describe('with the permission', () => {
  test.use({ permissions: ['geolocation'], geolocation: amsterdam });

  test('asks at the load and at each click [GEO-01, GEO-02]', async ({ page, context }) => {
    await page.goto(path);
    await expect(page.getByRole('status', { name: 'Position' })).toHaveText(
      'Latitude: 52.37, Longitude: 4.89',
    );
    await context.setGeolocation({ latitude: -33.87, longitude: 151.21 });
    await page.getByRole('button', { name: 'Get Location' }).click();
    await expect(page.getByRole('status', { name: 'Position' })).toHaveText(
      'Latitude: -33.87, Longitude: 151.21',
    );
  });

  test('shows a position with the coordinates 0 and 0 [GEO-02]', async ({ page, context }) => {
    await context.setGeolocation({ latitude: 0, longitude: 0 });
    await page.goto(path);
    await expect(page.getByRole('status', { name: 'Position' })).toHaveText(
      'Latitude: 0, Longitude: 0',
    );
  });

  test('shows an error until a click finds a position [GEO-03]', async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setGeolocationOverride', {});
    await page.goto(path);
    await expect(page.getByRole('status', { name: 'Position' })).toHaveText(
      'Error: Position unavailable',
    );
    await session.send('Emulation.setGeolocationOverride', { ...amsterdam, accuracy: 1 });
    await page.getByRole('button', { name: 'Get Location' }).click();
    await expect(page.getByRole('status', { name: 'Position' })).toContainText('52.37');
  });
});

test('shows an error when the permission is denied [GEO-03]', smoke, async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('status', { name: 'Position' })).toHaveText(
    'Error: User denied Geolocation',
  );
});

test('shows an error when no position arrives within 10 seconds [GEO-05]', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, fail, options) => {
      const error = { code: 3, message: 'Timeout expired' } as GeolocationPositionError;
      setTimeout(() => fail?.(error), options?.timeout);
    };
  });
  await openAtRest(page, path);
  const position = page.getByRole('status', { name: 'Position' });
  await expect(position).toHaveText('Waiting for the position…');
  await page.clock.fastForward(9_999);
  await expect(position).toHaveText('Waiting for the position…');
  await page.clock.fastForward(1);
  await expect(position).toHaveText('Error: Timeout expired');
});

test('shows a message when the browser has no geolocation [GEO-04]', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
  await page.goto(path);
  await expect(page.getByRole('status', { name: 'Position' })).toHaveText(
    'Geolocation is not supported by this browser.',
  );
});
