import type { ShadowRootsFacts } from '@sparring/contracts/lab-facts/shadow-roots';
import { createChance } from '../../chance.ts';
import type { Judged } from '../../judged.ts';
import { drawBooking, verdictOf } from './booking.ts';

export const judge = ({ seed, sent }: ShadowRootsFacts): Judged =>
  verdictOf(drawBooking(createChance(seed)), sent);
