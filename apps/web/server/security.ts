import helmet from 'helmet';
import type { IncomingMessage } from 'node:http';

/** A host name or an IPv4 address. Everything else would need an escape in a policy. */
const plainHost = /^([\w.-]+)(?::\d+)?$/;

/** Another port of the host that the client has named, as an origin. */
const originAt = ({ headers }: IncomingMessage, port: number | undefined): string | undefined => {
  const [, name] = plainHost.exec(headers.host ?? '') ?? [];
  return name && port !== undefined ? `http://${name}:${port}` : undefined;
};

/**
 * Classrooms use plain http on a local address. So no header demands https, and the headers that browsers
 * ignore without https are left out, because each of them logs a warning in the learner's console.
 */
const plainHttp = {
  referrerPolicy: { policy: 'same-origin' },
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
} as const;

export const securityHeaders = (framesPort: number | undefined) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': ["'self'", (request) => originAt(request, framesPort) ?? "'self'"],
        'frame-ancestors': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
      },
    },
    ...plainHttp,
  });

/** The framed documents at their own port: only the site, at its port of the same host, can frame them. */
export const framedHeaders = (sitePort: () => number) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'font-src': ["'self'"],
        'frame-ancestors': [(request) => originAt(request, sitePort()) ?? "'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
      },
    },
    ...plainHttp,
    /* It knows no other origin than the own one; browsers that know frame-ancestors ignore it. */
    xFrameOptions: false,
  });
