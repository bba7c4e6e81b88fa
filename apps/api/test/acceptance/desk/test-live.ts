import type { ClassEvent } from '@sparring/contracts/desk/watch';
import { type Headers } from './test-desk-at.ts';
import { deskOrigin } from './test-desk.ts';

/** The stream of a class, event by event. */
export const follow = async (path: string, headers: Headers) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const response = await fetch(`${deskOrigin}/desk/api${path}/live`, { headers, signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const events: ClassEvent[] = [];
  let text = '';
  let rest = '';
  let over = false;

  const read = async (): Promise<void> => {
    const { value, done } = await reader.read();
    if (done) {
      over = true;
      return;
    }
    text += value;
    const parts = (rest + value).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts)
      if (part.startsWith('data: ')) events.push(JSON.parse(part.slice(6)) as ClassEvent);
  };

  /** Returns the next event that is looked for, and forgets those before it. */
  const until = async (isWanted: (event: ClassEvent) => boolean): Promise<ClassEvent> => {
    const event = events.shift();
    if (event && isWanted(event)) return event;
    if (!event) await read();
    if (!over || events.length > 0) return until(isWanted);
    throw new Error(`The stream has ended: ${text}`);
  };

  return {
    headers: response.headers,
    text: () => text,
    until,
    /** Whether the server has ended the stream. */
    isOver: async (): Promise<boolean> => {
      await read();
      return over;
    },
    close: async (): Promise<void> => {
      leaving.abort();
      await reader.closed.catch(() => {});
    },
  };
};
