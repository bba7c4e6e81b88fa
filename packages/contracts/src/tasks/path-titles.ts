import type { PathId } from './task-ids.ts';

export const pathTitles: Readonly<Record<PathId, string>> = {
  'first-day': 'First day',
  'api-basics': 'API basics',
  http: 'HTTP properly',
  resilience: 'Resilience',
  security: 'Security',
  waits: 'Waits',
  locators: 'Locators',
  'end-to-end': 'End to end',
  'test-design': 'Test design',
};
