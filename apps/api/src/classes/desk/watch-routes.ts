import type { Critique } from '@sparring/contracts/critique';
import type { watchEndpoints } from '@sparring/contracts/desk/watch-endpoints';
import type { RecordedRequest } from '@sparring/contracts/recorded-request';
import type { Classes } from '../classes.ts';
import { followClass } from '../follow-class.ts';
import { nobody } from '../../client-number.ts';
import type { Clock } from '../../clock.ts';
import { pageLinks } from '../../http/page-links.ts';
import { HttpProblem } from '../../refusal.ts';
import { answer, type Handlers } from '../../request/handler.ts';
import type { Store } from '../../open-store.ts';
import { found } from './found.ts';

/** Judges the client by its log. */
export type RemarksOn = (log: readonly RecordedRequest[]) => Critique['remarks'];

interface WatchParts {
  readonly classes: Pick<Classes, 'find' | 'members' | 'view'>;
  readonly requests: Pick<Store['requests'], 'openLog'>;
  readonly remarksOn: RemarksOn;
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
  clock,
  stopping,
}: WatchParts): Handlers<typeof watchEndpoints> => {
  const logOf = async (place: Place) => {
    const { key } = found(place, await classes.members.find(place.class, place.number));
    return requests.openLog(key, () => nobody);
  };
  const viewOf = async (id: number) =>
    (await classes.find(id)) === undefined ? undefined : classes.view(id);

  return {
    viewClass: async ({ params }) => answer(200, found(params, await viewOf(params.class))),
    followClass: async ({ params, proof, gone }) => {
      found(params, await classes.find(params.class));
      const view = () => viewOf(params.class);
      const ending = AbortSignal.any([gone(), stopping]);
      const events = followClass({ view, clock, until: proof.expires, ending });
      return answer(200, events, { 'X-Accel-Buffering': 'no' });
    },
    memberRequests: async ({ params, query, href }) => {
      const log = await logOf(params);
      const { requests: page, total } = await log.list(query);
      const path = `/classes/${params.class}/members/${params.number}/requests`;
      const Link = pageLinks(query, total, (search) => href(`${path}?${search}`));
      return answer(200, [...page], { 'X-Total-Count': String(total), Link });
    },
    memberRequest: async ({ params }) => {
      const request = await (await logOf(params)).find(params.id);
      if (!request) throw new HttpProblem('not-found', `The log has no request ${params.id}.`);
      return answer(200, request);
    },
    memberCritique: async ({ params }) => {
      const { since, listAll } = await logOf(params);
      const log = await listAll();
      return answer(200, {
        recorded_since: since.toISOString(),
        requests: log.length,
        remarks: remarksOn(log),
      });
    },
  };
};
