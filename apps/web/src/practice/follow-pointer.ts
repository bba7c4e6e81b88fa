import type { PointerEvent as ReactPointerEvent } from 'react';

interface Follower {
  readonly onMove: (event: PointerEvent) => void;
  /** Hears `pointerup`, or what ended the press instead of it. */
  readonly onEnd: (event: PointerEvent) => void;
}

const ends = ['pointerup', 'pointercancel', 'lostpointercapture'] as const;

/**
 * Follows a pressed pointer until it is released. The document hears it wherever it goes; the capture
 * also holds it outside the window, and only a real pointer can be captured.
 */
export const followPointer = (down: ReactPointerEvent, { onMove, onEnd }: Follower) => {
  const { pointerId } = down;
  if (down.isTrusted) down.currentTarget.setPointerCapture(pointerId);

  const release = new AbortController();
  const listen = (type: 'pointermove' | (typeof ends)[number], hear: Follower['onMove']) =>
    document.addEventListener(type, (event) => event.pointerId === pointerId && hear(event), {
      signal: release.signal,
    });
  listen('pointermove', onMove);
  for (const type of ends) {
    listen(type, (event) => {
      release.abort();
      onEnd(event);
    });
  }
};
