/** Counts the open requests or connections of each address, up to a limit. */
export const perAddress = (limit: number) => {
  const open = new Map<string, number>();
  return {
    /** Returns false at the limit. Each `enter` that returns true needs a `leave`. */
    enter: (address: string): boolean => {
      const count = open.get(address) ?? 0;
      if (count >= limit) return false;
      open.set(address, count + 1);
      return true;
    },
    leave: (address: string): void => {
      const count = open.get(address) ?? 0;
      if (count > 1) open.set(address, count - 1);
      else open.delete(address);
    },
  };
};
