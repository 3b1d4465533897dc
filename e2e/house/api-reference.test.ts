import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ERRORS } from '@assay/contract';
import { describe, expect, it } from 'vitest';

type Json = { readonly [member: string]: unknown };
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly { readonly name?: string; readonly description?: string }[];
  readonly requestBody?: Answer;
  readonly responses: { readonly [status: string]: Answer };
}
interface Answer {
  readonly $ref?: string;
  readonly content?: { readonly [type: string]: { readonly example?: unknown; readonly examples?: Json } };
}
interface Schema {
  readonly properties?: { readonly [name: string]: Json };
}
interface Document {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly webhooks: { readonly [event: string]: { readonly [method: string]: Operation } };
  readonly tags: readonly { readonly name: string }[];
  readonly 'x-tagGroups': readonly { readonly name: string; readonly tags: readonly string[] }[];
  readonly 'x-errors': { readonly [name: string]: { readonly code: string; readonly remedy?: string } };
  readonly components: {
    readonly schemas: { readonly [name: string]: Schema };
    readonly responses: { readonly [name: string]: Answer };
  };
}

const published = JSON.parse(readFileSync(resolve('docs', 'openapi.json'), 'utf8')) as Document;

/** Returns the document with one operation changed. */
function changed(change: Partial<Operation>): Document {
  const path = '/RestService/fraud-api/v2/';
  const post = { ...(published.paths[path]?.post as Operation), ...change };
  return { ...published, paths: { ...published.paths, [path]: { post } } };
}

const operationsOf = ({ paths, webhooks }: Document): readonly Operation[] =>
  [...Object.values(paths), ...Object.values(webhooks)].flatMap((path) => Object.values(path));

const VERBS = new Set(
  `Accept Activate Add Approve Attach Cancel Change Check Claim Close Compare Complete Confirm Create Deactivate Decide
  Delete Disable Download Enable End Erase Explain Export Get Import Invite Label List Look Merge Open Preview Promote
  Propose Raise Record Redeem Reject Remove Replace Report Request Resend Reset Restore Reveal Revoke Roll Rotate Run Save Score
  Screen Search Send Set Sign Start Stop Submit Test Train Upload Verify Withdraw`.split(/\s+/),
);
const MAX_SUMMARY = 60;

/** Returns the operations whose summary isn't a short verb phrase in the imperative. */
const summaryProblems = (document: Document): readonly string[] =>
  operationsOf(document).flatMap(({ operationId, summary }) => {
    const [verb = ''] = summary.split(/[\s,]/);
    const isVerbPhrase = VERBS.has(verb) && summary.includes(' ') && !/[.;:]/.test(summary);
    return isVerbPhrase && summary.length <= MAX_SUMMARY ? [] : [`${operationId}: ${summary}`];
  });

describe('operation summaries', () => {
  it('are verb phrases in the imperative of at most 60 characters', () => {
    expect(summaryProblems(published)).toEqual([]);
  });

  it.each([
    'What is known of an IP address',
    'Scores a transaction',
    'Score',
    'Score a transaction; the reasons follow',
    'Score a transaction of a customer and return all of its reasons in order',
  ])('are found when they are not: %s', (summary) => {
    expect(summaryProblems(changed({ summary }))).toEqual([`scoreTransaction: ${summary}`]);
  });
});

const MAX_DESCRIPTION_WORDS = 90;
const ACCESS = /(Requires |Every signed-in user can call it\.)/;

