import { describe, expect, it } from 'vitest';
import { GERMAN, PATTERNS } from '../i18n/german';
import { sentencesWith } from '../i18n/message';
import { ApiFailure, describeFailure } from './client';

describe('error messages of rejected requests', () => {
  it('lists the expected value of each field', () => {
    const refused = [
      { field: 'name', expected: 'string of 1 to 64 characters' },
      { field: 'at', expected: 'integer or a new kind of time' },
    ];
    expect(describeFailure(new ApiFailure(400, '1006', 'Invalid input json', refused))).toBe(
      'name: string of 1 to 64 characters\nat: integer or a new kind of time',
    );
  });

  it('describes server failures, and shows their message if the transaction may be stored', () => {
    expect(describeFailure(new ApiFailure(503, '4001', 'System error'))).toContain('Try again in a minute');
    expect(describeFailure(new ApiFailure(500, '4001', 'System error'))).toContain('Check the server log');
    const kept = 'System error: the data may have been stored';
    expect(describeFailure(new ApiFailure(503, '4001', kept))).toBe(kept);
  });

  it('translates expected values to German with German number formats, and leaves unknown texts unchanged', () => {
    const german = sentencesWith(PATTERNS, (text) => GERMAN[text] ?? text);
    expect(german('array of 1 to 2000 items', 'de')).toBe('eine Liste von 1 bis 2.000 Einträgen');
    expect(german('one of live, test', 'de')).toBe('eines von live, test');
    expect(german('{most} at most {most}', 'de')).toBeNull();
  });
});
