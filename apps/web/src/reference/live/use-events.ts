import { useEffect, useReducer, useRef } from 'react';
import { movement, movementKinds, type Movement } from '@sparring/contracts/live/movement';

export interface Followed {
  readonly state: 'idle' | 'connecting' | 'open' | 'lost' | 'complete' | 'stopped';
  readonly movements: readonly Movement[];
  readonly connections: number;
}

type Step =
  | { readonly kind: 'begin' | 'open' | 'lost' | 'end' | 'stop' }
  | { readonly kind: 'movement'; readonly movement: Movement };

const idle: Followed = { state: 'idle', movements: [], connections: 0 };

const isComplete = ({ movements }: Followed): boolean => {
  const last = movements.at(-1);
  return last !== undefined && last.number === last.of;
};

const followedAfter = (before: Followed, step: Step): Followed => {
  switch (step.kind) {
    case 'begin':
      return { ...idle, state: 'connecting' };
    case 'open':
      return { ...before, state: 'open', connections: before.connections + 1 };
    case 'movement':
      return { ...before, movements: [...before.movements, step.movement] };
    case 'lost':
      return { ...before, state: 'lost' };
    case 'end':
      return { ...before, state: isComplete(before) ? 'complete' : 'stopped' };
    default:
      return { ...before, state: 'stopped' };
  }
};

/** Follows a stream of movements. EventSource reconnects by itself, until the API answers 204. */
export const useEvents = () => {
  const [followed, step] = useReducer(followedAfter, idle);
  const source = useRef<EventSource>(undefined);
  useEffect(() => () => source.current?.close(), []);

  const start = (url: string) => {
    source.current?.close();
    const own = new EventSource(url);
    source.current = own;
    step({ kind: 'begin' });
    own.addEventListener('open', () => step({ kind: 'open' }));
    own.addEventListener('error', () =>
      step({ kind: own.readyState === EventSource.CLOSED ? 'end' : 'lost' }),
    );
    for (const kind of movementKinds)
      own.addEventListener(kind, ({ data }: MessageEvent<string>) =>
        step({ kind: 'movement', movement: movement.parse(JSON.parse(data)) }),
      );
  };
  const stop = () => {
    source.current?.close();
    step({ kind: 'stop' });
  };
  return { followed, start, stop };
};
