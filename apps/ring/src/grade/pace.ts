/** How long runs take in which nothing is delayed. A run first takes as long as one without a defect. */
export const createPace = (slots: number, beforehand: number) => {
  let seconds = beforehand;
  let runs = 1;
  return {
    note: (more: number): void => {
      seconds += more;
      runs += 1;
    },
    /** For so many more runs, and for those that are delayed. */
    secondsFor: (more: number, delayed: number): number =>
      ((more * seconds) / runs + delayed) / Math.max(1, slots),
  };
};
