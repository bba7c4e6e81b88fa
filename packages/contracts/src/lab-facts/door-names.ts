/** Pages read these without the schemas. */
export const doorNames = [
  'Slow',
  'Picture',
  'Hops',
  'Refresh',
  'Timer',
  'Basic',
  'Digest',
  'Status',
  'Error',
  'Scripts',
] as const;
