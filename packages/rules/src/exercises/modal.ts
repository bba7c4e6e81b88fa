import type { Area } from '../area.ts';

export const modal = {
  slug: 'modal',
  title: 'Modal',
  place: { exercise: 'modal' },
  rules: [
    {
      id: 'MODAL-01',
      from: '§2.3',
      text: 'The modal closes by its button Close and by a click outside.',
    },
    { id: 'MODAL-02', from: 'page', text: 'Escape closes the modal.' },
    {
      id: 'MODAL-03',
      from: 'rule book',
      text: 'A click inside the modal does not close it, nor does a press that begins inside and ends outside.',
    },
    {
      id: 'MODAL-04',
      from: 'page',
      text: 'When the modal has closed, the focus is on the button that opened it.',
    },
    {
      id: 'MODAL-05',
      from: 'page',
      text: 'While the modal is open, nothing behind it can be clicked or get the focus.',
    },
    {
      id: 'MODAL-06',
      from: 'rule book',
      text: 'The line Closed by says how the modal was closed: the Close button, a click outside or Escape.',
    },
  ],
} as const satisfies Area;
