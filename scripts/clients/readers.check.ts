import { join } from 'node:path';
import { expect, test } from 'vitest';
import { output } from './program.ts';
import { documentFolder } from './sparring.ts';

const withoutTelemetry = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

test("Spectral's rules for OpenAPI find nothing", async () => {
  const { folder } = await documentFolder('spectral');
  const rules = ['--ruleset', join(import.meta.dirname, 'spectral.yaml'), '--fail-severity=hint'];
  const printed = await output(folder, {}, 'spectral', 'lint', ...rules, 'openapi.json');
  expect(printed).toContain('No results');
});

test("redocly's recommended rules find nothing", async () => {
  const { folder } = await documentFolder('redocly');
  /* A form that a browser sends is answered with a redirect and no 2xx, a WebSocket with 101. */
  const skipped = '--skip-rule=operation-2xx-response';
  const lint = ['lint', '--extends=recommended', skipped, '--format=json', 'openapi.json'];
  const printed = await output(folder, withoutTelemetry, 'redocly', ...lint);
  const { totals } = JSON.parse(printed) as { totals: Record<string, number> };
  expect(totals).toMatchObject({ errors: 0, warnings: 0 });
});
