import { exerciseArea } from '../area.ts';

export const accordion = exerciseArea('accordion', 'Accordion', [
  'ACCORDION-01 §2.3: There are two sections, both closed at first.',
  'ACCORDION-02 page: Opening one section closes the other.',
  'ACCORDION-03 rule book: A click on the title of an open section closes it.',
  'ACCORDION-04 rule book: The line Open section names the open section, or says "none".',
]);
