/** A place for one corner at a time, with a port for the site and one for the API alone. */
export interface Place {
  readonly webPort: number;
  readonly apiPort: number;
  /** Gives the place to the next in line. */
  readonly leave: () => void;
}

export interface Wish {
  /** The port of a place that was left before: taken again when it is free. */
  readonly preferred?: number;
  /** Leaves the line; `enter` then rejects with the reason of the signal. */
  readonly stop: AbortSignal;
  /** Told at once and whenever those before it have gone. From 1. */
  readonly moved: (place: number) => void;
}

export interface Places {
  /** Resolves with a place, at once or when those before it have got theirs. */
  readonly enter: (wish: Wish) => Promise<Place>;
}

interface Waiting {
  readonly wish: Wish;
  readonly give: (place: Place) => void;
}

/** As many places as there are pairs of ports; whoever comes when all are taken waits in line. */
export const createPlaces = (pairs: readonly (readonly [web: number, api: number])[]): Places => {
  const free = [...pairs];
  const line: Waiting[] = [];

  const serve = (): void => {
    while (free.length > 0 && line.length > 0) {
      const { wish, give } = line.shift()!;
      const known = free.findIndex(([port]) => port === wish.preferred);
      const [pair] = free.splice(Math.max(0, known), 1);
      give(placeOf(pair!));
    }
    line.forEach(({ wish }, at) => wish.moved(at + 1));
  };

  const placeOf = ([webPort, apiPort]: readonly [number, number]): Place => {
    let isLeft = false;
    const leave = () => {
      if (isLeft) return;
      isLeft = true;
      free.push([webPort, apiPort]);
      serve();
    };
    return { webPort, apiPort, leave };
  };

  return {
    enter: (wish) =>
      new Promise((resolve, reject) => {
        const leaveLine = () => {
          line.splice(line.indexOf(waiting), 1);
          reject(wish.stop.reason as Error);
          serve();
        };
        const give = (place: Place) => {
          wish.stop.removeEventListener('abort', leaveLine);
          resolve(place);
        };
        const waiting = { wish, give };
        if (wish.stop.aborted) return reject(wish.stop.reason as Error);
        wish.stop.addEventListener('abort', leaveLine, { once: true });
        line.push(waiting);
        serve();
      }),
  };
};
