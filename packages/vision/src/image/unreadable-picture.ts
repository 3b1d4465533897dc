/** A picture that cannot be looked at; the message states why and holds nothing of the picture. */
export class UnreadablePicture extends Error {
  constructor(why: string) {
    super(`The picture cannot be read: ${why}.`);
    this.name = 'UnreadablePicture';
  }
}
