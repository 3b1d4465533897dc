import type { AnyCollector } from '../collector';
import { adblock, cookies, extensions, focus, permissions, plugins, privacy, worker } from './browser';
import { canvas } from './canvas';
import { automation, engine, math } from './engine';
import {
  battery,
  connection,
  hardware,
  keyboardLayout,
  mediaDevices,
  screenData,
  sensors,
  touch,
} from './hardware';
import { locale, timeZone, voices } from './locale';
import { audio, drm } from './media';
import { dns, geolocation, webrtc } from './network';
import { storageMode, store } from './store';
import { fonts, mediaQueries, systemColors } from './styles';
import { iframe, userAgent, userAgentData } from './user-agent';
import { webgl } from './webgl';

/**
 * All collectors. Those that wait for the browser come first, so that their waiting overlaps with other work.
 * Those that start after the worker come last.
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