/** Returns the operations without a description, or whose description doesn't state the required access. */
const descriptionProblems = (document: Document): readonly string[] =>
  operationsOf(document).flatMap(({ operationId, description, tags, parameters = [] }) => {
    const isEvent = tags.includes('Webhooks') && !ACCESS.test(description);
    const words = description.split(/\s+/).length;
    const isSentences = /^[A-Z`].*[.]$/.test(description) && words > 5 && words <= MAX_DESCRIPTION_WORDS;
    const undescribed = parameters.filter(
      ({ name, description: text }) => name !== undefined && (!text || text === name),
    );
    return isSentences && (isEvent || ACCESS.test(description)) && undescribed.length === 0
      ? []
      : [operationId];
  });

describe('operation descriptions', () => {
  it('say what an operation does and which access it requires', () => {
    expect(descriptionProblems(published)).toEqual([]);
  });

  it.each([
    ['is empty', { description: '' }],
    ['lacks the access', { description: 'Runs the modules that the request enables.' }],
    ['describes a parameter by its name', { parameters: [{ name: 'segment', description: 'segment' }] }],
  ] as const)('are found when a description %s', (_what, change) => {
    expect(descriptionProblems(changed(change))).toEqual(['scoreTransaction']);
  });
});

const acceptsNull = ({ type, anyOf }: Json): boolean =>
  [type].flat().includes('null') || ((anyOf ?? []) as readonly Json[]).some((form) => form.type === 'null');

/** Returns the properties without a description, and those whose description doesn't state the meaning of null. */
const propertyProblems = ({ components }: Document): readonly string[] =>
  Object.entries(components.schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties).flatMap(([name, property]) => {
      const { description } = property;
      if (typeof description !== 'string' || description.trim().length < 4) return [`${schema}.${name}`];
      return acceptsNull(property) && !/\bnull\b/.test(description) ? [`${schema}.${name}: null`] : [];
    }),
  );

describe('schema properties', () => {
  const planted = (property: Json): Document => ({
    ...published,
    components: { ...published.components, schemas: { Planted: { properties: { amount: property } } } },
  });

  it('have a description, with the meaning of null', () => {
    expect(propertyProblems(published)).toEqual([]);
  });

  it.each([
    [{ type: 'number' }, 'Planted.amount'],
    [{ $ref: '#/components/schemas/Amount' }, 'Planted.amount'],
    [{ anyOf: [{ type: 'number' }, { type: 'null' }], description: 'Amount' }, 'Planted.amount: null'],
    [{ type: ['number', 'null'], description: 'Amount' }, 'Planted.amount: null'],
  ])('are found without it: %j', (property, problem) => {
    expect(propertyProblems(planted(property))).toEqual([problem]);
  });
});

const CODES: ReadonlySet<string> = new Set(Object.values(ERRORS).map(({ code }) => code));

interface FailureExample {
  readonly description?: string;
  readonly value?: { readonly error?: { readonly code?: string } };
}

/** Returns the failures of operations without an example that has a catalog code and a remedy. */
const failureProblems = (document: Document): readonly string[] =>
  operationsOf(document).flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { $ref = '' }]) => {
      if (!/^[45]\d\d$/.test(status) || operationId === 'isReady') return [];
      const answer = document.components.responses[$ref.split('/').at(-1) ?? ''];
      const examples = Object.values(answer?.content?.['application/json']?.examples ?? {});
      const isComplete = (examples as readonly FailureExample[]).every(
        ({ description = '', value }) => description.length > 10 && CODES.has(value?.error?.code ?? ''),
      );
      return examples.length > 0 && isComplete ? [] : [`${operationId} ${status}`];
    }),
  );

describe('error responses', () => {
  const failure = 'Failure.404.notFound';
  const planted = (example: FailureExample): Document => {
    const content = { 'application/json': { examples: { notFound: example as Json } } };
    const responses = { ...published.components.responses, [failure]: { content } };
    return {
      ...changed({ responses: { 404: { $ref: `#/components/responses/${failure}` } } }),
      webhooks: {},
      paths: {
        planted: changed({ responses: { 404: { $ref: `#/components/responses/${failure}` } } }).paths[
          '/RestService/fraud-api/v2/'
        ] as Document['paths'][string],
      },
      components: { ...published.components, responses },
    };
  };

  it('have an example with a code of the catalog and a remedy', () => {
    const documented = { ...published, webhooks: {} };
    expect(failureProblems(documented)).toEqual([]);
  });

  it('have a remedy for every error of the catalog', () => {
    const lacking = Object.entries(ERRORS).filter(([, { remedy }]) => !/^[A-Z`].{8,}\.$/.test(remedy));
    expect(lacking.map(([name]) => name)).toEqual([]);
    expect(published['x-errors']).toEqual(ERRORS);
  });

  it.each([
    ['an unknown code', { description: 'Check the path.', value: { error: { code: '9999' } } }],
    ['no remedy', { value: { error: { code: '3001' } } }],
    ['no value', { description: 'Check the path.' }],
  ])('are found with %s', (_what, example) => {
    expect(failureProblems(planted(example))).toEqual(['scoreTransaction 404']);
  });
});

/** Members that have different meanings in a request and its response, by operation. */
const OTHER_MEANINGS: { readonly [operationId: string]: readonly string[] } = {
  // The ID of the credential, and the ID under which Assay stores it.
  addPasskey: ['id'],
  // The reason for the access, and the reason for the alert.
  revealAlert: ['reason'],
  // The reason for the access, and the reason for the cleared match.
  revealClearedMatch: ['reason'],
  // The submitted step; the flow waits for its check.
  submitStep: ['step'],
};
const MAX_DEPTH = 3;

/** Yields the members of an object that are neither objects nor arrays. */
function* scalarsIn(value: unknown, depth = 0): Generator<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth === MAX_DEPTH) return;
  for (const [name, member] of Object.entries(value))
    if (typeof member !== 'object' || member === null) yield [name, member];
    else yield* scalarsIn(member, depth + 1);
}

/** Returns the members whose value in the request example differs from all values in the response example. */
const exampleProblems = (document: Document): readonly string[] =>
  operationsOf(document).flatMap(({ operationId, requestBody, responses }) => {
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
    const answer = success?.content?.['application/json']?.example as { readonly data?: unknown } | undefined;
    const answered = [...scalarsIn(answer?.data)];
    return [...scalarsIn(requestBody?.content?.['application/json']?.example)].flatMap(([name, sent]) => {
      const values = answered.filter(([other]) => other === name).map(([, value]) => String(value));
      const isOther = OTHER_MEANINGS[operationId]?.includes(name) ?? false;
      return values.length === 0 || isOther || values.includes(String(sent))
        ? []
        : [`${operationId} ${name}`];
    });
  });

describe('examples', () => {
  const withRequest = (example: unknown): Document =>
    changed({ requestBody: { content: { 'application/json': { example } } } });

  it('have responses that belong to their requests', () => {
    expect(exampleProblems(published)).toEqual([]);
  });

  it('are found when the response is about another IP address', () => {
    expect(exampleProblems(withRequest({ ip: '203.0.113.7' }))).toEqual(['scoreTransaction ip']);
  });

  it('have email details in the scoring response, because the request enables the module', () => {
    const { post } = published.paths['/RestService/fraud-api/v2/'] as { readonly post: Operation };
    const example = (answer: Answer | undefined) => answer?.content?.['application/json']?.example;
    expect(example(post.requestBody)).toMatchObject({ config: { email_api: true }, ip: '8.8.8.8' });
    expect(example(post.responses[200])).toMatchObject({
      data: { ip_details: { ip: '8.8.8.8' }, email_details: { email: 'someone@example.com' } },
    });
  });
});

const GROUPS = [
  'Scoring',
  'Lookups',
  'Screening',
  'Transaction monitoring',
  'Verification',
  'Decisions and review',
  'Policy',
  'Administration',
  'Operations',
];

/** Returns the tags of operations that aren't in exactly one group, and the groups' tags without operations. */
const tagProblems = (document: Document): readonly string[] => {
  const grouped = document['x-tagGroups'].flatMap(({ tags }) => tags);
  const used = new Set(operationsOf(document).flatMap(({ tags }) => tags));
  return [
    ...[...used].filter((tag) => grouped.filter((one) => one === tag).length !== 1),
    ...grouped.filter((tag) => !used.has(tag) || !document.tags.some(({ name }) => name === tag)),
  ];
};

describe('tags', () => {
  it('are in the groups of the API reference', () => {
    expect(published['x-tagGroups'].map(({ name }) => name)).toEqual(GROUPS);
    expect(tagProblems(published)).toEqual([]);
  });

  it('are found without a group', () => {
    expect(tagProblems(changed({ tags: ['Planted'] }))).toEqual(['Planted', 'Fraud']);
  });
});
