/** A text with the parts that somebody labelled in it. */
export interface LabelledAddress {
  readonly text: string;
  readonly labels: readonly (readonly [label: string, words: string])[];
}

const ENTITIES: { readonly [entity: string]: string } = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity]!);

/** Addresses labelled word by word, in the XML form of the public `usaddress` corpora. */
export function readTaggedAddresses(xml: string): LabelledAddress[] {
  return [...xml.matchAll(/<AddressString>(.*?)<\/AddressString>/gs)].map(([, inner = '']) => {
    const labels: [string, string][] = [];
    for (const [, label = '', words = ''] of inner.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
      const last = labels.at(-1);
      if (last?.[0] === label) last[1] += ` ${plain(words)}`;
      else labels.push([label, plain(words)]);
    }
    return { text: plain(inner.replace(/<[^>]+>/g, '')).trim(), labels };
  });
}
