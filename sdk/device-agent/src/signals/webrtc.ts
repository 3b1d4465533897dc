import type { WebrtcSignal } from '@assay/contract';
import type { Collector } from '../collector';
import { attempt, within } from '../natives';

/** Gathering of local candidates seldom takes longer; what came until then counts. */
const GATHER_MS = 350;

/** `candidate:foundation component protocol priority address port typ type …` (RFC 8839 §5.1). */
function summaryOf(candidates: readonly string[], active = true): WebrtcSignal {
  const ips = new Set<string>();
  const kinds = new Set<string>();
  let mdns = 0;
  for (const candidate of candidates) {
    const [, , protocol = '', , address = '', , , type = ''] = candidate.split(' ');
    kinds.add(`${type} ${protocol.toLowerCase()}`);
    if (address.endsWith('.local')) mdns++;
    else if (address) ips.add(address);
  }
  return { active, count: candidates.length, ips: [...ips].sort(), mdns, kinds: [...kinds].sort() };
}

/** Local candidates only: no server is asked. */
export const webrtc: Collector<'webrtc'> = {
  name: 'webrtc',
  limit: 700,
  afterWorker: true,
  async collect() {
    if (typeof RTCPeerConnection === 'undefined') return summaryOf([], false);
    // macOS asks the person whether the browser may look for devices in the local network, which hidden addresses need.
    if (/^Mac/.test(attempt(() => navigator.platform, ''))) return summaryOf([]);
    const connection = new RTCPeerConnection();
    try {
      const candidates: string[] = [];
      const gathered = new Promise<void>((resolve) => {
        connection.onicecandidate = ({ candidate }) => {
          if (!candidate) resolve();
          else if (candidate.candidate) candidates.push(candidate.candidate);
        };
      });
      connection.createDataChannel('');
      const prepared = connection.createOffer().then((offer) => connection.setLocalDescription(offer));
      await within(Promise.all([prepared, gathered]), GATHER_MS, null);
      return summaryOf(candidates);
    } finally {
      attempt(() => connection.close(), undefined);
    }
  },
};
