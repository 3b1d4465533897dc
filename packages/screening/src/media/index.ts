export type { Article, ReadArticles } from './article';
export { ArticleIndex, type ArticleIndexLimits } from './article-index';
export type { RiskCategory } from './data/risk-lexicon';
export { type ArticleFormat, detectArticleFormat, readArticles } from './read-articles';
export {
  DEFAULT_MEDIA_SETTINGS,
  type MediaEntry,
  type MediaItem,
  type MediaSettings,
  type MediaSubject,
  screenMedia,
} from './screen-media';
