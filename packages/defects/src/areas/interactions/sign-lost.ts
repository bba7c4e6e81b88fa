import { defect } from '../../defect.ts';

export default defect({
  id: 'sign-lost',
  rule: 'GEO-02',
  level: 'sneaky',
  technique: 'languages',
  file: 'apps/web/src/practice/geolocation.ts',
  from: 'Latitude: ${coords.latitude}, Longitude: ${coords.longitude}',
  to: 'Latitude: ${Math.abs(coords.latitude)}, Longitude: ${Math.abs(coords.longitude)}',
  seen: 'Positions in the south and in the west lose their sign.',
  hints: [
    'Look at the position.',
    'The world has four quarters.',
    '-33.9, 151.2 is shown with its sign.',
  ],
  caught: async ({ page, expect }) => {
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: -33.9, longitude: 151.2 });
    await page.goto('/webelements/geolocation');
    await expect(page.getByTestId('geolocation-position')).toHaveText(
      'Latitude: -33.9, Longitude: 151.2',
    );
  },
});
