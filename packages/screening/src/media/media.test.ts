import { describe, expect, it } from 'vitest';
import { memoryFile } from '../lists/index';
import {
  ArticleIndex,
  allSteps,
  DEFAULT_MEDIA_SETTINGS,
  detectArticleFormat,
  readArticles,
  screeningMedia,
  screenMedia,
} from './index';
import { isOneEdit } from './mentions';
import { CORPUS, corpusArticles } from './testing/corpus';
import { SECOND_CORPUS } from './testing/second-corpus';

const open = { ...DEFAULT_MEDIA_SETTINGS, forceDobFilter: false, forceCountryFilter: false };

function article(id: string, text: string, facts: object = {}) {
  const plain = {
    url: `https://news.example/${id}`,
    title: 'News',
    date: '2026-03-01',
    language: 'en',
    source: null,
  };
  return { id, text, countries: [], ...plain, ...facts };
}

const idsOf = (index: ArticleIndex) => Array.from({ length: index.count }, (_, number) => index.id(number));

describe('screenMedia', () => {
  it.each([
    ['first', CORPUS],
    ['second', SECOND_CORPUS],
  ])('separates adverse from harmless articles in six languages: the %s corpus', (_, corpus) => {
    const articles = corpusArticles(corpus);
    const wrong: string[] = [];
    for (const [at, { subject, isAdverse, text }] of corpus.entries()) {
      const entries = screenMedia(
        ArticleIndex.of([articles[at]!]),
        { name: subject, dob: null, countries: [] },
        open,
      );
      if (entries.length > 0 !== isAdverse) wrong.push(`${isAdverse ? 'missed' : 'false alarm'}: ${text}`);
    }
    expect(wrong).toEqual([]);
  });

  it('finds a name among all articles of the corpus and returns the matching excerpts', () => {
    const [entry, ...others] = screenMedia(
      ArticleIndex.of(corpusArticles()),
      { name: 'Oskar Brandvik', dob: null, countries: [] },
      open,
    );
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      name: 'Oskar Brandvik',
      found: 'exact',
      attributes: expect.arrayContaining([
        { key: 'category', value: 'corruption' },
        { key: 'category', value: 'money-laundering' },
        { key: 'birth_year', value: '1972' },
      ]),
    });
    expect(entry!.media).toHaveLength(4);
    expect(entry!.media[0]).toEqual({
      date: '2026-03-01',
      title: 'Shipping magnate charged',
      url: 'https://news.example/0',
      snippet: expect.stringContaining('Oskar Brandvik, 54, was charged with bribery'),
    });
  });

  it('requires a matching age or country, and always excludes a contradicting age', () => {
    const index = ArticleIndex.of([
      article('1', 'Oskar Brandvik, 54, was charged with bribery.'),
      article('2', 'Oskar Brandvik of Norway was charged with bribery.'),
      article('3', 'Oskar Brandvik was charged with bribery.'),
    ]);
    const found = (subject: object, settings = DEFAULT_MEDIA_SETTINGS) =>
      screenMedia(index, { name: 'Oskar Brandvik', dob: null, countries: [], ...subject }, settings)
        .flatMap(({ media }) => media.map(({ url }) => url.at(-1)))
        .sort();
    expect(found({ dob: '1971-05-01' })).toEqual(['1']);
    expect(found({ countries: ['NO'] })).toEqual(['2']);
    expect(found({ dob: '1971-05-01', countries: ['NO'] })).toEqual(['1', '2']);
    expect(found({ countries: ['SE'] })).toEqual([]);
    expect(found({}), 'nothing known, nothing to filter by').toEqual(['1', '2', '3']);
    const countryOnly = { ...open, forceCountryFilter: true };
    expect(found({ dob: '1971-05-01' }, countryOnly)).toEqual(['1', '2', '3']);
    expect(found({ dob: '1971-05-01', countries: ['NO'] }, countryOnly)).toEqual(['2']);
    const yearOnly = { ...open, forceDobFilter: true };
    expect(found({ dob: '1971-05-01', countries: ['NO'] }, yearOnly)).toEqual(['1']);
    expect(found({ dob: '1990-01-01' }, open)).toEqual(['2', '3']);
  });

  it('separates two persons of the same name by their ages', () => {
    const index = ArticleIndex.of([
      article('1', 'Oskar Brandvik, 54, was charged with bribery.'),
      article('2', 'Oskar Brandvik, 23, was jailed for fraud.'),
      article('3', 'Oskar Brandvik, 55, denied fraud.'),
    ]);
    const entries = screenMedia(index, { name: 'Oskar Brandvik', dob: null, countries: [] }, open);
    expect(entries.map(({ media }) => media.length).sort()).toEqual([1, 2]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(2);
  });

  it('requires the exact phrase only for an exact match', () => {
    const index = ArticleIndex.of([
      article('1', 'Brandvik, Oskar, took bribes.'),
      article('2', 'Oskar Brandwik took bribes.'),
      article('3', 'Oskar Brandvik took bribes.'),
    ]);
    const count = (settings: object) =>
      screenMedia(index, { name: 'Oskar Brandvik', dob: null, countries: [] }, { ...open, ...settings })[0]
        ?.media.length;
    expect(count({})).toBe(3);
    expect(count({ fuzziness: 0 })).toBe(2);
    expect(count({ exactMatch: true })).toBe(1);
  });

  it('stores only the newest articles, and round-trips through serialization', () => {
    const articles = [1, 2, 3].map((day) =>
      article(`${day}`, 'Oskar Brandvik took bribes.', { date: `2026-03-0${day}` }),
    );
    const limits = { articles: 2, bytes: 10_000 };
    const index = ArticleIndex.of(articles, limits);
    const next = index.with([article('4', 'Nothing.', { date: '2026-03-04' })], limits);
    const bytes = next.serialise();
    const again = allSteps(ArticleIndex.opening(bytes));
    expect(idsOf(again)).toEqual(['4', '3']);
    expect(idsOf(ArticleIndex.of(articles, { articles: 3, bytes: 300 }))).toEqual(['3']);
    expect(
      screenMedia(again, { name: 'Oskar Brandvik', dob: null, countries: [] }, open)[0]?.media,
    ).toHaveLength(1);
    const damaged = Buffer.from(bytes);
    damaged[damaged.length - 20]! ^= 1;
    for (const wrong of [Buffer.from('nothing'), bytes.slice(0, -8), damaged])
      expect(() => allSteps(ArticleIndex.opening(wrong))).toThrow("isn't an article index");
  });

  it('returns the articles that are new or differ', () => {
    const before = ArticleIndex.of([article('1', 'One.'), article('2', 'Two.'), article('ü 3', 'Three.')]);
    const after = before.with([article('2', 'Two, corrected.'), article('новость', 'Four.')]);
    const differing = (next: ArticleIndex, old: ArticleIndex) =>
      allSteps(next.notIn(old)).map((number) => next.article(number).id);
    expect(differing(after, before).sort()).toEqual(['2', 'новость']);
    expect(differing(before, after)).toEqual(['2']);
    expect(differing(before, before)).toEqual([]);
  });

  it('reads one article per step, and returns no results for a name of one word', () => {
    const index = ArticleIndex.of(corpusArticles());
    const subject = { name: 'Oskar Brandvik', dob: null, countries: [] };
    const steps = [...screeningMedia(index, subject, open)];
    expect(steps.length).toBeGreaterThanOrEqual(screenMedia(index, subject, open)[0]!.mentions.length);
    expect(screenMedia(index, { ...subject, name: 'Brandvik' }, open)).toEqual([]);
    expect(screenMedia(index, { ...subject, name: 'x '.repeat(5000) }, open)).toEqual([]);
  });

  it('isOneEdit accepts one insertion, deletion, replacement or swap', () => {
    for (const [a, b, isNear] of [
      ['brandvik', 'brandwik', true],
      ['brandvik', 'brandvk', true],
      ['brandvik', 'bradnvik', true],
      ['brandvik', 'brantwik', false],
      ['brandvik', 'brandvikov', false],
    ] as const) {
      expect(isOneEdit(a, b), `${a} ${b}`).toBe(isNear);
    }
  });
});

