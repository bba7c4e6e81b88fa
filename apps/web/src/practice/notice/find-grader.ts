export interface Ring {
  readonly isOpen: boolean;
  readonly port: number;
}

const none: Ring = { isOpen: false, port: 0 };

/** Asks the site whether a ring is there: the page itself may not ask another port. */
export const findRing = async (signal?: AbortSignal): Promise<Ring> => {
  try {
    const response = await fetch('/ring', { ...(signal && { signal }) });
    return response.ok ? ((await response.json()) as Ring) : none;
  } catch {
    return none;
  }
};
