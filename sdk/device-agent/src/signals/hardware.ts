import { type Collector, numberOf, textOf } from '../collector';
import { attempt } from '../natives';
import { holds } from './styles';

interface BatteryManager {
  readonly charging: boolean;
  readonly level: number;
}

export const battery: Collector<'battery'> = {
  name: 'battery',
  limit: 500,
  async collect() {
    const { getBattery } = navigator as Navigator & { getBattery?(): Promise<BatteryManager> };
    if (!getBattery) return null;
    const { charging, level } = await getBattery.call(navigator);
    return { charging, level };
  },
};

export const connection: Collector<'connection'> = {
  name: 'connection',
  limit: 100,
  collect() {
    const { connection: link } = navigator as Navigator & {
      readonly connection?: { readonly saveData?: boolean };
    };
    if (!link) return null;
    return {
      type: textOf(link, 'type'),
      effectiveType: textOf(link, 'effectiveType'),
      rtt: numberOf(link, 'rtt'),
      downlink: numberOf(link, 'downlink'),
      saveData: link.saveData ?? null,
    };
  },
};

export const sensors: Collector<'sensors'> = {
  name: 'sensors',
  limit: 100,
  collect: () => ({
    gyroscope: 'Gyroscope' in window,
    accelerometer: 'Accelerometer' in window,
    deviceMotion: 'DeviceMotionEvent' in window,
    vibrate: 'vibrate' in navigator,
  }),
};

export const mediaDevices: Collector<'mediaDevices'> = {
  name: 'mediaDevices',
  limit: 800,
  async collect() {
    if (!navigator.mediaDevices?.enumerateDevices) return null;
    const devices = await navigator.mediaDevices.enumerateDevices();
    const count = (wanted: MediaDeviceKind) => devices.filter(({ kind }) => kind === wanted).length;
    return {
      audioInput: count('audioinput'),
      audioOutput: count('audiooutput'),
      videoInput: count('videoinput'),
    };
  },
};

export const screenData: Collector<'screen'> = {
  name: 'screen',
  limit: 100,
  fresh: true,
  collect() {
    const { screen } = window;
    const { isExtended } = screen as Screen & { readonly isExtended?: boolean };
    const root = document.documentElement;
    return {
      width: screen.width,
      height: screen.height,
      availableWidth: screen.availWidth,
      availableHeight: screen.availHeight,
      availableLeft: numberOf(screen, 'availLeft'),
      availableTop: numberOf(screen, 'availTop'),
      colorDepth: screen.colorDepth,
      pixelDepth: screen.pixelDepth,
      devicePixelRatio,
      isExtended: isExtended ?? null,
      orientationAngle: attempt(() => numberOf(screen.orientation, 'angle'), null),
      orientationType: attempt(() => textOf(screen.orientation, 'type'), null),
      innerWidth,
      innerHeight,
      outerWidth,
      outerHeight,
      screenX,
      screenY,
      scrollX: Math.round(scrollX),
      scrollY: Math.round(scrollY),
      documentWidth: numberOf(root, 'scrollWidth'),
      documentHeight: numberOf(root, 'scrollHeight'),
      visualScale: attempt(() => numberOf(visualViewport, 'scale'), null),
    };
  },
};

export const touch: Collector<'touch'> = {
  name: 'touch',
  limit: 100,
  collect: () => ({
    touchEvent: 'ontouchstart' in window,
    pointerCoarse: holds('pointer: coarse'),
    pointerFine: holds('pointer: fine'),
    hover: holds('hover: hover'),
    anyPointerCoarse: holds('any-pointer: coarse'),
    anyHover: holds('any-hover: hover'),
  }),
};

interface Keyboard {
  getLayoutMap(): Promise<Iterable<readonly [string, string]>>;
}

export const keyboardLayout: Collector<'keyboardLayout'> = {
  name: 'keyboardLayout',
  limit: 600,
  async collect() {
    const { keyboard } = navigator as Navigator & { readonly keyboard?: Keyboard };
    if (!keyboard) return null;
    // Sorted, because the map's order isn't stable.
    const keys = [...(await keyboard.getLayoutMap())].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(keys);
  },
};

export const hardware: Collector<'hardware'> = {
  name: 'hardware',
  limit: 100,
  collect: () => ({
    deviceMemory: numberOf(navigator, 'deviceMemory'),
    hardwareConcurrency: numberOf(navigator, 'hardwareConcurrency'),
    maxTouchPoints: numberOf(navigator, 'maxTouchPoints'),
  }),
};
