const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

export const speedInWords = (speed: number): string => {
  if (speed === 1) return 'waits take their full time';
  if (speed < 1) return `waits are ${number.format(1 / speed)} times longer`;
  return `waits are ${number.format(speed)} times shorter, and no message is cut below one second`;
};

export const seedInWords = () => 'random choices are the same after each load';
