import type { SessionMetadata } from '@assay/contract';
import type { KeptStream } from '@assay/store';
import type { SessionSummary } from './summary';

const seconds = (milliseconds: number): number => Math.round(milliseconds) / 1000;
const unixSeconds = (milliseconds: number): string => String(Math.floor(milliseconds / 1000));

/** `metadata` of the session: UNIX seconds as texts, durations in seconds. */
export function sessionMetadata(stream: KeptStream, summary: SessionSummary): SessionMetadata {
  const first = summary.first ?? stream.openedAt;
  const last = summary.last ?? stream.updatedAt;
  return {
    start_time: unixSeconds(first),
    end_time: unixSeconds(last),
    session_duration: seconds(last - first),
    page_count: summary.pages,
    active_time: seconds(summary.active),
    idle_time: seconds(summary.idle),
    off_screen_time: seconds(summary.offScreen),
  };
}
