import type { ServerResponse } from 'node:http';
import { hangTime, type Outcome } from '@sparring/contracts/fault-outcome';
import { upgradeOf } from '@sparring/serving/upgrade';
import type { Clock } from '../clock.ts';
import type { DelayLimit } from '../delay-limit.ts';
import type { Fail } from '../http/error-handler.ts';
import { goneSignal } from '../http/gone.ts';
import { knownOf } from '../http/known.ts';
import { HttpProblem } from '../refusal.ts';
import { breakAnswer, breakOf } from './break-answer.ts';
import { toldOf, type Decision } from './decide.ts';
import { dribble } from './dribble.ts';
import { holdAnswer, wayOf, type Send } from './hold-answer.ts';

export interface ActParts {
  readonly clock: Pick<Clock, 'wait'>;
  /** The limit of simultaneous delays, which simulated latency shares. */
  readonly limited: DelayLimit;
  readonly fail: Fail;
}

/** Answers as a decision says. */
export type Act = (
  response: ServerResponse,
  decision: Decision,
  answer: () => Promise<void>,
) => Promise<void>;

const scripted = ({ status, retry_after }: Outcome & { kind: 'status' }, rule: number) =>
  new HttpProblem(
    'scripted-fault',
    `Rule ${rule} of PUT /workspace/faults answers this request with ${status}. GET /workspace/faults shows what is left of the rule.`,
    {
      status,
      headers: retry_after === undefined ? {} : { 'Retry-After': String(retry_after) },
    },
  );

/** Adds a decision to X-Chance, beside that of the endpoint itself. */
const tell = (response: ServerResponse, decision: Decision): void => {
  const own = response.getHeader('X-Chance');
  const told = toldOf(decision);
  response.setHeader('X-Chance', own === undefined ? told : `${String(own)}, ${told}`);
};

const isBefore = (outcome: Outcome): boolean => 'when' in outcome && outcome.when === 'before';

export const createAct = ({ clock, limited, fail }: ActParts): Act => {
  /** Waits, unless too many wait already. */
  const pause = (response: ServerResponse, milliseconds: number) =>
    limited(() => clock.wait(milliseconds, goneSignal(response)));

  /** What the outcome does in place of the answer. */
  const sending =
    (response: ServerResponse, { outcome, rule, delay }: Decision): Send =>
    async (body, way) => {
      const { kind } = outcome;
      if (kind === 'status') throw scripted(outcome, rule);
      if (kind === 'hang') await pause(response, hangTime);
      if (delay !== undefined) await pause(response, delay);
      if (response.closed) return undefined;
      const fault = breakOf(outcome);
      if (fault) return breakAnswer(response, fault, body, way);
      const sent = kind === 'broken-json' ? body.subarray(0, -1) : body;
      if (kind === 'wrong-type') response.setHeader('Content-Type', 'text/html; charset=utf-8');
      if (response.hasHeader('Content-Length') && kind === 'broken-json')
        response.setHeader('Content-Length', sent.length);
      if (kind !== 'dribble') return void way.end(sent);
      return limited(() => dribble(body, outcome, way, clock, goneSignal(response)));
    };

  return async (response, decision, answer) => {
    const { outcome, delay } = decision;
    /* The answer to a handshake cannot be held back, so every fault of a WebSocket comes before it. */
    const isEarly =
      isBefore(outcome) || (upgradeOf(response) !== undefined && outcome.kind !== 'pass');
    if (isEarly && delay === undefined) {
      tell(response, decision);
      return sending(response, decision)(Buffer.alloc(0), wayOf(response));
    }
    if (isEarly) knownOf(response).held = () => pause(response, delay!);
    const send: Send = isEarly
      ? async (body, way) => void way.end(body)
      : sending(response, decision);
    holdAnswer(
      response,
      async (body, way) => {
        tell(response, decision);
        await send(body, way);
      },
      fail,
    );
    return answer();
  };
};
