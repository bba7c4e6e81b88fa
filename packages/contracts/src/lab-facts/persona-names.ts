/** Pages read these without the schemas. */
export const personaNames = [
  'Standard',
  'Locked',
  'Slow',
  'Failing',
  'Unverified',
  'Read-only',
  'Admin',
] as const;
