/** Runs at most `most` actions at the same time. The others wait, and begin in the order in which they came. */
export const createTurns = (most: number) => {
  const waiting: (() => void)[] = [];
  let active = 0;
  const begin = (): Promise<void> | undefined => {
    if (active >= most) return new Promise((resolve) => waiting.push(resolve));
    active += 1;
    return undefined;
  };
  const end = (): void => {
    const next = waiting.shift();
    if (next) next();
    else active -= 1;
  };
  return async <Result>(action: () => Promise<Result>): Promise<Result> => {
    await begin();
    try {
      return await action();
    } finally {
      end();
    }
  };
};
