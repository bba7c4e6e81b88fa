/** Idle, picked up by a click or a key, or on its way under the pointer. */
export type Carry = 'idle' | 'picked-up' | 'dragging';

/** The position of the pointer in the window, which every mouse, pointer and drag event has. */
export interface PointerPlace {
  readonly clientX: number;
  readonly clientY: number;
}
