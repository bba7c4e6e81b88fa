import { alike } from './alike.ts';

/** The number of a defect, the declaration with it, and whether that is a pure function. */
export type Twin<Value> = readonly [number: number, make: () => Value, pure: boolean];

/** Something was learned of the defect with this number: its declaration ran, and maybe it would have mattered. */
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

/** Chooses for the life of this program; 0 is sound. Only then does it note what is reached. */
export const createChoose = (chosen: number, note: Note) => {
  /** While a twin is asked what it would have answered, nobody has reached anything. */
  let asking = false;

  const watched = (sound: AnyFunction, twins: readonly Twin<unknown>[]): AnyFunction => {
    const open = new Map(twins.map((twin) => [twin[0], twin]));
    const reach = () => {
      for (const [number, , pure] of open.values()) {
        note(number, !pure);
        if (!pure) open.delete(number);
      }
    };
    const compare = (answered: Outcome, self: unknown, given: readonly unknown[]) => {
      for (const [number, make] of open.values()) {
        const other = outcomeOf(() => Reflect.apply(make() as AnyFunction, self, given));
        if (other.thrown === answered.thrown && alike(other.value, answered.value)) continue;
        note(number, true);
        open.delete(number);
      }
    };
    const apply = (target: AnyFunction, self: unknown, given: readonly unknown[]): unknown => {
      if (asking || open.size === 0) return Reflect.apply(target, self, given);
      reach();
      if (open.size === 0) return Reflect.apply(target, self, given);
      const answered = outcomeOf(() => Reflect.apply(target, self, given));
      asking = true;
      compare(answered, self, given);
      asking = false;
      if (answered.thrown) throw answered.value;
      return answered.value;
    };
    const construct = (target: AnyFunction, given: readonly unknown[], self: AnyFunction) => {
      reach();
      return Reflect.construct(target, given, self) as object;
    };
    return new Proxy(sound, { apply, construct });
  };

  return <Value>(sound: () => Value, twins: readonly Twin<Value>[]): Value => {
    const twin = twins.find(([number]) => number === chosen);
    if (twin) return twin[1]();
    const value = sound();
    if (chosen !== 0) return value;
    if (typeof value === 'function') return watched(value as AnyFunction, twins) as Value;
    for (const [number] of twins) note(number, true);
    return value;
  };
};
