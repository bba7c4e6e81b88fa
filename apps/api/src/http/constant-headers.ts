/** The headers that a page of another origin can read, in addition to the CORS-safelisted ones. */
export const exposedHeaders = [
  'Accept-Patch',
  'Accept-Ranges',
  'Allow',
  'Content-Disposition',
  'Content-Range',
  'Date',
  'Deprecation',
  'ETag',
  'Idempotency-Replayed',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Sunset',
  'Vary',
  'WWW-Authenticate',
  'X-Chance',
  'X-Recorded-Since',
  'X-Request-Id',
  'X-Total-Count',
  'X-Workspace',
];

/** The headers that are the same in every answer, beside those of CORS. They are the security headers that matter for an API; the others protect pages. */
export const constantHeaders: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', "default-src 'none';frame-ancestors 'none'"],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
];

/** The headers of CORS on an answer that does not pass through Express. */
export const corsHeaders: typeof constantHeaders = [
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Expose-Headers', exposedHeaders.join(',')],
];
