import type { SiteDefinition } from '../site-definition';
import { DEVELOPER_SITES } from './developer-sites';
import { KEY_AND_PICTURE_SITES } from './key-and-picture-sites';
import { PHONE_SITES } from './phone-sites';
import { SIGN_UP_SITES } from './sign-up-sites';

/**
 * Services whose public interface reports whether an address or number is registered: documented interfaces
 * of public data, and availability checks of sign-up pages. None needs an account, and none sends its owner a
 * message. They are based on published descriptions; the statistics show if a service still responds in this
 * form.
 */
export const SITES: readonly SiteDefinition[] = [
  ...KEY_AND_PICTURE_SITES,
  ...DEVELOPER_SITES,
  ...SIGN_UP_SITES,
  ...PHONE_SITES,
];
