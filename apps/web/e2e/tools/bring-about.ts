import type { Page } from '@playwright/test';
import { hurryTo } from '../labs/visitors.ts';
import { checkOut, fillCard } from '../shop/cart-filling.ts';

type Steps = (page: Page) => Promise<unknown>;

const click =
  (...ids: readonly string[]): Steps =>
  async (page) => {
    for (const id of ids) await page.locator(`#${id}`).click();
  };

const fillIn =
  (id: string, text = 'a'): Steps =>
  (page) =>
    page.locator(`#${id}`).fill(text);

const submitEmpty = click('person-submit');
const openCalendar = click('calendar-open');
const openMenu = click('menu-button');
/** A scroll between the clicks would move the mouse out of the menu, which then closes. */
const openFile: Steps = async (page) => {
  await page.locator('#clicks-chosen').scrollIntoViewIfNeeded();
  await page.locator('#clicks-file').click();
};

const openExport: Steps = async (page) => {
  await openFile(page);
  await page.locator('#clicks-export').click();
};

const openBooking = click('windows-book');
const openConditions = click('windows-book', 'windows-conditions-open');
const openModal = click('modal-open');

const openMarch: Steps = async (page) => {
  await page.locator('#date-input').fill('2027-03-02');
  await openCalendar(page);
};

const logInWrongly: Steps = async (page) => {
  await page.locator('#login-username').fill('nobody');
  await page.locator('#login-password').fill('nothing');
  await page.locator('#login-submit').click();
};

const chooseVisited: Steps = async (page) => {
  await page.locator('#combo-visited').fill('Accra');
  await page.getByRole('option', { name: 'Accra' }).click();
};

const findInvoice: Steps = async (page) => {
  await page.locator('#grid-page-size').selectOption({ index: 2 });
};

/** The seed 11 begins with a later month. */
const turnToMarch: Steps = async (page) => {
  await page.goto('/labs/date-range?seed=11');
  const day = page.locator('#day-2027-03-01');
  while ((await day.count()) === 0) await page.locator('#calendar-previous').click();
};

const scrollToRow777: Steps = async (page) => {
  const rows = page.getByRole('feed').getByRole('article');
  await rows.first().focus();
  while ((await page.locator('#endless-row-777').count()) === 0) {
    const last = await rows.last().getAttribute('aria-posinset');
    await page.keyboard.press('End');
    await page.locator(`[aria-posinset="${Number(last) + 1}"]`).waitFor({ state: 'attached' });
  }
};

const sendFile: Steps = async (page) => {
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') };
  await page.locator('#uploads-input').setInputFiles([notes]);
  await page.locator('#uploads-start').click();
};

const answerDialogs: Steps = async (page) => {
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => dialog.accept());
  await page.locator('#later-start').click();
};

/** A load of the page empties the cart. */
const loadAgain: Steps = (page) => page.reload();

const fillCart: Steps = (page) => checkOut(page, ['Desk Lamp']);

const pay: Steps = async (page) => {
  await checkOut(page, ['Desk Lamp'], '?speed=2');
  await fillCard(page);
  await page.locator('#pay').click();
};

const payWithoutName: Steps = async (page) => {
  await fillCart(page);
  await page.locator('#pay').click();
};

const inVisits = [
  'rowing boxing fencing next name book continue your-name reserve result done cookies accept-all',
  'refuse offer-of-the-day add-a-towel tour next-tip skip-the-tour chat club-card join not-booked',
  'try-again close',
].flatMap((names) => names.split(' '));

