/** Moves the focus to an element that the next rendering shows or enables. */
export const focusSoon = (id: string): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${id}`)?.focus());
};
