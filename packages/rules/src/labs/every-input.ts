import type { Area } from '../area.ts';

export const everyInput = {
  slug: 'every-input',
  title: 'Lab: Every input',
  place: { lab: 'every-input' },
  rules: [
    {
      id: 'EVERY-01',
      from: 'rule book',
      text: 'The form has an input of each of the 22 types of HTML; what each field asks for depends on the seed alone.',
    },
    {
      id: 'EVERY-02',
      from: 'rule book',
      text: 'The table shows at each change what the form sends: an hour as 18:05, a day as 1999-03-04, a month as 2027-04, a week as 2027-W09, a colour as # and six lower-case digits, a file by its name.',
    },
    {
      id: 'EVERY-03',
      from: 'rule book',
      text: 'Customer number cannot be changed and is sent; an unchecked Newsletter and a Corner without a choice are not sent.',
    },
    {
      id: 'EVERY-04',
      from: 'rule book',
      text: 'The table names the type that the browser has made of each input, which is "text" for a type that it does not know.',
    },
    {
      id: 'EVERY-05',
      from: 'rule book',
      text: 'A field that is not valid when the form is to be sent says in words what it expects, the first one takes the focus, and nothing is sent.',
    },
    {
      id: 'EVERY-06',
      from: 'rule book',
      text: 'Weight is a multiple of half a kilogram from 45 to 120, and Phone is three digits, a space and four digits.',
    },
    {
      id: 'EVERY-07',
      from: 'rule book',
      text: 'Each press of Stamp adds 1 to the hidden stamp, which begins at 0.',
    },
    {
      id: 'EVERY-08',
      from: 'rule book',
      text: 'Reset gives each field, the stamp and the table the value of the start, and takes the messages away.',
    },
    {
      id: 'EVERY-09',
      from: 'rule book',
      text: 'The picture sends as Send does, and adds where it was clicked.',
    },
    {
      id: 'EVERY-10',
      from: 'rule book',
      text: 'When the form is sent the verdict says "Sent" if each value is the one that its field asks for; otherwise it names each wrong value.',
    },
  ],
} as const satisfies Area;
