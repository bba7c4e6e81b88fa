import type { Chance } from '@sparring/practice/chance';
import { type OrderAction, actions, fields } from '@sparring/practice/labs/hostile-locators/order';
import { moved } from '@sparring/practice/moved';

/** What changes each time the form is built. */
export interface Build {
  /** The id of each numbered field, in the order of the fields. */
  readonly ids: readonly string[];
  /** The class names of each action, in the order of `actions`. */
  readonly classNames: readonly string[];
  /** The buttons from the left to the right. */
  readonly buttons: readonly OrderAction[];
  /** The labels of the fields from the top down. */
  readonly fields: readonly string[];
}

const dealt = <Each>(list: readonly Each[], chance: Chance): readonly Each[] =>
  chance.sample(list, list.length);

const single = ['css-1k8qf', 'css-7fz2d', 'css-b04xn'];
/** Each button shares a class name with each of the others. */
const pairs = ['css-1k8qf css-7fz2d', 'css-7fz2d css-b04xn', 'css-b04xn css-1k8qf'];

/** The class name of each button that stays. That of Place order is a part of those of the others. */
export const telling: Readonly<Record<OrderAction, string>> = {
  'Place order': 'css-place',
  'Save order': 'css-place-later',
  'Delete order': 'no-css-place',
};

export const firstBuild = (chance: Chance, level = 1): Build => ({
  ids: dealt(['field-1', 'field-2', 'field-3'], chance),
  classNames: level > 1 ? inAnyOrder(dealt(pairs, chance), chance) : dealt(single, chance),
  buttons: dealt(actions, chance),
  fields: fields.map(({ label }) => label),
});

/** The class names of each button in an order that is drawn. */
const inAnyOrder = (classNames: readonly string[], chance: Chance): readonly string[] =>
  classNames.map((names) =>
    names.includes(' ') ? dealt(names.split(' '), chance).join(' ') : names,
  );

/** No id, no class name and no button is where it was in the build before, and no field but the first, which gets the focus. */
export const nextBuild = (before: Build, chance: Chance): Build => {
  const [first = '', ...others] = before.fields;
  return {
    ids: moved(before.ids, chance),
    classNames: inAnyOrder(moved(before.classNames, chance), chance),
    buttons: moved(before.buttons, chance),
    fields: [first, ...moved(others, chance)],
  };
};
