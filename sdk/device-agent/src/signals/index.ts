import type { AnyCollector } from '../collector';
import { adblock } from './adblock';
import { audio } from './audio';
import { automation } from './automation';
import { battery } from './battery';
import { canvas } from './canvas';
import { connection } from './connection';
import { cookies } from './cookies';
import { dns } from './dns';
import { drm } from './drm';
import { engine } from './engine';
import { extensions } from './extensions';
import { focus } from './focus';
import { fonts } from './fonts';
import { geolocation } from './geolocation';
import { hardware } from './hardware';
import { iframe } from './iframe';
import { keyboardLayout } from './keyboard-layout';
import { locale } from './locale';
import { math } from './math';
import { mediaDevices } from './media-devices';
import { mediaQueries } from './media-queries';
import { permissions } from './permissions';
import { plugins } from './plugins';
import { privacy } from './privacy';
import { screenData } from './screen';
import { sensors } from './sensors';
import { storageMode } from './storage-mode';
import { store } from './store';
import { systemColors } from './system-colors';
import { timeZone } from './time-zone';
import { touch } from './touch';
import { userAgent } from './user-agent';
import { userAgentData } from './user-agent-data';
import { voices } from './voices';
import { webgl } from './webgl';
import { webrtc } from './webrtc';
import { worker } from './worker';

/**
 * Every signal, those first that wait for the browser: they wait at the same time as the rest works. Last come those that
 * begin after the worker.
 */
export const COLLECTORS: readonly AnyCollector[] = [
  worker,
  mediaDevices,
  store,
  storageMode,
  userAgentData,
  drm,
  permissions,
  voices,
  battery,
  keyboardLayout,
  dns,
  geolocation,
  audio,
  fonts,
  automation,
  userAgent,
  hardware,
  touch,
  screenData,
  mediaQueries,
  math,
  plugins,
  extensions,
  systemColors,
  privacy,
  adblock,
  cookies,
  focus,
  connection,
  engine,
  sensors,
  webrtc,
  webgl,
  canvas,
  iframe,
  locale,
  timeZone,
];
