/**
 * Domain names of a search engine's crawlers, as the engine publishes for verification.
 * `googleusercontent.com` is left out although some Google fetchers use it, because it is also used for
 * customers' machines.
 */
export interface SpiderDomain {
  readonly operator: string;
  readonly domains: readonly string[];
}

export const spiderDomains: readonly SpiderDomain[] = [
  { operator: 'Google', domains: ['googlebot.com', 'google.com'] },
  { operator: 'Bing', domains: ['search.msn.com'] },
  { operator: 'Apple', domains: ['applebot.apple.com'] },
  { operator: 'Yandex', domains: ['yandex.ru', 'yandex.net', 'yandex.com'] },
  { operator: 'Baidu', domains: ['crawl.baidu.com', 'crawl.baidu.jp'] },
  { operator: 'Yahoo', domains: ['crawl.yahoo.net'] },
  { operator: 'Seznam', domains: ['seznam.cz'] },
  { operator: 'Petal', domains: ['petalsearch.com'] },
];
