import type { Lie, ScreenSignal } from '@assay/contract';
import type { Values } from './values';

function frameless(screen: ScreenSignal): string | null {
  const { outerWidth, outerHeight, innerWidth, innerHeight, screenX, screenY, width, height } = screen;
  if (outerWidth === 0 || outerHeight === 0) return 'outer';
  const bare = outerWidth === innerWidth && outerHeight === innerHeight;
  // A window without a frame is ordinary in full screen and on phones.
  const full = outerWidth >= width && outerHeight >= height - 120;
  return bare && !full && screenX === 0 && screenY === 0 ? 'bare' : null;
}

function headlessNames({ userAgent, userAgentData, iframe, worker }: Values): string[] {
  const names = {
    userAgent: userAgent?.userAgent,
    appVersion: userAgent?.appVersion,
    brands: userAgentData?.fullVersionList.join(),
    iframe: iframe?.userAgent,
    worker: worker?.userAgent,
  };
  return Object.entries(names).flatMap(([where, name]) => (name?.includes('Headless') ? [where] : []));
}

/** Marks of a driven browser. */
export function automationLies(values: Values): Lie[] {
  const { automation, engine, iframe, worker, permissions, screen, hardware } = values;
  const lies: Lie[] = headlessNames(values).map((on) => ({ id: 'headless-name', on }));
  if (automation) {
    const { webdriver, webdriverPlace } = automation;
    if (webdriver) lies.push({ id: 'webdriver', on: 'window' });
    // Every engine has the property since 2018; some privacy builds leave it out.
    if (webdriverPlace !== 'native') lies.push({ id: 'webdriver-hidden', on: webdriverPlace });
    if (!webdriver && iframe?.webdriver) lies.push({ id: 'webdriver-realm', on: 'iframe' });
    if (!webdriver && worker?.webdriver) lies.push({ id: 'webdriver-realm', on: 'worker' });
    if (automation.inspectedWindow) lies.push({ id: 'inspected-window', on: 'console' });
    if (automation.inspectedWorker) lies.push({ id: 'inspected-worker', on: 'console' });
    for (const on of automation.globals) lies.push({ id: 'automation-global', on });
    if (engine?.kind === 'chromium' && !automation.chromeObject)
      lies.push({ id: 'chrome-object', on: 'missing' });
  }
  if (permissions?.notification === 'denied' && permissions.states.notifications === 'prompt') {
    lies.push({ id: 'notification-state', on: 'denied:prompt' });
  }
  if (screen && (hardware?.maxTouchPoints ?? 0) === 0) {
    const on = frameless(screen);
    if (on) lies.push({ id: 'window-frameless', on });
  }
  return lies;
}
