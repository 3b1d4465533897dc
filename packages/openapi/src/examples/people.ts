/** Response examples of Erase, Persons, by operation. */
export const PERSONS_EXAMPLES = {
  erasePerson: {
    request_id: '0199a7f0-6a0e-7000-8000-000000000001',
    status: 'IN_PROGRESS',
  },
  readErasure: {
    request_id: '0199a7f0-6a0e-7000-8000-000000000001',
    status: 'IN_PROGRESS',
  },
  beginErasure: {
    request_id: '0199a7f0-6a0e-7000-8000-000000000001',
    status: 'IN_PROGRESS',
  },
  readPersonErasure: {
    request_id: '0199a7f0-6a0e-7000-8000-000000000001',
    status: 'COMPLETED',
  },
  exportPerson: {
    records: [
      {
        table: 'evaluation',
        row: {
          id: '0199a7f0-6a0e-7000-8000-000000000001',
          transactionId: 'order-1001',
          state: 'APPROVE',
          fraudScore: 5,
          request: {
            user_id: 'user-42',
            email: 'someone@example.com',
          },
        },
      },
    ],
    next: null,
  },
};

const OWN_ROLE = {
  id: '0199a7f0-6a0e-7000-8000-000000000009',
  name: 'Chargebacks',
  built_in: false,
  permissions: ['personal:reveal', 'traffic:see', 'decisions:see', 'decisions:change'],
  users: 0,
};

const SIGNED_IN = {
  actor: {
    kind: 'user',
    id: '0199a7f0-6a0e-7000-8000-000000000001',
    name: 'Olga Meier',
    email: 'admin@example.com',
  },
  account: {
    id: 1,
    name: 'Owner',
    owner: true,
  },
  scopes: ['fraud', 'lookups', 'screening', 'verification', 'tags', 'labels', 'erase', 'admin'],
  role: 'reviewer',
  role_name: 'reviewer',
  permissions: ['own', 'traffic:see', 'decisions:see', 'decisions:change'],
  second_factor: 'on',
  expires_at: '2026-11-20T15:19:10.414Z',
};

const INVITATION = {
  id: '0199a7f0-6a0e-7000-8000-000000000006',
  email: 'colleague@example.com',
  name: 'Anna Schmidt',
  role: 'reviewer',
  invited_by: 'user 0199a7f0-6a0e-7000-8000-000000000001',
  created_at: '2026-11-20T09:19:10.414Z',
  expires_at: '2026-11-27T09:19:10.414Z',
};

const PASSKEY = {
  id: '0199a7f0-6a0e-7000-8000-000000000008',
  name: 'Laptop',
  created_at: '2026-11-20T03:25:10.414Z',
  used_at: null,
};

/** Response examples of sign-in, users, roles and second factors, by operation. */
export const PEOPLE_EXAMPLES = {
  signIn: SIGNED_IN,
  readSession: SIGNED_IN,
  signInByProvider: {
    ...SIGNED_IN,
    actor: { ...SIGNED_IN.actor, name: 'Anna Schmidt', email: 'anna@example.com' },
  },
  makeFirstOwner: {
    actor: {
      kind: 'user',
      id: '0199a7f0-6a0e-7000-8000-000000000001',
      name: 'Olga Meier',
      email: 'owner@example.com',
    },
    account: {
      id: 1,
      name: 'Owner',
      owner: true,
    },
    scopes: ['fraud', 'lookups', 'screening', 'verification', 'tags', 'labels', 'erase', 'admin'],
    role: 'owner',
    role_name: 'owner',
    permissions: ['own', 'traffic:see', 'people:see', 'people:change'],
    second_factor: 'off',
    expires_at: '2026-11-20T15:19:10.414Z',
  },
  signOut: {},
  listSignIns: {
    sessions: [
      {
        id: '0199a7f0-6a0e-7000-8000-000000000005',
        actor: 'user 0199a7f0-6a0e-7000-8000-000000000001',
        network: '203.0.113.7',
        created_at: '2026-11-20T03:19:10.414Z',
        used_at: '2026-11-20T09:02:44.120Z',
        expires_at: '2026-11-20T15:19:10.414Z',
        current: true,
      },
    ],
  },
  endSignIn: {},
  listUsers: {
    users: [
      {
        id: '0199a7f0-6a0e-7000-8000-000000000001',
        email: 'admin@example.com',
        name: 'Olga Meier',
        role: 'owner',
        second_factor: true,
        created_at: '2026-11-20T03:19:10.414Z',
      },
    ],
    invitations: [INVITATION],
  },
  changeUser: {
    user: {
      id: '0199a7f0-6a0e-7000-8000-000000000007',
      email: 'colleague@example.com',
      name: 'Anna Schmidt',
      role: 'analyst',
      second_factor: false,
      created_at: '2026-11-20T09:25:10.414Z',
    },
  },
  removeUser: {},
  listNames: { names: [{ id: 'user 0199a7f0-6a0e-7000-8000-000000000001', name: 'Olga Meier' }] },
  changeOwnName: { name: 'Anna Schmidt' },
  inviteUser: {
    invitation: INVITATION,
    token: 'EXAMPLE',
  },
  listRoles: {
    roles: [
      {
        id: 'reviewer',
        name: 'reviewer',
        built_in: true,
        permissions: ['personal:see', 'personal:reveal', 'traffic:see', 'decisions:see', 'decisions:change'],
        users: 1,
      },
    ],
    permissions: [{ name: 'personal:see', about: 'View personal data unmasked' }],
  },
  createRole: OWN_ROLE,
  changeRole: OWN_ROLE,
  deleteRole: {},
  withdrawInvitation: {},
  acceptInvitation: { email: 'colleague@example.com' },
  endOtherSignIns: { ended: 2 },
  changePassword: { ended: 2 },
  readSecondFactor: {
    enabled: true,
    enabled_at: '2026-11-20T03:25:10.414Z',
    recovery_codes_left: 9,
    required: false,
    provider: { name: 'Example ID', proved_until: null },
  },
  beginSecondFactor: {
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/Assay:admin%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Assay&algorithm=SHA1&digits=6&period=30',
  },
  confirmSecondFactor: { recovery_codes: ['EXAM-PLEE-XAMP-LEEX', 'AMPL-EEXA-MPLE-EXAM'] },
  renewRecoveryCodes: { recovery_codes: ['EXAM-PLEE-XAMP-LEEX', 'AMPL-EEXA-MPLE-EXAM'] },
  listPasskeys: {
    passkeys: [PASSKEY],
  },
  beginPasskey: { options: { challenge: 'EXAMPLE', rp: { id: 'assay.example.com', name: 'Assay' } } },
  addPasskey: {
    passkey: PASSKEY,
  },
  removePasskey: {},
  beginPasskeySignIn: { options: { challenge: 'EXAMPLE', rpId: 'assay.example.com' } },
  readSignInMethods: { provider: 'Example ID', first_owner: false },
  beginProviderProof: { url: 'https://id.example.com/auth?client_id=assay&max_age=0&state=EXAMPLE' },
  proveByProvider: { proved_until: '2026-11-20T15:50:14.763Z' },
  beginProviderSignIn: { url: 'https://id.example.com/auth?client_id=assay&state=EXAMPLE' },
  removeSecondFactor: {},
  resetSecondFactor: {},
};
