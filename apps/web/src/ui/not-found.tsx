import { lazy, Suspense } from 'react';
import { lazyChunk } from '../page-settings/chunk.ts';
import { Loading } from './loading.tsx';

const LostPage = lazy(lazyChunk('lost-page', () => import('./lost-page.tsx')));

export const NotFound = () => (
  <Suspense fallback={<Loading />}>
    <LostPage />
  </Suspense>
);
