import { sessionWays } from '@sparring/contracts/lab-facts/session-ways';
import { fourDigits } from '../../house.ts';

export const ways = sessionWays;
export type Way = (typeof ways)[number];

/** The account whose session shows the code of a way. */
export const accountOf: Readonly<Record<Way, 'reader' | 'editor'>> = {
  Form: 'reader',
  API: 'editor',
  State: 'reader',
  Elsewhere: 'reader',
  Expired: 'reader',
};

/** How a test comes by each code. */
export const wayTo: Readonly<Record<Way, string>> = {
  Form: 'sign in with a one-time code',
  API: 'log in at the API as editor',
  State: 'open the page with the whole state',
  Elsewhere: 'sign out everywhere in another tab',
  Expired: 'move the clock of the workspace',
};

/** What the API tells a session that has a second factor. */
export const memberCode = (workspace: string, username: string): string =>
  fourDigits(`${workspace}/${username}`);

/** The code of a way from the member code of an account, which a page gets from the API. */
export const codeFrom = (member: string, workspace: string, way: Way): string =>
  `${member}-${fourDigits(`${workspace}/${way}`)}`;

export const codeOf = (workspace: string, way: Way): string =>
  codeFrom(memberCode(workspace, accountOf[way]), workspace, way);
