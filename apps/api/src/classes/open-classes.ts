import { rows, sql, type Engine } from '../database/engine.ts';
import type { Clock } from '../clock.ts';

interface ClassTime {
  readonly ends_at: number;
  readonly outsiders: string;
}

export interface OpenClasses {
  /** Whether there is a class, also one that is over: keys can belong to it. */
  readonly hasAny: boolean;
  readonly isOpen: boolean;
  /** Whether an open class takes only its members. */
  readonly refusesOthers: boolean;
}

const none: OpenClasses = { hasAny: false, isOpen: false, refusesOthers: false };

/** Another API on the same database sees a change of a class after this time at the latest. */
const keptMs = 1000;

const all = 'SELECT ends_at, outsiders FROM class';

/** What each request needs to know of the classes. It is read once a second, and after each change here. */
export const createOpenClasses = ({ read }: Pick<Engine, 'read'>, clock: Pick<Clock, 'now'>) => {
  let kept: readonly ClassTime[] = [];
  let until = 0;
  let reading: Promise<OpenClasses> | undefined;
  /** Counts the changes: a read that began before one is too old. */
  let changes = 0;

  const at = (now: number, known = kept): OpenClasses => {
    if (known.length === 0) return none;
    const open = known.filter(({ ends_at }) => ends_at > now);
    return {
      hasAny: true,
      isOpen: open.length > 0,
      refusesOthers: open.some(({ outsiders }) => outsiders === 'refused'),
    };
  };
  const readAgain = async (now: number): Promise<OpenClasses> => {
    const before = changes;
    /* The call itself tells of the database if it needs it. */
    const found = await read(rows<ClassTime>(sql(all))).catch(() => kept);
    if (changes === before) {
      kept = found;
      until = now + keptMs;
      reading = undefined;
    }
    return at(now, found);
  };
  return {
    now: (): OpenClasses | Promise<OpenClasses> => {
      const now = clock.now().getTime();
      return now < until ? at(now) : (reading ??= readAgain(now));
    },
    forget: (): void => {
      changes += 1;
      until = 0;
      reading = undefined;
    },
  };
};
