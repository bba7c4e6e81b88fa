declare module 'virtual:endpoints' {
  import type { PrintedEndpoint } from './print-endpoint.ts';

  /** The import of the endpoints of each page, by its path, as `vite/endpoints.ts` prints them. */
  export const endpointsAt: Readonly<
    Record<string, () => Promise<{ readonly endpoints: readonly PrintedEndpoint[] }>>
  >;
}
