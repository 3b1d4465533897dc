const VIEW = {
  id: '0199a7f0-6a0e-7000-8000-000000000009',
  name: 'Large declines',
  shared: true,
  own: true,
  created_at: '2026-11-20T15:51:18.656Z',
  search: { current_state: 'DECLINE', amount_from: '500' },
};
const CHOICES = { preferences: { 'traffic.columns': 'time,person,amount,state' } };

const LINKED = {
  kind: 'device_hash',
  key: 'device_hash:bcdaponmlkjihgfe',
  calls: 9,
  people: 4,
  hub: false,
  first_seen: '2026-10-02T08:12:40.018Z',
  last_seen: '2026-11-20T15:51:18.656Z',
  approved: 5,
  in_review: 1,
  declined: 3,
  frauds: 2,
  newest: null,
};

/** Response examples of searches, links, saved views and panel choices, by operation. */
export const FIND_EXAMPLES = {
  search: {
    results: [
      { kind: 'email', key: 'email:bcdaponmlkjihgfe', id: null, matches: 12, newest: null },
      {
        kind: 'execution',
        key: null,
        id: '0199a7f0-6a0e-7000-8000-000000000003',
        matches: 1,
        newest: null,
      },
    ],
    complete: true,
  },
  listLinkClusters: {
    clusters: [
      {
        kind: 'device_hash',
        key: 'device_hash:abcdefghijklmnop',
        people: 3,
        calls: 7,
        approved: 4,
        in_review: 1,
        declined: 2,
        frauds: 1,
        amounts: [{ currency: 'EUR', total: 1249.5 }],
        first_seen: '2026-11-18T09:30:00.000Z',
        last_seen: '2026-11-20T15:51:18.656Z',
        identifiers: [
          { kind: 'device_hash', key: 'device_hash:abcdefghijklmnop', people: 3, calls: 6 },
          { kind: 'card_hash', key: 'card_hash:efghponmlkjidcba', people: 2, calls: 2 },
        ],
        identifier_count: 2,
        newest: LINKED.newest,
      },
    ],
    analyzed: 1000,
    complete: true,
  },
  readLinks: {
    entity: LINKED,
    neighbours: [
      {
        ...LINKED,
        kind: 'user_id',
        key: 'user_id:efghponmlkjidcba',
        calls: 3,
        people: 1,
        shared: 2,
        shared_first: '2026-11-18T09:30:00.000Z',
        shared_last: '2026-11-20T15:51:18.656Z',
      },
    ],
    next: null,
  },
  listViews: { views: [VIEW] },
  createView: VIEW,
  deleteView: {},
  readPreferences: CHOICES,
  changePreferences: CHOICES,
};
