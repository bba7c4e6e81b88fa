import type { Area } from '../area.ts';

export const accordion = {
  slug: 'accordion',
  title: 'Accordion',
  place: { exercise: 'accordion' },
  rules: [
    { id: 'ACCORDION-01', from: '§2.3', text: 'There are two sections, both closed at first.' },
    { id: 'ACCORDION-02', from: 'page', text: 'Opening one section closes the other.' },
    {
      id: 'ACCORDION-03',
      from: 'rule book',
      text: 'A click on the title of an open section closes it.',
    },
    {
      id: 'ACCORDION-04',
      from: 'rule book',
      text: 'The line Open section names the open section, or says "none".',
    },
  ],
} as const satisfies Area;
