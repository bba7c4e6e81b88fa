import type { Steps } from './bring-about.ts';

/** The seed 11 begins with a later month. */
const turnToMarch: Steps = async (page) => {
  await page.goto('/labs/date-range?seed=11');
  const day = page.locator('#day-2027-03-01');
  while ((await day.count()) === 0) await page.locator('#calendar-previous').click();
};

const withAllTargets: Steps = async (page) => {
  await page.goto('/labs/actionability?level=2');
};

const clickTwice: Steps = async (page) => {
  await withAllTargets(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByTestId('action-twice').click();
};

const withUnsteady: Steps = (page) => page.goto('/labs/network?level=2');

const withFrame: Steps = (page) => page.goto('/labs/rich-text?level=2');

const holdClock: Steps = (page) => page.goto('/labs/clock?held=1');

const moveToWarning: Steps = async (page) => {
  await holdClock(page);
  await page.locator('#clock-sign-in').click();
  await page.locator('#clock-seconds').fill('850');
  await page.locator('#clock-move').click();
};

/** Like `bringAbout`, for pages on which it is another way: the calendar of a booking is always open. */
export const bringAboutOn: Readonly<Record<string, Readonly<Record<string, Steps>>>> = {
  '/labs/actionability': {
    'action-twice': withAllTargets,
    'action-second-cover': clickTwice,
    'action-half-covered': withAllTargets,
  },
  '/labs/clock': {
    'clock-seconds': holdClock,
    'clock-move': holdClock,
    'clock-warning': moveToWarning,
  },
  '/labs/data-grid': { 'grid-body': (page) => page.goto('/labs/data-grid?level=2') },
  '/labs/every-input': Object.fromEntries(
    ['clubs', 'joined', 'remarks', 'motto', 'hidden-motto'].map((name) => [
      `every-${name}`,
      (page) => page.goto('/labs/every-input?level=2'),
    ]),
  ),
  '/labs/locator-ladder': Object.fromEntries(
    ['sibling', 'ancestor', 'nth', 'contents', 'attribute'].map((name) => [
      `ladder-${name}`,
      (page) => page.goto('/labs/locator-ladder?level=2'),
    ]),
  ),
  '/labs/network': { 'network-unsteady': withUnsteady, 'network-unsteady-answer': withUnsteady },
  '/labs/rich-text': { 'rich-frame': withFrame, 'rich-framed-message': withFrame },
  '/labs/date-range': { 'day-2027-03-01': turnToMarch },
};
