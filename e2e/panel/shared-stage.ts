import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { askForServer, createServedDatabase } from '../../packages/store/src/testing/create-database';
import { CHROMIUM_FLAGS, findChromium } from './browser';
import { startBuiltServer } from './built-server';

/** The server and the browser that all panel tests of one run share. */
export interface Stage {
  /** URL of the server: `http://127.0.0.1:<port>`. */
  readonly address: string;
  /** The key of the owner's account. */
  readonly key: string;
  /** URL under which playwright reaches the browser. */
  readonly browser: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** URL that responds to any request with a `Stage`. */
    readonly panelStage: string;
  }
}

/** @param testServers URL under which tests request servers */
async function openStage(testServers: string) {
  const database = process.env.ASSAY_TEST_CITUS_URL
    ? await createServedDatabase(await askForServer(`${testServers}/citus`))
    : null;
  const [server, browser] = await Promise.all([
    startBuiltServer(database),
    chromium.launchServer({ executablePath: findChromium() ?? '', args: [...CHROMIUM_FLAGS] }),
  ]);
  const stage: Stage = { address: server.address, key: server.key, browser: browser.wsEndpoint() };
  return { stage, stop: () => Promise.all([browser.close(), server.stop()]) };
}

/**
 * Runs once before all tests, in Vitest's own process. Server and browser start when the first file requests
 * them, so a run without panel tests costs only a listening port.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let opened: ReturnType<typeof openStage> | undefined;
  const door = createServer((_, reply) => {
    opened ??= openStage(project.getProvidedContext().testServers);
    opened.then(
      ({ stage }) => reply.end(JSON.stringify(stage)),
      (error) => reply.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  project.provide('panelStage', `http://127.0.0.1:${(door.address() as AddressInfo).port}/`);
  return async () => {
    door.close();
    await (await opened)?.stop();
  };
}
