import { describe, expect, test } from 'vitest';
import { BROKEN, pageWith, signalFrom } from '../testing/page';
import { webrtc } from './network';

/** Returns a connection class that gathers these candidates. */
const connectionWith = (candidates: readonly string[], closed: () => void) =>
  class {
    onicecandidate: (event: { candidate: { candidate: string } | null }) => void = () => undefined;
    createDataChannel = () => undefined;
    createOffer = async () => ({});
    close = closed;
    async setLocalDescription() {
      for (const candidate of candidates) this.onicecandidate({ candidate: { candidate } });
      this.onicecandidate({ candidate: null });
    }
  };

describe('webrtc', () => {
  test('reports addresses once, counts hidden ones, and closes its connection', async () => {
    let closes = 0;
    const candidates = [
      'candidate:1 1 udp 2113937151 6f.local 54400 typ host generation 0',
      'candidate:2 1 UDP 1677729535 203.0.113.7 54400 typ srflx raddr 0.0.0.0',
      'candidate:3 1 tcp 1518280447 203.0.113.7 9 typ srflx',
    ];
    pageWith({ RTCPeerConnection: connectionWith(candidates, () => closes++) });
    expect(await signalFrom(webrtc)).toEqual({
      v: {
        active: true,
        count: 3,
        ips: ['203.0.113.7'],
        mdns: 1,
        kinds: ['host udp', 'srflx tcp', 'srflx udp'],
      },
    });
    expect(closes).toBe(1);
  });

  test('returns inactive when WebRTC is disabled or removed', async () => {
    pageWith({ RTCPeerConnection: undefined });
    expect(await signalFrom(webrtc)).toEqual({
      v: { active: false, count: 0, ips: [], mdns: 0, kinds: [] },
    });
  });

  test('opens no connection on a Mac, which would prompt the user', async () => {
    pageWith({ RTCPeerConnection: BROKEN, navigator: { platform: 'MacIntel' } });
    expect(await signalFrom(webrtc)).toEqual({ v: { active: true, count: 0, ips: [], mdns: 0, kinds: [] } });
  });

  test('returns an error when it throws', async () => {
    pageWith({ RTCPeerConnection: BROKEN });
    expect(await signalFrom(webrtc)).toEqual({ e: 'error' });
  });
});
