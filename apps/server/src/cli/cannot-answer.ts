/** The command failed; the message is one sentence for the operator. */
export class CannotAnswer extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CannotAnswer';
  }
}
