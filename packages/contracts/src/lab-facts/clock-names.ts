/** Pages read these without the schemas. */
export const timedTaskNames = ['Wrap', 'Stretch', 'Skip'] as const;
