import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/* Each of these is one script, so React renders nothing between its events. */
const drags: [title: string, send: (zone: Element, item: Element | null) => void][] = [
  [
    'the helper of Selenium courses: CustomEvents that carry an object of their own',
    (zone, item) => {
      const data: Record<string, string> = {};
      const dataTransfer = {
        setData: (type: string, text: string) => (data[type] = text),
        getData: (type: string) => data[type],
      };
      const send = (type: string, target: Element | null) => {
        const event = document.createEvent('CustomEvent');
        event.initCustomEvent(type, true, true, null);
        target?.dispatchEvent(Object.assign(event, { dataTransfer }));
      };
      send('dragstart', item);
      send('drop', zone);
      send('dragend', item);
    },
  ],
  [
    'DragEvents that share a real data transfer',
    (zone, item) => {
      const init = { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() };
      item?.dispatchEvent(new DragEvent('dragstart', init));
      for (const type of ['dragenter', 'dragover', 'drop']) {
        zone.dispatchEvent(new DragEvent(type, init));
      }
      item?.dispatchEvent(new DragEvent('dragend', init));
    },
  ],
  [
    'DragEvents whose data transfer is null',
    (zone, item) => {
      const init = { bubbles: true, cancelable: true };
      item?.dispatchEvent(new DragEvent('dragstart', init));
      for (const type of ['dragenter', 'dragover', 'drop']) {
        zone.dispatchEvent(new DragEvent(type, init));
      }
    },
  ],
  [
    'plain events without a data transfer',
    (zone, item) => {
      item?.dispatchEvent(new Event('dragstart', { bubbles: true }));
      zone.dispatchEvent(new Event('drop', { bubbles: true }));
    },
  ],
  [
    'a drop that waits until its dragover is allowed',
    (zone, item) => {
      const init = { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() };
      item?.dispatchEvent(new DragEvent('dragstart', init));
      const isAllowed = !zone.dispatchEvent(new DragEvent('dragover', init));
      if (isAllowed) zone.dispatchEvent(new DragEvent('drop', init));
    },
  ],
  [
    'a drop and nothing else',
    (zone) => void zone.dispatchEvent(new DragEvent('drop', { bubbles: true })),
  ],
  [
    'a finger that presses, moves and lets go',
    (zone, item) => {
      const send = (type: string, at: Element) => {
        const { left, top, width, height } = at.getBoundingClientRect();
        const place = { clientX: left + width / 2, clientY: top + height / 2 };
        const init = { bubbles: true, pointerType: 'touch', pointerId: 7, ...place };
        item?.dispatchEvent(new PointerEvent(type, init));
      };
      if (item) send('pointerdown', item);
      send('pointermove', zone);
      send('pointerup', zone);
    },
  ],
];

const choose = async (page: Page) => {
  await page.goto('/webelements');
  await page.getByTestId('group-interactions-toggle').click();
  await page.getByTestId('choose-drag-drop').click();
};

const dropped = ['Result', 'Successfully dropped!'] as const;
const places = [
  ['the exercise', (page: Page) => page.goto('/webelements/dragdrop'), 'drag', ...dropped],
  ['the exercise in the playground', choose, 'drag', ...dropped],
  ['the combined page', (page: Page) => page.goto('/web-elements'), 'drop', 'Dropped at', 'middle'],
] as const;

for (const [place, open, name, outcome, text] of places) {
  test.describe(place, () => {
    test.beforeEach(({ page }) => open(page));

    for (const [title, send] of drags) {
      test(`takes ${title} [DRAG-05]`, async ({ page }) => {
        const zone = page.getByTestId(`${name}-zone`);
        const item = page.getByTestId(`${name}-item`);
        const { x, y, width, height } = (await zone.boundingBox())!;
        const middle = `X: ${half(x, width)}, Y: ${half(y, height)}`;
        await zone.evaluate(send, await item.elementHandle());
        await expect(page.getByRole('status', { name: outcome })).toHaveText(
          text === 'middle' ? middle : text,
        );
        await expect(zone).toHaveAttribute('data-state', 'idle');
        await expect(item).toHaveAttribute('data-state', 'idle');
      });
    }

    test('accepts drag events dispatched by separate calls of Playwright', async ({ page }) => {
      const dataTransfer = await page.evaluateHandle(() => new DataTransfer());
      await page.getByTestId(`${name}-item`).dispatchEvent('dragstart', { dataTransfer });
      await page.getByTestId(`${name}-zone`).dispatchEvent('drop', { dataTransfer });
      await expect(page.getByRole('status', { name: outcome })).not.toBeEmpty();
    });

    test('accepts a drag in small steps of the mouse', async ({ page }) => {
      await page.getByTestId(`${name}-item`).hover();
      await page.mouse.down();
      const { x, y } = (await page.getByTestId(`${name}-zone`).boundingBox())!;
      await page.mouse.move(x + 30, y + 20, { steps: 8 });
      await page.mouse.up();
      await expect(page.getByRole('status', { name: outcome })).toHaveText(
        text === 'middle' ? 'X: 30, Y: 20' : text,
      );
    });
  });
}

test('a dispatched drop can have a position', async ({ page }) => {
  await page.goto('/web-elements');
  await page.getByTestId('drop-zone').evaluate((zone) => {
    const { left, top } = zone.getBoundingClientRect();
    const place = { clientX: left + 12, clientY: top + 34 };
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, ...place }));
  });
  await expect(page.getByRole('status', { name: 'Dropped at' })).toHaveText('X: 12, Y: 34');
});

/** The distance of the middle from the edge in pixels, rounded as the page does. */
const half = (edge: number, size: number): number => Math.floor(edge + size / 2) - Math.floor(edge);
