import { labArea } from '../area.ts';

export const fileDownloads = labArea('file-downloads', 'File downloads', [
  'SAVED-01 rule book: The table has the orders and the total of three months; ?size= says how many orders a month has, and the seed alone decides the rest.',
  'SAVED-02 rule book: The CSV of a month is saved under the name of the month, such as january.csv, and has a header and a line for each order; its amounts add up to the total in the table, to the cent.',
  'SAVED-03 RFC 4180: A field of a CSV that contains a comma or a quotation mark is enclosed in quotation marks, and each quotation mark inside is doubled.',
  'SAVED-04 rule book: The CSV of exactly one month is missing its last order; the seed alone decides which month.',
  'SAVED-05 rule book: "Make the report" makes the report in ?delay= seconds; until then the page says "Making the report…" and has no link to it.',
  'SAVED-06 rule book: While you are logged in, report.pdf is a PDF with the total of the three months and a code; while you are logged out, the login page in HTML is saved under that name.',
  'SAVED-07 rule book: After Check, the verdict says "Solved" if the month that is missing an order is marked and no other, and the code is that of the report; otherwise "Not read" or "Guessed" with the reason, which does not name the month that is missing an order.',
  'SAVED-08 rule book: With ?level=2 Log in starts a session at the API and Log out ends it; the link leads to the report of the API, which needs the cookie of the session, and the verdict asks for the code of that report.',
]);
