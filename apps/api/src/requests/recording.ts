import { recordingMinutes } from '@sparring/contracts/recorded-request';
import type { Conditions } from '@sparring/contracts/conditions';
import type { Recording } from '@sparring/contracts/recording';

const minute = 60_000;

/** The end of the recording moves at most once in this time, so that most reads of the log write nothing. */
const precision = 5 * minute;

export const isRecording = (recording: Recording | undefined, now: Date): recording is Recording =>
  recording !== undefined && recording.until > now.getTime();

/** Whether a read of the log at this time begins the recording or moves its end. */
export const needsExtension = (recording: Recording | undefined, now: Date): boolean =>
  !isRecording(recording, now) ||
  recording.until < now.getTime() + recordingMinutes * minute - precision;

/** The change of the conditions by a read of the log: the recording begins, or ends later. */
export const extendRecording =
  (now: Date) =>
  ({ recording, ...others }: Conditions): Conditions => ({
    ...others,
    recording: {
      since: isRecording(recording, now) ? recording.since : now.getTime(),
      until: now.getTime() + recordingMinutes * minute,
    },
  });
