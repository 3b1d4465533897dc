import { Readable } from 'node:stream';

/**
 * Returns a stream after its first piece arrived, so that an earlier failure still results in an error
 * response instead of a broken success.
 * @throws the error that occurred before the first piece
 */
export async function begunStream<Piece>(source: AsyncIterable<Piece>): Promise<Readable> {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* all(): AsyncGenerator<Piece> {
    try {
      if (!first.done) yield first.value;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return Readable.from(all());
}
