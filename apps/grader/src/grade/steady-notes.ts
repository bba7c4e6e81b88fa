import type { Audit, Card } from '../card/card.ts';
import { listed, plural } from '../look/words.ts';

const mostNamed = 5;

const quoted = (names: readonly string[]): string =>
  listed(
    names.map((name) => `“${name}”`),
    mostNamed,
  );

const wasOrWere = (count: number): string => (count === 1 ? 'was' : 'were');

const leftOutSaid = ({ length }: readonly string[]): string =>
  length === 1 ? 'This test is left out.' : 'These tests are left out.';

interface Known {
  readonly sound: Card['sound'];
  /** Tests that were red, or missing, where nothing was to be found. */
  readonly leftOut: readonly string[];
  readonly audit: Audit;
}

/** Which tests are not counted, and why. */
export const notesOnSteadiness = ({ sound, leftOut, audit }: Known): readonly string[] => {
  const notGreen = sound.filter(({ isGreen }) => !isGreen).length;
  const where = [
    ...(notGreen > 0 ? [`${notGreen} of ${sound.length} baseline runs`] : []),
    ...(audit.redOnce.length > 0
      ? [`${plural(audit.redOnce.length, 'run')} with changes that no test can notice`]
      : []),
  ];
  if (where.length === 0) return [];
  const count = notGreen + audit.redOnce.length;
  const at =
    leftOut.length === 0
      ? ''
      : ` because of the ${leftOut.length === 1 ? 'test' : 'tests'} ${quoted(leftOut)}`;
  const said = leftOut.length === 0 ? 'No test was red in them.' : leftOutSaid(leftOut);
  return [`${where.join(' and ')} ${wasOrWere(count)} not green${at}. ${said}`];
};

/** Why a card without a test that can be believed has no score. */
export const nothingIsSteady = (sound: Card['sound']): string => {
  const notGreen = sound.filter(({ isGreen }) => !isGreen).length;
  return `No test can be believed: ${notGreen} of ${sound.length} baseline runs ${wasOrWere(notGreen)} not green.`;
};
