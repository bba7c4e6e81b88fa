import type { pingEndpoints } from '@sparring/contracts/ping';
import { answer, type Handlers } from '../http/handler.ts';

export const pingRoutes = (): Handlers<typeof pingEndpoints> => ({
  ping: () => answer(200, { message: 'pong' }),
});
