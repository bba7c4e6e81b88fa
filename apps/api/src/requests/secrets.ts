import { maskedRest } from '@sparring/contracts/recorded-request';

/** The names of parameters and JSON members whose values are secrets. */
const secretNames =
  '(?:access|refresh|id|csrf|auth)?[_-]?token|pass(?:word|wd|phrase)|pwd|(?:client)?[_-]?secret|api[_-]?key|code_verifier|t?otp';

/** Shows how a secret begins if enough of it stays unknown. */
const head = (secret: string): string => (secret.length >= 12 ? secret.slice(0, 3) : '');

export const masked = (secret: string): string =>
  secret === '' || secret.endsWith(maskedRest) ? secret : head(secret) + maskedRest;

/** A code of OAuth stands in addresses and forms; in JSON a code is that of an error. */
const inQuery = new RegExp(`([?&;](?:${secretNames}|code)=)([^&;#\\s"'<>]+)`, 'gi');
const inForm = new RegExp(`((?:^|&)(?:${secretNames}|code)=)([^&\\s]+)`, 'gi');
const inUserInfo = /(\/\/[^/?#\s:@]*:)([^/?#\s@]+)(?=@)/g;

/** A JSON member, also when the text ends within its value. */
const inJson = new RegExp(
  `("(?:${secretNames})"\\s*:\\s*")((?:[^"\\\\]|\\\\.)*)|("(?:${secretNames})"\\s*:\\s*)(-?[\\d.][\\d.eE+-]*)`,
  'gi',
);

/** Replaces a secret, and tells what it was. */
type Found = (secret: string) => void;

export const maskAddress = (text: string, found: Found): string => {
  const mask = (_: string, before: string, secret: string) => {
    found(secret);
    return before + masked(secret);
  };
  return text.replaceAll(inQuery, mask).replaceAll(inUserInfo, mask);
};

const maskForm = (text: string, found: Found): string =>
  text.replaceAll(inForm, (_, before: string, secret: string) => {
    found(secret);
    return before + masked(secret);
  });

export const maskBody = (text: string, type: string, found: Found): string => {
  if (type.startsWith('application/x-www-form-urlencoded')) return maskForm(text, found);
  const json = text.replaceAll(
    inJson,
    (_, key: string | undefined, word: string, keyOfNumber: string, number: string) => {
      found(word ?? number);
      return key === undefined ? `${keyOfNumber}"${masked(number)}"` : key + masked(word);
    },
  );
  return maskAddress(json, found);
};

/** `Bearer` and the token, `Basic` and the pair: the scheme stays. */
const maskCredentials = (value: string, found: Found): string => {
  const [, scheme = '', secret = value] = /^(\S+\s+)(.*)$/s.exec(value) ?? [];
  found(secret);
  return scheme + masked(secret);
};

const maskCookie = (cookie: string, found: Found): string =>
  cookie.replace(/^([^=]*=)(.*)$/s, (_, name: string, secret: string) => {
    found(secret);
    return name + masked(secret);
  });

const maskCookies = (value: string, found: Found): string =>
  value
    .split(/;\s*/)
    .map((cookie) => maskCookie(cookie, found))
    .join('; ');

/** Its attributes, such as Path, stay. */
const maskSetCookie = (value: string, found: Found): string => {
  const [cookie = '', ...attributes] = value.split(';');
  return [maskCookie(cookie, found), ...attributes].join(';');
};

const maskWhole = (value: string, found: Found): string => {
  found(value);
  return masked(value);
};

/** A map, because a client can also send a header called constructor. */
const byHeader = new Map<string, (value: string, found: Found) => string>([
  ['authorization', maskCredentials],
  ['proxy-authorization', maskCredentials],
  ['cookie', maskCookies],
  ['set-cookie', maskSetCookie],
  ['x-api-key', maskWhole],
  ['x-csrf-token', maskWhole],
  ['x-auth-token', maskWhole],
]);

export const maskHeader = (name: string, value: string, found: Found): string =>
  (byHeader.get(name.toLowerCase()) ?? maskAddress)(value, found);
