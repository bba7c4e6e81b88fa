/** The settings of a new workspace. */
export const untouched = { seed: 42, step: 0, chance: 'seeded' } as const;
