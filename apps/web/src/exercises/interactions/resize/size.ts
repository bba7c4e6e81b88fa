export interface Size {
  readonly width: number;
  readonly height: number;
}

export const startSize: Size = { width: 200, height: 150 };
export const bounds = { min: 100, max: 500 } as const;

/** The size after the handle has moved, with both sides kept within the bounds. */
export const resized = ({ width, height }: Size, dx: number, dy: number): Size => ({
  width: bounded(width + dx),
  height: bounded(height + dy),
});

const bounded = (side: number): number =>
  Math.min(bounds.max, Math.max(bounds.min, Math.round(side)));
