/** A place for one instance at a time, with a port for the site and one for the API alone. */
export interface Place {
  readonly webPort: number;
  readonly apiPort: number;
  /** Gives the place to the next in line. */
  readonly leave: () => void;
}

export interface PlaceRequest {
  /** The address of the client. The next place goes to the address that has the fewest, and of equal ones to that which waits longest. */
  readonly from: string;
  /** Leaves the line; `enter` then rejects with the reason of the signal. */
  readonly stop: AbortSignal;
  /** Called at once and whenever those before it have gone. From 1. */
  readonly moved: (place: number) => void;
}

export interface Places {
  /** Resolves with a place, at once or when those before it have got theirs. */
  readonly enter: (request: PlaceRequest) => Promise<Place>;
}

interface Address {
  /** How many it has. */
  places: number;
  /** Whose turn came last has the highest number. */
  lastServed: number;
}

interface Waiting {
  readonly request: PlaceRequest;
  readonly give: (place: Place) => void;
}

/** In the order in which they are served: as if every address got one place after the other. */
const inTurn = (
  line: readonly Waiting[],
  addressOf: (from: string) => Address,
): readonly Waiting[] => {
  const before = new Map<string, number>();
  const ranked = line.map((waiting) => {
    const { from } = waiting.request;
    const { places, lastServed } = addressOf(from);
    const ahead = before.get(from) ?? 0;
    before.set(from, ahead + 1);
    return { waiting, rank: places + ahead, lastServed };
  });
  return ranked
    .toSorted((one, other) => one.rank - other.rank || one.lastServed - other.lastServed)
    .map(({ waiting }) => waiting);
};

/**
 * As many places as there are pairs of ports; whoever comes when all are taken waits in line,
 * which is fair between addresses: many clients of one do not hold up those of another.
 */
export const createPlaces = (pairs: readonly (readonly [web: number, api: number])[]): Places => {
  const free = [...pairs];
  /** In the order in which they came. */
  const line: Waiting[] = [];
  let served = 0;
  const addresses = new Map<string, Address>();

  const addressOf = (from: string): Address => {
    const known = addresses.get(from) ?? { places: 0, lastServed: 0 };
    addresses.set(from, known);
    return known;
  };

  /** An address that has no place and waits for none is a stranger again. */
  const forget = (): void => {
    const waiting = new Set(line.map(({ request }) => request.from));
    for (const [from, { places }] of addresses)
      if (places === 0 && !waiting.has(from)) addresses.delete(from);
  };

  const serve = (): void => {
    while (free.length > 0 && line.length > 0) {
      const [next] = inTurn(line, addressOf);
      const { request, give } = next!;
      line.splice(line.indexOf(next!), 1);
      give(placeOf(free.shift()!, addressOf(request.from)));
    }
    forget();
    inTurn(line, addressOf).forEach(({ request }, at) => request.moved(at + 1));
  };

  const placeOf = ([webPort, apiPort]: readonly [number, number], address: Address): Place => {
    let isLeft = false;
    address.places += 1;
    address.lastServed = served += 1;
    const leave = () => {
      if (isLeft) return;
      isLeft = true;
      address.places -= 1;
      free.push([webPort, apiPort]);
      serve();
    };
    return { webPort, apiPort, leave };
  };

  return {
    enter: (request) =>
      new Promise((resolve, reject) => {
        const leaveLine = () => {
          line.splice(line.indexOf(waiting), 1);
          reject(request.stop.reason as Error);
          serve();
        };
        const give = (place: Place) => {
          request.stop.removeEventListener('abort', leaveLine);
          resolve(place);
        };
        const waiting = { request, give };
        if (request.stop.aborted) return reject(request.stop.reason as Error);
        request.stop.addEventListener('abort', leaveLine, { once: true });
        line.push(waiting);
        serve();
      }),
  };
};
