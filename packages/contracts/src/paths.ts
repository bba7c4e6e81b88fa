/** The base paths of every endpoint. The documentation shows the first. */
export const bases = ['/v1/practice', '/practice'] as const;

const belowBase = new RegExp(`^(?:${bases.join('|')})(?:[/?#]|$)`);

/** Whether a target, without the prefix of a workspace, is below a base path. */
export const isBelowBase = (target: string): boolean => belowBase.test(target);

const baseTwice = new RegExp(`^(?:(?:${bases.join('|')})(?=[/?#]|$)){2}`);

/** Whether a path, without the prefix of a workspace, begins with two base paths. */
export const hasBaseTwice = (path: string): boolean => baseTwice.test(path);

/** Whether a letter was left out, added or typed wrong. */
const isOneLetterAway = (one: string, other: string): boolean => {
  const at = Array.from(one).findIndex((letter, place) => letter !== other[place]);
  const start = at === -1 ? one.length : at;
  const [left, right] = [one.slice(start), other.slice(start)];
  return (
    left !== right &&
    [left, left.slice(1)].some((rest) => rest === right || rest === right.slice(1))
  );
};

/** Whether a path, without the prefix of a workspace, begins with a base path in which one letter is wrong. */
export const isNearBase = (path: string): boolean =>
  bases.some((base) => {
    const begin = path.split('/', base.split('/').length).join('/');
    return isOneLetterAway(begin, base);
  });

/** Whether a path of the contracts belongs to the workspace itself. Nobody can lock a workspace against its own settings. */
export const isSettingsPath = (path: string): boolean => /^\/workspaces?(\/|$)/.test(path);

/** The path of the WebSocket. */
export const socketPath = '/labs/socket';

const socketTarget = new RegExp(`^(?:/w/[^/?]*)?(?:${bases.join('|')})${socketPath}/?(?:[?#]|$)`);

/** Whether the path of a request is that of the WebSocket. Only there the servers heed an Upgrade. */
export const isSocketTarget = (target: string): boolean => socketTarget.test(target);

/** The nouns that also answer without a base path, for example at /items. */
export const nounsAtRoot = ['items', 'files'] as const;

/** The base path of the teacher's desk. Its pages are at /desk. */
export const deskBase = '/desk/api';

/** The paths that the site proxies to the API, each exactly or followed by more segments. */
export const apiPaths: readonly string[] = [
  ...nounsAtRoot.map((noun) => `/${noun}`),
  ...bases,
  '/w',
  '/openapi.json',
  '/postman.json',
  '/docs',
  '/swagger',
  deskBase,
];
