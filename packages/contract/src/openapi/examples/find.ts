const VIEW = {
  id: '0199a7f0-6a0e-7000-8000-000000000009',
  name: 'Large declines',
  shared: true,
  own: true,
  created_at: '2026-11-20T15:51:18.656Z',
  search: { current_state: 'DECLINE', amount_from: '500' },
};
const CHOICES = { preferences: { 'traffic.columns': 'time,person,amount,state' } };

/** Answers of searches, saved views and choices for the panel, by operation. */
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
  listViews: { views: [VIEW] },
  createView: VIEW,
  deleteView: {},
  readPreferences: CHOICES,
  changePreferences: CHOICES,
};
