import { buildGraded } from './build.ts';

await buildGraded();
