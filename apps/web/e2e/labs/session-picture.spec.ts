import { totp } from '@sparring/contracts/credentials/published';
import { expect, test } from '../test.ts';
import { open } from './test-sessions.ts';

test('the picture is the QR code of the secret that stands beside it [SESSION-03]', async ({
  page,
}) => {
  await open(page, 'ada');
  await expect(page.getByTestId('sessions-secret')).toHaveText(totp.secret);
  const picture = page.getByRole('img', { name: /otpauth/ });
  await expect(picture).toHaveAccessibleName(
    `QR code of otpauth://totp/Sparring:reader?secret=${totp.secret}&issuer=Sparring&algorithm=SHA1&digits=6&period=30`,
  );
  const modules = await picture
    .locator('path')
    .evaluate((path: SVGPathElement) => path.getBBox().width);
  expect(modules).toBeGreaterThan(30);
});
