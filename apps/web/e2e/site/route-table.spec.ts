import { expect, test } from '../test.ts';

/** The routes in the specification, with their letter case, and the heading of each page. */
const table = [
  ['/', 'Train your tests before the real fight.'],
  ['/shopping', 'Shopping'],
  ['/product/3', 'HD Monitor'],
  ['/checkout', 'Checkout'],
  ['/about', 'About Sparring'],
  ['/contact', 'Contact'],
  ['/webelements', 'Web Elements'],
  ['/webelements/checkboxes', 'Checkboxes'],
  ['/webelements/dragdrop', 'Drag and Drop'],
  ['/webelements/hovertoclickbutton', 'Hover to Reveal'],
  ['/webelements/slider', 'Slider'],
  ['/webelements/filedownloader', 'File Downloader'],
  ['/webelements/formbuttonelements', 'Input and Button Form'],
  ['/webelements/geolocationpage', 'Geolocation'],
  ['/webelements/alertpage', 'Alerts'],
  ['/webelements/keypressespage', 'Key Presses'],
  ['/webelements/nestedframepage', 'Nested Frames'],
  ['/webelements/radiobuttonpage', 'Radio Buttons'],
  ['/webelements/SelectBoxPage', 'Select Box'],
  ['/webelements/NewTabOrWindowPage', 'Tabs'],
  ['/webelements/shadowdompage', 'Shadow DOM'],
  ['/webelements/EditableTablePage', 'Web Tables'],
  ['/webelements/ScrollButtonPage', 'Scroll to the Button'],
  ['/web-elements', 'Web Elements Demo'],
  ['/webelements/login', 'Login'],
  ['/webelements/loginbasicauth', 'Login'],
  ['/api/bookapi', 'Book API'],
  ['/api/authentication', 'Authentication API'],
  ['/api/behavior', 'Behavior API'],
  ['/api/documentation', 'API documentation'],
] as const;

for (const [path, heading] of table) {
  test(`${path} answers 200 and shows ${heading} [NAV-07]`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(path);
  });
}

test('/api redirects to /api/bookapi [NAV-09]', async ({ page }) => {
  await page.goto('/api');
  await expect(page).toHaveURL('/api/bookapi');
});

test('the result page sends a visitor who is not logged in to the login page', async ({ page }) => {
  await page.goto('/webelements/LoginBasicAuthResultPage');
  await expect(page).toHaveURL('/webelements/login');
});
