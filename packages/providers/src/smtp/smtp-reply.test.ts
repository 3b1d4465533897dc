import { describe, expect, it } from 'vitest';
import { takeSmtpReply } from './smtp-connection';

describe('takeSmtpReply', () => {
  it('waits for the complete reply', () => {
    for (const part of ['', '250', '250 ok', '250-first\r\n', '250-first\r\n250 la'])
      expect(takeSmtpReply(part)).toBeNull();
  });

  it('joins the lines of one reply and preserves the rest', () => {
    expect(takeSmtpReply('250-mail.test\r\n250-SIZE 1\r\n250 STARTTLS\r\n220 more')).toEqual({
      reply: { code: 250, enhanced: null, text: 'mail.test\nSIZE 1\nSTARTTLS' },
      rest: '220 more',
    });
  });

  it.each([
    ['550 5.1.1 no such user\r\n', 550, '5.1.1'],
    ['452-4.2.2 over\r\n452 4.2.2 quota\r\n', 452, '4.2.2'],
    ['550 address 1.2.3.4 refused\r\n', 550, null],
    ['220\r\n', 220, null],
    ['250 bare newline\n', 250, null],
  ])('reads %j', (text, code, enhanced) => {
    expect(takeSmtpReply(text)).toMatchObject({ reply: { code, enhanced } });
  });

  it.each(['HTTP/1.1 400 Bad Request\r\n', '999 x\r\n', '25 x\r\n', '\r\n'])('rejects %j', (text) =>
    expect(takeSmtpReply(text)).toBe('malformed'));
});
