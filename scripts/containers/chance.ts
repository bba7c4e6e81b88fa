import { readFileSync } from 'node:fs';

const row = /^\| \d+ +\| \S+ +\| (\d+) /gm;

/** The statuses of `random500` for the first twenty steps of seed 42 in docs/chance.md. */
export const documented = (): number[] => {
  const text = readFileSync(new URL('../../docs/chance.md', import.meta.url), 'utf8');
  return Array.from(text.matchAll(row), ([, status]) => Number(status));
};

/** The statuses and `X-Chance` headers that the API really answers. */
export const drawn = async (base: string): Promise<{ statuses: number[]; headers: string[] }> => {
  const workspace = `${base}/w/chance/v1/practice`;
  const seed = { method: 'PATCH', body: '{"seed":42}' };
  await fetch(`${workspace}/workspace`, {
    ...seed,
    headers: { 'Content-Type': 'application/json' },
  });
  const statuses: number[] = [];
  const headers: string[] = [];
  while (statuses.length < 20) {
    const reply = await fetch(`${workspace}/testing/random500`);
    statuses.push(reply.status);
    headers.push(reply.headers.get('X-Chance') ?? '');
  }
  return { statuses, headers };
};

export const explained = (statuses: number[]): string[] =>
  statuses.map((status, step) => `seed=42; step=${step}; p=0.5; outcome=${status}`);
