import type { Express } from 'express';
import type { Classes } from '@sparring/serving/server';

/* An import of node:http would also load Node's fetch and WebSocket. */
const { IncomingMessage, ServerResponse } = process.getBuiltinModule('node:http');

/**
 * Express changes the prototype of each request and each response, which costs time at every call.
 * Those of these classes have it from the start.
 */
export const expressClasses = (app: Express): Classes => {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse<
    Received extends InstanceType<typeof IncomingMessage>,
  > extends ServerResponse<Received> {}
  Object.setPrototypeOf(ExpressRequest.prototype, app.request);
  Object.setPrototypeOf(ExpressResponse.prototype, app.response);
  app.request = ExpressRequest.prototype as Express['request'];
  app.response = ExpressResponse.prototype as unknown as Express['response'];
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse };
};
