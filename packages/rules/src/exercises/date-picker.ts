import { exerciseArea } from '../area.ts';

export const datePicker = exerciseArea('date-picker', 'Date Picker', [
  'DATE-01 §2.3: The chosen date is shown as "Selected date: " and the long British form, such as 3 February 2027.',
  'DATE-02 rule book: The date that is shown is the date that was chosen, in every time zone.',
  'DATE-03 rule book: The calendar shows the days of one month and no others, each under its weekday, and a week begins on Monday.',
  'DATE-04 rule book: Previous month and Next month turn by exactly one month, also from a day that the other month does not have, such as 31 March.',
  'DATE-05 rule book: The calendar opens at the chosen date, or at today when none is chosen, with the focus on that day.',
  'DATE-06 rule book: Choosing a day fills the field, closes the calendar and returns the focus to its button.',
  'DATE-07 rule book: Escape and a click elsewhere close the calendar without a choice.',
  'DATE-08 rule book: In the calendar the arrow keys move by a day or a week, Home and End to Monday and Sunday, PageUp and PageDown by a month.',
  'DATE-09 rule book: While the field is empty, the line Outcome says "No date selected".',
]);
