import type { DateRangeFacts } from '@sparring/contracts/lab-facts/date-range';
import { type Judged, unsolved } from '../../judged.ts';
import { isZone } from './house-time.ts';
import { drawTrip, verdictOf } from './trip.ts';

/** A browser may know a zone that the API does not. */
export const judge = ({ seed, zone, ...booking }: DateRangeFacts): Judged =>
  isZone(zone)
    ? verdictOf(drawTrip(seed, zone), booking)
    : unsolved(`Not judged: there is no time zone “${zone}” here.`);
