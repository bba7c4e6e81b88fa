import type { ClassMember } from '@sparring/contracts/class-member-endpoints';
import { memberKey } from '@sparring/contracts/member-key';
import { apiOf } from '../../session/workspace-name.ts';

/** What the API says about a key. */
export type Membership =
  | { readonly state: 'member'; readonly member: ClassMember }
  | { readonly state: 'refused' | 'unreachable'; readonly why: string };

const no = (state: 'refused' | 'unreachable', why: string): Membership => ({ state, why });

const nobody = (key: string) =>
  no(
    'refused',
    `Nobody has the key ${key}: compare it with your sheet, letter by letter. If it is the same, the class may have been deleted; ask your teacher.`,
  );

const readAnswer = async (key: string, response: Response): Promise<Membership> => {
  const body = await response.json();
  if (response.ok) {
    const member = body as ClassMember;
    return member.name === null ? nobody(key) : { state: 'member', member };
  }
  if (String(body.type).endsWith('/key-replaced')) {
    return no('refused', `The key ${key} has been replaced: ask your teacher for the new one.`);
  }
  if (response.status === 403) return nobody(key);
  return no('unreachable', String(body.detail ?? response.status));
};

const ask = async (key: string, path: string, init: RequestInit): Promise<Membership> => {
  try {
    const response = await fetch(`${apiOf(key)}/workspace/${path}`, { ...init, cache: 'no-store' });
    return await readAnswer(key, response);
  } catch {
    return no('unreachable', 'The server did not respond. Check the network, then try again.');
  }
};

/** Whose key it is. A text that is no key is not sent. */
export const membershipOf = async (key: string): Promise<Membership> =>
  memberKey.test(key)
    ? ask(key, 'member', {})
    : no(
        'refused',
        `“${key}” is not a key: a key has four letters or digits, a hyphen, and four more, such as k7q2-9xwm.`,
      );

export const raiseHand = (key: string): Promise<Membership> => ask(key, 'hand', { method: 'PUT' });

export const lowerHand = (key: string): Promise<Membership> =>
  ask(key, 'hand', { method: 'DELETE' });
