import { openFeed, readFeedManifest } from '@assay/enrichment';

const FEED = 'rdap-servers';

/**
 * The registry of RDAP servers that a deployment keeps as a feed: a line for each entry, with the name of its version. It
 * is opened again only when another version was stored.
 */
export function storedRdapServers(dataDir: string) {
  let kept: { readonly version: string; readonly lines: readonly string[] } | null = null;
  return () => {
    const version = readFeedManifest(dataDir, FEED)?.current.data_version;
    if (version === undefined || version === kept?.version) return kept;
    const { answering } = openFeed(dataDir, FEED);
    if (answering?.content.kind === 'lines') kept = { version, lines: answering.content.lines };
    return kept;
  };
}
