import type { SchoolClass } from '@sparring/contracts/desk/class';
import type { Member } from '@sparring/contracts/desk/roster';
import type { ClassEvent } from '@sparring/contracts/desk/watch';
import { deskBase } from '@sparring/contracts/paths';

interface SimulatedClass {
  readonly path: string;
  /** The keys of the members, by their place in the list. */
  readonly keys: readonly string[];
}

/** What a teacher does at the desk, with the key instead of a session. */
export class Teacher {
  readonly #desk: string;
  readonly #headers: Record<string, string>;

  constructor(site: string, key: string) {
    this.#desk = site + deskBase;
    this.#headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  }

  async begin(title: string, names: readonly string[]): Promise<SimulatedClass> {
    const { id } = (await this.ask('POST', '/classes', { title })) as SchoolClass;
    const path = `/classes/${id}`;
    await this.ask('PUT', `${path}/roster`, { text: names.join('\n') });
    const members = (await this.ask('GET', `${path}/members`)) as Member[];
    return { path, keys: members.map(({ key }) => key) };
  }

  async ask(method: string, path: string, body?: object): Promise<unknown> {
    const init = { method, headers: this.#headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(this.#desk + path, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  }

  /** Reads the stream of a class until the signal. */
  async watch(path: string, see: (event: ClassEvent) => void, signal: AbortSignal): Promise<void> {
    const response = await fetch(`${this.#desk}${path}/live`, { headers: this.#headers, signal });
    let rest = '';
    try {
      for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
        const parts = (rest + text).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts)
          if (part.startsWith('data: ')) see(JSON.parse(part.slice(6)) as ClassEvent);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}
