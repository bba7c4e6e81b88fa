import { networkInterfaces } from 'node:os';

/** The addresses at which other machines reach a server that listens on every address of this one. */
export const addressesAt = (host: string, interfaces = networkInterfaces()): readonly string[] =>
  host === '0.0.0.0'
    ? Object.values(interfaces)
        .flatMap((all) => all ?? [])
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }) => address)
    : [];
