/** How long runs take by the clock, also what lies between them: an instance opens, and another slot is busy. */
export const createPace = (now: () => Date) => {
  const began = now().getTime();
  return {
    /** For so many more runs; a run first takes as long as one without a defect, in one of the slots. */
    secondsFor: (runs: number, done: number, beforehand: number, slots: number): number => {
      const passed = (now().getTime() - began) / 1000;
      return (runs * (passed + beforehand / Math.max(1, slots))) / (done + 1);
    },
  };
};
