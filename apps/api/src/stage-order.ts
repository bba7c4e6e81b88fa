import type { Endpoint } from '@sparring/contracts/endpoint';
import { ownDate } from './conditions/own-date.ts';
import type { StagesOf } from './stage.ts';

/** Nobody can lock a workspace against its own settings. */
const isSettings = ({ path }: Endpoint): boolean => /^\/workspaces?(\/|$)/.test(path);

/** What the conditions of a workspace put around its calls, the outermost first. */
export const createStages = (): StagesOf => (endpoint) => [
  ownDate,
  ...(isSettings(endpoint) ? [] : []),
];
