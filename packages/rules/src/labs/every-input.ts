import { labArea } from '../area.ts';

export const everyInput = labArea('every-input', 'Every input', [
  'EVERY-01 rule book: The form has an input of each of the 22 types of HTML; what each field asks for depends on the seed alone.',
  'EVERY-02 rule book: The table shows at each change what the form sends: an hour as 18:05, a day as 1999-03-04, a month as 2027-04, a week as 2027-W09, a color as # and six lower-case digits, a file by its name.',
  'EVERY-03 rule book: Customer number cannot be changed and is sent; an unchecked Newsletter and a Corner without a choice are not sent.',
  'EVERY-04 rule book: The table names the type that the browser has made of each input, which is "text" for a type that it does not know.',
  'EVERY-05 rule book: A field that is not valid when the form is to be sent says in words what it expects, the first one takes the focus, and nothing is sent.',
  'EVERY-06 rule book: Weight is a multiple of half a kilogram from 45 to 120, and Phone is three digits, a space and four digits.',
  'EVERY-07 rule book: Each press of Stamp adds 1 to the hidden stamp, which begins at 0.',
  'EVERY-08 rule book: Reset gives each field, the stamp and the table the value of the start, and takes the messages away.',
  'EVERY-09 rule book: The picture sends as Send does, and adds where it was clicked.',
  'EVERY-10 rule book: When the form is sent the verdict says "Solved" if each value is the one that its field asks for; otherwise it names each wrong value.',
  'EVERY-11 rule book: ?level=2 adds Clubs, a list of several choices in two groups that have the same texts and one disabled option each, and Member since, Remarks and Motto, which have a value at first; the verdict asks for them, too.',
  'EVERY-12 rule book: The form sends all choices of Clubs; for Motto, an element with contenteditable, it sends the text at the last input event.',
]);
