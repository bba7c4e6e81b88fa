import { area } from '../area.ts';

export const actionability = area({
  slug: 'actionability',
  title: 'Lab: Actionability',
  place: { lab: 'actionability' },
  rules: {
    'ACTION-01':
      'rule book: Start takes one condition from each of six targets: visible, stable, enabled, editable, on top and in view.',
    'ACTION-02':
      'rule book: Each condition comes back after half of ?delay= to the whole of it, at a time that the seed decides.',
    'ACTION-03':
      'rule book: A click on the cover is counted and does not reach the button below it.',
    'ACTION-04':
      'rule book: The verdict says "A user" if each target was used once, by an event that the browser trusts, when it was ready, and the cover took no click.',
    'ACTION-05':
      'rule book: The verdict says "A script" as soon as an event does not come from mouse, finger or keyboard, and names the target.',
    'ACTION-06':
      'rule book: The verdict says "Forced" and names each target that was used too early or more than once, and the clicks on the cover.',
    'ACTION-07':
      'rule book: Another Start forgets every use and every click, and takes the conditions away again.',
  },
});