describe('readArticles', () => {
  it('parses an RSS feed', async () => {
    const file = memoryFile(
      'feed.xml',
      `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
       <title>Example News</title><language>en-GB</language>
       <item><title>Fraud &amp; more</title><link>https://news.example/1</link><guid>g1</guid>
         <pubDate>Tue, 03 Mar 2026 10:00:00 GMT</pubDate><description>short</description>
         <content:encoded><![CDATA[<p>The <b>whole</b>&nbsp;text.</p><script>x()</script>]]></content:encoded></item>
       <item><title></title></item></channel></rss>`,
    );
    expect(await detectArticleFormat(file)).toBe('rss');
    expect(await readArticles(file, 'rss')).toEqual({
      articles: [
        {
          id: 'g1',
          url: 'https://news.example/1',
          title: 'Fraud & more',
          text: 'The whole text.',
          date: '2026-03-03',
          language: 'en',
          source: 'Example News',
          countries: [],
        },
      ],
      counts: { read: 2, kept: 1, skipped: { 'no text': 1 } },
    });
  });

  it('parses an Atom feed', async () => {
    const file = memoryFile(
      'atom.xml',
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr"><title>Exemple</title><entry><id>tag:1</id>
       <title>Titre</title><link rel="self" href="https://x.example/a"/><link href="https://x.example/b"/>
       <updated>2026-03-04T01:02:03Z</updated><summary type="html">&lt;i&gt;corps&lt;/i&gt;</summary></entry></feed>`,
    );
    const { articles } = await readArticles(file, 'rss');
    expect(articles).toMatchObject([
      {
        id: 'tag:1',
        url: 'https://x.example/b',
        text: 'corps',
        date: '2026-03-04',
        language: 'fr',
        source: 'Exemple',
      },
    ]);
  });

  it('parses JSON Lines and rejects truncated documents', async () => {
    const line =
      '{"title":"T","body":"B","url":"https://x.example","published":"2026-03-04","country":"Norway"}\n';
    const { articles } = await readArticles(memoryFile('a.jsonl', line + line), 'jsonl');
    expect(articles).toMatchObject([{ title: 'T', text: 'B', date: '2026-03-04', countries: ['NO'] }]);
    await expect(readArticles(memoryFile('a.jsonl', line + line.slice(0, 30)), 'jsonl')).rejects.toThrow(
      'The last line, 2',
    );
    await expect(readArticles(memoryFile('a.xml', '<rss><channel><item>'), 'rss')).rejects.toThrow(
      'ends before',
    );
  });

  it('parses GDELT rows with a person and a risk', async () => {
    const row = (themes: string, persons: string) => {
      const cells = Array<string>(27).fill('');
      cells[0] = `20260304000000-${themes}`;
      cells[1] = '20260304000000';
      cells[3] = 'news.example';
      cells[4] = 'https://news.example/gkg';
      cells[7] = themes;
      cells[9] = '1#Germany#GM#GM#51#9#GM';
      cells[11] = persons;
      cells[26] = '<PAGE_TITLE>Bank raid "one</PAGE_TITLE>';
      return cells.join('\t');
    };
    const file = memoryFile(
      'a.gkg.csv',
      `${[row('CORRUPTION;TAX_ETHNICITY', 'oskar brandvik'), row('SPORT', 'a b'), row('CORRUPTION', '')].join('\n')}\n`,
    );
    expect(await detectArticleFormat(file)).toBe('gkg');
    const { articles, counts } = await readArticles(file, 'gkg');
    expect(counts.skipped).toEqual({ 'no risk theme': 1, 'no person or organization': 1 });
    expect(articles).toMatchObject([{ title: "Bank raid 'one", date: '2026-03-04', countries: ['DE'] }]);
    const entries = screenMedia(
      ArticleIndex.of(articles),
      { name: 'Oskar Brandvik', dob: null, countries: ['DE'] },
      DEFAULT_MEDIA_SETTINGS,
    );
    expect(entries).toHaveLength(1);
  });
});
