import type { Area } from '../area.ts';

export const actionability = {
  slug: 'actionability',
  title: 'Lab: Actionability',
  place: { lab: 'actionability' },
  rules: [
    {
      id: 'ACTION-01',
      from: 'rule book',
      text: 'Start takes one condition from each of six targets: visible, stable, enabled, editable, on top and in view.',
    },
    {
      id: 'ACTION-02',
      from: 'rule book',
      text: 'Each condition comes back after half of ?delay= to the whole of it, at a time that the seed decides.',
    },
    {
      id: 'ACTION-03',
      from: 'rule book',
      text: 'A click on the cover is counted and does not reach the button below it.',
    },
    {
      id: 'ACTION-04',
      from: 'rule book',
      text: 'The verdict says "A user" if each target was used once, by an event that the browser trusts, when it was ready, and the cover took no click.',
    },
    {
      id: 'ACTION-05',
      from: 'rule book',
      text: 'The verdict says "A script" as soon as an event does not come from mouse, finger or keyboard, and names the target.',
    },
    {
      id: 'ACTION-06',
      from: 'rule book',
      text: 'The verdict says "Forced" and names each target that was used too early or more than once, and the clicks on the cover.',
    },
    {
      id: 'ACTION-07',
      from: 'rule book',
      text: 'Another Start forgets every use and every click, and takes the conditions away again.',
    },
  ],
} as const satisfies Area;
