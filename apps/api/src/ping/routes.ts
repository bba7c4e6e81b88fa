import type { pingEndpoints } from '@sparring/contracts/ping';
import { answer, type Handlers } from '../request/handler.ts';

export const pingRoutes = (): Handlers<typeof pingEndpoints> => ({
  ping: () => answer(200, { message: 'pong' }),
});
