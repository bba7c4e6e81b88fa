import {
  limitVariables,
  portNumber,
  proxyVariables,
  readVariables,
} from '@sparring/serving/environment';
import { z } from 'zod';

const web = z.url({ protocol: /^https?$/, error: 'an http or https address' });

const schema = z.object({
  PORT: portNumber().default(3000),
  HOST: z.string().default('127.0.0.1'),
  FRAMES_PORT: portNumber().optional(),
  SITE_PORT: portNumber().optional(),
  API_URL: web
    .refine((text) => URL.parse(text)?.href === `${URL.parse(text)?.origin}/`, {
      error: 'an http or https address without a path, such as http://127.0.0.1:3001',
    })
    .transform((text) => new URL(text).origin)
    .default('http://127.0.0.1:3001'),
  PRACTICE_URL: web.optional(),
  HOSTED_BY_NAME: z.string().optional(),
  HOSTED_BY_URL: web.optional(),
  EXTERNAL_URL: web.optional(),
  ...limitVariables,
  ...proxyVariables,
});

export type Environment = z.infer<typeof schema>;

export const readEnvironment = (variables: NodeJS.ProcessEnv): Environment =>
  readVariables(schema, variables);
