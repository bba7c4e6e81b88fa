/** Every path of the site, except those of the exercises and the labs, which are in their lists. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  rules: '/rules',
  grade: '/grade',
  start: '/start',
  startFirstTest: '/start/first-test',
  startTools: '/start/tools',
  startApi: '/start/api',
  guides: '/guides',
  guide: '/guides/:guide',
  webElements: '/webelements',
  exercise: '/webelements/:slug',
  labs: '/labs',
  lab: '/labs/:slug',
  webElementsDemo: '/web-elements',
  login: '/webelements/login',
  loginBasicAuth: '/webelements/loginbasicauth',
  loginResult: '/webelements/LoginBasicAuthResultPage',
  shopping: '/shopping',
  product: '/product/:id',
  checkout: '/checkout',
  api: '/api',
  apiBooks: '/api/bookapi',
  apiAuthentication: '/api/authentication',
  apiBehavior: '/api/behavior',
  apiDocumentation: '/api/documentation',
  apiWorkspaces: '/api/workspaces',
  apiTime: '/api/time',
  apiLimits: '/api/limits',
  apiFaults: '/api/faults',
  apiIdempotency: '/api/idempotency',
  apiRequests: '/api/requests',
  apiAuthLab: '/api/auth-lab',
  apiTokenLab: '/api/token-lab',
  apiSessionLab: '/api/session-lab',
  apiOAuthLab: '/api/oauth-lab',
  apiGraphql: '/api/graphql',
  apiEvents: '/api/events',
  apiSocket: '/api/socket',
  apiJobs: '/api/jobs',
  apiWebhooks: '/api/webhooks',
  apiCursorPages: '/api/cursor-pages',
  apiPatchAndBulk: '/api/patch-and-bulk',
  apiCsv: '/api/csv',
  apiUploads: '/api/uploads',
  apiVersions: '/api/versions',
  /** The page of some endpoints; `reference/pages.ts` lists them. */
  apiPage: '/api/:page',
  apiChance: '/api/chance',
  apiStatusCodes: '/api/status-codes',
  console: '/console',
  /** `/tasks/sheet` has them on paper. */
  tasks: '/tasks',
  /** With the key of a member of a class. */
  join: '/join/:key?',
  /** The list of classes; below it a class, and its sheet. */
  desk: '/desk/*',
} as const;

/** A path as it is compared with others: neither letter case nor a slash at its end counts. */
export const comparable = (path: string): string => path.toLowerCase().replace(/\/$/, '');

/** The entry of a list whose page a loader is asked for. */
export const entryAt = <Entry extends { readonly path: string }>(
  list: readonly Entry[],
  { url }: Request,
): Entry | undefined => {
  const asked = comparable(new URL(url).pathname);
  return list.find(({ path }) => comparable(path) === asked);
};

/** Whether the page has the form for the login. */
export const isLoginPath = (path: string): boolean =>
  [paths.login, paths.loginBasicAuth].some((each) => each === comparable(path));

export const productPath = (id: number): string => paths.product.replace(':id', String(id));

export const labPath = (slug: string): `/labs/${string}` => `/labs/${slug}`;

export const guidePath = (slug: string): string => paths.guide.replace(':guide', slug);

/** The short address of an exercise. */
export const aliasPath = ({ slug, alias = slug }: { slug: string; alias?: string }): string =>
  paths.exercise.replace(':slug', alias);
