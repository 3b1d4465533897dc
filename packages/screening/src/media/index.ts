export { ArticleIndex, allSteps } from './article-index';
export { type ArticleFormat, detectArticleFormat, readArticles } from './read-articles';
export {
  DEFAULT_MEDIA_SETTINGS,
  type MediaEntry,
  type MediaMention,
  type MediaSettings,
  type MediaSubject,
  screeningMedia,
  screenMedia,
} from './screen-media';
