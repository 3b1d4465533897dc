import { afterAll, afterEach, beforeAll } from 'vitest';
import { type ClipName, prepareClips } from './camera-clip';
import { Browsers } from './end-user';
import { allPass, type FlowServer, startFlowServer } from './flow-server';

/**
 * Starts, for all tests of a `describe`, a server of the page and browsers whose cameras play these clips.
 * Each test begins with no browser open.
 */
export function filmedFlow<Name extends ClipName>(...names: readonly Name[]) {
  let flow: FlowServer;
  let clips: Awaited<ReturnType<typeof prepareClips<Name>>>;
  const browsers = new Browsers(() => flow);
  beforeAll(async () => {
    clips = await prepareClips(...names);
    flow = await startFlowServer();
  });
  afterEach(async () => {
    await browsers.leave();
    flow.asked.length = 0;
    flow.says(allPass);
  });
  afterAll(async () => {
    await browsers.close();
    clips.remove();
    await flow.stop();
  });
  return {
    browsers,
    get flow() {
      return flow;
    },
    /** Path of each clip. */
    get clips() {
      return clips.paths;
    },
  };
}
