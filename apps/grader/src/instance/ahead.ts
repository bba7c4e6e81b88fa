/* What an instance loads before it is told what is in it: no defect is in a package or in the packed site. */
import 'express';

export { readPack } from '../graded/pack.ts';
