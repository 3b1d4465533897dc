import { engineKind } from './engine-kind';
import { attempt } from './natives';
import { dataOf } from './signals/user-agent-data';

/** Brands of the browsers that were seen to show nothing; the placeholder brand has "Not" in its name. */
const QUIET = /^(Chromium|Google Chrome|HeadlessChrome|Microsoft Edge)$|Not/;

/**
 * Whether key systems and voices can be asked for without anything to be seen: in Chromium on a desktop. Firefox opens
 * bars over the page (to switch key systems on, to install a speech program), Brave offers to install Widevine, Android
 * may ask for a permission; what nobody has tried counts as not quiet.
 */
export function isQuietBrowser(): boolean {
  const data = attempt(() => dataOf(navigator), undefined);
  return (
    engineKind() === 'chromium' &&
    data?.mobile === false &&
    data.brands.length > 0 &&
    data.brands.every(({ brand }) => QUIET.test(brand))
  );
}

/**
 * Whether Firefox resists fingerprinting: then it shows a sign beside the address when a canvas is read. Such a window
 * has the screen's size and stands in its corner; so does one in full screen, which is given up with it.
 */
export function resistsFingerprinting(): boolean {
  const { mozInnerScreenX: left, mozInnerScreenY: top } = window as Window & {
    readonly mozInnerScreenX?: number;
    readonly mozInnerScreenY?: number;
  };
  return left === 0 && top === 0 && outerWidth === innerWidth && outerHeight === innerHeight;
}
