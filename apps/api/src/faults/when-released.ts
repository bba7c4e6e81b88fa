import type { Endpoint } from '@sparring/contracts/endpoint';
import type { Handler } from '../request/handler.ts';

/** Starts the handler after the delay that a fault has put before it. */
export const whenReleased =
  (handler: Handler<Endpoint>): Handler<Endpoint> =>
  (call) =>
    call.beforeHandler ? call.beforeHandler().then(() => handler(call)) : handler(call);
