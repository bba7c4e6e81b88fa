import { buildGraded } from '../../src/graded/build.ts';

/** Every proof is about the source as it is now. */
export default buildGraded;
