import { withBrowserStorage } from '../../session/storage.ts';

const key = 'learner-address';

/** Names of the machine for itself: another machine that uses them reaches itself. */
const ownNames = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1?\]|0\.0\.0\.0)$/;

export type ReadAddress = { readonly origin: string } | { readonly problem: string };

/** The origin that a text names, such as 192.168.1.20:3000, or why learners cannot use it. */
export const readAddress = (text: string): ReadAddress => {
  const typed = text.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `http://${typed}`);
  if (typed === '' || !url || !/^https?:$/.test(url.protocol)) {
    return { problem: 'Type an address such as http://192.168.1.20:3000.' };
  }
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    return { problem: 'Leave out what follows the host and the port.' };
  }
  if (ownNames.test(url.hostname)) {
    return {
      problem: `On a learner’s machine, ${url.hostname} leads to that machine, not to this one. Type the name or the IP address of this machine in the network: labels appear once the address is right.`,
    };
  }
  return { origin: url.origin };
};

/** The origin that is probably meant by one without the port at which this page was reached. */
export const withPortOf = (
  origin: string,
  { port }: Pick<Location, 'port'>,
): string | undefined => {
  const url = new URL(origin);
  if (port === '' || url.port !== '' || url.protocol !== 'http:') return undefined;
  url.port = port;
  return url.origin;
};

/** What is typed: without http://, which browsers add. */
export const typedForm = (origin: string): string => origin.replace(/^http:\/\//, '');

export const keepAddress = (text: string): void => {
  withBrowserStorage((storage) => storage.setItem(key, text));
};

/** The address of the last sheet, or the one of this page. */
export const firstAddress = (): string =>
  withBrowserStorage((storage) => storage.getItem(key)) ?? location.origin;
