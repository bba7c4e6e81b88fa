import { CornerError, type StartCorner } from './corner.ts';

/** Opens a corner of the graded build; it is ready when this resolves. */
export const startCorner: StartCorner = async () => {
  throw new CornerError('Not built yet.');
};
