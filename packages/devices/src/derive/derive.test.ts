import { describe, expect, it } from 'vitest';
import { SAMPLE_SIGNALS, sampleSession } from '../sample-session';
import { readSession } from '../session/read-session';
import { readGraphics } from './graphics';
import { audioHash, canvasHash, deviceHash, fontHash } from './hashes';
import { keyboardLayoutName } from './keyboard';
import { type AddressFacts, tunnels } from './network';
import { browserVersionAge } from './platform';

const day = (text: string) => Date.parse(text);

it.each([
  ['Chrome', '142.0.0.0', '2025-11-07', 10],
  ['Chrome', '156.0.8078.79', '2026-11-20', 0],
  ['Firefox', '140.0', '2025-07-24', 30],
  ['Safari', '17.6', '2024-09-17', 365],
  ['Chrome', '20.0', '2026-11-20', null],
  ['Netscape', '4', '2026-11-20', null],
  ['Chrome', null, '2026-11-20', null],
])('browserVersionAge: %s %s on %s is %s days old', (browser, version, now, days) => {
  expect(browserVersionAge(browser, version, day(now))).toBe(days);
});

it.each([
  [
    'ANGLE (Intel, Intel(R) UHD Graphics 620 (0x00003EA0) Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'intel',
    'intel uhd graphics 620',
    false,
  ],
  ['Intel(R) UHD Graphics 620, or similar', 'intel', 'intel uhd graphics 620', false],
  [
    'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)',
    'intel',
    'intel uhd graphics 620',
    false,
  ],
  ['ANGLE (Apple, ANGLE Metal Renderer: Apple M1, Unspecified Version)', 'apple', 'apple m1', false],
  ['Apple GPU', 'apple', 'apple gpu', false],
  ['Adreno (TM) 740', 'qualcomm', 'adreno 740', false],
  [
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    'software',
    null,
    true,
  ],
])('readGraphics reads %s', (renderer, vendor, model, software) => {
  expect(readGraphics(renderer)).toEqual({ vendor, model, software });
});

describe('hashes', () => {
  const signals = (more: object) => {
    const session = readSession(
      sampleSession({ id: '01930000-0000-7000-8000-000000000001', at: 0, signals: more }),
    );
    if (!session) throw new Error('the sample is not a session');
    return session.signals;
  };
  const device = (more: object) => deviceHash(signals(more), 'windows');
  /** Returns the same screen at another display scale. */
  const scaledBy = (scale: number) => {
    const { screen } = SAMPLE_SIGNALS;
    const [width, height] = [Math.round(screen.width / scale), Math.round(screen.height / scale)];
    return { ...screen, width, height, outerWidth: width, innerWidth: width, devicePixelRatio: scale };
  };

  it('deviceHash is the same on another day, in another place, with another zoom, rotated, and with cleared storage', () => {
    const { screen, timeZone, locale } = SAMPLE_SIGNALS;
    const same = device({});
    for (const change of [
      { store: null },
      { timeZone: { ...timeZone, zone: 'Asia/Tokyo' }, locale: { ...locale, languages: ['ja'] } },
      // Chromium's zoom changes the ratio and the page size; the display scale changes the ratio and the
      // screen size.
      { screen: { ...screen, devicePixelRatio: 2, innerWidth: 952 } },
      { screen: { ...screen, devicePixelRatio: 1.1, innerWidth: 1740 } },
      ...[1.25, 1.5, 1.75, 2].map((scale) => ({ screen: scaledBy(scale) })),
      { screen: { ...scaledBy(1.5), devicePixelRatio: 1.5 * 1.25, innerWidth: 1024 } },
      { screen: { ...screen, width: screen.height, height: screen.width } },
      { canvas: null, audio: null, fonts: null },
    ])
      expect(device(change)).toBe(same);
    expect(device({ hardware: { ...SAMPLE_SIGNALS.hardware, hardwareConcurrency: 16 } })).not.toBe(same);
    expect(device({ screen: null, webgl: null })).toBeNull();
  });

  it.each([
    [1366, 768],
    [1920, 1200],
    [2560, 1440],
    [2880, 1800],
    [3840, 2160],
    [1912, 950],
  ])('deviceHash is the same on a screen of %d × %d at every display scale', (width, height) => {
    const at = (scale: number) => {
      const sides = { width: Math.round(width / scale), height: Math.round(height / scale) };
      const window = { outerWidth: sides.width, innerWidth: sides.width, devicePixelRatio: scale };
      return device({ screen: { ...SAMPLE_SIGNALS.screen, ...sides, ...window } });
    };
    expect(new Set([1, 1.25, 1.5, 1.75, 2].map(at)).size).toBe(1);
  });

  it('deviceHash is the same in Firefox, whose zoom scales the screen', () => {
    const gecko = { engine: { ...SAMPLE_SIGNALS.engine, kind: 'gecko' as const } };
    const zoomed = { ...scaledBy(1.2), innerWidth: 700 };
    expect(device({ ...gecko, screen: zoomed })).toBe(device(gecko));
  });

  it('hashes of noised values are null', () => {
    const { canvas, audio, fonts } = SAMPLE_SIGNALS;
    expect(canvasHash(signals({ canvas: { ...canvas, stable: false } }))).toBeNull();
    expect(canvasHash(signals({ canvas: { ...canvas, knownPixels: false } }))).toBeNull();
    expect(audioHash(signals({ audio: { ...audio, stable: false } }))).toBeNull();
    expect(fontHash(signals({ fonts: { ...fonts, noise: true } }))).toBeNull();
  });
});

it('keyboardLayoutName returns the nearest layout, and null for an unknown one', () => {
  expect(keyboardLayoutName(SAMPLE_SIGNALS.keyboardLayout)).toBe('qwertz-de');
  expect(keyboardLayoutName({ KeyQ: '1', KeyW: '2' })).toBeNull();
  expect(keyboardLayoutName(null)).toBeNull();
});

describe('tunnels', () => {
  const at = (country: string, more: Partial<AddressFacts> = {}): AddressFacts => ({
    ip: '192.0.2.1',
    isp: null,
    asn: 1,
    region: null,
    country,
    timezone: null,
    vpn: false,
    proxy: false,
    shared: false,
    ...more,
  });

  it('reports a VPN by the lists or by two contradictions, never by one', () => {
    const routes = { device: at('DE'), resolver: null, webrtc: [], timezoneCountry: 'DE' };
    expect(tunnels(routes)).toEqual({ vpn: false, proxy: false, mismatches: [] });
    expect(tunnels({ ...routes, timezoneCountry: 'US' })).toMatchObject({ vpn: false });
    expect(tunnels({ ...routes, resolver: at('US') })).toMatchObject({ vpn: false });
    expect(tunnels({ ...routes, timezoneCountry: 'US', resolver: at('US') })).toMatchObject({ vpn: true });
    expect(tunnels({ ...routes, device: at('DE', { vpn: true }) })).toMatchObject({ vpn: true });
    expect(tunnels({ ...routes, device: null })).toMatchObject({ vpn: null, proxy: null });
  });
});
