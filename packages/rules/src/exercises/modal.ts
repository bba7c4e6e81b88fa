import { exerciseArea } from '../area.ts';

export const modal = exerciseArea('modal', 'Modal', [
  'MODAL-01 §2.3: The modal closes by its button Close and by a click outside.',
  'MODAL-02 page: Escape closes the modal.',
  'MODAL-03 rule book: A click inside the modal does not close it, nor does a press that begins inside and ends outside.',
  'MODAL-04 page: When the modal has closed, the focus is on the button that opened it.',
  'MODAL-05 page: While the modal is open, nothing behind it can be clicked or get the focus.',
  'MODAL-06 rule book: The line Closed by says how the modal was closed: the Close button, a click outside or Escape.',
]);
