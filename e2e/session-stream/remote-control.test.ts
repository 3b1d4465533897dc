import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../apps/server/src/testing/assay-server';
import { openStreamSite } from '../../bench/session-stream/closed-tabs';
import { FORM, holdSession, type Subject, startBrowser } from '../../bench/session-stream/hand-session';
import { USUAL } from '../../bench/session-stream/people';
import { hasTool, openRemoteHand, type Screen, startScreen } from '../../bench/session-stream/screens';
import { openX11Hand } from '../../bench/session-stream/x11-hand';
import { findChromium } from '../panel/browser';

const isPossible = findChromium() !== null && hasTool('Xvfb') && hasTool('x11vnc');

describe.skipIf(!isPossible)(
  'mouse and keyboard on a real screen (skipped without Chromium, Xvfb and x11vnc)',
  () => {
    let server: AssayServer;
    let subject: Subject;
    let screen: Screen;
    let browser: Browser;
    let site: Awaited<ReturnType<typeof openStreamSite>>;

    beforeAll(async () => {
      server = await startAssay();
      subject = { url: `http://127.0.0.1:${await server.listen()}`, key: server.owner.liveKey };
      site = await openStreamSite(FORM);
      screen = await startScreen();
      browser = await startBrowser(screen.display);
    });
    afterAll(async () => {
      await browser?.close();
      await screen?.stop();
      site?.close();
      await server?.close();
    });

    it('are not detected as remote at the machine itself', async () => {
      const hand = await openX11Hand(screen.display);
      const place = { subject, siteUrl: site.url };
      try {
        const { seen } = await holdSession(browser, place, hand, { manner: USUAL, seed: 1 });
        expect(seen).toBe('');
      } finally {
        hand.close();
      }
    }, 90_000);

    it('are detected as remote through a VNC server, on a connection with a varying delay', async () => {
      const line = { delayMs: [20, 60] } as const;
      const { hand, close } = await openRemoteHand(screen.display, { server: 'x11vnc', scale: 1, line });
      const place = { subject, siteUrl: site.url };
      try {
        const { remote } = await holdSession(browser, place, hand, { manner: USUAL, seed: 2 });
        expect(remote).not.toBeNull();
      } finally {
        await close();
      }
    }, 90_000);
  },
);
