import { describe, expect, it } from 'vitest';
import { codeSample, KEY_PLACEHOLDER, SAMPLE_LANGUAGES } from './code-samples';

describe('codeSample', () => {
  it.each(SAMPLE_LANGUAGES)('contains the address and the key: %s', (language) => {
    const code = codeSample(language, 'https://assay.example', 'assay_live_abc');
    expect(code).toContain('https://assay.example/RestService/fraud-api/v2/');
    expect(code).toContain('assay_live_abc');
    expect(code).not.toContain(KEY_PLACEHOLDER);
    expect(code).toContain('order-1');
  });

  it('uses the constants of the language', () => {
    expect(codeSample('Python', 'http://a', 'k')).toContain('"ip_api": True');
    expect(codeSample('TypeScript', 'http://a', 'k')).toContain('"ip_api": true');
  });
});
