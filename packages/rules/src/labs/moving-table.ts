import { labArea } from '../area.ts';

export const movingTable = labArea('moving-table', 'Table that moves', [
  'MOVING-01 rule book: The table has as many programs as ?size= says, from 2 to 500, with Chrome and Firefox among them.',
  'MOVING-02 rule book: Shuffle moves rows and columns and changes no value.',
  'MOVING-03 rule book: The values and their places depend on the seed alone.',
  'MOVING-04 rule book: After Check, the verdict names each field whose value differs from the table.',
  'MOVING-05 rule book: Two right checks with Shuffle between them solve the lab; after the first one the verdict says "Right, 1 of 2".',
  'MOVING-06 rule book: Shuffle empties both fields.',
  'MOVING-07 rule book: The table has four columns of values, and with ?level=2 fifty; names from the 13th program and the fifth column on have a number, such as Chrome 2 and CPU 2.',
]);
