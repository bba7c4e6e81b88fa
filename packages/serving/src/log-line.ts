import { keys } from '@sparring/contracts/member-key';

/** The names of `POST /workspaces`; elsewhere, a UUID is the id of a request or a record. */
const randomNames = /(?<=\/w\/|"workspace":")[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

const start = (name: string): string => `${name.slice(0, 3)}…`;

/** Whoever has the name of a member or of a random workspace can read and change all of it, so a log shows its start. */
export const withoutKeys = (line: string): string =>
  line.replaceAll(keys, start).replaceAll(randomNames, start);

/** Writes a line of a server's log. */
export const sayAs =
  (server: string) =>
  (line: string): void =>
    void process.stdout.write(`${server}: ${withoutKeys(line)}\n`);
