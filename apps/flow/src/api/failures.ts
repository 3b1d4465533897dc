/** The server answered, and refused. */
export class Refused extends Error {
  constructor(
    /** Of HTTP. */
    readonly status: number,
    /** Of the error catalogue; empty when the answer had none. */
    readonly code: string,
  ) {
    super(`The server refused with ${status} ${code}.`);
    this.name = 'Refused';
  }
}

/** Nothing came back: no network, or a server that is away for the moment. Trying again may help. */
export class Unreachable extends Error {
  constructor() {
    super('The server cannot be reached.');
    this.name = 'Unreachable';
  }
}

/** The one code of the catalogue that the page acts on: the step was taken, or begun, before. */
export const CONFLICT = '3009';
const AGAIN_LATER = [408, 429, 500, 502, 503, 504];

/** What an answer that is no success means. */
export function failureOf(status: number, body: unknown): Refused | Unreachable {
  if (status === 0 || AGAIN_LATER.includes(status)) return new Unreachable();
  const { error } = (body ?? {}) as { readonly error?: { readonly code?: unknown } };
  return new Refused(status, typeof error?.code === 'string' ? error.code : '');
}
