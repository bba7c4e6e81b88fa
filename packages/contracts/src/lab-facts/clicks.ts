import { z } from 'zod';
import { before, byName, count, dial, type FactsOf, labFacts, oneOf, text, upTo } from './facts.ts';
import { mostPressed } from './limits.ts';

const press = z
  .strictObject({
    asked: count.describe('How often the button was pressed in the way that it asks for.'),
    clicks: count.describe('All clicks with the main button, also those of a double-click.'),
  })
  .meta({ id: 'ClicksPress' });

const shape = {
  hold: dial.describe('How long Long has to be held, in seconds.'),
  presses: byName(['Double', 'Right', 'Middle', 'Long'], press).describe(
    'What each button has heard.',
  ),
  chosen: upTo(mostPressed, text).describe('The items of the menu that were chosen.'),
  rows: upTo(mostPressed, text).describe('The buttons of the rows that were pressed.'),
  selected: upTo(8, text).describe('The cities that are selected.'),
  ranges: count.describe('How many ranges they were selected with, by Shift.'),
  scripted: upTo(7, oneOf(['Double', 'Right', 'Middle', 'Long', 'Menu', 'Rows', 'List'])).describe(
    'The parts of the page that a script has used.',
  ),
};

export const clicks = labFacts('ClicksFacts', { ...shape, before: before(shape) }, [
  'presses',
  'chosen',
  'rows',
  'selected',
  'ranges',
  'scripted',
]);
export type ClicksFacts = FactsOf<typeof clicks>;
