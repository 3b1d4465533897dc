import { STREAM_LIMITS } from '@assay/contract';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../apps/server/src/testing/assay-server';
import { items, type Json } from '../../apps/server/src/testing/client';
import { UNDRIVEN } from '../../bench/session-stream/hand-session';
import { dice } from '../../bench/session-stream/hands';
import { findChromium } from '../panel/browser';
import { pressLikeAPerson, typeLikeAPerson } from './hands';
import { openSite, type Site } from './site';

const executablePath = findChromium();

describe.skipIf(executablePath === null)(
  'session stream in Chromium (skipped without CHROMIUM_PATH or /usr/bin/chromium)',
  () => {
    let server: AssayServer;
    let ingest: string;
    let site: Site;
    let browser: Browser;
    const contexts: BrowserContext[] = [];

    beforeAll(async () => {
      server = await startAssay();
      ingest = `http://127.0.0.1:${await server.listen()}`;
      site = await openSite(ingest);
      browser = await chromium.launch({
        executablePath: executablePath ?? '',
        headless: true,
        ...UNDRIVEN,
        args: [...UNDRIVEN.args],
      });
    });
    afterEach(async () => {
      for (const context of contexts.splice(0)) await context.close();
    });
    afterAll(async () => {
      await browser?.close();
      await site?.close();
      await server?.close();
    });

    async function authData(): Promise<string> {
      const answer = await fetch(`${ingest}/session-monitoring-api/v1/auth`, {
        method: 'POST',
        headers: { 'x-api-key': server.owner.liveKey },
      });
      return answer.text();
    }

    async function newPage(): Promise<Page> {
      const context = await browser.newContext({ timezoneId: 'Europe/Berlin', locale: 'en-GB' });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      return page;
    }

    /** Opens the site and starts a stream there. */
    async function start(page: Page, path = '/', options: object = {}): Promise<string> {
      await page.goto(site.address + path);
      return begin(page, await authData(), options);
    }
    const inPage = <T>(page: Page, call: string): Promise<T> => page.evaluate<T>(call);
    const begin = (page: Page, text: string, options: object = {}): Promise<string> =>
      inPage(page, `begin(${JSON.stringify(text)}, ${JSON.stringify(options)})`);

    /** Waits until the analyst's view meets a condition, and returns it. */
    async function seen(streamId: string, until: (session: Json) => boolean): Promise<Json> {
      const limit = Date.now() + 15_000;
      for (;;) {
        const { data, status } = await server.owner.live.manage('GET', `/sessions/${streamId}`);
        if (status === 200 && until(data)) return data;
        if (Date.now() > limit) throw new Error(`it did not come: ${JSON.stringify(data)}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    const finish = async (page: Page, streamId: string): Promise<Json> => {
      await inPage(page, 'stream.finishStream()');
      return seen(streamId, (session) => session.ended_at !== null);
    };
    const flagsOf = (session: Json): readonly string[] =>
      items(session.reasons).map((reason) => `${reason.flag} ${reason.level}`);
    const kindsOf = (session: Json): readonly string[] =>
      items(session.timeline).map((event) => String(event.kind));

    const countOf = (session: Json, kind: string): number =>
      kindsOf(session).filter((found) => found === kind).length;

    it('detects a driver that moves, clicks and types like a person by the origin of its moves, and by nothing else', async () => {
      const page = await newPage();
      const id = await start(page, '/order?email=anna@example.com');
      const random = dice(7);
      let at = { x: 20, y: 300 };
      for (const [field, text] of [
        ['[name=fullname]', 'Anna Smith'],
        ['[name=city]', 'Karlsruhe'],
      ] as const) {
        at = await pressLikeAPerson(page, field, at, random);
        await typeLikeAPerson(page, text, random);
      }
      await pressLikeAPerson(page, '#pay', at, random);
      const session = await finish(page, id);
      expect(flagsOf(session)).toEqual(['ui_automation high']);
      const [reason] = session.reasons as unknown as readonly { observation: string }[];
      expect(reason?.observation.replace(/\d+%/g, 'n%')).toBe(
        'n% of pointer moves have times that no mouse reports; n% of pointer moves have fractional pixel positions',
      );
      const { metadata } = session.details as unknown as { metadata: { page_count: number } };
      expect(metadata.page_count).toBe(1);
      expect(kindsOf(session)).toContain('field');
      const click = items(session.timeline).find((event) => String(event.what?.tag) === 'pay');
      expect(click?.kind).toBe('click');
    });

    // On a busy machine the test may type as slowly as a person fills a form.
    it('detects a bot by keys without a hold time and clicks without a movement', { retry: 2 }, async () => {
      const page = await newPage();
      const id = await start(page);
      for (const name of ['fullname', 'email', 'city', 'reference']) {
        await page.click(`[name=${name}]`);
        await page.keyboard.type('a text of some length');
      }
      const flags = flagsOf(await finish(page, id));
      expect(flags).toContain('ui_automation high');
      expect(flags).toContain('non_human_typing high');
      expect(flags.some((flag) => flag.startsWith('suspicious_form_fillout'))).toBe(true);
      expect(flags.some((flag) => flag.startsWith('remote_access'))).toBe(false);
    });

    it('detects a form with only pasted fields', async () => {
      const page = await newPage();
      const id = await start(page);
      await page.locator('[name=notes]').fill('Something to paste');
      await page.locator('[name=notes]').selectText();
      await page.keyboard.press('Control+C');
      await page.locator('[name=notes]').fill('');
      for (const name of ['fullname', 'city', 'reference']) {
        await page.focus(`[name=${name}]`);
        await page.keyboard.press('Control+V');
      }
      const session = await finish(page, id);
      const fields = items(session.timeline).filter((event) => String(event.kind) === 'field');
      expect(fields.filter((event) => Number(event.what?.paste) === 1)).toHaveLength(3);
    });

    it('continues from page to page in one stream', async () => {
      const page = await newPage();
      const id = await start(page, '/one');
      await page.goto(`${site.address}/two?token=secret`);
      expect(await begin(page, await authData())).toBe(id);
      const session = await finish(page, id);
      expect(session.details?.metadata?.page_count).toBe(2);
      expect(kindsOf(session).filter((kind) => kind === 'page')).toHaveLength(2);
    });

    it('does not share a stream with a duplicated tab', async () => {
      const page = await newPage();
      const id = await start(page);
      const copy = await page.context().newPage();
      await copy.goto(site.address);
      const kept = await inPage<string>(page, `sessionStorage.getItem('x-session-stream')`);
      await inPage(copy, `sessionStorage.setItem('x-session-stream', ${JSON.stringify(kept)})`);
      expect(await begin(copy, await authData())).not.toBe(id);
    });

    it('loses nothing when the tab is closed', async () => {
      const context = (await newPage()).context();
      const streams: string[] = [];
      for (let round = 0; round < 10; round++) {
        const page = await context.newPage();
        streams.push(await start(page));
        await inPage(page, 'custom(5)');
        await page.close();
      }
      for (const id of streams) {
        const session = await seen(id, (found) => countOf(found, 'custom') === 5);
        expect(session.complete).toBe(true);
      }
    });

    it('stores offline events and sends them afterwards', async () => {
      const page = await newPage();
      const id = await start(page);
      await page.context().setOffline(true);
      await inPage(page, 'custom(350)');
      await page.context().setOffline(false);
      const session = await seen(id, (found) => countOf(found, 'custom') === 350);
      const names = items(session.timeline).flatMap((event) => event.what?.name ?? []);
      expect(new Set(names).size).toBe(350);
    });

    it('drops the oldest of more than 10,000 waiting events, and reports their number', async () => {
      const page = await newPage();
      await start(page);
      await page.context().setOffline(true);
      await inPage(page, 'custom(11_000)');
      const lost = await inPage<number>(page, 'dropped()');
      expect(lost).toBeGreaterThanOrEqual(1000);
      expect(lost).toBeLessThanOrEqual(2000);
    });

    it('continues with the token that the server issues, and ends when it has expired', async () => {
      const page = await newPage();
      const id = await start(page);
      await inPage(page, `signal('pagehide')`);
      await seen(id, (found) => Number(found.events) > 0);
      const tokenOf = () =>
        inPage<string>(page, `JSON.parse(sessionStorage.getItem('x-session-stream')).token`);
      const opened = await tokenOf();
      server.clock.advance(STREAM_LIMITS.rotateAfterMs + 1000);
      await inPage(page, `custom(1), signal('pagehide')`);
      await page.waitForFunction(
        `JSON.parse(sessionStorage.getItem('x-session-stream')).token !== ${JSON.stringify(opened)}`,
      );
      server.clock.advance(STREAM_LIMITS.streamTokenMs + 1000);
      await inPage(page, `custom(1), signal('pagehide')`);
      await page.waitForFunction(`heard.some((line) => line.startsWith('auth'))`);
      expect(await inPage(page, `sessionStorage.getItem('x-session-stream')`)).toBeNull();
      expect(await inPage(page, 'stream.streamId')).toBeNull();
    });

    it('ends at its maximum duration', async () => {
      const page = await newPage();
      const id = await start(page, '/', { sessionTimeoutMs: 300 });
      await seen(id, (found) => found.ended_at !== null);
      expect(await inPage(page, 'heard')).toEqual(['timeout ']);
    });

    it('throws only on request', async () => {
      const page = await newPage();
      await page.goto(site.address);
      expect(await begin(page, 'nonsense')).toBeNull();
      expect(await inPage(page, 'heard[0]')).toContain('authData');
      await expect(begin(page, 'nonsense', { silentMode: false })).rejects.toThrow('authData');
    });

    it('uses the second URL if the first is unreachable', async () => {
      const page = await newPage();
      await page.goto(site.address);
      const parts = JSON.parse(Buffer.from(await authData(), 'base64').toString()) as object;
      const domains = ['http://127.0.0.1:9', ingest];
      const id = await begin(page, Buffer.from(JSON.stringify({ ...parts, domains })).toString('base64'));
      await inPage(page, `signal('pagehide')`);
      await page.waitForFunction(`(signal('online'), true)`);
      const session = await seen(id, (found) => Number(found.events) > 0);
      expect(Number(session.events)).toBeGreaterThan(0);
    });

    it('sends no typed text, in any spelling', { timeout: 90_000 }, async () => {
      const page = await newPage();
      const random = dice(42);
      // No letters of hexadecimal numbers, because hashes would be found by chance.
      const letters = 'ghjkmnpqrstvwxyzGHJKLMNPQRSTVWXYZ';
      const secret = () =>
        Array.from({ length: 14 }, () => letters[Math.floor(random() * letters.length)]).join('');
      const inAddress = secret();
      const secrets = [inAddress, '4111111111111111'];
      site.passed.length = 0;
      await start(page, `/path?q=${inAddress}#${inAddress}`, { apiEndpoint: site.address });
      for (const selector of PLACES) {
        const texts = Array.from({ length: SECRETS_OF_A_PLACE }, secret);
        secrets.push(...texts);
        await page.click(selector);
        await page.keyboard.type(texts[0] ?? '', { delay: 2 });
        await page.keyboard.type(texts.slice(1).join(' '));
        await page.keyboard.press('Control+A');
        await page.keyboard.press('Control+C');
      }
      const choices = Array.from({ length: SECRETS_OF_A_PLACE }, secret);
      secrets.push(...choices);
      await inPage(page, `offer(${JSON.stringify(choices)})`);
      for (const choice of choices.slice(0, 3)) await page.selectOption('[name=plan]', choice);
      await page.click('[name=cardnumber]');
      await page.keyboard.type('4111111111111111', { delay: 2 });
      await page.click('#pay');
      await inPage(page, 'stream.finishStream()');
      // Tokens are random, and older than the typed text.
      const all = site.passed
        .join('\n')
        .replace(/eyJ[\w.-]+/g, '')
        .toLowerCase();
      expect(secrets.length).toBeGreaterThanOrEqual(200);
      const fields = site.passed
        .flatMap((text) => /"events":(\[.*\])/.exec(text)?.[1] ?? [])
        .flatMap(fieldsOf);
      // Six texts, two secrets, a choice; nothing below data-private.
      expect(new Set(fields.map((field) => field.el)).size).toBe(9);
      expect(fields.filter((field) => field.kind === 'text' && 'fn' in field).length).toBeGreaterThan(0);
      expect(fields.filter((field) => field.kind === 'secret' && ('fn' in field || 'dn' in field))).toEqual(
        [],
      );
      expect(secrets.flatMap((text) => leaks(all, text))).toEqual([]);
    });
  },
);

/** Number of secrets that are typed into each place and offered as options. */
const SECRETS_OF_A_PLACE = 25;
const PLACES = [
  '[name=fullname]',
  '[name=email]',
  '[name=city]',
  '[name=password]',
  '[name=reference]',
  '[name=notes]',
  '#free',
  '[name=diary]',
];

type SentField = { readonly k: string; readonly el: string; readonly kind: string };
const fieldsOf = (events: string): readonly SentField[] =>
  (JSON.parse(events) as readonly SentField[]).filter((event) => event.k === 'field');

/**
 * Returns the spellings in which a text could be hidden: pieces of four letters or eight digits and more,
 * forward and backward, encoded or as numbers; `all` in lowercase.
 */
function leaks(all: string, text: string): readonly string[] {
  const found: string[] = [];
  const has = (piece: string) => {
    if (all.includes(piece.toLowerCase())) found.push(piece);
  };
  // Four digits occur often by chance; eight do not.
  const least = /^\d+$/.test(text) ? 8 : 4;
  for (const whole of [text, [...text].reverse().join('')]) {
    for (let from = 0; from + least <= whole.length; from++) {
      const piece = whole.slice(from, from + least);
      const bytes = Buffer.from(piece);
      has(piece);
      has(bytes.toString('hex'));
      has([...bytes].join(','));
      has([...bytes].map((byte) => `"${byte}"`).join(','));
    }
    // Base64 depends on the start of a group: three shifts, without the ends that depend on adjacent
    // characters.
    for (let shift = 0; shift < 3; shift++) {
      has(
        Buffer.from(`${' '.repeat(shift)}${whole}`)
          .toString('base64')
          .slice(4, 12),
      );
    }
    has(Buffer.from(whole).toString('base64url').slice(0, 8));
  }
  return found;
}
