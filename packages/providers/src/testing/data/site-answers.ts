/**
 * Responses as described for the interfaces, for fictitious persons: of a registered address and of a free
 * one.
 */
interface RecordedAnswers {
  readonly registered: RecordedAnswer;
  readonly free: RecordedAnswer;
}
interface RecordedAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const json = (body: unknown, status = 200): RecordedAnswer => ({
  status,
  type: JSON_TYPE,
  body: JSON.stringify(body),
});
const text = (body: string, status = 200): RecordedAnswer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body,
});
const picture: RecordedAnswer = { status: 200, type: 'image/png', body: 'PNG' };

const keyServer: RecordedAnswers = {
  registered: text(
    'info:1:1\npub:0123456789ABCDEF0123456789ABCDEF01234567:1:4096:1500000000::\nuid:Ann:1500000000::\n',
  ),
  free: text('info:1:0\n'),
};
const bugzilla: RecordedAnswers = {
  registered: json({
    users: [{ real_name: 'Ann', name: 'ann@example.org', id: 7, can_login: true }],
    faults: [],
  }),
  free: json({ error: true, code: 51, message: "There is no user named 'ann@example.org'." }, 400),
};
const gerrit: RecordedAnswers = {
  registered: text(')]}\'\n[{"_account_id":1000096}]'),
  free: text(")]}'\n[]"),
};
const gitea: RecordedAnswers = {
  registered: json({ data: [{ id: 3, login: 'ann', email: 'ann@example.org' }], ok: true }),
  free: json({ data: [], ok: true }),
};
const openEdx: RecordedAnswers = {
  registered: json({
    validation_decisions: { email: 'This email is already associated with an existing account' },
  }),
  free: json({ validation_decisions: { email: '' } }),
};
const flag = (name: string, registered: unknown, free: unknown): RecordedAnswers => ({
  registered: json({ [name]: registered }),
  free: json({ [name]: free }),
});
const credentialType: RecordedAnswers = {
  registered: json({ Username: 'x', IfExistsResult: 0, ThrottleStatus: 0 }),
  free: json({ Username: 'x', IfExistsResult: 1, ThrottleStatus: 0 }),
};
const inUse: RecordedAnswers = {
  registered: json({
    result: false,
    code: 1,
    message: 'This email is already in use or its owner has excluded it',
  }),
  free: json({ result: true }),
};

