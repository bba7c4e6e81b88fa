import { accordion } from './accordion.ts';
import { datePicker } from './date-picker.ts';
import { horizontalSlider } from './horizontal-slider.ts';
import { menu } from './menu.ts';
import { progressBar } from './progress-bar.ts';
import { slider } from './slider.ts';
import { tabs } from './tabs.ts';
import { tooltip } from './tooltip.ts';

export const widgetsChapter = {
  title: 'Exercises: Widgets',
  areas: [datePicker, slider, horizontalSlider, progressBar, tabs, tooltip, accordion, menu],
} as const;
