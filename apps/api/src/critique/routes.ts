import type { critiqueEndpoints } from '@sparring/contracts/critique';
import { ownPage } from '@sparring/contracts/own-page';
import { reply, type Handlers } from '../request/handler.ts';
import type { ClientNumber } from '../request/client-number.ts';
import { headerOf } from './record-facts.ts';
import type { Log } from './rule.ts';
import { remarksOn } from './rules.ts';

/** The log of a workspace. */
interface RequestLog {
  readonly since: Date;
  /** The oldest request first. */
  readonly listAll: () => Promise<Log>;
}

interface Logs {
  readonly openLog: (workspace: string, clientNumber: ClientNumber) => Promise<RequestLog>;
}

export const critiqueRoutes = ({ openLog }: Logs): Handlers<typeof critiqueEndpoints> => ({
  critique: async ({ workspace, clientNumber }) => {
    const { since, listAll } = await openLog(workspace.name, clientNumber);
    const log = await listAll();
    return reply(200, {
      recorded_since: since.toISOString(),
      requests: log.length,
      remarks: remarksOn(log.filter(({ request }) => !headerOf(request, ownPage))),
    });
  },
});
