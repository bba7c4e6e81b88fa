import type { Chance } from '@sparring/practice/chance';
import { type Action, actions } from '@sparring/practice/labs/hostile-locators/order';
import { moved } from '@sparring/practice/moved';

/** What changes each time the form is built. */
export interface Build {
  /** The id of each numbered field, in the order of the fields. */
  readonly ids: readonly string[];
  /** The class name of each action, in the order of `actions`. */
  readonly classNames: readonly string[];
  /** The buttons from the left to the right. */
  readonly buttons: readonly Action[];
}

const dealt = <Each>(list: readonly Each[], chance: Chance): readonly Each[] =>
  chance.sample(list, list.length);

export const firstBuild = (chance: Chance): Build => ({
  ids: dealt(['field-1', 'field-2', 'field-3'], chance),
  classNames: dealt(['css-1k8qf', 'css-7fz2d', 'css-b04xn'], chance),
  buttons: dealt(actions, chance),
});

/** No id, no class name and no button is where it was in the build before. */
export const nextBuild = ({ ids, classNames, buttons }: Build, chance: Chance): Build => ({
  ids: moved(ids, chance),
  classNames: moved(classNames, chance),
  buttons: moved(buttons, chance),
});