/** How an element gets on its page that is not there, or is hidden, from the start. */
export const bringAbout: Readonly<Record<string, Steps>> = {
  'person-name-error': submitEmpty,
  'person-email-error': submitEmpty,
  'person-age-error': submitEmpty,
  calendar: openCalendar,
  'calendar-previous': openCalendar,
  'calendar-next': openCalendar,
  'day-2027-03-01': openMarch,
  'menu-list': openMenu,
  'menu-jab': openMenu,
  'menu-cross': openMenu,
  'menu-hook': openMenu,
  modal: openModal,
  'modal-close': openModal,
  'tab-panel-2': click('tab-2'),
  'tab-panel-3': click('tab-3'),
  'tooltip-text': (page) => page.locator('#tooltip-target').hover(),
  'drag-drop-here': click('drag-item'),
  'drag-smiley': click('drag-item', 'drag-drop-here'),
  'drop-drop-here': click('drop-item'),
  'login-error': logInWrongly,
  'combo-travel-list': fillIn('combo-travel'),
  'combo-visited-list': fillIn('combo-visited'),
  'combo-hotel-list': click('combo-hotel'),
  'combo-chips': chooseVisited,
  'grid-select-1001': findInvoice,
  'grid-select-matches': click('grid-select-all'),
  'endless-row-777': scrollToRow777,
  'endless-choose-777': scrollToRow777,
  'downloads-pdf': click('downloads-login', 'downloads-make'),
  'uploads-again-1': sendFile,
  'later-dialog': answerDialogs,
  'later-yes': answerDialogs,
  'later-no': answerDialogs,
  'latest-results': fillIn('latest-search'),
  'action-cover': click('action-start'),
  'shop-reset': fillIn('shop-search', 'no such product'),
  'cart-badge': click('add-to-cart'),
  'continue-shopping': loadAgain,
  'cart-table': fillCart,
  'cart-remove-1': fillCart,
  'cart-total': fillCart,
  'paypal-email': click('payment-tab-paypal'),
  'ideal-bank': click('payment-tab-ideal'),
  'card-name-error': payWithoutName,
  'payment-success': pay,
  receipt: pay,
  'waits-hidden': click('waits-show'),
  'waits-rendered': click('waits-render'),
  'clicks-print': openFile,
  'clicks-export': openFile,
  'clicks-share': openFile,
  'clicks-as-pdf': openExport,
  'clicks-as-csv': openExport,
  'windows-booking': openBooking,
  'windows-conditions-open': openBooking,
  'windows-booking-ok': openBooking,
  'windows-booking-cancel': openBooking,
  'windows-conditions': openConditions,
  'windows-conditions-accept': openConditions,
  'windows-conditions-decline': openConditions,
  ...Object.fromEntries(
    inVisits.map((name) => [`interruptions-${name}`, hurryTo(`interruptions-${name}`)]),
  ),
};

const withAllTargets: Steps = async (page) => {
  await page.goto('/labs/actionability?targets=8');
};

const clickTwice: Steps = async (page) => {
  await withAllTargets(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByTestId('action-twice').click();
};

const withUnsteady: Steps = (page) => page.goto('/labs/network?unsteady=1');

const withFrame: Steps = (page) => page.goto('/labs/rich-text?framed=1');

/** The same for pages on which it is another way: the calendar of a booking is always open. */
export const bringAboutOn: Readonly<Record<string, Readonly<Record<string, Steps>>>> = {
  '/labs/actionability': {
    'action-twice': withAllTargets,
    'action-second-cover': clickTwice,
    'action-half-covered': withAllTargets,
  },
  '/labs/data-grid': { 'grid-body': (page) => page.goto('/labs/data-grid?rows=4') },
  '/labs/every-input': Object.fromEntries(
    ['clubs', 'joined', 'remarks', 'motto', 'hidden-motto'].map((name) => [
      `every-${name}`,
      (page) => page.goto('/labs/every-input?more=1'),
    ]),
  ),
  '/labs/locator-ladder': Object.fromEntries(
    ['sibling', 'ancestor', 'nth', 'contents', 'attribute'].map((name) => [
      `ladder-${name}`,
      (page) => page.goto('/labs/locator-ladder?flight=2'),
    ]),
  ),
  '/labs/network': { 'network-unsteady': withUnsteady, 'network-unsteady-answer': withUnsteady },
  '/labs/rich-text': { 'rich-frame': withFrame, 'rich-framed-message': withFrame },
  '/labs/date-range': { 'day-2027-03-01': turnToMarch },
};
