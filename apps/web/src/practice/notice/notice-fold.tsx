import { lazy, Suspense } from 'react';
import { lazyChunk } from '../../page-settings/chunk.ts';
import { Loading } from '../../ui/loading.tsx';
import { Fold } from '../fold.tsx';
import type { NoticeProps } from './notice.tsx';

const Notice = lazy(lazyChunk('notice', () => import('./notice.tsx')));

/** Asks whether the reader's test of this page would notice a defect. Nothing looks for a grader while it is closed. */
export const NoticeFold = ({ page }: NoticeProps) => (
  <Fold name="notice" title="Would your test notice?">
    {() => (
      <Suspense fallback={<Loading />}>
        <Notice page={page} />
      </Suspense>
    )}
  </Fold>
);
