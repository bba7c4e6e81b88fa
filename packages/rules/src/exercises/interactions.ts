import { alerts } from './alerts.ts';
import { dragDrop } from './drag-drop.ts';
import { geolocation } from './geolocation.ts';
import { hoverToReveal } from './hover-to-reveal.ts';
import { keyPress } from './key-press.ts';
import { modal } from './modal.ts';
import { nestedFrames } from './nested-frames.ts';
import { resize } from './resize.ts';
import { scrollButton } from './scroll-button.ts';
import { sortingTable } from './sorting-table.ts';

export const interactionsChapter = {
  title: 'Exercises: Interactions',
  areas: [
    resize,
    dragDrop,
    geolocation,
    sortingTable,
    nestedFrames,
    keyPress,
    modal,
    alerts,
    scrollButton,
    hoverToReveal,
  ],
} as const;
