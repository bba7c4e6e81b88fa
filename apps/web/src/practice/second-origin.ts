/** The origin of the documents at the second port. A page with https may not frame them. */
export const originOfPort = (
  port: number | undefined,
  { protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>,
): string | undefined =>
  port === undefined || protocol !== 'http:' ? undefined : `http://${hostname}:${port}`;
