import type { SiteDefinition } from '../site-definition';

const SOURCE = "the service's own sign-up page";

/** Services that report accounts by phone number. */
export const PHONE_SITES: readonly SiteDefinition[] = [
  {
    name: 'x-phone',
    asks: 'phone',
    group: 'personal',
    category: 'social_media',
    probe: { url: 'https://api.twitter.com/i/users/phone_number_available.json?raw_phone_number=%2B{phone}' },
    registered: [{ at: 'valid', equals: false, text: 'taken' }],
    free: [{ at: 'valid', equals: true }],
    source: SOURCE,
  },
  {
    name: 'microsoft-phone',
    asks: 'phone',
    group: 'business',
    category: 'technology',
    probe: {
      url: 'https://login.microsoftonline.com/common/GetCredentialType',
      json: { Username: '+{phone}' },
    },
    registered: [
      { at: 'IfExistsResult', equals: 0 },
      { at: 'IfExistsResult', equals: 5 },
      { at: 'IfExistsResult', equals: 6 },
    ],
    free: [{ at: 'IfExistsResult', equals: 1 }],
    source: SOURCE,
  },
  {
    name: 'flipkart',
    asks: 'phone',
    group: 'personal',
    category: 'ecommerce',
    probe: {
      url: 'https://1.rome.api.flipkart.com/api/6/user/signup/status',
      headers: { 'x-user-agent': 'Mozilla/5.0 FKUA/website/42/website/Desktop' },
      json: { loginId: ['+{phone}'], supportAllStates: true },
    },
    registered: [{ at: 'RESPONSE.userDetails', text: 'VERIFIED' }],
    free: [{ at: 'RESPONSE.userDetails', text: 'NOT_FOUND' }],
    source: SOURCE,
  },
];
