/** One reply of an SMTP server (RFC 5321 §4.2); several lines become one text. */
export interface SmtpReply {
  readonly code: number;
  /** Enhanced status code (RFC 3463), e.g. `5.2.2`; `null` when the server gives none. */
  readonly enhanced: string | null;
  /** May quote the address: never to be logged or passed on. */
  readonly text: string;
}

/**
 * Takes the first whole reply off the start of what was received.
 * @returns `null` while the reply is not complete; `malformed` when it is no SMTP
 */
export function takeSmtpReply(received: string): { reply: SmtpReply; rest: string } | 'malformed' | null {
  const texts: string[] = [];
  let at = 0;
  for (;;) {
    const end = received.indexOf('\n', at);
    if (end < 0) return null;
    const line = /^([2-5]\d\d)(?:([ -])(.*))?$/.exec(received.slice(at, end).replace(/\r$/, ''));
    if (line === null) return 'malformed';
    texts.push(line[3] ?? '');
    at = end + 1;
    if (line[2] === '-') continue;
    const text = texts.join('\n');
    const enhanced = /^([245]\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1] ?? null;
    return { reply: { code: Number(line[1]), enhanced, text }, rest: received.slice(at) };
  }
}
