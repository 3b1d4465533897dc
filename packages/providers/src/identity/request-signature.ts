import { createHmac } from 'node:crypto';
import type { FilledQuestion } from './question-form';

/** How a vendor wants its requests signed: HMAC (RFC 2104) over parts of the request. */
export interface SignatureConfig {
  readonly secret: string;
  readonly algorithm?: 'sha256' | 'sha512';
  readonly encoding?: 'hex' | 'base64';
  /**
   * What is signed, parts in braces: `{timestamp}`, `{method}`, `{target}` (path and query), `{body}`; `\n` stands for
   * a line end. Default `{timestamp}.{body}`.
   */
  readonly over?: string;
  /** Header of the signature; default `x-signature`. */
  readonly header?: string;
  /** Before the signature, such as `v1=`. */
  readonly prefix?: string;
  /** Header of the time; default `x-timestamp`. */
  readonly timestampHeader?: string;
  /** Default `seconds` since 1970. */
  readonly timestamp?: 'seconds' | 'milliseconds' | 'iso';
}

function timestampOf(form: SignatureConfig['timestamp'], now: number): string {
  if (form === 'iso') return new Date(now).toISOString();
  return String(form === 'milliseconds' ? now : Math.floor(now / 1000));
}

/** The headers that sign a request at a time. */
export function signatureHeaders(
  config: SignatureConfig,
  { method, target, body }: FilledQuestion,
  now: number,
): { readonly [name: string]: string } {
  const { algorithm = 'sha256', encoding = 'hex', over = '{timestamp}.{body}', prefix = '' } = config;
  const parts: { readonly [name: string]: string } = {
    timestamp: timestampOf(config.timestamp, now),
    method,
    target,
    body,
  };
  const signed = over.replace(/\\n|\{(timestamp|method|target|body)\}/g, (whole, name?: string) =>
    name === undefined ? '\n' : (parts[name] ?? whole),
  );
  const digest = createHmac(algorithm, config.secret).update(signed).digest(encoding);
  return {
    [config.header ?? 'x-signature']: `${prefix}${digest}`,
    [config.timestampHeader ?? 'x-timestamp']: parts.timestamp as string,
  };
}
