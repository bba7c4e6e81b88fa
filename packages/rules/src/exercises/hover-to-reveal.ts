import type { Area } from '../area.ts';

export const hoverToReveal = {
  slug: 'hover-to-reveal',
  title: 'Hover to Reveal',
  place: { exercise: 'hover-to-reveal' },
  rules: [
    {
      id: 'HOVER-01',
      from: '§4',
      text: 'The button is enabled after 20 seconds of hovering, and not before.',
    },
    {
      id: 'HOVER-02',
      from: '§4',
      text: 'The 20 seconds are continuous: after the pointer has left the text, the next hover counts from 0.',
    },
    {
      id: 'HOVER-03',
      from: '§4',
      text: 'Leaving the text and the button, which are one area, disables the button again.',
    },
    {
      id: 'HOVER-04',
      from: '§4',
      text: 'A click on the button shows "Success!", which disappears 3 seconds after the last click.',
    },
    { id: 'HOVER-05', from: 'page', text: 'Keyboard focus on the text counts as hovering.' },
  ],
} as const satisfies Area;
