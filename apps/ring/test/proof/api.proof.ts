import { readDefects } from '@sparring/defects/all';
import { isOfPages } from '../src/card/is-of-pages.ts';
import { prove } from './prove.ts';

const defects = (await readDefects()).filter((one) => !isOfPages(one));

prove({ defects, browser: () => undefined });
