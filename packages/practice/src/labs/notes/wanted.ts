/** The texts of the task. The API refuses the long one. */
export const wanted = {
  twice: 'Milk',
  long: 'Bread, butter, cheese, eggs, jam and honey',
  queued: 'Tea',
  loser: 'Oat milk',
  winner: 'Soy milk',
} as const;
