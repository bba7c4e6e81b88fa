import { useEffect, useReducer, useRef } from 'react';
import type { LogLine } from './message-log.tsx';

export interface Conversation {
  readonly state: 'idle' | 'connecting' | 'open' | 'closing' | 'closed';
  /** `>` stands before what the page has sent, `<` before what it has received. */
  readonly lines: readonly LogLine[];
  readonly code?: number;
  readonly reason?: string;
}

type Step =
  | { readonly kind: 'connecting' | 'open' | 'closing' }
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'closed'; readonly code: number; readonly reason: string };

const none: Conversation = { state: 'idle', lines: [] };

/** A replay can have a thousand lines. */
const shownLines = 200;

const conversationAfter = (before: Conversation, step: Step): Conversation => {
  switch (step.kind) {
    case 'connecting':
      return { ...none, state: 'connecting' };
    case 'line':
      return {
        ...before,
        lines: [...before.lines, { id: (before.lines.at(-1)?.id ?? 0) + 1, text: step.text }].slice(
          -shownLines,
        ),
      };
    case 'closed':
      return { ...before, state: 'closed', code: step.code, reason: step.reason };
    default:
      return { ...before, state: step.kind };
  }
};

/** One WebSocket at a time. Leaving the page closes it. */
export const useSocket = () => {
  const [conversation, step] = useReducer(conversationAfter, none);
  const socket = useRef<WebSocket>(undefined);
  useEffect(() => () => socket.current?.close(), []);

  const connect = (url: string) => {
    const own = new WebSocket(url.replace(/^http/, 'ws'));
    socket.current = own;
    step({ kind: 'connecting' });
    own.addEventListener('open', () => step({ kind: 'open' }));
    own.addEventListener('message', ({ data }) =>
      step({ kind: 'line', text: `< ${String(data)}` }),
    );
    own.addEventListener('close', ({ code, reason }) => step({ kind: 'closed', code, reason }));
  };
  const send = (text: string) => {
    socket.current?.send(text);
    step({ kind: 'line', text: `> ${text}` });
  };
  const close = (code: number, reason: string) => {
    step({ kind: 'closing' });
    socket.current?.close(code, reason);
  };
  return { conversation, connect, send, close };
};
