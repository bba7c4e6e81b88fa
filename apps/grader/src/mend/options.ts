import { rowsOf } from '../grade/help.ts';
import { type Asked, options, readOptions, split } from '../grade/options.ts';

const { files, help: showHelp, in: folder, jobs, junit, limit, redesign, seed } = options;

/** In the order in which --help shows them; most are those of a card. */
const mendOptions = {
  mender: { value: "'assistant …'", says: 'what mends; without it you do, and press Enter' },
  before: { value: 'card.json', says: 'the card before (default: grade/card.json of the folder)' },
  redesign: { ...redesign, says: 'this redesign (default: one that is drawn)' },
  seed: { ...seed, says: 'draw the same copies again' },
  in: folder,
  files,
  junit,
  jobs,
  limit,
  help: showHelp,
} as const;

const ofCard = ['redesign', 'in', 'files', 'junit', 'jobs', 'limit', 'seed', 'help'] as const;

export interface MendAsked {
  /** As for a card with the same options. */
  readonly asked: Asked;
  readonly mender?: string;
  readonly before?: string;
}

export const readMendOptions = (words: readonly string[]): MendAsked => {
  const { given, command } = split(words, mendOptions, 'mend');
  const passed = ofCard.flatMap((name) => {
    const value = given[name];
    if (value === undefined) return [];
    return name === 'help' ? ['--help'] : [`--${name}=${value}`];
  });
  const { mender, before } = given;
  const asked = readOptions([...passed, '--', ...command]);
  return {
    asked,
    ...(mender !== undefined && { mender }),
    ...(before !== undefined && { before }),
  };
};

export const help = `Measures a mender: what do your tests still find after somebody has mended them? Four copies of their
folder meet a redesigned Sparring, one with a defect that your tests find, one with both, and one with
neither. Nobody says which is which. A card of the tests has to be there: npm run grade.

  npm run mend -- [options] command of your tests

  npm run mend -- --in ../my-tests --mender 'my-assistant "make these tests green"' npx playwright test

The mender starts in a copy and finds Sparring in WEB_URL and API_URL, the red tests in the file
RED_TESTS (JSON: test, message), and the map of each redesign in the folder REDESIGNS.

${rowsOf(mendOptions)}

Exit status: 0 nothing masked, 1 a find is masked, 2 not measured, 130 ended by Ctrl-C.`;
