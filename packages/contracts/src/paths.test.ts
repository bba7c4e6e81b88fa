import { expect, test } from 'vitest';
import { api } from './api.ts';
import { apiPaths, nounsAtRoot } from './paths.ts';

test.each(nounsAtRoot)('the site proxies every path of %s without a base path', (noun) => {
  for (const { path } of Object.values(api[noun]))
    expect(apiPaths.some((start) => path === start || path.startsWith(`${start}/`))).toBe(true);
});
