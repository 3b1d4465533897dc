const REVEALS = ALL_ROUTES.filter(({ reveals }) => reveals !== undefined);
const REASON = 'Complaint 4711 of the customer';

describe('a record', () => {
  it('is masked in its form: a list shows that there is a person, and one decision all that is not of them', async () => {
    const { body } = await masked('GET', `/evaluations/${ids.evaluations}`);
    expect(body.data.summary).toMatchObject({
      transaction_id: 'planted-transaction',
      amount: 730,
      person: { name: 'Z••• Q•••', email: 'z•••@•••', user_id: MASK },
      ip: MASK,
    });
    expect(body.data.request).toMatchObject({
      user_country: 'DE',
      transaction_amount: 730,
      user_street: MASK,
    });
    expect(body.data.answer?.data).toMatchObject({ state: 'REVIEW', version: 'v2' });
  });

  it.each(
    REVEALS.map((route) => [route.operationId, route] as const),
  )('is shown with a reason, which is kept: %s', async (_name, route) => {
    const path = addressOf(route);
    const plain = await owner('GET', path.replace(/\/reveal$/, ''));
    const shown = await masked('POST', path, { body: { reason: REASON } });
    expect(shown.status).toBe(200);
    expect(leaked(shown.body)).toEqual(leaked(plain.body));
    const [record] = items((await owner('GET', '/audit?action=person.reveal&limit=1')).body.data.records);
    expect(record).toMatchObject({ change: { operation: route.reveals?.operationId, reason: REASON } });
    expect(record?.actor).toMatch(/^user /);
    expect(path).toContain(String(record?.target).split(' ').at(-1));
  });

  it.each([
    [{}],
    [{ reason: '' }],
    [{ reason: '    ' }],
    [{ reason: 'why' }],
    [{ reason: 7 }],
    [{ reason: 'x'.repeat(301) }],
  ])('is not shown for %j', async (body) => {
    const before = (await owner('GET', '/audit?limit=1')).body.data.records;
    const { status, body: answer } = await masked('POST', `/evaluations/${ids.evaluations}/reveal`, { body });
    expect(status).toBe(400);
    expect(leaked(answer)).toEqual([]);
    expect((await owner('GET', '/audit?limit=1')).body.data.records).toEqual(before);
  });

  it('that is not there is no more there with a reason', async () => {
    const path = '/evaluations/0193a5a0-0000-7000-8000-00000000dead/reveal';
    expect((await masked('POST', path, { body: { reason: REASON } })).status).toBe(404);
  });
});

/** What would end the session that asks. */
const ENDS = ['signOut', 'endOtherSignIns', 'changePassword', 'endSignIn'];
const ORDER = ['get', 'post', 'put', 'patch', 'delete'];
/** Bodies that find what was planted. */
const BODIES: { readonly [operationId: string]: object } = {
  ...READING_POSTS,
  exportPerson: { user_id: PLANTED.user_id },
  changeCase: { comment: PLANTED.note },
  noteQueueItem: { text: PLANTED.note },
  decideQueueItem: { decision: 'APPROVE', reason: PLANTED.note },
};
const CHANGES_TOO = ALL_ROUTES.filter(
  ({ operationId, path, scope, reveals }) =>
    path.startsWith(MANAGEMENT_PREFIX) && scope !== null && !reveals && !ENDS.includes(operationId),
).sort((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method));

describe('who may do everything but see personal data', () => {
  it('gets no record in the clear, without the permission to ask for it', async () => {
    for (const route of REVEALS) {
      const answer = await blind('POST', addressOf(route), { body: { reason: REASON } });
      expect([route.operationId, answer.status]).toEqual([route.operationId, 403]);
    }
  });

  it('finds none of it in the answer of any route, whatever they change', async () => {
    const found: string[] = [];
    let answered = 0;
    for (const route of CHANGES_TOO) {
      const body = BODIES[route.operationId] ?? route.bodyExample;
      const method = route.method.toUpperCase() as 'GET';
      const answer = await blind(method, addressOf(route), body === undefined ? {} : { body });
      if (answer.status === 200) answered++;
      const values = leaked(answer.body);
      if (values.length > 0) found.push(`${route.operationId}: ${values.join(', ')}`);
    }
    expect(found).toEqual([]);
    expect(answered).toBeGreaterThan(70);
  }, 120_000);
});
