import { alerts } from './alerts.ts';
import { dragDrop } from './drag-drop.ts';
import { geolocation } from './geolocation.ts';
import { hoverToReveal } from './hover-to-reveal.ts';
import { keyPress } from './key-press.ts';
import { nestedFrames } from './nested-frames.ts';
import { resize } from './resize.ts';
import { scrollButton } from './scroll-button.ts';

export const interactionsChapter = {
  title: 'Exercises: Interactions',
  areas: [
    resize,
    dragDrop,
    geolocation,
    nestedFrames,
    keyPress,
    alerts,
    scrollButton,
    hoverToReveal,
  ],
} as const;
