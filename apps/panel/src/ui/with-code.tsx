/** Words of the server, with what stands between backticks as code. */
export function WithCode({ text }: { readonly text: string }) {
  // Every second part stands between two backticks; one alone is a sign like any other.
  const parts = text.split(/`([^`]+)`/);
  return parts.map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
    return at % 2 === 0 ? part : <code key={at}>{part}</code>;
  });
}
