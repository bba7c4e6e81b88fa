import { rows, sql, type Engine } from '../database/engine.ts';
import type { Clock } from '../request/clock.ts';

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

const select = 'SELECT ends_at, outsiders FROM class';

const openAmong = (all: readonly ClassTime[], open: readonly ClassTime[]): OpenClasses =>
  all.length === 0
    ? none
    : {
        hasAny: true,
        isOpen: open.length > 0,
        refusesOthers: open.some(({ outsiders }) => outsiders === 'refused'),
      };

/** What each request needs to know of the classes. It is read once a second, and after each change here. */
export const createOpenClasses = ({ read }: Pick<Engine, 'read'>, clock: Pick<Clock, 'now'>) => {
  let classes: readonly ClassTime[] = [];
  let kept = none;
  /** Until the end of a class it does not change by itself. */
  let until = 0;
  let reading: Promise<OpenClasses> | undefined;
  /** Counts the changes: a read that began before one is too old. */
  let changes = 0;

  const readAgain = async (now: number): Promise<OpenClasses> => {
    const before = changes;
    /* The call itself tells of the database if it needs it. */
    const found = await read(rows<ClassTime>(sql(select))).catch(() => classes);
    const open = found.filter(({ ends_at }) => ends_at > now);
    const known = openAmong(found, open);
    if (changes === before) {
      classes = found;
      kept = known;
      until = Math.min(now + keptMs, ...open.map(({ ends_at }) => ends_at));
      reading = undefined;
    }
    return known;
  };
  return {
    now: (): OpenClasses | Promise<OpenClasses> => {
      const now = clock.now().getTime();
      return now < until ? kept : (reading ??= readAgain(now));
    },
    forget: (): void => {
      changes += 1;
      until = 0;
      reading = undefined;
    },
  };
};