export const SITE_ANSWERS: { readonly [site: string]: RecordedAnswers } = {
  gravatar: { registered: picture, free: text('404 Not Found', 404) },
  libravatar: { registered: picture, free: text('404 Not Found', 404) },
  'keys-openpgp': {
    registered: { status: 200, type: 'application/pgp-keys', body: '-----BEGIN PGP PUBLIC KEY BLOCK-----\n' },
    free: text('No key found', 404),
  },
  'keyserver-ubuntu': { ...keyServer, free: text('Not Found', 404) },
  'keys-mailvelope': { ...keyServer, free: text('Key not found', 404) },
  proton: keyServer,
  github: {
    registered: json({ total_count: 1, incomplete_results: false, items: [{ login: 'ann' }] }),
    free: json({ total_count: 0, incomplete_results: false, items: [] }),
  },
  'bugzilla-mozilla': bugzilla,
  'bugzilla-redhat': bugzilla,
  'bugzilla-kernel': bugzilla,
  'bugzilla-webkit': bugzilla,
  'bugzilla-kde': bugzilla,
  'bugzilla-gentoo': bugzilla,
  'bugzilla-freebsd': bugzilla,
  'bugzilla-apache': bugzilla,
  'bugzilla-gcc': bugzilla,
  'bugzilla-sourceware': bugzilla,
  'bugzilla-libreoffice': bugzilla,
  'gerrit-opendev': gerrit,
  'gerrit-wikimedia': gerrit,
  'gerrit-libreoffice': gerrit,
  'gerrit-qt': gerrit,
  'gerrit-coreboot': gerrit,
  'gerrit-onap': gerrit,
  'gerrit-android': gerrit,
  'gerrit-chromium': gerrit,
  'gerrit-go': gerrit,
  codeberg: gitea,
  gitea,
  opendev: gitea,
  edx: openEdx,
  'fun-mooc': openEdx,
  duolingo: { registered: json({ users: [{ username: 'ann', streak: 3 }] }), free: json({ users: [] }) },
  firefox: flag('exists', true, false),
  wordpress: {
    registered: json({ passwordless: false, email_verified: true }),
    free: json({ error: 'unknown_user', message: 'User does not exist.' }, 404),
  },
  adobe: {
    registered: json([{ type: 'individual', authenticationMethods: [{ id: 'password' }] }]),
    free: json([]),
  },
  microsoft: credentialType,
  notion: flag('hasAccount', true, false),
  replit: flag('exists', true, false),
  lastpass: { registered: text('no'), free: text('ok') },
  anydo: flag('user_exists', true, false),
  insightly: {
    registered: json('An account exists for this address. Use another address.'),
    free: json(true),
  },
  nimble: {
    registered: json("I can't register this email: it already exists in our system"),
    free: json(true),
  },
  freelancer: {
    registered: json({ status: 'error', error_code: 'EMAIL_ALREADY_IN_USE' }, 409),
    free: json({ status: 'success', result: {} }),
  },
  coroflot: flag('data', -2, 1),
  'mail-ru': {
    registered: json({ body: { exists: true }, status: 200 }),
    free: json({ body: { exists: false }, status: 200 }),
  },
  rambler: { registered: json({ result: { exists: 1 } }), free: json({ result: { exists: 0 } }) },
  x: {
    registered: json({ valid: false, msg: 'Email has already been taken.', taken: true }),
    free: json({ valid: true, msg: 'Available!', taken: false }),
  },
  pinterest: {
    registered: json({ resource_response: { status: 'success', data: true } }),
    free: json({ resource_response: { status: 'success', data: false } }),
  },
  imgur: {
    registered: json({ data: { available: false }, success: true, status: 200 }),
    free: json({ data: { available: true }, success: true, status: 200 }),
  },
  plurk: { registered: text('True'), free: text('False') },
  snapchat: flag('account_type', 'snapchat', 'none'),
  vsco: flag('email_status', 'has_account', 'no_account'),
  flickr: flag('state_code', '5', '0'),
  spotify: {
    registered: json({ status: 20, errors: { email: 'That email is already registered to an account.' } }),
    free: json({ status: 1 }),
  },
  chess: flag('isEmailAvailable', false, true),
  sporcle: { registered: text('account already exists with this address'), free: json({ success: true }) },
  wattpad: {
    registered: json({ message: 'Email is already registered', code: 1000 }, 400),
    free: json({ message: 'OK', code: 200 }),
  },
  'internet-archive': {
    registered: text('That address is already taken. Log in?'),
    free: json({ valid: true }),
  },
  'vox-media': flag('available', false, true),
  strava: { registered: json(false), free: json(true) },
  myfitnesspal: flag('emailExists', true, false),
  komoot: flag('type', 'login', 'register'),
  vrbo: flag('authType', ['LOGIN_UMS'], ['SIGNUP']),
  deliveroo: flag('registered', true, false),
  naturabuy: flag('free', false, true),
  xvideos: inUse,
  xnxx: inUse,
  'x-phone': {
    registered: json({ valid: false, msg: 'Phone number has already been taken.' }),
    free: json({ valid: true, msg: 'Available!' }),
  },
  'microsoft-phone': credentialType,
  flipkart: {
    registered: json({ RESPONSE: { userDetails: { '+10000000000': 'VERIFIED' } } }),
    free: json({ RESPONSE: { userDetails: { '+10000000000': 'NOT_FOUND' } } }),
  },
};
