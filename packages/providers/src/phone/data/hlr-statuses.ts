/** What the answer reports of a subscriber's line. */
export type HlrStatus = 'CONNECTED' | 'ABSENT' | 'INVALID_MSISDN' | 'UNDETERMINED';

/** Words that HLR sources use for a subscriber's state. Anything else is UNDETERMINED. */
export const hlrStatuses: Readonly<Record<string, HlrStatus>> = {
  CONNECTED: 'CONNECTED',
  ACTIVE: 'CONNECTED',
  REACHABLE: 'CONNECTED',
  DELIVERED: 'CONNECTED',
  LIVE: 'CONNECTED',
  ABSENT: 'ABSENT',
  ABSENT_SUBSCRIBER: 'ABSENT',
  UNREACHABLE: 'ABSENT',
  OFFLINE: 'ABSENT',
  INVALID_MSISDN: 'INVALID_MSISDN',
  INVALID: 'INVALID_MSISDN',
  UNKNOWN_SUBSCRIBER: 'INVALID_MSISDN',
  DEAD: 'INVALID_MSISDN',
  UNDETERMINED: 'UNDETERMINED',
  INCONCLUSIVE: 'UNDETERMINED',
};
