import type { Browser, Page } from '@playwright/test';

/** The loading times of a page, in milliseconds since the navigation began. */
export interface Visit {
  readonly firstPaint: number;
  readonly heading: number;
  readonly control: number;
  /** The length of the longest chain of requests that waited for one another. */
  readonly roundTrips: number;
}

declare global {
  interface Window {
    seen: Record<string, number>;
  }
}

/** The network and processor of Lighthouse's phone profile: slow 4G. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowerProcessor = 4;

/** Opens a page with empty caches and measures when its parts appear. */
export const visit = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  await page.addInitScript(noteWhenSeen);
  await page.goto(url);
  await page.waitForFunction(() => 'heading' in window.seen && 'control' in window.seen);
  const seen = await page.evaluate(() => window.seen);
  const visited = { ...(seen as { heading: number; control: number }), ...(await timing(page)) };
  await context.close();
  return visited;
};

const noteWhenSeen = (): void => {
  const selectors = {
    heading: 'h1',
    control: 'main :is(a, button, input, select, textarea, summary)',
  };
  window.seen = {};
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(selectors)) {
      if (document.querySelector(selector)) window.seen[name] ??= performance.now();
    }
  }).observe(document, { childList: true, subtree: true });
};

/** Counts a request as one round trip after the latest request that had ended when it began. */
const timing = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const all = performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ initiatorType, name }) => initiatorType !== 'img' && !name.endsWith('.woff2'))
      .toSorted((a, b) => a.startTime - b.startTime);
    const depth = new Map<PerformanceEntry, number>();
    for (const entry of all) {
      const before = all.filter(({ responseEnd }) => responseEnd <= entry.startTime);
      depth.set(entry, 1 + Math.max(0, ...before.map((earlier) => depth.get(earlier) ?? 0)));
    }
    return { firstPaint: paint?.startTime ?? 0, roundTrips: Math.max(...depth.values()) };
  });
