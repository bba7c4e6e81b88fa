/** Does something every second, but not while the one before still goes on. Returns a function that stops this. */
export const everySecond = (action: () => Promise<void>): (() => void) => {
  let isActive = false;
  const act = async () => {
    if (isActive) return;
    isActive = true;
    await action().catch(() => {});
    isActive = false;
  };
  const timer = setInterval(act, 1000).unref();
  return () => clearInterval(timer);
};
