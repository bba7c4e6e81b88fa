import { exerciseArea } from '../area.ts';

export const brokenImages = exerciseArea('broken-images', 'Broken Images', [
  'IMAGE-01 §2.3: The valid image loads and is 320 pixels wide and 200 high.',
  'IMAGE-02 §2.3: The request for the broken image gets 404, and the natural width of the image is 0.',
  'IMAGE-03 rule book: The lines Valid Image and Broken Image say whether each image has loaded or failed to load.',
]);
