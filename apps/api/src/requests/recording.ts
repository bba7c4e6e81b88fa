import { recordingMinutes } from '@sparring/contracts/recorded-request';
import type { Conditions } from '@sparring/contracts/conditions';
import type { Recording } from '@sparring/contracts/recording';

const minute = 60_000;

/** A look that comes earlier after the last one does not change the end, so that few looks write. */
const precision = 5 * minute;

export const isRecording = (recording: Recording | undefined, now: Date): recording is Recording =>
  recording !== undefined && recording.until > now.getTime();

/** Whether a look at this time changes the recording. */
export const needsExtension = (recording: Recording | undefined, now: Date): boolean =>
  !isRecording(recording, now) ||
  recording.until < now.getTime() + recordingMinutes * minute - precision;

/** The conditions after a look at the log: the recording begins or goes on. */
export const extendRecording =
  (now: Date) =>
  ({ recording, ...others }: Conditions): Conditions => ({
    ...others,
    recording: {
      since: isRecording(recording, now) ? recording.since : now.getTime(),
      until: now.getTime() + recordingMinutes * minute,
    },
  });
