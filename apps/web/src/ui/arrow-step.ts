interface ArrowKeys {
  back: 'ArrowLeft' | 'ArrowUp';
  on: 'ArrowRight' | 'ArrowDown';
}

/** Where a key leads among `count` things in a ring; undefined for every other key. */
export function arrowStep(
  { back, on }: ArrowKeys,
  key: string,
  index: number,
  count: number,
): number | undefined {
  const steps: Record<string, number> = {
    [back]: (index - 1 + count) % count,
    [on]: (index + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}
