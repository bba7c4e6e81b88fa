import { isOfPages } from '../../src/card/is-of-pages.ts';
import { chosenDefects } from './chosen.ts';
import { prove } from './prove.ts';

const defects = chosenDefects((one) => !isOfPages(one));

prove({ defects, browser: () => undefined });
