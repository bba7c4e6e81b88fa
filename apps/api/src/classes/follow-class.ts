import type { ClassEvent, ClassView } from '@sparring/contracts/desk/watch';
import type { ServerSentEvent } from '@sparring/contracts/stream';
import type { Clock } from '../request/clock.ts';

interface FollowParts {
  /** Returns undefined when the class is deleted, or nobody may follow it any more. */
  readonly view: () => Promise<ClassView | undefined>;
  /** Waits until there is another view. */
  readonly next: (ending: AbortSignal) => Promise<void>;
  readonly clock: Clock;
  /** Aborts when the client disconnects or the server stops. */
  readonly ending: AbortSignal;
}

/** The server closes a connection that is silent for 20 seconds, the site's proxy one that is silent for 30. */
const quietMs = 10_000;

/** Keeps what was sent, and returns what has changed since. */
const createChanges = () => {
  const sent = new Map<string, string>();
  const isNew = (place: string, value: unknown): boolean => {
    const text = JSON.stringify(value);
    if (sent.get(place) === text) return false;
    sent.set(place, text);
    return true;
  };
  return ({ members, causes, unknown }: ClassView): ClassEvent | undefined => {
    const changed = members.filter((row) => isNew(`member ${row.number}`, row));
    const present = new Set(members.map(({ number }) => `member ${number}`));
    const gone = [...sent.keys()].filter(
      (place) => place.startsWith('member') && !present.has(place),
    );
    for (const place of gone) sent.delete(place);
    const event: ClassEvent = {
      ...(changed.length > 0 && { members: changed }),
      ...(isNew('causes', causes) && { causes }),
      ...(isNew('unknown', unknown) && { unknown }),
      ...(gone.length > 0 && { gone: gone.map((place) => Number(place.slice(7))) }),
    };
    return Object.keys(event).length > 0 ? event : undefined;
  };
};

/**
 * The whole view, and then what changes. Each tick reads the rows of the class, because a number of changes would not
 * appear in its order when several APIs write them.
 */
export async function* followClass({
  view,
  next,
  clock,
  ending,
}: FollowParts): AsyncGenerator<ServerSentEvent<ClassEvent>> {
  const now = () => clock.now().getTime();
  const changesOf = createChanges();
  let spoke = now();
  /* A proxy passes the head on with the first bytes after it. */
  yield { comment: 'The class follows.' };
  while (!ending.aborted) {
    const seen = await view();
    if (!seen) return;
    const changes = changesOf(seen);
    if (changes) {
      spoke = now();
      yield { data: changes };
    } else if (now() - spoke >= quietMs) {
      spoke = now();
      yield { comment: 'Nothing new.' };
    }
    await next(ending);
  }
}
