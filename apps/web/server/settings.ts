import type { Environment, pageVariables } from './env.ts';

/** What a page is told. */
type PageSettings = Pick<
  Environment,
  keyof typeof pageVariables | 'FRAMES_PORT' | 'SOURCE_FOLDER' | 'GRADER_URL'
>;

const block = /(<script id="settings" type="application\/json">)([^<]*)(<\/script>)/;

/** Replaces the default settings, which the build wrote into the page, by those of the host. */
export const putSettings = (html: string, env: PageSettings): string => {
  const defaults = block.exec(html)?.[2];
  if (defaults === undefined) throw new Error('index.html has no <script id="settings"> to fill');
  const settings = { ...(JSON.parse(defaults) as object), ...given(env) };
  // A "<" would let a value end the script element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return html.replace(block, (_, open: string, _old: string, close: string) => open + json + close);
};

const given = (env: PageSettings): object => {
  const all = {
    sourceUrl: env.SOURCE_URL,
    sourceFolder: env.SOURCE_FOLDER,
    practiceUrl: env.PRACTICE_URL,
    hostedByName: env.HOSTED_BY_NAME,
    hostedByUrl: env.HOSTED_BY_URL,
    externalUrl: env.EXTERNAL_URL,
    framesPort: env.FRAMES_PORT,
    canBreak: env.GRADER_URL && true,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};
