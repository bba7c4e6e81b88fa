import type { Conditions } from '@sparring/contracts/conditions';
import { keyIn } from '@sparring/contracts/member-key';
import { isBelowBase } from '@sparring/contracts/paths';
import { publicWorkspace } from '@sparring/contracts/workspace';
import type { Classes } from '../classes.ts';
import type { OpenClasses } from '../open-classes.ts';
import type { Clock } from '../../request/clock.ts';
import type { ConditionsOf } from '../../conditions/reader.ts';
import { isOfEndpoints, type FirstStep } from '../../http/endpoint/front.ts';
import { HttpProblem } from '../../problem/refusal.ts';
import type { RequestContext, Writable } from '../../request/context.ts';
import { createFailures } from './failures.ts';

interface AdmitParts {
  readonly classes: Pick<Classes, 'open' | 'holderOf' | 'adopt'>;
  readonly conditionsOf: ConditionsOf;
  readonly clock: Pick<Clock, 'now'>;
}

const notAMember = (workspace: string): HttpProblem => {
  const what =
    workspace === publicWorkspace
      ? 'The request has no key.'
      : `No member of the class has the key ${workspace}.`;
  return new HttpProblem(
    'not-a-member',
    `${what} This class takes only its members: put /w/, the key of your sheet and your base path before the path.`,
  );
};

const refuseOther = ({ workspace, request }: RequestContext): void => {
  /* The products and files without a base path are the same for everyone, and pages of the site read them. */
  if (isBelowBase(request.url ?? '')) throw notAMember(workspace);
};

const keyReplaced = (key: string): HttpProblem =>
  new HttpProblem('key-replaced', `The key ${key} was replaced. Ask your teacher for the new one.`);

const tooManyUnknown = (seconds: number): HttpProblem =>
  new HttpProblem(
    'too-many-unknown-keys',
    `Too many keys that nobody has. Try again in ${seconds} s.`,
    { headers: { 'Retry-After': String(seconds) } },
  );

const unknownPerMinute = 60;
const mostTried = 10_000;

/**
 * Lets a call in whose workspace is that of a member, or begins with the key of one. While a class takes only its
 * members, all others are refused. A call in the workspace of a member learns that from its conditions, which are read
 * anyway.
 */
export const createAdmit = ({ classes, conditionsOf, clock }: AdmitParts): FirstStep => {
  const failures = createFailures(clock);
  /** Keys of nobody that were counted. The workspaces of a deleted class go on under such names. */
  const tried = new Set<string>();

  const adopt = async (context: Writable<RequestContext>, key: string): Promise<boolean> => {
    const { workspace, clientNumber } = context;
    const holder = await classes.holderOf(key);
    if (holder?.isOld) throw keyReplaced(key);
    if (holder) {
      await classes.adopt(workspace, holder, clientNumber);
      context.conditions = await (conditionsOf(workspace) ?? context.conditions);
      return true;
    }
    if (tried.has(key)) return false;
    const place = String(clientNumber());
    const wait = failures.waitOf(place, unknownPerMinute);
    if (wait > 0) throw tooManyUnknown(wait);
    failures.add(place);
    if (tried.size >= mostTried) tried.clear();
    tried.add(key);
    return false;
  };

  const admitKey = async (
    context: Writable<RequestContext>,
    key: string,
    { refusesOthers }: OpenClasses,
  ): Promise<void> => {
    if (!(await adopt(context, key)) && refusesOthers) refuseOther(context);
  };

  const check = (
    context: Writable<RequestContext>,
    open: OpenClasses,
  ): Promise<void> | undefined => {
    const key = keyIn(context.workspace);
    if (key !== undefined) return admitKey(context, key, open);
    if (open.refusesOthers) refuseOther(context);
    return undefined;
  };

  const beside = (
    context: Writable<RequestContext>,
    open: OpenClasses,
  ): Promise<void> | undefined => {
    const { conditions, request, workspace } = context;
    if (!open.hasAny || (!isOfEndpoints(request) && keyIn(workspace) === undefined))
      return undefined;
    const afterConditions = ({ member }: Conditions) =>
      member === undefined ? check(context, open) : undefined;
    if (!(conditions instanceof Promise)) return afterConditions(conditions);
    /* The call itself reports an error of the conditions. */
    const known = conditions.catch(() => undefined);
    return known.then((resolved) => resolved && afterConditions(resolved));
  };

  return (context) => {
    const open = classes.open.now();
    return open instanceof Promise
      ? open.then((known) => beside(context, known))
      : beside(context, open);
  };
};
