/** Why a document was not taken as a list. */
type RefusalReason =
  | 'empty'
  | 'web-page'
  | 'encoding'
  | 'malformed'
  | 'cut-off'
  | 'unknown-format'
  | 'columns'
  | 'too-large'
  | 'no-entries'
  | 'shrunk'
  | 'missing-file'
  | 'busy';

/** A document is no list that may replace the one in use. The message is one sentence and never quotes an entry. */
export class ListRefused extends Error {
  override readonly name = 'ListRefused';

  constructor(
    readonly reason: RefusalReason,
    message: string,
  ) {
    super(message);
  }
}
