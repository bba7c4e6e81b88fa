import type { MemberState } from '@sparring/contracts/desk/watch';

/** The value of a field of the type `datetime-local`. */
export const localTime = (time: string): string => {
  const date = new Date(time);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
};

const two = (value: number) => String(value).padStart(2, '0');

/** The time since then: `0:04`, `12:41`, `1:02:03`. */
export const ago = (time: string, now: number): string => {
  const seconds = Math.max(0, Math.floor((now - Date.parse(time)) / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
};

/** Those who need somebody first. */
export const stateWords: Record<MemberState, string> = {
  hand: 'hand up',
  lost: 'lost',
  again: 'again',
  never: 'never here',
  joined: 'joined',
  grading: 'grading',
  quiet: 'quiet',
  loop: 'loop',
  working: 'working',
};

export const stateOrder = Object.keys(stateWords) as readonly MemberState[];
