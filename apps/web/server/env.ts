import {
  limitVariables,
  portNumber,
  proxyVariables,
  readVariables,
} from '@sparring/serving/environment';
import { z } from 'zod';

const web = z.url({ protocol: /^https?$/, error: 'an http or https address' });

/** The variables that pages show. The grader reads them for its instances, too. */
export const pageVariables = {
  SOURCE_URL: web
    .optional()
    .describe(
      'The address of the source, for `git clone`. If unset: pages name the archive that the site serves.',
    ),
  PRACTICE_URL: web
    .optional()
    .describe(
      'The link target of "Practice Your Skills" in the top bar. If unset: `/webelements`.',
    ),
  HOSTED_BY_NAME: z
    .string()
    .optional()
    .describe('The name of the host, shown in the top bar. If unset: `Sparring`.'),
  HOSTED_BY_URL: web.optional().describe('The link target of that name. If unset: `/about`.'),
  EXTERNAL_URL: web
    .optional()
    .describe(
      'The page that "Open New Tab" and "Open New Window" open. If unset: `https://example.com/`.',
    ),
};

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
  SOURCE_FOLDER: z
    .string()
    .optional()
    .describe(
      'The folder that a page names to who opens it on the same machine. `npm start` sets it when `HOST` is a loopback address; an empty value hides it.',
    ),
  GRADER_URL: web.optional(),
  ...pageVariables,
  ...limitVariables,
  ...proxyVariables,
});

export type Environment = z.infer<typeof schema>;

export const readEnvironment = (variables: NodeJS.ProcessEnv): Environment =>
  readVariables(schema, variables);
