import { FLAGS, PLAIN_NAME, playwright, type Stage } from '../robots';
import type { Visitor } from './visit';

/** Page scripts that fake values, as privacy and fraud tools do. */
const SPOOFS: readonly (readonly [name: string, script: string])[] = [
  ['platform on the instance', "Object.defineProperty(navigator, 'platform', { get: () => 'Win32' });"],
  [
    'cores by a getter',
    "Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 16, configurable: true });",
  ],
  [
    'languages by a proxied getter',
    `{ const d = Object.getOwnPropertyDescriptor(Navigator.prototype, 'languages');
       Object.defineProperty(Navigator.prototype, 'languages', { ...d, get: new Proxy(d.get, { apply: () => ['fr-FR', 'fr'] }) }); }`,
  ],
  [
    'user agent, text of the getter hidden',
    `{ const get = function () { return navigator.appVersion.replace('Linux', 'Windows'); };
       const text = Function.prototype.toString;
       Function.prototype.toString = function () { return this === get ? 'function get userAgent() { [native code] }' : text.call(this); };
       Object.defineProperty(Navigator.prototype, 'userAgent', { get, configurable: true, enumerable: true }); }`,
  ],
  [
    'canvas noise per call',
    `{ const read = CanvasRenderingContext2D.prototype.getImageData;
       CanvasRenderingContext2D.prototype.getImageData = function (...args) { const image = read.apply(this, args); image.data[0] ^= 1; return image; };
       const url = HTMLCanvasElement.prototype.toDataURL;
       HTMLCanvasElement.prototype.toDataURL = function (...args) { this.getContext('2d')?.fillRect(Math.random() * 9, 0, 1, 1); return url.apply(this, args); }; }`,
  ],
  [
    'graphics card',
    `{ const get = WebGLRenderingContext.prototype.getParameter;
       WebGLRenderingContext.prototype.getParameter = function (code) { return code === 37446 ? 'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0, D3D11)' : get.call(this, code); }; }`,
  ],
  ['time zone by Date', 'Date.prototype.getTimezoneOffset = function () { return 300; };'],
  [
    'time zone by Intl',
    `{ const resolved = Intl.DateTimeFormat.prototype.resolvedOptions;
       Intl.DateTimeFormat.prototype.resolvedOptions = function () { return { ...resolved.call(this), timeZone: 'America/New_York' }; }; }`,
  ],
  [
    'screen size',
    "for (const [name, value] of [['width', 1920], ['height', 1080]]) Object.defineProperty(Screen.prototype, name, { get: () => value, configurable: true });",
  ],
  [
    'audio noise',
    `{ const read = AudioBuffer.prototype.getChannelData;
       AudioBuffer.prototype.getChannelData = function (n) { const data = read.call(this, n); data[4600] += 1e-7; return data; }; }`,
  ],
  ['memory on the instance', "Object.defineProperty(navigator, 'deviceMemory', { value: 2 });"],
  [
    'cores and memory behind proxies',
    `for (const name of ['hardwareConcurrency', 'deviceMemory']) { const d = Object.getOwnPropertyDescriptor(Navigator.prototype, name);
       if (d) Object.defineProperty(Navigator.prototype, name, { ...d, get: new Proxy(d.get, { apply: () => 4 }) }); }`,
  ],
  [
    'platform behind a proxy, in frames too',
    `{ const d = Object.getOwnPropertyDescriptor(Navigator.prototype, 'platform');
       Object.defineProperty(Navigator.prototype, 'platform', { ...d, get: new Proxy(d.get, { apply: () => 'MacIntel' }) }); }`,
  ],
  [
    'canvas noise of one session',
    `{ const read = CanvasRenderingContext2D.prototype.getImageData;
       const noisy = new Proxy(read, { apply(target, self, args) { const image = Reflect.apply(target, self, args);
         for (let at = 0; at < image.data.length; at += 97) image.data[at] ^= 1; return image; } });
       CanvasRenderingContext2D.prototype.getImageData = noisy; }`,
  ],
  [
    'time zone by Intl and Date alike',
    `{ const wrap = (holder, name, apply) => { holder[name] = new Proxy(holder[name], { apply }); };
       wrap(Date.prototype, 'getTimezoneOffset', () => 300);
       wrap(Intl.DateTimeFormat.prototype, 'resolvedOptions', (target, self, args) => ({ ...Reflect.apply(target, self, args), timeZone: 'America/New_York' })); }`,
  ],
];

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

const spoof = (name: string, play: (stage: Stage) => Promise<void>): Visitor => ({
  kind: 'spoof',
  name,
  isPrivate: null,
  play,
});

/** Browsers that report false values: by a script in the page, by the driver, or by a browser flag. */
export const LIARS: readonly Visitor[] = [
  ...SPOOFS.map(([name, script]) => spoof(name, playwright({ script }))),
  spoof('name of Windows, by the driver', playwright({ name: WINDOWS })),
  spoof('name of an iPhone, by the driver', playwright({ name: IPHONE })),
  spoof('name of Firefox, by the driver', playwright({ name: FIREFOX })),
  spoof(
    'name of Windows, by a switch',
    playwright({ options: { args: [...FLAGS, `--user-agent=${WINDOWS}`] } }),
  ),
  spoof(
    'an older version, by the driver',
    playwright({ name: PLAIN_NAME.replace('Chrome/156', 'Chrome/141') }),
  ),
];
