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

describe('the log', () => {
  it('is one line of JSON an event', () => {
    expect(logged((log) => log.info('data-built', { mode: 'packed' }))).toBe(
      '{"time":"1970-01-01T00:00:00.000Z","level":"info","event":"data-built","mode":"packed"}\n',
    );
  });

  it('records where a failure came from and never its message: that may be a value', () => {
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
