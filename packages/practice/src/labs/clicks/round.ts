import type { ClicksFacts } from '@sparring/contracts/lab-facts/clicks';
import { mostPressed } from '@sparring/contracts/lab-facts/limits';

export const kinds = ['Double', 'Right', 'Middle', 'Long'] as const;
export type Kind = (typeof kinds)[number];

/** A part of the page that a script can have used. */
export type Part = ClicksFacts['scripted'][number];

export type Press = NonNullable<ClicksFacts['presses'][Kind]>;

/** The clicks that the browser sends with a press of each kind. */
const clicksIn: Readonly<Record<Kind, number>> = { Double: 2, Right: 0, Middle: 0, Long: 1 };

/** The clicks that belong to no press of the kind that the button asks for. A long press with a finger has no click. */
export const otherClicks = (kind: Kind, { asked, clicks }: Press): number =>
  Math.max(0, clicks - asked * clicksIn[kind]);

export interface Round {
  readonly presses: Readonly<Record<Kind, Press>>;
  readonly chosen: readonly string[];
  readonly rows: readonly string[];
  readonly scripted: readonly Part[];
}

const unpressed: Press = { asked: 0, clicks: 0 };

export const atRest: Round = {
  presses: { Double: unpressed, Right: unpressed, Middle: unpressed, Long: unpressed },
  chosen: [],
  rows: [],
  scripted: [],
};

export type ClickAction =
  | { readonly kind: 'press'; readonly button: Kind; readonly as: keyof Press }
  | { readonly kind: 'choose'; readonly item: string }
  | { readonly kind: 'row'; readonly button: string }
  | { readonly kind: 'script'; readonly part: Part };

const added = (before: readonly string[], text: string): readonly string[] =>
  [...before, text].slice(0, mostPressed);

export const next = (round: Round, action: ClickAction): Round => {
  switch (action.kind) {
    case 'press': {
      const before = round.presses[action.button];
      const press = { ...before, [action.as]: before[action.as] + 1 };
      return { ...round, presses: { ...round.presses, [action.button]: press } };
    }
    case 'choose':
      return { ...round, chosen: added(round.chosen, action.item) };
    case 'row':
      return { ...round, rows: added(round.rows, action.button) };
    default:
      return round.scripted.includes(action.part)
        ? round
        : { ...round, scripted: [...round.scripted, action.part] };
  }
};
