import type { CardDefect } from './card.ts';

/** Whether a defect lies in what the pages of the site run: a browser shows it, and not HTTP alone. */
export const isOfPages = ({ file }: Pick<CardDefect, 'file'>): boolean =>
  /^(apps\/web|packages\/practice)\/src\//.test(file);
