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
      text: 'The 20 seconds are continuous: leaving the text starts them again.',
    },
    { id: 'HOVER-03', from: '§4', text: 'Leaving the text disables the button again.' },
    {
      id: 'HOVER-04',
      from: '§4',
      text: 'A click on the button shows "Success!", which disappears 3 seconds after the last click.',
    },
    { id: 'HOVER-05', from: 'page', text: 'Keyboard focus on the text counts as hovering.' },
  ],
} as const satisfies Area;
