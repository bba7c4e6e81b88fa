import { labArea } from '../area.ts';

export const personas = labArea('personas', 'Personas', [
  'PERSONA-01 rule book: The shop of the lab has seven accounts with one password, and an order of standard is placed.',
  'PERSONA-02 rule book: Three wrong passwords in a row lock an account, even for the right password.',
  'PERSONA-03 rule book: While slow is signed in, Add and Buy block the main thread for ?block= seconds.',
  'PERSONA-04 rule book: An order of failing fails, and the cart stays as it was.',
  'PERSONA-05 rule book: An order of unverified asks for the e-mail address first.',
  'PERSONA-06 rule book: Add and Buy are disabled for read-only.',
  'PERSONA-07 rule book: Only admin can delete a product, and then nobody sees it.',
  'PERSONA-08 rule book: The cart, the locks and the deleted products stay after a sign-out and a reload, until Reset the shop is pressed.',
  'PERSONA-09 rule book: The outcome of a persona has a code if the cart has one product, that of Locked if the right password was refused, and that of Slow if ?block= is not 0; the codes depend on the workspace alone.',
  'PERSONA-10 rule book: Check says "Solved" if each code is right; otherwise "Not all listed" with how many are right, each code that is wrong, and how to come by it.',
]);
