import type { Area } from '../area.ts';

export const datePicker = {
  slug: 'date-picker',
  title: 'Date Picker',
  place: { exercise: 'date-picker' },
  rules: [
    {
      id: 'DATE-01',
      from: '§2.3',
      text: 'The chosen date is shown as "Selected date: " and the long British form, such as 3 February 2027.',
    },
    {
      id: 'DATE-02',
      from: 'rule book',
      text: 'The date that is shown is the date that was chosen, in every time zone.',
    },
    {
      id: 'DATE-03',
      from: 'rule book',
      text: 'The calendar shows the days of one month and no others, each under its weekday, and a week begins on Monday.',
    },
    {
      id: 'DATE-04',
      from: 'rule book',
      text: 'Previous month and Next month turn by exactly one month, also from a day that the other month does not have, such as 31 March.',
    },
    {
      id: 'DATE-05',
      from: 'rule book',
      text: 'The calendar opens at the chosen date, or at today when none is chosen, with the focus on that day.',
    },
    {
      id: 'DATE-06',
      from: 'rule book',
      text: 'Choosing a day fills the field, closes the calendar and returns the focus to its button.',
    },
    {
      id: 'DATE-07',
      from: 'rule book',
      text: 'Escape and a click elsewhere close the calendar without a choice.',
    },
    {
      id: 'DATE-08',
      from: 'rule book',
      text: 'In the calendar the arrow keys move by a day or a week, Home and End to Monday and Sunday, PageUp and PageDown by a month.',
    },
    {
      id: 'DATE-09',
      from: 'rule book',
      text: 'While the field is empty, the line Outcome says "No date selected".',
    },
  ],
} as const satisfies Area;
