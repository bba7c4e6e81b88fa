import type { Difficulty } from '../practice/difficulty.ts';
import type { Exercise } from './exercise.ts';

/** In an easy exercise, one action has its result at once. A medium one asks for a wait, a row or another window. */
const harder: { readonly [slug: string]: Difficulty } = {
  'broken-images': 'medium',
  'file-downloader': 'medium',
  'form-buttons': 'medium',
  'upload-download': 'medium',
  'web-tables': 'medium',
  'shadow-dom': 'hard',
  'date-picker': 'medium',
  menu: 'medium',
  modal: 'medium',
  'progress-bar': 'medium',
  'sorting-table': 'medium',
  'hover-to-reveal': 'medium',
  'key-press': 'medium',
  'nested-frames': 'medium',
  'scroll-button': 'medium',
  alerts: 'medium',
  'drag-drop': 'hard',
  geolocation: 'hard',
  resize: 'hard',
};

export const harderSlugs: readonly string[] = Object.keys(harder);

export const difficultyOf = ({ slug }: Pick<Exercise, 'slug'>): Difficulty =>
  harder[slug] ?? 'easy';
