// Loaded into an API before it starts: a request with X-Fault throws where nothing catches it.
import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';

const fault = () => {
  throw new Error('injected');
};

/* In the request: the first thing that the app does is to keep what it knows about the request. */
Object.defineProperty(ServerResponse.prototype, 'locals', {
  set(value) {
    const kind = this.req.headers['x-fault'];
    if (kind === 'later') setTimeout(fault);
    if (kind === 'rejected') void Promise.resolve().then(fault);
    Object.defineProperty(this, 'locals', { value, writable: true });
  },
});

/* Beside it: this is told before the app is called. */
subscribe('http.server.request.start', ({ request }) => {
  if (request.headers['x-fault'] === 'outside') setTimeout(fault);
});
