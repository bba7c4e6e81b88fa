import { alike } from './alike.ts';
import { seenIf, type Tell, type Watch } from './choose.ts';
import { isSchema, watchSchema } from './schemas.ts';

type Members = Record<PropertyKey, unknown>;

const isPlain = (value: unknown): value is Members =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

/** Compares regular expressions while they search: all ways of searching but these two call `exec`. */
const watchPattern = (original: RegExp, twin: RegExp, tell: Tell): RegExp => {
  const exec = (text: string): RegExpExecArray | null => {
    twin.lastIndex = original.lastIndex;
    const [one, other] = [original, twin].map((pattern) =>
      RegExp.prototype.exec.call(pattern, text),
    );
    tell(seenIf(one?.index !== other?.index || !alike(one, other)));
    return one ?? null;
  };
  const unseen = (key: typeof Symbol.split | typeof Symbol.matchAll) =>
    function (this: RegExp, ...given: readonly unknown[]): unknown {
      tell('maybe');
      return Reflect.apply(RegExp.prototype[key], this, given);
    };
  return Object.defineProperties(original, {
    exec: { value: exec },
    [Symbol.split]: { value: unseen(Symbol.split) },
    [Symbol.matchAll]: { value: unseen(Symbol.matchAll) },
  });
};

/** Tells which members are read: what becomes of one that differs, nobody knows. */
const watchMembers = (original: Members, twin: Members, tell: Tell): Members =>
  new Proxy(original, {
    get: (target, key, receiver) => {
      const value: unknown = Reflect.get(target, key, receiver);
      tell(alike(value, twin[key]) ? 'none' : 'maybe');
      return value;
    },
  });

/** The members that differ, each watched in its place; nothing when one of them cannot be. */
const watchEach = (original: Members, twin: Members, tell: Tell): boolean => {
  const names = Object.keys(original);
  if (names.length !== Object.keys(twin).length || names.some((name) => !(name in twin)))
    return false;
  const differing = names.filter((name) => !alike(original[name], twin[name]));
  if (!differing.every((name) => canBeWatched(original[name], twin[name]))) return false;
  return differing.every((name) => {
    const watched = watchConstant(original[name], twin[name], tell);
    return watched !== undefined && Reflect.set(original, name, watched.value);
  });
};

const canBeWatched = (original: unknown, twin: unknown): boolean =>
  [isSchema, isPattern, isPlain].some((is) => is(original) && is(twin));

const isPattern = (value: unknown): value is RegExp => value instanceof RegExp;

/** Lets what is made when a module is loaded tell, at each use, whether its twin would have done the same. */
export const watchConstant: Watch = (original, twin, tell) => {
  if (isSchema(original) && isSchema(twin)) {
    watchSchema(original, twin, tell);
    return { value: original };
  }
  if (isPattern(original) && isPattern(twin)) return { value: watchPattern(original, twin, tell) };
  if (!isPlain(original) || !isPlain(twin)) return undefined;
  if (watchEach(original, twin, tell)) return { value: original };
  return { value: watchMembers(original, twin, tell) };
};
