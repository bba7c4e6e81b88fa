import { alike } from './alike.ts';

/** How the original learns of a twin: by comparing answers, at a mark in its code, or when it is loaded. */
type When = 'compared' | 'marked' | 'loaded';

/** The number of a defect, and the declaration with it. */
export type Twin<Value> = readonly [number: number, make: () => Value, when: When];

/** Something was learned of the defect with this number: its place was reached, and maybe it would have mattered. */
export type Note = (number: number, isDifferent: boolean) => void;

type AnyFunction = (...given: readonly unknown[]) => unknown;

interface Outcome {
  readonly thrown: boolean;
  readonly value: unknown;
}

const outcomeOf = (call: () => unknown): Outcome => {
  try {
    return { thrown: false, value: call() };
  } catch (error) {
    return { thrown: true, value: error };
  }
};

const yes = (): boolean => true;

/** Whether what is made when a module is loaded can be compared while it is used; it then tells. */
export type Watch = (
  original: unknown,
  twin: unknown,
  tell: (isDifferent: boolean) => void,
) => boolean;

/** Chooses for the life of this program. Without `note` it looks at nothing but what is chosen. */
export const createChoice = (
  isChosen: (number: number) => boolean,
  note: Note | undefined,
  watch: Watch = () => false,
) => {
  /** While a twin is asked what it would have answered, nobody has reached anything. */
  let asking = false;

  /** The place of an edit was reached; what the defect says of its use and its data is asked only then. */
  const reach = (number: number, isUsed = yes, isDifferent = yes): void => {
    if (!note || asking) return;
    const told = outcomeOf(() => isUsed() && note(number, isDifferent()));
    /* What a defect does to the data can break the question, but never the product. */
    if (told.thrown) note(number, true);
  };

  const differs = new Set<number>();

  /** The value of an expression, which is compared with that of the twin until the two differ once. */
  const same = <Value>(number: number, original: () => Value, twin: () => unknown): Value => {
    if (!note || asking || differs.has(number)) return original();
    const [value, other] = [outcomeOf(original), outcomeOf(twin)];
    const isSame = value.thrown === other.thrown && alike(value.value, other.value);
    note(number, !isSame);
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
        tell(number, true);
        open.delete(twin);
      }
      asking = false;
      if (answered.thrown) throw answered.value;
      return answered.value;
    };
    return new Proxy(original, { apply });
  };

  const loaded: number[] = [];

  /** Somebody reads what is printed from the values that were made when the modules were loaded. */
  const printed = (): void => {
    for (const number of loaded) note?.(number, true);
  };

  const choose = <Value>(original: () => Value, twins: readonly Twin<Value>[]): Value => {
    const twin = twins.find(([number]) => isChosen(number));
    if (twin) return twin[1]();
    const value = original();
    if (!note) return value;
    for (const [number, make, when] of twins) {
      if (when !== 'loaded') continue;
      loaded.push(number);
      if (!watch(value, make(), (isDifferent) => note(number, isDifferent))) note(number, true);
    }
    const pure = twins.filter(([, , when]) => when === 'compared');
    if (pure.length === 0 || typeof value !== 'function') return value;
    return compared(value as AnyFunction, pure, note) as Value;
  };

  return { choose, reach, same, printed };
};
