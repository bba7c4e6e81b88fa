import type { Browser, Page } from '@playwright/test';

/** What a visitor waits for, in milliseconds since the navigation began. */
export interface Visit {
  readonly firstPaint: number;
  readonly heading: number;
  readonly control: number;
  /** How many requests waited for one another before the page was whole. */
  readonly roundTrips: number;
}

declare global {
  interface Window {
    seen: Record<string, number>;
  }
}

/** A phone on a slow 4G network, as Lighthouse has it. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowerProcessor = 4;

/** Opens a page with empty caches and tells when its parts were there. */
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
  const wanted = {
    heading: 'h1',
    control: 'main :is(a, button, input, select, textarea, summary)',
  };
  window.seen = {};
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(wanted)) {
      if (document.querySelector(selector)) window.seen[name] ??= performance.now();
    }
  }).observe(document, { childList: true, subtree: true });
};

/** A request is one round trip later than the latest that had ended when it began. */
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
