import { once } from 'node:events';
import type { Server } from 'node:http';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is already in use. Stop the program that uses it, or set {PORT} to another port.',
  EACCES: 'is not allowed for this user. Set {PORT} to a port above 1023.',
  EADDRNOTAVAIL: 'is not an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.',
};

export interface ListenAddress {
  readonly HOST: string;
  readonly PORT: number;
}

/** Resolves when the server listens. Otherwise throws a line that says what to do with the variable of the port. */
export const listen = async (
  server: Server,
  { HOST, PORT }: ListenAddress,
  variable = 'PORT',
): Promise<void> => {
  try {
    await once(server.listen(PORT, HOST), 'listening');
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    throw new Error(`${HOST}:${PORT} ${reason.replace('{PORT}', variable)}`, { cause: error });
  }
};
