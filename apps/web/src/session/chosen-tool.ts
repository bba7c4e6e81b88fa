import { withBrowserStorage } from './storage.ts';

/** The tools that the site writes code for, as `?tool=` names them. */
export const tools = [
  'playwright',
  'playwright-python',
  'selenium-python',
  'selenium-java',
  'cypress',
  'postman',
] as const;
export type Tool = (typeof tools)[number];

interface Choice {
  readonly tool: Tool | undefined;
  /** Why a value of the address is ignored. */
  readonly problem: string | undefined;
}

const key = 'tool';
const listeners = new Set<() => void>();

const isTool = (text: string | null | undefined): text is Tool =>
  tools.some((tool) => tool === text);

const stored = (): Tool | undefined => {
  const text = withBrowserStorage((storage) => storage.getItem(key));
  return isTool(text) ? text : undefined;
};

const store = (tool: Tool | undefined): void => {
  withBrowserStorage((storage) => (tool ? storage.setItem(key, tool) : storage.removeItem(key)));
};

let choice: Choice = { tool: stored(), problem: undefined };

const keep = (next: Choice): void => {
  choice = next;
  for (const listener of listeners) listener();
};

/** Takes the tool of an address and keeps it for the browser; `?tool=` without a value forgets it. */
export const takeToolOf = (search: string | undefined): void => {
  const given = new URLSearchParams(search).get(key);
  if (given === null) return;
  if (given !== '' && !isTool(given)) {
    const problem = `tool=${given} is not one of ${tools.join(', ')}, so it is ignored.`;
    return keep({ ...choice, problem });
  }
  const tool = given === '' ? undefined : given;
  store(tool);
  keep({ tool, problem: undefined });
};

/** A reload would take the tool of the address again, so a choice by hand removes it there. */
export const chooseTool = (tool: Tool | undefined): void => {
  const address = new URL(location.href);
  if (address.searchParams.has(key)) {
    address.searchParams.delete(key);
    history.replaceState(history.state, '', address);
  }
  store(tool);
  keep({ tool, problem: undefined });
};

export const chosenTool = (): Choice => choice;

/** Another tab of the browser can choose, too. */
const follow = ({ key: changed }: StorageEvent): void => {
  if (changed === key || changed === null) keep({ tool: stored(), problem: undefined });
};

export const onToolChange = (listener: () => void): (() => void) => {
  if (listeners.size === 0) addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
};

takeToolOf(globalThis.location?.search);
