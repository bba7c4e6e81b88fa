import { inject } from 'vitest';

const origin = inject('apiUrl');

export interface Movement {
  readonly number: number;
  readonly of: number;
  readonly kind: 'sale' | 'return' | 'delivery';
  readonly pieces: number;
  readonly stock: number;
}

export interface Streamed {
  readonly status: number;
  readonly type: string | null;
  readonly text: string;
  /** Whether the connection broke before the end of the answer. */
  readonly isBroken: boolean;
}

/** Reads a stream to its end, or to the place where it breaks. `between` runs after each piece. */
export const readStream = async (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  between: (piece: number) => Promise<void> = async () => {},
): Promise<Streamed> => {
  const response = await fetch(new URL(path, origin), { headers });
  let pieces = 0;
  const decoder = new TextDecoder();
  let text = '';
  const told = { status: response.status, type: response.headers.get('Content-Type') };
  try {
    for await (const piece of response.body ?? []) {
      pieces += 1;
      text += decoder.decode(piece, { stream: true });
      await between(pieces);
    }
    return { ...told, text, isBroken: false };
  } catch {
    return { ...told, text, isBroken: true };
  }
};

export interface Event {
  readonly id?: string;
  readonly event?: string;
  readonly retry?: string;
  readonly data: Movement;
}

/** The whole events of a text, without the comments. An event that was not ended does not count. */
export const eventsIn = (text: string): readonly Event[] =>
  text
    .split('\n\n')
    .slice(0, -1)
    .filter((block) => !block.startsWith(':'))
    .map((block) => {
      const fields = Object.fromEntries(
        block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]),
      );
      return { ...fields, data: JSON.parse(fields['data'] ?? 'null') as Movement };
    });

export const commentsIn = (text: string): readonly string[] => text.match(/^:.*$/gm) ?? [];

/** The whole lines of a text. */
export const linesIn = (text: string): readonly Movement[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Movement);
