import type { SiteCategory, SiteDefinition } from '../site-definition';

const TECHNOLOGY = { group: 'personal', category: 'technology' } as const;
const MAIL = { group: 'personal', category: 'email_service' } as const;

/** A server of OpenPGP keys with the machine-readable form of HKP: draft-gallagher-openpgp-hkp, 5.2. */
const keyServer = (name: string, base: string, where: SiteCategory): SiteDefinition => ({
  name,
  asks: 'email',
  ...where,
  probe: { url: `${base}/pks/lookup?op=index&options=mr&search={email}` },
  registered: [{ text: 'pub:' }],
  free: [{ status: 404 }, { status: 200, text: 'info:1:0' }],
  source: 'draft-gallagher-openpgp-hkp',
});

/** Pictures and keys that their owners published under the hash or the text of their email address. */
export const KEY_AND_PICTURE_SITES: readonly SiteDefinition[] = [
  {
    name: 'gravatar',
    asks: 'email',
    group: 'personal',
    category: 'social_media',
    probe: { url: 'https://gravatar.com/avatar/{email_sha256}?d=404&s=1' },
    registered: [{ type: 'image/' }],
    free: [{ status: 404 }],
    perMinute: 60,
    source: 'docs.gravatar.com, avatars',
  },
  {
    name: 'libravatar',
    asks: 'email',
    ...TECHNOLOGY,
    probe: { url: 'https://seccdn.libravatar.org/avatar/{email_sha256}?d=404&s=1' },
    registered: [{ type: 'image/' }],
    free: [{ status: 404 }],
    source: 'wiki.libravatar.org/api',
  },
  {
    name: 'keys-openpgp',
    asks: 'email',
    ...TECHNOLOGY,
    probe: { url: 'https://keys.openpgp.org/vks/v1/by-email/{email}' },
    registered: [{ text: 'BEGIN PGP PUBLIC KEY BLOCK' }],
    free: [{ status: 404 }],
    perMinute: 1,
    source: 'keys.openpgp.org/about/api',
  },
  keyServer('keyserver-ubuntu', 'https://keyserver.ubuntu.com', TECHNOLOGY),
  keyServer('keys-mailvelope', 'https://keys.mailvelope.com', TECHNOLOGY),
  keyServer('proton', 'https://mail-api.proton.me', MAIL),
];
