import { withTabStorage } from './storage.ts';

export interface TabSetting {
  readonly value: number | undefined;
  readonly problem: string | undefined;
}

interface Kind {
  readonly name: string;
  readonly expects: string;
  readonly accepts: (value: number) => boolean;
}

/** Reads `?name=` and keeps it for the browser tab; `?name=` without a value forgets it. */
export const tabSetting = ({ name, expects, accepts }: Kind): TabSetting => {
  const given = new URLSearchParams(globalThis.location?.search).get(name);
  const text = given ?? recall(name);
  if (!text) return keep(name, '', { value: undefined, problem: undefined });
  const value = Number(text);
  if (accepts(value)) return keep(name, text, { value, problem: undefined });
  const problem = `${name}=${text} is not ${expects}, so it is ignored.`;
  return keep(name, '', { value: undefined, problem });
};

const keep = (name: string, text: string, setting: TabSetting): TabSetting => {
  withTabStorage((storage) => (text ? storage.setItem(name, text) : storage.removeItem(name)));
  return setting;
};

const recall = (name: string): string | null | undefined =>
  withTabStorage((storage) => storage.getItem(name));
