import { describe, expect, it } from 'vitest';
import { jsonLog } from './log';

function logged(write: (log: ReturnType<typeof jsonLog>) => void): string {
  let text = '';
  write(
    jsonLog(
      (line) => {
        text += line;
      },
      () => 0,
    ),
  );
  return text;
}

describe('log', () => {
  it('writes one line of JSON per event', () => {
    expect(logged((log) => log.info('data-built', { mode: 'packed' }))).toBe(
      '{"time":"1970-01-01T00:00:00.000Z","level":"info","event":"data-built","mode":"packed"}\n',
    );
  });

  it('records the origin of a failure and never its message, which may contain a value', () => {
    const error = Object.assign(new Error('duplicate key (email)=(ann@example.com)'), { code: '23505' });
    const line = logged((log) => log.fault('request', error));
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      event: 'request',
      error: 'Error',
      code: '23505',
    });
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain('ann@');
    expect(logged((log) => log.fault('request', 'ann@example.com'))).not.toContain('ann@');
  });
});
