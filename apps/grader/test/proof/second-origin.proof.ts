import { expect, onTestFinished, test } from 'vitest';
import { startInstance } from '../../src/instance/start-instance.ts';

test('an instance has a second origin for frames: the port of its API, which its pages name and may frame', async () => {
  const { webUrl, apiUrl, stop } = await startInstance({ webPort: 0, apiPort: 0 });
  onTestFinished(stop);
  const desk = await fetch(`${apiUrl}/frames/desk.html`);
  expect(desk.status).toBe(200);
  expect(desk.headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${webUrl};`);
  const page = await fetch(`${webUrl}/labs/frames`);
  expect(page.headers.get('Content-Security-Policy')).toContain(`frame-src 'self' ${apiUrl};`);
  expect(await page.text()).toContain(`"framesPort":${new URL(apiUrl).port}`);
});
