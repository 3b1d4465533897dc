import type { SiteDefinition } from '../accounts/site-definition';
import { SITE_ANSWERS } from './data/site-answers';
import { type LoopbackHttp, startLoopbackHttp } from './loopback-http';

/** Behavior of a site of the farm: reports an account, reports no account, or fails like real sites. */
export type FarmMood =
  | 'registered'
  | 'free'
  | 'blocked'
  | 'limited'
  | 'robot-page'
  | 'changed'
  | 'broken'
  | 'empty';

interface FarmAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const page = (body: string, status = 200): FarmAnswer => ({ status, type: 'text/html; charset=utf-8', body });

/** Responses without information about an account. */
const OTHER: { readonly [M in Exclude<FarmMood, 'registered' | 'free'>]: FarmAnswer } = {
  blocked: page('<h1>Access denied</h1>', 403),
  limited: { status: 429, type: 'application/json', body: '{"message":"slow down"}' },
  'robot-page': page('<html><title>Just a moment...</title>Verify that you are human</html>'),
  changed: { status: 200, type: 'application/json', body: '{"v2":{"outcome":"maybe"}}' },
  broken: { status: 200, type: 'application/json', body: '{"exists":tr' },
  empty: { status: 200, type: 'application/json', body: '' },
};

/** Starts sites on loopback with recorded responses, selected by host and path as behind the gateway. */
export async function startSiteFarm(
  sites: readonly SiteDefinition[],
  moodOf: (site: string) => FarmMood,
): Promise<LoopbackHttp> {
  const hosts = sites.map((site) => ({
    site,
    prefix: `/${site.probe.url.replace(/^https?:\/\//, '').split('{')[0]}`,
  }));
  return startLoopbackHttp(({ url }, response) => {
    const known = hosts
      .filter(({ prefix }) => url.startsWith(prefix))
      .toSorted((a, b) => b.prefix.length - a.prefix.length)[0];
    if (!known) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('no such site');
      return;
    }
    const mood = moodOf(known.site.name);
    const recorded = SITE_ANSWERS[known.site.name];
    if (recorded === undefined) throw new Error(`No response of ${known.site.name} is recorded.`);
    const answer = mood === 'registered' || mood === 'free' ? recorded[mood] : OTHER[mood];
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  });
}
