import { alike } from './alike.ts';

/** How the original learns of a twin: by comparing answers, at a mark in its code, or when it is loaded. */
type When = 'compared' | 'marked' | 'loaded';

/** Where the API shows what was made of a declaration when the program was loaded. The build prints what pages show of it. */
export type PrintedIn = 'documents' | 'GraphQL';

/** The number of a defect, and the declaration with it. */
export type Twin<Value> = readonly [
  number: number,
  make: () => Value,
  when: When,
  printed?: readonly PrintedIn[],
];

/** Whether a defect would have mattered where it was reached: both were compared, or nobody can tell. */
export type Difference = 'none' | 'maybe' | 'seen';

/** The place of the defect with this number was reached. */
export type Note = (number: number, difference: Difference) => void;

export type Tell = (difference: Difference) => void;

type AnyFunction = (...given: readonly unknown[]) => unknown;

const outcomeOf = (call: () => unknown): { readonly thrown: boolean; readonly value: unknown } => {
  try {
    return { thrown: false, value: call() };
  } catch (error) {
    return { thrown: true, value: error };
  }
};

const yes = (): boolean => true;

export const seenIf = (isDifferent: boolean | undefined): Difference =>
  isDifferent === undefined ? 'maybe' : isDifferent ? 'seen' : 'none';

/** The original of what is made when a module is loaded, which tells at each use; nothing when it cannot. */
export type Watch = (
  original: unknown,
  twin: unknown,
  tell: Tell,
) => { readonly value: unknown } | undefined;

/** Chooses for the life of this program. Without `note` it looks at nothing but what is chosen. */
export const createChoice = (
  isChosen: (number: number) => boolean,
  note: Note | undefined,
  watch?: Watch,
) => {
  /** While a twin is asked what it would have answered, nobody has reached anything. */
  let asking = false;

  /** The place of an edit was reached; what the defect says of its use and its data is asked only then. */
  const reach = (number: number, isUsed = yes, isDifferent?: () => boolean | undefined): void => {
    if (!note || asking) return;
    const told = outcomeOf(() => {
      if (isUsed()) note(number, seenIf(isDifferent?.()));
    });
    /* What a defect does to the data can break the question, but never the product. */
    if (told.thrown) note(number, 'maybe');
  };

  const differs = new Set<number>();

  /** The value of an expression, which is compared with that of the twin until the two differ once. */
  const same = <Value>(
    number: number,
    original: () => Value,
    twin: () => unknown,
    difference: Difference = 'seen',
  ): Value => {
    if (!note || asking || differs.has(number)) return original();
    const [value, other] = [outcomeOf(original), outcomeOf(twin)];
    const isSame = value.thrown === other.thrown && alike(value.value, other.value);
    note(number, isSame ? 'none' : difference);
    if (!isSame) differs.add(number);
    if (value.thrown) throw value.value;
    return value.value as Value;
  };

  /** The original function, which also asks each twin until that has once answered something else. */
  const compared = (
    original: AnyFunction,
    twins: readonly Twin<unknown>[],
    tell: Note,
  ): AnyFunction => {
    const open = new Set(twins);
    const apply = (target: AnyFunction, self: unknown, given: readonly unknown[]): unknown => {
      if (asking || open.size === 0) return Reflect.apply(target, self, given);
      const answered = outcomeOf(() => Reflect.apply(target, self, given));
      asking = true;
      for (const twin of open) {
        const [number, make] = twin;
        const other = outcomeOf(() => Reflect.apply(make() as AnyFunction, self, given));
        const isSame = other.thrown === answered.thrown && alike(other.value, answered.value);
        if (isSame) continue;
        tell(number, 'seen');
        open.delete(twin);
      }
      asking = false;
      if (answered.thrown) throw answered.value;
      return answered.value;
    };
    return new Proxy(original, { apply });
  };

  const places = new Map<number, readonly PrintedIn[]>();

  /** Somebody reads the documents, or asks GraphQL. */
  const printed = (place: PrintedIn): void => {
    for (const [number, all] of places) if (all.includes(place)) note?.(number, 'maybe');
  };

  /** What is made when its module is loaded: nobody has reached it before it is used, or before a page shows it. */
  const watched = <Value>(
    original: Value,
    [number, make, , shown]: Twin<Value>,
    tell: Note,
  ): Value => {
    if (!watch) {
      if (!shown) tell(number, 'maybe');
      return original;
    }
    const made = watch(original, make(), (difference) => tell(number, difference));
    if (made) return made.value as Value;
    throw new Error(`Nobody can tell when the constant of defect ${number} is used.`);
  };

  /** In a page the original has a number as well: whatever an instance chooses, its page is told a number. */
  const choose = <Value>(
    original: () => Value,
    twins: readonly Twin<Value>[],
    _blank?: number,
  ): Value => {
    for (const [number, , , all] of twins) if (all) places.set(number, all);
    const twin = twins.find(([number]) => isChosen(number));
    if (twin) return twin[1]();
    const value = original();
    if (!note) return value;
    const atLoad = twins.filter(([, , when]) => when === 'loaded');
    const told = atLoad.reduce((last, one) => watched(last, one, note), value);
    const pure = twins.filter(([, , when]) => when === 'compared');
    if (pure.length === 0 || typeof told !== 'function') return told;
    return compared(told as AnyFunction, pure, note) as Value;
  };

  return { choose, reach, same, printed };
};
