import { basename, dirname } from 'node:path';

/** `.value` in `slider/page.module.css` becomes `slider-value`; `.card` in `card.module.css` stays `card`. */
export const className = (local: string, file: string): string => {
  const sheet = basename(file.split('?')[0] ?? file, '.module.css');
  const scope = sheet === 'page' ? basename(dirname(file)) : sheet;
  return local === scope ? local : `${scope}-${local}`;
};
