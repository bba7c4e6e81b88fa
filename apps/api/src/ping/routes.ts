import type { pingEndpoints } from '@sparring/contracts/ping';
import { reply, type Handlers } from '../request/handler.ts';

export const pingRoutes = (): Handlers<typeof pingEndpoints> => ({
  ping: () => reply(200, { message: 'pong' }),
});
