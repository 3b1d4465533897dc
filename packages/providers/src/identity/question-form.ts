import { createHmac } from 'node:crypto';
import type { EkycInput, IdentityQuestion } from '@assay/contract';

/** Signature of requests to a vendor: HMAC (RFC 2104) over parts of the request. */
export interface SignatureConfig {
  readonly secret: string;
  readonly algorithm?: 'sha256' | 'sha512';
  readonly encoding?: 'hex' | 'base64';
  /**
   * Signed text, with parts in braces: `{timestamp}`, `{method}`, `{target}` (path and query), `{body}`; `\n`
   * is a line end. Default `{timestamp}.{body}`.
   */
  readonly over?: string;
  /** Header of the signature; default `x-signature`. */
  readonly header?: string;
  /** Prefix of the signature, such as `v1=`. */
  readonly prefix?: string;
  /** Header of the timestamp; default `x-timestamp`. */
  readonly timestampHeader?: string;
  /** Default `seconds` since 1970. */
  readonly timestamp?: 'seconds' | 'milliseconds' | 'iso';
}

function timestampOf(form: SignatureConfig['timestamp'], now: number): string {
  if (form === 'iso') return new Date(now).toISOString();
  return String(form === 'milliseconds' ? now : Math.floor(now / 1000));
}

/** Returns the headers that sign a request at a given time. */
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

/** A text with inputs in braces: `{id_value}`, `{user_firstname} {user_lastname}`. */
type Template = string;
/** JSON whose texts are templates. */
type TemplateTree =
  | Template
  | number
  | boolean
  | null
  | readonly TemplateTree[]
  | { readonly [name: string]: TemplateTree };

/** Format of a request to a vendor. */
export interface QuestionForm {
  readonly method?: 'GET' | 'POST';
  /** Path after the base URL; inputs are encoded. URLs are logged, so put personal numbers into the body. */
  readonly path: Template;
  readonly query?: { readonly [name: string]: Template };
  readonly headers?: { readonly [name: string]: Template };
  /** Members without an input are left out. */
  readonly body?: TemplateTree;
}

const PLACE = /\{([a-z_0-9]+)\}/g;

const inputOf = ({ inputs, type }: IdentityQuestion, name: string): string | undefined =>
  name === 'type' ? type : inputs[name as EkycInput];

/** Returns the filled template; null if one of its inputs is missing. */
function filled(
  template: Template,
  question: IdentityQuestion,
  write: (value: string) => string,
): string | null {
  let whole = true;
  const text = template.replace(PLACE, (_, name: string) => {
    const value = inputOf(question, name);
    if (value === undefined) whole = false;
    return write(value ?? '');
  });
  return whole ? text : null;
}

/** Returns a list without missing elements, or an object without missing members. */
function filledTree(tree: TemplateTree, question: IdentityQuestion): unknown {
  if (typeof tree === 'string') return filled(tree, question, (value) => value) ?? undefined;
  if (Array.isArray(tree))
    return tree.map((child) => filledTree(child, question)).filter((child) => child !== undefined);
  if (typeof tree !== 'object' || tree === null) return tree;
  const members = Object.entries(tree).map(([name, child]) => [name, filledTree(child, question)]);
  return Object.fromEntries(members.filter(([, child]) => child !== undefined));
}

interface FilledQuestion {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly target: string;
  readonly headers: { readonly [name: string]: string };
  /** Empty without a request body. */
  readonly body: string;
}

/** Returns the request for a query; null if the path needs a missing input. */
export function fillForm(form: QuestionForm, question: IdentityQuestion): FilledQuestion | null {
  const path = filled(form.path, question, encodeURIComponent);
  if (path === null) return null;
  const query = Object.entries(form.query ?? {}).flatMap(([name, template]) => {
    const value = filled(template, question, encodeURIComponent);
    return value === null ? [] : [`${encodeURIComponent(name)}=${value}`];
  });
  const headers = Object.entries(form.headers ?? {}).flatMap(([name, template]) => {
    const value = filled(template, question, (text) => text.replace(/[^\x20-\x7e]/g, ''));
    return value === null ? [] : [[name, value]];
  });
  return {
    method: form.method ?? (form.body === undefined ? 'GET' : 'POST'),
    target: `/${path.replace(/^\/+/, '')}${query.length === 0 ? '' : `?${query.join('&')}`}`,
    headers: Object.fromEntries(headers),
    body: form.body === undefined ? '' : JSON.stringify(filledTree(form.body, question)),
  };
}
