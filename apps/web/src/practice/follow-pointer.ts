import type { PointerEvent as ReactPointerEvent } from 'react';

interface Follower {
  readonly onMove: (event: PointerEvent) => void;
  /** Gets `pointerup`, or the event that ended the press instead. */
  readonly onEnd: (event: PointerEvent) => void;
}

const ends = ['pointerup', 'pointercancel', 'lostpointercapture'] as const;

/**
 * Follows a pressed pointer until it is released. The listeners are on the document, so that they get
 * every event. The capture adds events outside the window; only a real pointer can be captured.
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
