import { byName, labFacts, level, oneOf, text, type FactsOf, upTo } from './facts.ts';

const names = [
  'customer',
  'name',
  'topic',
  'email',
  'phone',
  'website',
  'password',
  'weight',
  'rounds',
  'glove',
  'birthday',
  'alarm',
  'weigh-in',
  'season',
  'training',
  'licence',
] as const;

export const everyInput = labFacts(
  'EveryInputFacts',
  {
    not_valid: upTo(names.length, oneOf(names)).describe(
      'The fields that were not valid when Send was pressed. With any, the form was not sent.',
    ),
    sent: byName(
      [
        ...names,
        'newsletter',
        'corner',
        'stamp',
        'picture.x',
        'picture.y',
        'clubs',
        'joined',
        'remarks',
        'motto',
      ],
      text,
    ).describe(
      'What the form has sent, by the names of its inputs; of the file, its name; of several clubs, all of them.',
    ),
    level,
  },
  ['not_valid'],
);
export type EveryInputFacts = FactsOf<typeof everyInput>;
