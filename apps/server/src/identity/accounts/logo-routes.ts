import { createHash } from 'node:crypto';
import { badInput } from '@assay/contract';
import { LOGO_LIMITS, MANAGEMENT } from '@assay/management-api';
import { type AccountSettings, dropLogo, findAccount, saveLogo, saveSettings } from '@assay/store';
import { type Change, changes, type ManagementApi } from '../../management/index';
import { isWholePicture, pictureSize, pictureType } from '../../platform/picture-head';
import { currentPolicy } from '../../policy/index';
import { managedAccount } from './account-routes';

const TAIL_BYTES = 2048;
const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const refused = (expected: string) => badInput([{ field: 'picture', expected }]);

type Logo = NonNullable<AccountSettings['logo']>;

/** What a logo is, and its name, made of its content. @throws ApiError 1006 for what is no picture that a page may show */
function readLogoFile(bytes: Buffer): Logo {
  if (bytes.length > LOGO_LIMITS.bytes) throw refused(`a file of at most ${LOGO_LIMITS.bytes} bytes`);
  const type = bytes.length < 32 ? null : pictureType(bytes);
  const size = type && pictureSize(type, bytes);
  if (!type || !size || !isWholePicture(type, bytes.length, bytes, bytes.subarray(-TAIL_BYTES)))
    throw refused('a whole PNG, JPEG or WebP file in base64');
  const { width, height } = size;
  if (width < 1 || height < 1 || width > LOGO_LIMITS.side || height > LOGO_LIMITS.side)
    throw refused(`at most ${LOGO_LIMITS.side} pixels at each side`);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { name: `${digest}.${EXTENSIONS[type]}`, media_type: type, width, height };
}

/** Settings with another logo, or none, as the account then is. */
async function withLogo({ connection, account }: Change<unknown, unknown>, logo: Logo | null) {
  const { logo: _, ...others } = account.settings;
  await saveSettings(connection, account.id, logo ? { ...others, logo } : others);
  const saved = (await findAccount(connection, account.id)) ?? account;
  const { document } = await currentPolicy(connection, saved);
  return managedAccount(saved, document.thresholds);
}

/** /account/logo. */
export function logoRoutes(api: ManagementApi): void {
  changes(api, MANAGEMENT.setLogo, async (change) => {
    const { body, connection, account } = change;
    if (!BASE64.test(body.picture)) throw refused('a whole PNG, JPEG or WebP file in base64');
    const bytes = Buffer.from(body.picture, 'base64');
    const logo = readLogoFile(bytes);
    await saveLogo(connection, account.id, { name: logo.name, bytes });
    return {
      data: await withLogo(change, logo),
      audit: { action: 'account.logo', target: String(account.id), change: { ...logo, bytes: bytes.length } },
    };
  });

  changes(api, MANAGEMENT.removeLogo, async (change) => {
    const { connection, account } = change;
    await dropLogo(connection, account.id);
    return {
      data: await withLogo(change, null),
      audit: {
        action: 'account.logo',
        target: String(account.id),
        change: { removed: account.settings.logo !== undefined },
      },
    };
  });
}
