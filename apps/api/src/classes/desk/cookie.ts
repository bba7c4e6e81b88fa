import { schemeOf } from '@sparring/contracts/security';
import type { UrlBuilder } from '../../request/handler.ts';

const { name } = schemeOf('teacher');
const pattern = new RegExp(`(?:^|;)\\s*${name}=([^;\\s]*)`);

export const sentCookie = (cookies: string | undefined): string =>
  pattern.exec(cookies ?? '')?.[1] ?? '';

/** Longer than a session: a browser that has had one is not locked out by those who try keys elsewhere. */
const keptSeconds = 90 * 24 * 3600;

/** The cookie goes only to the desk. A browser takes Secure only over HTTPS. */
export const setCookie = (value: string, { href, origin }: UrlBuilder): string =>
  [
    `${name}=${value}`,
    `Path=${href('')}`,
    `Max-Age=${value === '' ? 0 : keptSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(origin().startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
