import express, { type Express } from 'express';
import type { EndpointGroup } from '@sparring/contracts/endpoint';
import { trustedProxies } from '@sparring/serving/proxies';
import { withChance } from '../../src/chance/by-chance.ts';
import { createWorkspaceContexts } from '../../src/handlers.ts';
import type { Stage } from '../../src/request/compose.ts';
import { testClock, testStore } from './app.ts';
import {
  createFail,
  createFront,
  readConditions,
  type FirstStep,
} from '../../src/http/endpoint/front.ts';
import type { AllHandlers } from '../../src/request/handler.ts';
import { implement } from '../../src/http/endpoint/implement.ts';
import { problemOf as createProblemOf, refuseUnknown } from '../../src/http/send/problem-answer.ts';

interface FrontOptions {
  readonly stages?: readonly Stage[];
  readonly conditionsOf?: Parameters<typeof readConditions>[0];
  readonly first?: readonly FirstStep[];
  readonly report?: (error: unknown) => void;
}

const store = await testStore();

/** An application with a few endpoints of a test, without the rest of the API. They are below /v1/practice. */
export const testFront = <Table extends Readonly<Record<string, EndpointGroup>>>(
  table: Table,
  handlers: AllHandlers<Table>,
  { stages = [], conditionsOf = () => undefined, first = [], report = () => {} }: FrontOptions = {},
): Express => {
  const clock = testClock();
  const problemOf = createProblemOf(report, clock);
  const front = createFront({
    problemOf,
    proxies: trustedProxies(),
    first: [...first, readConditions(conditionsOf)],
    endpoints: implement(table, handlers, {
      workspaceContextOf: createWorkspaceContexts(store, clock),
      stagesOf: () => stages,
      guardOf: () => () => undefined,
      handlerOf: withChance,
      problemOf,
      basesOf: () => ['/v1/practice'],
    }),
  });
  return express().use(front, refuseUnknown, createFail(problemOf, report));
};
