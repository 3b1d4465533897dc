import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../apps/server/src/webhooks/testing/until';
import { findChromium } from '../panel/browser';
import { init } from '../verification/flow';
import { begin, heard, hears, inPage, openStage, type Stage } from './stage';

const executablePath = findChromium();

describe.skipIf(executablePath === null)(
  'ServiceOrchestration start and close, in Chromium (skipped without CHROMIUM_PATH or /usr/bin/chromium)',
  () => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await openStage(executablePath ?? '');
    });
    afterEach(async () => {
      expect(await stage.closePages()).toEqual([]);
    });
    afterAll(() => stage?.close());

    describe('start throws for', () => {
      it.each([
        ['no configuration', undefined, 'Configuration is not set.'],
        ['null', null, 'Configuration is not set.'],
        ['no token', {}, 'Configuration is not set.'],
        [
          'an empty token before an unknown mode',
          { token: '', renderingMode: 'modal' },
          'Configuration is not set.',
        ],
        ['an unknown mode', { token: 'x', renderingMode: 'modal' }, 'Invalid rendering mode specified.'],
        [
          'inline without a container',
          { token: 'x', renderingMode: 'inline' },
          'Container ID is required for inline rendering.',
        ],
        [
          'a missing container',
          { token: 'x', renderingMode: 'inline', containerId: 'nowhere' },
          "Container element with id 'nowhere' not found.",
        ],
        ['an invalid token', { token: 'x' }, 'Failed to initialize client: 401 Unauthorized'],
      ])('%s', async (_name, config, message) => {
        const page = await stage.openPage();
        expect(await begin(page, config)).toBe(message);
        expect(await heard(page)).toEqual([]);
        // The failed start leaves no state: the next one fails the same way.
        expect(await begin(page, config)).toBe(message);
        expect(await page.locator('iframe, [role=dialog]').count()).toBe(0);
      });

      it('an expired token, and one of an ended execution', async () => {
        const page = await stage.openPage();
        const token = await stage.newToken();
        stage.server.clock.advance(61 * 60_000);
        expect(await begin(page, { token })).toBe('Failed to initialize client: 401 Unauthorized');
        const ended = await init(stage.server.owner.live, stage.workflow, { user_id: 'user-2' });
        stage.server.clock.advance(25 * 3_600_000);
        await until(async () => {
          const path = `/orchestration-api/v1/workflow-execution/${String(ended.data.executionId)}`;
          const { data } = await stage.server.owner.live.send('GET', path);
          return String(data.status) === 'EXPIRED';
        });
        expect(await begin(page, { token: String(ended.data.token) })).toBe(
          'Failed to initialize client: 401 Unauthorized',
        );
      });

      it('a page that the workflow does not name', async () => {
        const page = await stage.openPage(stage.stranger);
        expect(await begin(page, { token: await stage.newToken() })).toBe(
          'Failed to initialize client: 403 Forbidden',
        );
      });

      it('an unreachable server', async () => {
        const page = await stage.openPage();
        await page.route('**/flow-api/v1/session', (route) => route.abort());
        expect(await begin(page, { token: await stage.newToken() })).toBe(
          'Failed to initialize client: 0 Network Error',
        );
      });

      it.each([
        [500, '{}', 'Failed to initialize client: 500 Internal Server Error'],
        [418, '{}', /^Failed to initialize client: 418 \S/],
        [200, '{"success":true,"data":{}}', 'Invalid response from client init.'],
        [200, '{"data":{"execution_id":"../../else"}}', 'Invalid response from client init.'],
        [200, 'no json', 'Invalid response from client init.'],
      ])('the response %i %s', async (status, body, message) => {
        const page = await stage.openPage();
        await page.route('**/flow-api/v1/session', (route) =>
          route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } }),
        );
        expect(await begin(page, { token: await stage.newToken() })).toEqual(
          message instanceof RegExp ? expect.stringMatching(message) : message,
        );
      });

      it('a second start in the same tick and while the flow is shown, but not after it', async () => {
        const page = await stage.openPage();
        const config = JSON.stringify({ token: await stage.newToken() });
        expect(await inPage(page, `Promise.all([begin(${config}), begin(${config}), begin()])`)).toEqual([
          null,
          'IDV flow is already running.',
          'IDV flow is already running.',
        ]);
        expect(await begin(page, { token: 'x' })).toBe('IDV flow is already running.');
        await inPage(page, 'ServiceOrchestration.close()');
        expect(await begin(page, { token: 'x' })).toBe('Failed to initialize client: 401 Unauthorized');
      });
    });

    describe('handlers and close', () => {
      it('isolates handlers from errors of each other, and drops removed ones', async () => {
        const page = await stage.openPage();
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        await inPage(
          page,
          `heard.length = 0, ServiceOrchestration.on('opened', () => { throw new Error('mine') }),
           window.last = () => heard.push('last'), ServiceOrchestration.on('opened', last),
           window.undo = ServiceOrchestration.on('opened', () => heard.push('undone')), undo(),
           ServiceOrchestration.on('closed', last), ServiceOrchestration.off('closed', last), null`,
        );
        await begin(page, { token: await stage.newToken() });
        await inPage(page, 'ServiceOrchestration.close()');
        expect(await heard(page)).toEqual(['opened', 'last', 'closed']);
        await until(async () => errors.length > 0);
        expect(errors).toEqual(['mine']);
      });

      it('handles a second close, a close without a flow, and a close within a handler', async () => {
        const page = await stage.openPage();
        await inPage(page, 'ServiceOrchestration.close()');
        expect(await heard(page)).toEqual([]);
        await inPage(page, `ServiceOrchestration.on('opened', () => ServiceOrchestration.close()), null`);
        expect(await begin(page, { token: await stage.newToken() })).toBeNull();
        await inPage(page, 'ServiceOrchestration.close()');
        expect(await heard(page)).toEqual(['opened', 'closed']);
        expect(await page.locator('iframe, [role=dialog]').count()).toBe(0);
      });

      it('closes while it starts: shows, reports and throws nothing, and allows the next start', async () => {
        const page = await stage.openPage();
        const config = JSON.stringify({ token: await stage.newToken() });
        const outcomes = await inPage(
          page,
          `(() => { const first = begin(${config}); ServiceOrchestration.close(); return Promise.all([first, begin(${config})]) })()`,
        );
        expect(outcomes).toEqual([null, null]);
        expect(await page.locator('iframe').count()).toBe(1);
        expect(await hears(page, 1)).toEqual(['opened']);
      });
    });
  },
);
