import type { Critique } from '@sparring/contracts/critique';
import type { watchEndpoints } from '@sparring/contracts/desk/watch-endpoints';
import type {
  RecordedRequest,
  RequestQuery,
  RequestSummary,
} from '@sparring/contracts/recorded-request';
import type { Classes } from '../classes.ts';
import { followClass } from '../follow-class.ts';
import { createSharedView } from '../shared-view.ts';
import { nobody, type ClientNumber } from '../../request/client-number.ts';
import type { Clock } from '../../request/clock.ts';
import { pageLinks } from '../../http/send/page-links.ts';
import { HttpProblem } from '../../problem/refusal.ts';
import { reply, type Handlers } from '../../request/handler.ts';
import type { TeacherProof } from '../../request/proof.ts';
import { found } from './found.ts';

/** Judges the client by its log. */
export type RemarksOn = (log: readonly RecordedRequest[]) => Critique['remarks'];

/** The log of a workspace. */
interface RequestLog {
  readonly since: Date;
  readonly list: (
    query: RequestQuery,
  ) => Promise<{ readonly requests: readonly RequestSummary[]; readonly total: number }>;
  /** The oldest request first. */
  readonly listAll: () => Promise<readonly RecordedRequest[]>;
  readonly find: (number: number) => Promise<RecordedRequest | undefined>;
}

export interface Logs {
  readonly openLog: (workspace: string, clientNumber: ClientNumber) => Promise<RequestLog>;
}

interface WatchParts {
  readonly classes: Pick<Classes, 'find' | 'members' | 'view'>;
  readonly requests: Logs;
  readonly remarksOn: RemarksOn;
  /** Whether a session has ended meanwhile. */
  readonly isOver: (proof: TeacherProof) => Promise<boolean>;
  readonly clock: Clock;
  readonly stopping: AbortSignal;
}

interface Place {
  readonly class: number;
  readonly number: number;
}

export const watchRoutes = ({
  classes,
  requests,
  remarksOn,
  isOver,
  clock,
  stopping,
}: WatchParts): Handlers<typeof watchEndpoints> => {
  const memberAt = async (place: Place) =>
    found(place, await classes.members.find(place.class, place.number));

  /** The log of a workspace that exists: to open one would make the workspace. */
  const logOf = async (place: Place, rest: string) => {
    const member = await memberAt(place);
    const own = await classes.members.workspaces(member);
    if (!own.some((one) => one.rest === rest))
      throw new HttpProblem(
        'not-found',
        `The member has no workspace with ${rest} behind the key.`,
      );
    const name = rest === '' ? member.key : `${member.key}-${rest}`;
    return requests.openLog(name, () => nobody);
  };
  const viewOf = async (id: number) =>
    (await classes.find(id)) === undefined ? undefined : classes.view(id);
  const shared = createSharedView(viewOf, clock);

  return {
    viewClass: async ({ params }) => reply(200, found(params, await viewOf(params.class))),
    followClass: async ({ params, proof, gone }) => {
      found(params, await classes.find(params.class));
      const view = async () => ((await isOver(proof)) ? undefined : shared.of(params.class));
      const ending = AbortSignal.any([gone(), stopping]);
      return reply(200, followClass({ view, next: shared.next, clock, ending }));
    },
    memberWorkspaces: async ({ params }) =>
      reply(200, [...(await classes.members.workspaces(await memberAt(params)))]),
    memberRequests: async ({ params, query, href }) => {
      const { rest, ...filters } = query;
      const log = await logOf(params, rest);
      const { requests: page, total } = await log.list(filters);
      const path = `/classes/${params.class}/members/${params.number}/requests`;
      const Link = pageLinks(query, total, (search) => href(`${path}?${search}`));
      return reply(200, [...page], { 'X-Total-Count': String(total), Link });
    },
    memberRequest: async ({ params, query }) => {
      const request = await (await logOf(params, query.rest)).find(params.id);
      if (!request) throw new HttpProblem('not-found', `The log has no request ${params.id}.`);
      return reply(200, request);
    },
    memberCritique: async ({ params, query }) => {
      const { since, listAll } = await logOf(params, query.rest);
      const log = await listAll();
      return reply(200, {
        recorded_since: since.toISOString(),
        requests: log.length,
        remarks: remarksOn(log),
      });
    },
  };
};
