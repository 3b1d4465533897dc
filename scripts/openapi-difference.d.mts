/** Changes between two OpenAPI documents; operations as `POST /path`, every difference as a sentence. */
export function openApiDifference(
  before: object,
  after: object,
): {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
  readonly sentences: readonly string[];
};
