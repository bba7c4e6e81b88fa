import { z } from 'zod';

const web = z.url({ protocol: /^https?$/, error: 'an http or https address' });

const count = (usual: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'a whole number from 1')
    .transform(Number)
    .default(usual);

const schema = z.object({
  PORT: z
    .string()
    .refine((text) => /^\d+$/.test(text) && +text >= 1 && +text <= 65_535, 'a port from 1 to 65535')
    .transform(Number)
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  API_URL: web
    .refine((text) => URL.parse(text)?.href === `${URL.parse(text)?.origin}/`, {
      error: 'an http address without a path, such as http://127.0.0.1:3001',
    })
    .transform((text) => new URL(text).origin)
    .default('http://127.0.0.1:3001'),
  PRACTICE_URL: web.optional(),
  HOSTED_BY_NAME: z.string().optional(),
  HOSTED_BY_URL: web.optional(),
  EXTERNAL_URL: web.optional(),
  REQUESTS_PER_ADDRESS: count(500),
  CONNECTIONS_PER_ADDRESS: count(2000),
  WAITING_PER_CONNECTION: count(10),
});

export type Environment = z.infer<typeof schema>;

export class EnvError extends Error {}

/** An empty value counts as not set: Compose passes `VAR=` for what nobody has set. */
export const readEnvironment = (variables: NodeJS.ProcessEnv): Environment => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name} is ${JSON.stringify(given[name])}, expected ${message}.`;
  });
  throw new EnvError(lines.join('\n'));
};
