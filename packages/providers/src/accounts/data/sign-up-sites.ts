import type { SiteCategory, SiteDefinition } from '../site-definition';

/** Returns the common fields of the sites of a category; sites with a published interface name its page. */
const of = <Where extends SiteCategory>(where: Where) =>
  ({ asks: 'email', ...where, source: "the service's own sign-up page" }) as const;
const social = of({ group: 'personal', category: 'social_media' });
const entertainment = of({ group: 'personal', category: 'entertainment' });
const technology = of({ group: 'personal', category: 'technology' });
const business = of({ group: 'business', category: 'technology' });
const mail = of({ group: 'personal', category: 'email_service' });
const health = of({ group: 'personal', category: 'health_and_fitness' });
const adult = of({ group: 'personal', category: 'adult_sites' });
const ecommerce = of({ group: 'personal', category: 'ecommerce' });
const travel = of({ group: 'personal', category: 'travel' });
const jobs = of({ group: 'business', category: 'jobs_and_employment' });

/** Availability checks of email addresses on sign-up pages. */
export const SIGN_UP_SITES: readonly SiteDefinition[] = [
  {
    name: 'firefox',
    ...technology,
    probe: { url: 'https://api.accounts.firefox.com/v1/account/status', json: { email: '{email}' } },
    registered: [{ at: 'exists', equals: true }],
    free: [{ at: 'exists', equals: false }],
    source: 'mozilla.github.io/ecosystem-platform/api',
  },
  {
    name: 'wordpress',
    ...technology,
    probe: { url: 'https://public-api.wordpress.com/rest/v1.1/users/{email}/auth-options' },
    registered: [{ at: 'email_verified' }],
    free: [{ status: 404, at: 'error', equals: 'unknown_user' }],
  },
  {
    name: 'adobe',
    ...technology,
    probe: {
      url: 'https://auth.services.adobe.com/signin/v2/users/accounts',
      headers: { 'x-ims-clientid': 'homepage_milo' },
      json: { username: '{email}' },
    },
    registered: [{ at: '', holds: 'some' }],
    free: [{ at: '', holds: 'none' }],
  },
  {
    name: 'microsoft',
    ...business,
    probe: {
      url: 'https://login.microsoftonline.com/common/GetCredentialType',
      json: { Username: '{email}' },
    },
    registered: [
      { at: 'IfExistsResult', equals: 0 },
      { at: 'IfExistsResult', equals: 5 },
      { at: 'IfExistsResult', equals: 6 },
    ],
    free: [{ at: 'IfExistsResult', equals: 1 }],
  },
  {
    name: 'notion',
    ...business,
    probe: { url: 'https://www.notion.so/api/v3/getLoginOptions', json: { email: '{email}' } },
    registered: [{ at: 'hasAccount', equals: true }],
    free: [{ at: 'hasAccount', equals: false }],
  },
  {
    name: 'replit',
    ...technology,
    probe: { url: 'https://replit.com/data/user/exists', json: { email: '{email}' } },
    registered: [{ at: 'exists', equals: true }],
    free: [{ at: 'exists', equals: false }],
  },
  {
    name: 'lastpass',
    ...technology,
    probe: {
      url: 'https://lastpass.com/create_account.php?check=avail&skipcontent=1&mistype=1&username={email}',
    },
    registered: [{ whole: 'no' }],
    free: [{ whole: 'ok' }],
  },
  {
    name: 'anydo',
    ...technology,
    probe: { url: 'https://sm-prod2.any.do/check_email', json: { email: '{email}' } },
    registered: [{ at: 'user_exists', equals: true }],
    free: [{ at: 'user_exists', equals: false }],
  },
  {
    name: 'insightly',
    ...business,
    probe: { url: 'https://accounts.insightly.com/signup/isemailvalid', form: { emailaddress: '{email}' } },
    registered: [{ text: 'account exists' }],
    free: [{ at: '', equals: true }],
  },
  {
    name: 'nimble',
    ...business,
    probe: { url: 'https://www.nimble.com/lib/register.php?email={email}' },
    registered: [{ text: 'it already exists' }],
    free: [{ at: '', equals: true }],
  },
  {
    name: 'freelancer',
    ...jobs,
    probe: {
      url: 'https://www.freelancer.com/api/users/0.1/users/check?compact=true',
      json: { user: { email: '{email}' } },
    },
    registered: [{ status: 409, text: 'EMAIL_ALREADY_IN_USE' }],
    free: [{ at: 'status', equals: 'success' }],
    source: 'developers.freelancer.com',
  },
  {
    name: 'coroflot',
    ...jobs,
    probe: { url: 'https://www.coroflot.com/home/signup_email_check', form: { email: '{email}' } },
    registered: [{ at: 'data', equals: -2 }],
    free: [{ at: 'data', equals: 1 }],
  },
  {
    name: 'mail-ru',
    ...mail,
    probe: { url: 'https://account.mail.ru/api/v1/user/exists?email={email}' },
    registered: [{ at: 'body.exists', equals: true }],
    free: [{ at: 'body.exists', equals: false }],
  },
  {
    name: 'rambler',
    ...mail,
    probe: {
      url: 'https://id.rambler.ru/jsonrpc',
      json: { method: 'Rambler::Id::get_email_account_info', params: [{ email: '{email}' }], rpc: '2.0' },
    },
    registered: [{ at: 'result.exists', equals: 1 }],
    free: [{ at: 'result.exists', equals: 0 }],
  },
  {
    name: 'x',
    ...social,
    probe: { url: 'https://api.twitter.com/i/users/email_available.json?email={email}' },
    registered: [{ at: 'taken', equals: true }],
    free: [{ at: 'taken', equals: false }],
  },
  {
    name: 'pinterest',
    ...social,
    probe: {
      url: 'https://www.pinterest.com/resource/EmailExistsResource/get/?source_url=%2F&data=%7B%22options%22%3A%7B%22email%22%3A%22{email}%22%7D%7D',
    },
    registered: [{ at: 'resource_response.data', equals: true }],
    free: [{ at: 'resource_response.data', equals: false }],
  },
  {
    name: 'imgur',
    ...social,
    probe: { url: 'https://imgur.com/signin/ajax_email_available', form: { email: '{email}' } },
    registered: [{ at: 'data.available', equals: false }],
    free: [{ at: 'data.available', equals: true }],
  },
  {
    name: 'plurk',
    ...social,
    probe: { url: 'https://www.plurk.com/Users/isEmailFound', form: { email: '{email}' } },
    registered: [{ whole: 'True' }],
    free: [{ whole: 'False' }],
  },
  {
    name: 'snapchat',
    ...social,
    probe: { url: 'https://bitmoji.api.snapchat.com/api/user/find', json: { email: '{email}' } },
    registered: [{ at: 'account_type', equals: 'snapchat' }],
    free: [{ at: 'account_type', equals: 'none' }],
  },
  {
    name: 'vsco',
    ...social,
    probe: { url: 'https://api.vsco.co/2.0/users/email?email={email}' },
    registered: [{ at: 'email_status', equals: 'has_account' }],
    free: [{ at: 'email_status', equals: 'no_account' }],
  },
  {
    name: 'flickr',
    ...social,
    probe: { url: 'https://identity-api.flickr.com/migration?email={email}' },
    registered: [{ at: 'state_code', equals: '5' }],
    free: [{ at: 'state_code', equals: '0' }],
  },
  {
    name: 'spotify',
    ...entertainment,
    probe: { url: 'https://spclient.wg.spotify.com/signup/public/v1/account?validate=1&email={email}' },
    registered: [{ at: 'status', equals: 20 }],
    free: [{ at: 'status', equals: 1 }],
  },
  {
    name: 'chess',
    ...entertainment,
    probe: { url: 'https://www.chess.com/callback/email/available?email={email}' },
    registered: [{ at: 'isEmailAvailable', equals: false }],
    free: [{ at: 'isEmailAvailable', equals: true }],
  },
  {
    name: 'sporcle',
    ...entertainment,
    probe: { url: 'https://www.sporcle.com/auth/ajax/verify.php', form: { email: '{email}' } },
    registered: [{ text: 'account already exists' }],
    free: [{ at: 'success', equals: true }],
  },
  {
    name: 'wattpad',
    ...entertainment,
    probe: { url: 'https://www.wattpad.com/api/v3/users/validate?email={email}' },
    registered: [{ status: 400, text: 'already' }],
    free: [{ at: 'message', equals: 'OK' }],
  },
  {
    name: 'internet-archive',
    ...entertainment,
    probe: {
      url: 'https://archive.org/account/signup',
      form: {
        input_name: 'username',
        input_value: '{email}',
        input_validator: 'true',
        submit_by_js: 'true',
      },
    },
    registered: [{ text: 'is already taken' }],
    free: [{ at: 'valid', equals: true }],
  },
  {
    name: 'vox-media',
    ...entertainment,
    probe: { url: 'https://auth.voxmedia.com/chorus_auth/email_valid.json?email={email}' },
    registered: [{ at: 'available', equals: false }],
    free: [{ at: 'available', equals: true }],
  },
  {
    name: 'strava',
    ...health,
    probe: { url: 'https://www.strava.com/frontend/athletes/email_unique?email={email}' },
    registered: [{ at: '', equals: false }],
    free: [{ at: '', equals: true }],
  },
  {
    name: 'myfitnesspal',
    ...health,
    probe: { url: 'https://www.myfitnesspal.com/api/idm/user-exists?email={email}' },
    registered: [{ at: 'emailExists', equals: true }],
    free: [{ at: 'emailExists', equals: false }],
  },
  {
    name: 'komoot',
    ...travel,
    probe: { url: 'https://account.komoot.com/v1/signin', json: { email: '{email}' } },
    registered: [{ at: 'type', equals: 'login' }],
    free: [{ at: 'type', equals: 'register' }],
  },
  {
    name: 'vrbo',
    ...travel,
    probe: { url: 'https://www.vrbo.com/auth/aam/v3/status', json: { emailAddress: '{email}' } },
    registered: [{ at: 'authType.0', equals: 'LOGIN_UMS' }],
    free: [{ at: 'authType.0', equals: 'SIGNUP' }],
  },
  {
    name: 'deliveroo',
    ...of({ group: 'personal', category: 'delivery' }),
    probe: {
      url: 'https://consumer-ow-api.deliveroo.com/orderapp/v1/check-email',
      json: { email_address: '{email}' },
    },
    registered: [{ at: 'registered', equals: true }],
    free: [{ at: 'registered', equals: false }],
  },
  {
    name: 'naturabuy',
    ...ecommerce,
    probe: {
      url: 'https://www.naturabuy.fr/includes/ajax/register.php',
      form: { jsref: 'email', jsvalue: '{email}', registerMode: 'full' },
    },
    registered: [{ at: 'free', equals: false }],
    free: [{ at: 'free', equals: true }],
  },
  {
    name: 'xvideos',
    ...adult,
    probe: { url: 'https://www.xvideos.com/account/checkemail?email={email}' },
    registered: [{ at: 'result', equals: false, text: 'already in use' }],
    free: [{ at: 'result', equals: true }],
  },
  {
    name: 'xnxx',
    ...adult,
    probe: { url: 'https://www.xnxx.com/account/checkemail?email={email}' },
    registered: [{ at: 'result', equals: false, text: 'already in use' }],
    free: [{ at: 'result', equals: true }],
  },
];
