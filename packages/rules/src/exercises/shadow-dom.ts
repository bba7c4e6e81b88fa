import { exerciseArea } from '../area.ts';

export const shadowDom = exerciseArea('shadow-dom', 'Shadow DOM', [
  'SHADOW-01 §2.3: Click Me raises an alert that says "Button clicked! Input value: " and the text of the input, unchanged.',
  'SHADOW-02 page: Input and button are in an open shadow root.',
  'SHADOW-03 rule book: The line The alert said repeats the text of the last alert once it is closed.',
]);
