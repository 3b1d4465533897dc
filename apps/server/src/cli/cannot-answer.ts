/** A command's work could not be done; the message is one sentence for the person at the terminal. */
export class CannotAnswer extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CannotAnswer';
  }
}
