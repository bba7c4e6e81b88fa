/** The tasks of each path, in the order in which they build on each other. An id never changes. */
export const tasksByPath = {
  'first-day': ['hello', 'two-clients', 'read-one', 'find', 'read-404', 'twice-alike'],
  'api-basics': [
    'round-trip',
    'three-faults',
    'duplicate',
    'limit-edges',
    'mistyped',
    'all-pages',
    'tidy',
    'gate-basics',
  ],
  http: ['not-modified', 'lost-update'],
  resilience: [
    'retry-after-503',
    'slow-down',
    'own-timeout',
    'lost-answer',
    'replay',
    'poll-politely',
    'the-fifth-and-sixth',
    'go-on-where-it-broke',
    'gate-resilience',
  ],
  security: ['token', 'two-ways-out', 'expires'],
  waits: ['waits', 'search-order'],
  locators: ['locator-ladder', 'hostile-locators'],
  'end-to-end': ['gate-shop'],
  'test-design': ['first-card', 'boundaries', 'calm'],
} as const;

export type PathId = keyof typeof tasksByPath;
export type TaskId<Path extends PathId = PathId> = (typeof tasksByPath)[Path][number];

export const pathIds = Object.keys(tasksByPath) as readonly PathId[];
export const taskIds: readonly TaskId[] = Object.values(tasksByPath).flat();
