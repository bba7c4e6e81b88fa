import { describe, expect, test } from 'vitest';
import { report } from './report.ts';
import { cli, containers, inspect, shell } from './stack.ts';

interface Bounds {
  readonly service: string;
  /** What the image may add to that of Node. */
  readonly imageMegabytes: number;
  /** What the idle container may use. */
  readonly idleMegabytes: number;
}

/** What holds for the container of every service. The services have to be up. */
export const describeContainer = ({ service, imageMegabytes, idleMegabytes }: Bounds): void => {
  describe(`the container of ${service}`, () => {
    test('runs as an unprivileged user without capabilities', async () => {
      expect(await shell(service, 'id -u')).toBe('1000');
      const status = await shell(service, 'cat /proc/self/status');
      expect(status).toMatch(/^CapBnd:\s+0+$/m);
      expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    });

    test('has a read-only root file system and a writable /tmp', async () => {
      await expect(shell(service, 'touch dist/written')).rejects.toThrow('Read-only file system');
      await shell(service, 'touch /tmp/written');
    });

    test('has limits of memory and processes, and a log that is rotated', async () => {
      const [id = ''] = await containers(service);
      const { Memory, PidsLimit, LogConfig } = JSON.parse(await inspect(id, 'json .HostConfig'));
      expect(Memory).toBeGreaterThan(0);
      expect(PidsLimit).toBeGreaterThan(0);
      expect(JSON.stringify(LogConfig)).toMatch(/10 ?mb?/i);
    });

    test('has an init process', async () => {
      expect(await shell(service, 'cat /proc/1/comm')).toMatch(/init|tini/);
    });

    test('holds the build and nothing else', async () => {
      expect(await shell(service, 'ls')).toBe('dist\npackage.json');
      expect(await shell(service, 'find /sparring -name node_modules')).toBe('');
    });

    test('has a title and a licence in its labels', async () => {
      const [id = ''] = await containers(service);
      const labels = JSON.parse(await inspect(id, 'json .Config.Labels'));
      expect(labels).toMatchObject({
        'org.opencontainers.image.title': expect.stringContaining('Sparring'),
        'org.opencontainers.image.licenses': 'MIT',
      });
    });

    test(`is less than ${imageMegabytes} MB larger than its base image`, async () => {
      const [image = 0, base = 0] = await Promise.all(
        [`sparring-${service}`, 'node:24-bookworm-slim'].map(async (name) =>
          Number(await cli('image', 'inspect', '--format', '{{.Size}}', name)),
        ),
      );
      const megabytes = (image - base) / 1e6;
      report(
        `the image of ${service}`,
        `${megabytes.toFixed(1)} MB, and ${Math.round(base / 1e6)} MB of Node`,
      );
      expect(megabytes).toBeLessThan(imageMegabytes);
    });

    test(`uses less than ${idleMegabytes} MB of memory when idle`, async () => {
      const [id = ''] = await containers(service);
      const used = await cli('stats', '--no-stream', '--format', '{{.MemUsage}}', id);
      report(`idle memory of ${service}`, used.split(' / ')[0] ?? '');
      expect(Number.parseFloat(used)).toBeLessThan(idleMegabytes);
    });
  });
};
