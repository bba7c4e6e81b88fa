import type { Area } from '../area.ts';

export const hostileLocators = {
  slug: 'hostile-locators',
  title: 'Lab: Hostile locators',
  place: { lab: 'hostile-locators' },
  rules: [
    {
      id: 'HOSTILE-01',
      from: 'rule book',
      text: 'Name, E-mail and Phone have the ids field-1 to field-3, and each of them has another one after every press of a button.',
    },
    {
      id: 'HOSTILE-02',
      from: 'rule book',
      text: 'Delivery city and Billing city have the same id, and each label belongs to its own field.',
    },
    {
      id: 'HOSTILE-03',
      from: 'rule book',
      text: 'The id of Postal code contains dots and never changes.',
    },
    {
      id: 'HOSTILE-04',
      from: 'rule book',
      text: 'The three buttons have no id, and each of them has another place and another class name after every press of a button.',
    },
    {
      id: 'HOSTILE-05',
      from: 'rule book',
      text: 'The names of the buttons and of Postal code contain a no-break space (U+00A0).',
    },
    {
      id: 'HOSTILE-06',
      from: 'rule book',
      text: 'Roles and names are the same at every load, after every press and with every seed; ids, class names and places depend on the seed alone.',
    },
    {
      id: 'HOSTILE-07',
      from: 'rule book',
      text: 'An order is right when each field has the value of the task and Place order was pressed; otherwise the verdict names the first wrong field and the button, if it is wrong.',
    },
    {
      id: 'HOSTILE-08',
      from: 'rule book',
      text: 'The lab is solved after three right orders in a row; a wrong order sets the count to 0.',
    },
    {
      id: 'HOSTILE-09',
      from: 'rule book',
      text: 'After every press the fields are empty and the focus is in the first field.',
    },
  ],
} as const satisfies Area;
