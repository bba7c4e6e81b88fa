import type { IncomingMessage } from 'node:http';

/** A host name or an IPv4 address. Everything else would need an escape in a policy. */
const plainHost = /^([\w.-]+)(?::\d+)?$/;

/** Another port of the host that the client has named, as an origin. */
export const originAt = (
  { headers }: IncomingMessage,
  port: number | undefined,
): string | undefined => {
  const [, name] = plainHost.exec(headers.host ?? '') ?? [];
  return name && port !== undefined ? `http://${name}:${port}` : undefined;
};
