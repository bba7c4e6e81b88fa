import type { InterruptionsFacts } from '@sparring/contracts/lab-facts/interruptions';
import { type Interruption, steps, type Visit } from './visits.ts';

type Told = InterruptionsFacts['visits'][number];

/** A visit as far as it has come. */
export interface Desk extends Pick<Told, 'cookies' | 'extras' | 'course' | 'name'> {
  /** From 0; after the last step the visitor is told a result. */
  readonly step: number;
  /** What is open and what comes after it. While there is something, nothing else can be used. */
  readonly open: readonly Interruption[];
  readonly isBooked: boolean;
}

export const enter = ({ coming }: Visit): Desk => ({
  cookies: 'not answered',
  extras: [],
  course: '',
  name: '',
  step: 0,
  open: coming[0] ?? [],
  isBooked: false,
});

export type DeskAction =
  | { readonly kind: 'enter'; readonly visit: Visit }
  | { readonly kind: 'choose'; readonly course: string }
  | { readonly kind: 'type'; readonly name: string }
  | { readonly kind: 'next'; readonly visit: Visit }
  | { readonly kind: 'answer'; readonly to: Interruption; readonly by: string };

const goOn = (desk: Desk, { coming, isRefused }: Visit): Desk => {
  const step = desk.step + 1;
  if (step < steps) return { ...desk, step, open: coming[step] ?? [] };
  return isRefused ? { ...desk, step, open: ['Not booked'] } : { ...desk, step, isBooked: true };
};

const answered = (desk: Desk, to: Interruption, by: string): Partial<Desk> => {
  switch (to) {
    case 'Cookies':
      if (by === 'Refuse') return { cookies: 'refused' };
      return by === 'Accept all' ? { cookies: 'accepted' } : {};
    case 'Offer of the day':
      return by === 'Add a towel' ? { extras: [...desk.extras, 'a towel'] } : {};
    case 'Club card':
      return by === 'Join' ? { extras: [...desk.extras, 'a club card'] } : {};
    case 'Not booked':
      return { isBooked: by === 'Try again' };
    default:
      return {};
  }
};

export const next = (desk: Desk, action: DeskAction): Desk => {
  switch (action.kind) {
    case 'enter':
      return enter(action.visit);
    case 'choose':
      return { ...desk, course: action.course };
    case 'type':
      return { ...desk, name: action.name };
    case 'next':
      return goOn(desk, action.visit);
    default: {
      const [first, ...rest] = desk.open;
      if (first !== action.to) return desk;
      return { ...desk, ...answered(desk, first, action.by), open: rest };
    }
  }
};
