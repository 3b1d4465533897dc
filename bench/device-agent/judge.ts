import type { DeviceSessionPlain } from '@assay/contract';
import { behaviourFlags, isDecided, osFamily, readSession, runChecks } from '@assay/devices';
import { parseUserAgent } from '@assay/enrichment';

export interface Judgement {
  readonly automation: boolean;
  readonly tampering: boolean;
  readonly fired: readonly string[];
  readonly flags: readonly string[];
}

/** What the server's checks make of a session; without its ticket, which only the server itself can read. */
export function judge(plain: DeviceSessionPlain): Judgement {
  const session = readSession(plain);
  if (!session) throw new Error('The server cannot read this session.');
  const { signals } = session;
  const claims = parseUserAgent(signals.userAgent?.userAgent ?? '', signals.hardware?.maxTouchPoints);
  const flags = behaviourFlags(session.behaviour);
  const { fired, verdicts } = runChecks({
    session,
    ticket: null,
    userAgentDigest: null,
    claimed: { browser: claims.browser, os: osFamily(claims.os) },
    flags: new Set(flags),
    isTunnelled: null,
    stream: null,
  });
  return {
    automation: isDecided(verdicts.automation),
    tampering: isDecided(verdicts.tampering),
    fired,
    flags,
  };
}
