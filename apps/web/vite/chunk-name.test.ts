import { expect, test } from 'vitest';
import { chunkName } from './chunk-name.ts';

test('names the chunk of a page after its folder', () => {
  const facadeModuleId = '/web/src/exercises/slider/page.tsx';
  expect(chunkName({ name: 'page', facadeModuleId })).toBe('slider');
});

test('names any other chunk after its file', () => {
  expect(chunkName({ name: 'x', facadeModuleId: '/web/src/shop/checkout.tsx' })).toBe('checkout');
});

test('keeps the name of a chunk that several pages share', () => {
  expect(chunkName({ name: 'field', facadeModuleId: null })).toBe('field');
});
