import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { checkFree, freePorts, readPorts } from './ports.ts';

describe('the ports', () => {
  test('are 3000, 3001 and 3002 unless set', () => {
    expect(readPorts({ WEB_PORT: '' })).toEqual({ web: 3000, api: 3001, frames: 3002 });
    const set = { WEB_PORT: '8080', API_PORT: '8081', FRAMES_PORT: '8082' };
    expect(readPorts(set)).toEqual({ web: 8080, api: 8081, frames: 8082 });
  });

  test.each(['abc', '0', '65536', '80.5', '-1', ' ', '0x10', '1e3'])(
    'must be numbers from 1 to 65535, not %j',
    (port) => {
      expect(() => readPorts({ API_PORT: port })).toThrow(
        `API_PORT is "${port}", expected a port from 1 to 65535.`,
      );
    },
  );

  test('must differ', () => {
    expect(() => readPorts({ WEB_PORT: '3001' })).toThrow('WEB_PORT and API_PORT are both 3001');
    expect(() => readPorts({ API_PORT: '3002' })).toThrow(
      'API_PORT and FRAMES_PORT are both 3002: set different ports.',
    );
  });

  test('of freePorts are free and differ', async () => {
    const ports = await freePorts();
    await expect(checkFree(ports, '127.0.0.1')).resolves.toBeUndefined();
    expect(new Set(Object.values(ports)).size).toBe(3);
  });

  test('that are in use are reported with what to do', async () => {
    const ports = await freePorts();
    const other = createServer().listen(ports.api, '127.0.0.1');
    await once(other, 'listening');
    await expect(checkFree(ports, '127.0.0.1')).rejects.toThrow(
      `Port ${ports.api} (the API) is in use: stop the program that uses it, or choose another port with API_PORT=`,
    );
    other.close();
  });

  test('of an address of another machine are refused', async () => {
    await expect(checkFree(await freePorts(), '192.0.2.1')).rejects.toThrow('HOST is "192.0.2.1"');
  });
});
