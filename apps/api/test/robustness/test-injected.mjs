// Loaded into an API before it starts: a request with X-Fault throws where nothing catches it.
import { subscribe } from 'node:diagnostics_channel';
import { OutgoingMessage, ServerResponse } from 'node:http';

const fault = () => {
  throw new Error('injected');
};

/* In the request: the first thing that the app does is to set headers. */
ServerResponse.prototype.setHeader = function injected(name, value) {
  const kind = this.req.headers['x-fault'];
  if (name === 'X-Request-Id' && kind === 'later') setTimeout(fault);
  if (name === 'X-Request-Id' && kind === 'rejected') void Promise.resolve().then(fault);
  return OutgoingMessage.prototype.setHeader.call(this, name, value);
};

/* Beside it: this is told before the app is called. */
subscribe('http.server.request.start', ({ request }) => {
  if (request.headers['x-fault'] === 'outside') setTimeout(fault);
});
