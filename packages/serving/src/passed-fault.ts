import type { IncomingHttpHeaders } from 'node:http';
import { wireFaults, type WireFault } from './wire-fault.ts';

/**
 * The header with which the site's server says that it can break an answer itself. An answer to it is broken as
 * well, because any client can send it.
 */
export const passesFaults = 'x-sparring-passes-faults';

/** The header with which the API tells it how. */
export const passedFault = 'x-sparring-fault';

/** The fault that the site's server has to make, if the answer has one. */
export const faultToPass = (headers: IncomingHttpHeaders): WireFault | undefined =>
  wireFaults.find((fault) => fault === headers[passedFault]);
