/** Idle, picked up by a click or a key, or on its way under the pointer. */
export type Carry = 'idle' | 'picked-up' | 'dragging';

/** Where the pointer is in the window: every mouse, pointer and drag event says so. */
export interface PointerPlace {
  readonly clientX: number;
  readonly clientY: number;
}
