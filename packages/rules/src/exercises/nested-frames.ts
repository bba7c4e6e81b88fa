import { exerciseArea } from '../area.ts';

export const nestedFrames = exerciseArea('nested-frames', 'Nested Frames', [
  'FRAME-01 §2.3: There are five frames beside one another, whose titles are top, left, middle, right and bottom.',
  'FRAME-02 §2.3: A frame is highlighted while the pointer is on it, and says so inside itself.',
  'FRAME-03 page: A frame is highlighted while it has the focus.',
  'FRAME-04 rule book: Moving the pointer from frame to frame highlights one frame at a time.',
]);
