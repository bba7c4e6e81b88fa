import { hangTime, type Outcome } from '@sparring/contracts/fault-outcome';
import type { Clock } from '../request/clock.ts';
import type { DelayLimit } from '../problem/delay-limit.ts';
import { problemAnswer } from '../http/send/problem-answer.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { isPiece, withHeaders, type Answer } from '../request/answer.ts';
import type { ProblemOf } from '../request/compose.ts';
import type { EndpointContext } from '../request/context.ts';
import { toldOf, type Decision } from './decide.ts';
import { dribbled, type Pace } from './dribble.ts';
import { breakOf, brokenAnswer, mistypedAnswer, shortenedAnswer } from './harm.ts';

export interface ActParts {
  readonly clock: Pick<Clock, 'wait'>;
  /** The limit of simultaneous delays, which simulated latency shares. */
  readonly delays: DelayLimit;
  readonly problemOf: ProblemOf;
}

/** Answers as a decision says. */
export type Act = (
  context: EndpointContext,
  decision: Decision,
  next: () => Promise<Answer>,
) => Promise<Answer>;

const scripted = ({ status, retry_after }: Outcome & { kind: 'status' }, rule: number) =>
  new HttpProblem(
    'scripted-fault',
    `Rule ${rule} of PUT /workspace/faults responds to this request with ${status}. GET /workspace/faults shows what is left of the rule.`,
    { status, headers: retry_after === undefined ? {} : { 'Retry-After': String(retry_after) } },
  );

/** Adds a decision to X-Chance, beside that of the endpoint itself. */
const telling = (answer: Answer, decision: Decision, own?: string | string[]): Answer => {
  const told = toldOf(decision);
  return withHeaders(answer, { 'X-Chance': own === undefined ? told : `${String(own)}, ${told}` });
};

const isBefore = (outcome: Outcome): boolean => 'when' in outcome && outcome.when === 'before';

/** What a fault before the request harms. */
const noAnswer: Answer = { status: 200, headers: {}, body: '' };

export const createAct = ({ clock, delays, problemOf }: ActParts): Act => {
  /** Waits, unless too many wait already. */
  const pause = ({ gone }: EndpointContext, milliseconds: number) =>
    delays.run(() => clock.wait(milliseconds, gone()));

  /** Its pieces take a place among the delays until the client has them or leaves. */
  const dribbling = ({ gone }: EndpointContext, pace: Pace, answer: Answer): Answer => {
    const { headers, body } = answer;
    if (body === '' || (!isPiece(body) && !('pieces' in body))) return answer;
    const signal = gone();
    if (signal.aborted) return answer;
    signal.addEventListener('abort', delays.enter());
    if (!isPiece(body))
      return { ...answer, body: { pieces: dribbled(body.pieces, pace, clock, signal) } };
    const length = { 'Content-Length': String(Buffer.byteLength(body)) };
    const pieces = dribbled([body], pace, clock, signal);
    return { ...answer, headers: { ...headers, ...length }, body: { pieces } };
  };

  /** What the outcome makes of an answer. */
  const harmed = async (
    context: EndpointContext,
    { outcome, rule, delay }: Decision,
    answer: Answer,
  ): Promise<Answer> => {
    const { kind } = outcome;
    if (kind === 'status') return problemAnswer(scripted(outcome, rule), context);
    if (kind === 'hang') await pause(context, hangTime);
    if (delay !== undefined) await pause(context, delay);
    const fault = breakOf(outcome);
    if (fault) return brokenAnswer(answer, fault);
    if (kind === 'broken-json') return shortenedAnswer(answer);
    if (kind === 'wrong-type') return mistypedAnswer(answer);
    return kind === 'dribble' ? dribbling(context, outcome, answer) : answer;
  };

  return async (context, decision, next) => {
    const { outcome, delay } = decision;
    context.trace.decided = toldOf(decision);
    const harm = (answer: Answer): Promise<Answer> =>
      harmed(context, decision, answer).catch((error: unknown) => problemOf(error, context));
    /* A handshake that was accepted cannot be harmed, so every fault of a WebSocket comes before it. */
    const isEarly = isBefore(outcome) || (context.upgrade !== undefined && outcome.kind !== 'pass');
    if (isEarly && delay === undefined) return telling(await harm(noAnswer), decision);
    if (isEarly) context.beforeHandler = () => pause(context, delay!);
    const answer = await next();
    const faulty = isEarly ? answer : await harm(answer);
    return telling(faulty, decision, answer.headers['X-Chance']);
  };
};
