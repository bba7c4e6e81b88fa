import { single } from '@sparring/contracts/print/sample-body';
import type { DescribedCall } from './described.ts';

/** The collection has the request, so that only its script is missing. */
export const postmanScript = ({ title, status }: DescribedCall): string =>
  [
    '// Scripts, Post-response',
    `pm.test(${single(title)}, () => {`,
    `  pm.response.to.have.status(${status});`,
    '});',
  ].join('\n');
