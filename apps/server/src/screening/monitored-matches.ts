import { createHash } from 'node:crypto';
import type { MatchChange } from '@assay/contract';
import type { MediaMention } from '@assay/screening';
import type { MonitoredMatch } from '@assay/store';
import { entryId } from './entry-document';
import type { Search } from './search';

/** List name of news matches. */
export const MEDIA = 'media';

/** Score of an article that spells the name as in the query; not a measure of identity. */
const AS_ASKED = 1;
const ALIKE = 0.9;

function ofArticle({ article, name, isExact }: MediaMention): MonitoredMatch<MatchChange> {
  const { id, title, url, source } = article;
  return {
    list: MEDIA,
    sourceId: id,
    contentHash: createHash('sha256').update(JSON.stringify(article)).digest('hex').slice(0, 32),
    reported: {
      id: entryId(MEDIA, id),
      source_id: id,
      source_name: source ?? MEDIA,
      name,
      list_kind: 'adversemedia',
      score: isExact ? AS_ASKED : ALIKE,
      title,
      url,
    },
  };
}

/** Returns matches in the form stored with a monitored name: list entries and articles. */
export const matchesOf = ({
  hits,
  articles,
}: Pick<Search, 'hits' | 'articles'>): readonly MonitoredMatch<MatchChange>[] => [
  ...hits.map((hit) => ({
    list: hit.list,
    sourceId: hit.sourceId,
    contentHash: hit.contentHash,
    reported: {
      id: hit.entry.id,
      source_id: hit.sourceId,
      source_name: hit.list,
      name: hit.entry.name,
      list_kind: hit.kind,
      score: hit.score,
    },
  })),
  ...articles.map(ofArticle),
];
