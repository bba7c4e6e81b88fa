import { defect } from '../../defect.ts';

export default defect({
  id: 'one-city-too-many',
  rule: 'COMBO-07',
  level: 'sneaky',
  technique: 'duplicates',
  file: 'packages/practice/src/labs/comboboxes/choices.ts',
  from: 'one.toSorted().join() === other.toSorted().join()',
  to: 'one.every((city) => other.includes(city))',
  pure: true,
  seen: 'Visited may have more cities than it asks for.',
  hints: [
    'Look at the lab with the comboboxes.',
    'Visited asks for two cities. Which other numbers are right?',
    'Choose the two cities and a third one in Visited: the verdict names Visited.',
  ],
  caught: async ({ page, expect }) => {
    await page.goto('/labs/comboboxes?seed=1');
    for (const city of ['Fukuoka', 'Accra', 'Bergen']) {
      await page.getByRole('combobox', { name: 'Visited' }).fill(city);
      await page.getByRole('option', { name: city }).click();
    }
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByTestId('combo-verdict')).toContainText('Visited');
  },
});
