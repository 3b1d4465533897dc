/** Answers of Erase, Persons, by operation. */
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
