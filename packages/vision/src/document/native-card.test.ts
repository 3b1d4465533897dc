import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { installedOcrModels, openReader, type TextReader } from '../ocr/reader';
import { noise, photograph, random } from '../testing/degrade';
import { drawNativeCard, GREEK, type NativeCard, UKRAINIAN } from '../testing/native-card';
import { plainTask } from '../testing/plain-task';
import { BY_HAND } from '../testing/printed-document';
import { checkDocument, type DocumentTask } from './check-document';

const NOW = Date.UTC(2026, 0, 15);
vi.setConfig({ testTimeout: 180_000 });
let reader: TextReader;

beforeAll(async () => {
  reader = await openReader(installedOcrModels());
});
afterAll(() => reader.close());

async function check(card: NativeCard, task: Partial<DocumentTask> = {}) {
  const picture = noise(photograph(drawNativeCard(card), 1500, 1100, BY_HAND), 4, random(3));
  const answer = await checkDocument(plainTask({ sides: [picture], now: NOW, reader, ...task }));
  const results = Object.fromEntries(answer.findings.map(({ subCheck, result }) => [subCheck, result]));
  return { ...answer, results };
}

describe('checkDocument with a drawn card in Cyrillic letters', () => {
  it("reads both scripts, which agree, and matches the holder's name in either", async () => {
    const { template, extracted, native, results, confidence } = await check(UKRAINIAN, {
      fullName: 'Мар’яна Ткаченко',
      birthDate: '1991-08-24',
    });
    expect(template).toBe(UKRAINIAN.template);
    expect(extracted).toMatchObject(UKRAINIAN.fields);
    expect(native).toMatchObject(UKRAINIAN.native);
    expect(confidence).toMatchObject({ lastName: expect.any(Number) });
    expect(results).toMatchObject({
      formatCheckResult: 'PASS',
      matchCheckResult: 'PASS',
      nameMatchCheckResult: 'PASS',
      dateOfBirthCheckResult: 'PASS',
    });
  });
});

describe('checkDocument with a drawn card in Greek letters', () => {
  it('reads both scripts', async () => {
    const { template, extracted, native, results } = await check(GREEK, { fullName: 'Leonidas Georgiadis' });
    expect(template).toBe(GREEK.template);
    expect(extracted).toMatchObject(GREEK.fields);
    expect(native).toMatchObject(GREEK.native);
    expect(results).toMatchObject({ matchCheckResult: 'PASS', nameMatchCheckResult: 'PASS' });
  });
});
