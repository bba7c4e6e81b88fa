/** How long runs take, one after the other. */
export const createPace = () => {
  const took: number[] = [];
  return {
    note: (seconds: number): void => void took.push(seconds),
    /** For so many runs in so many slots; before the first, a run takes as long as one without a defect. */
    secondsFor: (runs: number, beforehand: number, slots: number): number => {
      const mean = took.reduce((sum, one) => sum + one, beforehand) / (took.length + 1);
      return (runs * mean) / Math.max(1, slots);
    },
  };
};
