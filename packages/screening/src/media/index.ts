export type { Article, ReadArticles } from './article';
export { ArticleIndex, allSteps } from './article-index';
export type { RiskCategory } from './data/risk-lexicon';
export { type ArticleFormat, detectArticleFormat, readArticles } from './read-articles';
export {
  DEFAULT_MEDIA_SETTINGS,
  type MediaEntry,
  type MediaItem,
  type MediaMention,
  type MediaSettings,
  type MediaSubject,
  screeningMedia,
  screenMedia,
} from './screen-media';
