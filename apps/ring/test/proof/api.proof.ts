import { readDefects } from '@sparring/defects/all';
import { needsPage } from './bout.ts';
import { prove } from './prove.ts';

const defects = (await readDefects()).filter((one) => !needsPage(one));

prove({ defects, browser: () => undefined });
