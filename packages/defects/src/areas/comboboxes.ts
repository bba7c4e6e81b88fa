import { type Defect, defect } from '../defect.ts';

export const defects: readonly Defect[] = [
  defect('arrow-stops-at-the-end', 'COMBO-03', 'hard', 'boundaries', {
    file: 'apps/web/src/labs/comboboxes/combobox.ts',
    from: '(from + step + count) % count',
    to: 'Math.min(Math.max(from + step, 0), count - 1)',
    pure: true,
    seen: 'The arrow keys stop at the last city of a list.',
    nudge: 'Look at the lab with the comboboxes, and leave the mouse alone.',
    hint: 'What is below the last city of a list?',
    recipe: 'Open Hotel by the arrow up: Jaipur is active. Arrow down: Accra is active.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/comboboxes?seed=1');
      const hotel = page.getByRole('combobox', { name: 'Hotel' });
      await hotel.press('ArrowUp');
      await hotel.press('ArrowDown');
      await expect(page.getByRole('option', { name: 'Accra', selected: true })).toBeVisible();
    },
  }),
  defect('list-heeds-case', 'COMBO-02', 'easy', 'languages', {
    file: 'apps/web/src/labs/comboboxes/combobox.ts',
    from: 'text.trim().toLowerCase()',
    to: 'text.trim()',
    pure: true,
    seen: 'A text in capitals finds no city.',
    nudge: 'Look at the lab with the comboboxes.',
    hint: 'Type in another way than the cities are written.',
    recipe: 'Type IZM into Travel: Izmir is offered.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/comboboxes?seed=1');
      await page.getByRole('combobox', { name: 'Travel' }).fill('IZM');
      await expect(page.getByRole('option', { name: 'Izmir' })).toBeVisible();
    },
  }),
  defect('one-city-too-many', 'COMBO-07', 'sneaky', 'duplicates', {
    file: 'packages/practice/src/labs/comboboxes/choices.ts',
    from: 'one.toSorted().join() === other.toSorted().join()',
    to: 'one.every((city) => other.includes(city))',
    pure: true,
    seen: 'Visited may have more cities than it asks for.',
    nudge: 'Look at the lab with the comboboxes.',
    hint: 'Visited asks for two cities. Which other numbers are right?',
    recipe: 'Choose the two cities and a third one in Visited: the verdict names Visited.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/comboboxes?seed=1');
      for (const city of ['Fukuoka', 'Accra', 'Bergen']) {
        await page.getByRole('combobox', { name: 'Visited' }).fill(city);
        await page.getByRole('option', { name: city }).click();
      }
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page.getByTestId('combo-verdict')).toContainText('Visited');
    },
  }),
  defect('typed-is-chosen', 'COMBO-04', 'sneaky', 'negative', {
    file: 'apps/web/src/labs/comboboxes/editable.tsx',
    from: 'onBlur={() => setBox(undefined)}',
    to: 'onBlur={() => (options.includes(text) ? choose(text) : setBox(undefined))}',
    seen: 'A city that was typed, but not chosen from the list, counts as chosen.',
    nudge: 'Look at the lab with the comboboxes.',
    hint: 'Type, and go on without a choice.',
    recipe: 'Type Izmir into Travel and press Tab: the field is empty.',
    caught: async ({ page, expect }) => {
      await page.goto('/labs/comboboxes?seed=1');
      await page.getByRole('combobox', { name: 'Travel' }).fill('Izmir');
      await page.getByRole('combobox', { name: 'Travel' }).press('Tab');
      await expect(page.getByRole('combobox', { name: 'Travel' })).toHaveValue('');
    },
  }),
];
