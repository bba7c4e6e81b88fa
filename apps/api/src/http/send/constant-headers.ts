/** The headers that a page of another origin can read, in addition to the CORS-safelisted ones. */
const exposed = [
  'Accept-Patch',
  'Accept-Query',
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

/**
 * The headers that are the same in every answer. Those of security are the ones that matter for an API; the
 * others protect pages. `cors` could set the last two, but it would do so anew for each answer.
 */
export const constantHeaders: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', "default-src 'none';frame-ancestors 'none'"],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Expose-Headers', exposed.join(', ')],
];
