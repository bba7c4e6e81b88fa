import type { Instance, StartInstance } from '../instance/instance.ts';
import type { Place, Places } from '../service/places.ts';

/** Why somebody gets no broken copy now, in a sentence. */
export class NoCopy extends Error {
  override readonly name = 'NoCopy';
}

export interface CopiesParts {
  readonly startInstance: StartInstance;
  readonly enter: (from: string) => Promise<Place>;
  /** How many run at the same time. One address gets half of them. */
  readonly most: number;
  /** How long a copy runs after it was last asked for. */
  readonly stayMs: number;
  /** How long nobody can give a copy up for another one, so that clicking fast starts few processes. */
  readonly leastMs: number;
  readonly now: () => number;
}

interface Copy {
  /** Who has asked for it, and for no other copies instead. */
  readonly by: Set<string>;
  readonly since: number;
  readonly timer: NodeJS.Timeout;
  readonly opened: Promise<{ readonly instance: Instance; readonly leave: () => void }>;
}

/** A place now, or none: whoever looks at a broken page does not wait in line with the cards. */
export const placeNow = (places: Places, from: string): Promise<Place> => {
  const full = new AbortController();
  const moved = () =>
    full.abort(new NoCopy('All instances of the grader are in use. Try again in a while.'));
  return places.enter({ from, stop: full.signal, moved });
};

/** Sparrings with one defect each. Who asks for a defect gets the copy that others look at, too. */
export const createCopies = (parts: CopiesParts) => {
  /** By the defect; the one that was asked for longest ago comes first. */
  const copies = new Map<string, Copy>();

  const end = async (defect: string, copy: Copy): Promise<void> => {
    if (copies.get(defect) === copy) copies.delete(defect);
    clearTimeout(copy.timer);
    const opened = await copy.opened.catch(() => undefined);
    await opened?.instance.stop();
    opened?.leave();
  };

  /** Whoever has as many as one may have gives the oldest up; it ends if nobody else has asked for it. */
  const makeRoom = (from: string): Promise<void> | undefined => {
    const own = [...copies].filter(([, { by }]) => by.has(from));
    const [oldest] = own.length < Math.max(1, parts.most / 2) ? [] : own;
    if (oldest && parts.now() - oldest[1].since < parts.leastMs)
      throw new NoCopy('You have opened several a moment ago: wait some seconds, and click again.');
    oldest?.[1].by.delete(from);
    const ended = oldest?.[1].by.size === 0 ? end(...oldest) : undefined;
    if (copies.size < parts.most) return ended;
    throw new NoCopy(
      `${parts.most} broken copies are open, which is the limit. Each ends by itself: try again in a while.`,
    );
  };

  const open = async (defect: string, from: string, room: Promise<void> | undefined) => {
    await room;
    const { webPort, apiPort, leave } = await parts.enter(from);
    try {
      const isMarked = true;
      const instance = await parts.startInstance({ defects: [defect], isMarked, webPort, apiPort });
      return { instance, leave };
    } catch (error) {
      leave();
      throw error;
    }
  };

  const begin = (defect: string, from: string): Copy => {
    const opened = open(defect, from, makeRoom(from));
    const endNow = () => void end(defect, copy);
    const timer = setTimeout(endNow, parts.stayMs).unref();
    const copy: Copy = { by: new Set(), since: parts.now(), timer, opened };
    opened.then(({ instance }) => instance.died.then(endNow), endNow);
    return copy;
  };

  return {
    /** Resolves with the port of a site that has this defect. */
    portOf: async (defect: string, from: string): Promise<number> => {
      const copy = copies.get(defect) ?? begin(defect, from);
      copy.by.add(from);
      copies.delete(defect);
      copies.set(defect, copy);
      copy.timer.refresh();
      return Number(new URL((await copy.opened).instance.webUrl).port);
    },
    close: async (): Promise<void> => {
      await Promise.all(Array.from(copies, (one) => end(...one)));
    },
  };
};
