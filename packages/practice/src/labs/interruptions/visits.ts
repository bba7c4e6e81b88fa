import type { Chance } from '../../chance.ts';
import { drawCode, type House } from '../../house.ts';

/** What may come before a step of a visit; Cookies comes to each visitor. */
const drawn = ['Offer of the day', 'Tour', 'Chat', 'Club card'] as const;
export type Interruption = (typeof drawn)[number] | 'Cookies' | 'Not booked';

export const courses = ['Rowing', 'Boxing', 'Fencing'] as const;
export const [wanted, substitute] = courses;
export const askedName = 'Ada';

/** The steps before which something can come: the course, the name and the booking. */
export const steps = 3;

export interface Visit {
  readonly variant: 'A' | 'B';
  /** Whether the wanted course is in the list. */
  readonly isOffered: boolean;
  /** Whether the first try to book fails. */
  readonly isRefused: boolean;
  /** What comes before each step, one after the other. */
  readonly coming: readonly (readonly Interruption[])[];
}

/** At most half of the visitors, and at least one, has what is drawn here. */
const drawHalf = (chance: Chance, count: number): readonly number[] =>
  chance.sample(
    Array.from({ length: count }, (_, at) => at),
    Math.floor(count / 2),
  );

const drawComing = (chance: Chance): Visit['coming'] => {
  const names = ['Cookies' as const, ...chance.sample(drawn, 2 + chance.integer(2))];
  const places = names.map((name) => ({ name, step: chance.integer(steps) }));
  return Array.from({ length: steps }, (_, at) =>
    places.filter(({ step }) => step === at).map(({ name }) => name),
  );
};

/** With each seed there are visitors of both variants, with and without the wanted course, and one whose booking fails. */
export const drawVisits = (chance: Chance, count: number): readonly Visit[] => {
  const inB = drawHalf(chance, count);
  const without = drawHalf(chance, count);
  const refused = chance.integer(count);
  return Array.from({ length: count }, (_, at) => ({
    variant: inB.includes(at) ? 'B' : 'A',
    isOffered: !without.includes(at),
    isRefused: at === refused,
    coming: drawComing(chance),
  }));
};

export const codeOf = (house: House, visit: number): string => drawCode(house, `visit ${visit}`);
