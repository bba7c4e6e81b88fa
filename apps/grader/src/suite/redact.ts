/** Whose values are passed over: the names of variables that hold a secret. */
export const secretName = /TOKEN|SECRET|PASSW|CREDENTIAL|API_?KEY|PRIVATE_?KEY|ACCESS_?KEY/i;
/** A shorter value stands for other things as well. */
export const shortestSecret = 8;

const stars = '***';

/** Credentials that can be told by their form, wherever they come from. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${stars}`],
  [/(\w:\/\/)[^\s/@:]+:[^\s/@]+@/g, `$1${stars}@`],
  [/(?:\/home\/|\/Users\/|[A-Z]:\\Users\\)[^\s/\\:"']+/g, '~'],
];

/** Where a text comes from. */
interface Origin {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
}

const secretsIn = (environment: NodeJS.ProcessEnv): readonly string[] =>
  Object.entries(environment)
    .filter(([name]) => secretName.test(name))
    .map(([, value = '']) => value)
    .filter((value) => value.length >= shortestSecret)
    .toSorted((one, other) => other.length - one.length);

const placesOf = ({ folder, environment }: Origin): readonly (readonly [string, string])[] => {
  const home = environment['HOME'] ?? environment['USERPROFILE'];
  return [
    ...secretsIn(environment).map((secret) => [secret, stars] as const),
    [folder, '.'],
    ...(home ? [[home, '~'] as const] : []),
  ];
};

/** Removes credentials and private paths: the folder of the suite is `.`, a home is `~`, and a secret is stars. */
export const redact = (text: string, origin?: Origin): string => {
  const known = origin ? placesOf(origin) : [];
  const shown = known.reduce((left, [place, word]) => left.replaceAll(place, word), text);
  return forms.reduce((left, [form, word]) => left.replaceAll(form, word), shown);
};
