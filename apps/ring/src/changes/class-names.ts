import { otherClass } from '@sparring/defects/runtime/other-class';
import type { Effect } from './effect.ts';

/** A class in a selector; addresses and texts are passed by. */
const token = /url\([^)]*\)|"[^"]*"|'[^']*'|\.([a-z_][\w-]*)/gi;

export const classNames: Effect = {
  // The pages in frames are files as they are: their classes keep their names.
  styles: (css, path) =>
    path.startsWith('/frames/')
      ? css
      : css.replace(token, (all, name?: string) =>
          name === undefined ? all : `.${otherClass(name)}`,
        ),
};
