import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Recorded, recordResponses } from './recorded-responses';

/**
 * Responses that commit 383cd127a, the last one before the renames of 0.2, sent for the same requests. Never
 * change them: a difference breaks clients.
 */
const BEFORE: Recorded = JSON.parse(
  readFileSync(new URL('data/contract-responses.json', import.meta.url), 'utf8'),
);

/** Members that the responses gained since; clients ignore unknown members. */
const ADDED = /,"suggestion":null|"lookalike":false,"lookalike_of":null,/g;

/** Replaces the texts for people, which documents 1 to 3 leave open: names of rules and categories, messages. */
const withoutTexts = (text: string): string =>
  text
    .replace(ADDED, '')
    .replace(/("id":"[A-Z]{1,2}\d+","name":)"[^"]*"/g, '$1"<text>"')
    .replace(/("id":"[a-z_]+","name":)"[^"]*"(?=,"score")/g, '$1"<text>"')
    .replace(/"(message|statusDetail|expected)":"(?:[^"\\]|\\.)*"/g, '"$1":"<text>"');

const lines = (text: string | undefined) =>
  withoutTexts(text ?? '')
    .split('\n')
    .sort();

describe('responses of documents 1 to 3', () => {
  let now: Recorded;
  beforeAll(async () => {
    now = await recordResponses(BEFORE.webhooks?.split('\n').length ?? 0);
  });

  it('answer the same requests', () => {
    expect(Object.keys(now)).toEqual(Object.keys(BEFORE));
  });

  it.each(Object.keys(BEFORE))('are byte for byte those before the renames: %s', (name) => {
    expect(lines(now[name])).toEqual(lines(BEFORE[name]));
  });
});
