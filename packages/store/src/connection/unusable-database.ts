/** The database cannot serve this version of Assay; the message is one clear sentence for the operator. */
export class UnusableDatabase extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnusableDatabase';
  }
}
