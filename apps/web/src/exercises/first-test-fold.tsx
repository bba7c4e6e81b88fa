import { lazy, Suspense } from 'react';
import { lazyChunk } from '../page-settings/chunk.ts';
import { Fold } from '../practice/fold.tsx';
import { Loading } from '../ui/loading.tsx';
import type { FirstTestProps } from './first-test-code.tsx';

const FirstTestCode = lazy(lazyChunk('first-test-code', () => import('./first-test-code.tsx')));

/** A whole test of the exercise in the chosen tool. Its code is loaded when the fold is first opened. */
export const FirstTestFold = ({ lesson }: FirstTestProps) => (
  <Fold name="first-test" title="A first test">
    {() => (
      <Suspense fallback={<Loading />}>
        <FirstTestCode lesson={lesson} />
      </Suspense>
    )}
  </Fold>
);
