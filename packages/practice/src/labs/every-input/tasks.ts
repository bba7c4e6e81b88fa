import { longDate, monthAndYear } from '../../calendar/day-format.ts';
import type { Chance } from '../../chance.ts';
import { corners, type FieldName } from './fields.ts';

/** What a field asks for. */
export interface FieldTask {
  readonly words: string;
  /** What the form then sends; undefined if it sends nothing. */
  readonly value: string | undefined;
}

const people = ['Ada Lovelace', 'Grace Hopper', 'Mary Shelley', 'Emmy Noether'] as const;
const topics = ['footwork', 'guard', 'jab', 'balance'] as const;
const passwords = ['left-hook-42', 'south-paw-77', 'upper-cut-19'] as const;

const padded = (value: number, length = 2): string => String(value).padStart(length, '0');

const oneOf = <Each extends string>(list: readonly Each[], chance: Chance): Each =>
  list[chance.integer(list.length)] ?? (list[0] as Each);

/** A day that is another day when day and month change places. */
const drawDay = (year: number, chance: Chance): string => {
  const [month = 1, day = 2] = chance.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2);
  return `${year}-${padded(month)}-${padded(day)}`;
};

/** An hour after noon, in words and as a field of type time writes it. */
const drawTime = (chance: Chance): FieldTask => {
  const hour = 1 + chance.integer(11);
  const minute = padded(chance.integer(60));
  return { words: `${hour}:${minute} p.m.`, value: `${12 + hour}:${minute}` };
};

const enter = (value: string): FieldTask => ({ words: `Enter “${value}”.`, value });

const drawGlove = (chance: Chance): FieldTask => {
  const parts = [chance.integer(256), chance.integer(256), chance.integer(256)];
  const hexadecimal = parts.map((part) => part.toString(16).padStart(2, '0'));
  return { words: `Choose rgb(${parts.join(', ')}).`, value: `#${hexadecimal.join('')}` };
};

export type FieldTasks = Readonly<Record<FieldName, FieldTask>>;

export const drawTasks = (chance: Chance): FieldTasks => {
  const name = oneOf(people, chance);
  const first = name.split(' ')[0]?.toLowerCase();
  const birthday = drawDay(1980 + chance.integer(20), chance);
  const alarm = drawTime(chance);
  const weighDay = drawDay(2027, chance);
  const weighTime = drawTime(chance);
  const season = `2027-${padded(1 + chance.integer(12))}`;
  const week = 1 + chance.integer(9);
  const rounds = 4 + chance.integer(9);
  const corner = oneOf(corners, chance);
  return {
    customer: { words: 'Read-only. Leave it as it is.', value: 'C-4821' },
    name: enter(name),
    topic: enter(oneOf(topics, chance)),
    email: enter(`${first}@example.org`),
    phone: enter(`555 ${padded(chance.integer(10_000), 4)}`),
    website: enter(`https://example.org/${first}`),
    password: enter(oneOf(passwords, chance)),
    weight: enter(`${61 + chance.integer(50)}.5`),
    rounds: { words: `Move it to ${rounds}.`, value: String(rounds) },
    glove: drawGlove(chance),
    birthday: { words: `Enter ${longDate(birthday)}.`, value: birthday },
    alarm: { words: `Enter ${alarm.words}`, value: alarm.value },
    'weigh-in': {
      words: `Enter ${longDate(weighDay)}, ${weighTime.words}`,
      value: `${weighDay}T${weighTime.value}`,
    },
    season: { words: `Enter ${monthAndYear(`${season}-01`)}.`, value: season },
    training: { words: `Enter week ${week} of 2027.`, value: `2027-W${padded(week)}` },
    licence: { words: 'Choose a file called “licence.txt”.', value: 'licence.txt' },
    newsletter: { words: 'Uncheck it.', value: undefined },
    corner: { words: `Choose ${corner}.`, value: corner },
    stamp: { words: 'Press Stamp once.', value: '1' },
  };
};
