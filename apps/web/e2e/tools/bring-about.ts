import type { Page } from '@playwright/test';
import { password, products } from '@sparring/practice/labs/personas/shop';
import { freshWorkspace, open, openSignedIn, typePassword } from '../labs/test-sessions.ts';
import { inSteps } from '../labs/test-wizard.ts';
import { hurryTo } from '../labs/visitors.ts';
import { checkOut, fillCard } from '../shop/cart-filling.ts';

export type Steps = (page: Page) => Promise<unknown>;

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

const openMailLink: Steps = (page) =>
  page.goto('/labs/mailbox?for=reset&address=ada%40example.com&token=none');

const openExport: Steps = async (page) => {
  await openFile(page);
  await page.locator('#clicks-export').click();
};

const typePasswordOfSessions: Steps = async (page) => {
  await open(page, await freshWorkspace(page));
  await typePassword(page);
};

/** A load keeps who is signed in. */
const enterShopAs =
  (persona: string): Steps =>
  async (page) => {
    await page.locator('#personas-reset').click();
    await page.locator('#personas-username').fill(persona);
    await page.locator('#personas-password').fill(password);
    await page.locator('#personas-sign-in').click();
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

const addNote: Steps = async (page) => {
  await page.locator('#notes-new').fill('Milk');
  await page.locator('#notes-add').click();
};

const editNote: Steps = async (page) => {
  await addNote(page);
  await page.locator('#notes-edit-1').click();
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
  'mailbox-new': openMailLink,
  'mailbox-use-link': openMailLink,
  'mailbox-text': click('mailbox-read-1'),
  'waits-hidden': click('waits-show'),
  'waits-rendered': click('waits-render'),
  'clicks-print': openFile,
  'clicks-export': openFile,
  'clicks-share': openFile,
  'clicks-as-pdf': openExport,
  'clicks-as-csv': openExport,
  'clicks-photo-rename': (page) => page.locator('#clicks-photo').click({ button: 'right' }),
  'sessions-one-time-code': typePasswordOfSessions,
  'sessions-confirm': typePasswordOfSessions,
  'sessions-sign-out': openSignedIn,
  'sessions-everywhere': openSignedIn,
  'personas-buy': enterShopAs('standard'),
  'personas-sign-out': enterShopAs('standard'),
  ...Object.fromEntries(
    products.flatMap((product) => [
      [`personas-add-${product.toLowerCase()}`, enterShopAs('standard')],
      [`personas-delete-${product.toLowerCase()}`, enterShopAs('admin')],
    ]),
  ),
  ...inSteps,
  'notes-edit-1': addNote,
  'notes-text': editNote,
  'notes-save': editNote,
  'notes-cancel': editNote,
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
