import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  LIVENESS_ACTIONS,
  type LivenessAction,
  SUB_CHECKS_OF_STEP,
  type WorkflowDefinition,
} from '@assay/contract';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { movableClock } from '../../apps/server/src/testing/movable-clock';
import type {
  CheckContext,
  CheckProvider,
  ProviderAnswer,
} from '../../apps/server/src/verification/checks/provider';
import { activeWorkflow, init } from '../verification/flow';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The complete server with the newly built page, and an engine with configurable results. */
export interface FlowServer {
  readonly server: AssayServer;
  readonly shop: TestAccount;
  /** `http://localhost:<port>`: a secure context, which cameras need. */
  readonly origin: string;
  /** Requests to the engine since the last `forget`. */
  readonly asked: CheckContext[];
  /** Folder of the built files, for checking their sizes. */
  readonly built: string;
  says(answer: (context: CheckContext) => ProviderAnswer): void;
  /** Starts an execution. @returns its ID, its token and its hosted link */
  /** Pictures of cards that pages have sent. */
  readonly cardPictures: readonly Uint8Array[];
  begin(
    definition: WorkflowDefinition,
  ): Promise<{ readonly id: string; readonly token: string; readonly link: string }>;
  stop(): Promise<void>;
}

const CHECKS = ['DOCUMENT', 'SELFIE', 'PROOF_OF_ADDRESS', 'EVIDENCE'] as const;

/** Returns PASS for every sub-check. */
export const allPass = ({ checkType }: CheckContext): ProviderAnswer => ({
  findings: SUB_CHECKS_OF_STEP[checkType].map((subCheck) => ({ subCheck, result: 'PASS' as const })),
});

/** The actions of every challenge, as shown by the clip of a lively face. */
export const DRAWN: readonly LivenessAction[] = ['TURN_LEFT', 'BLINK', 'COME_CLOSER'];

/**
 * Creates the runtime with a movable clock, and with a random choice that always selects the actions of the
 * clip, so that no test waits for other actions.
 */
function loadedDice() {
  const clock = movableClock();
  let drawn = 0;
  return {
    ...clock,
    bytes(length: number) {
      if (length > 1) return clock.bytes(length);
      const before = DRAWN.slice(0, drawn % DRAWN.length);
      const pool = LIVENESS_ACTIONS.filter((action) => !before.includes(action));
      return Buffer.of(pool.indexOf(DRAWN[drawn++ % DRAWN.length] as LivenessAction));
    },
  };
}

interface Build {
  build(options: { root: string; output: string }): Promise<unknown>;
}
const buildInto = async (output: string, path: string): Promise<void> => {
  const { build } = (await import(join(ROOT, path))) as Build;
  await build({ root: ROOT, output });
};

/** @param engines used instead of the configurable one */
export async function startFlowServer(engines?: readonly CheckProvider[]): Promise<FlowServer> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-flow-'));
  const built = join(folder, 'built');
  await buildInto(built, 'apps/flow/build.mjs');
  await buildInto(join(folder, 'sdk'), 'sdk/build.mjs');
  const asked: CheckContext[] = [];
  const cardPictures: Uint8Array[] = [];
  let answer = allPass;
  const engine: CheckProvider = {
    name: 'stand-in',
    version: '1',
    capabilities: () =>
      CHECKS.flatMap((check) =>
        SUB_CHECKS_OF_STEP[check].map((subCheck) => ({ check, subCheck, strength: 'moderate' as const })),
      ),
    async evaluate(context) {
      asked.push(context);
      return answer(context);
    },
  };
  const server = await startAssay({
    env: { ASSAY_DATA_DIR: folder },
    clock: loadedDice(),
    flowFolder: built,
    sdkFolder: join(folder, 'sdk'),
    checkProviders: engines ?? [engine],
    // Built-in engines check these; here they are stored for the test.
    cardGuard: async ({ bytes }) => {
      cardPictures.push(bytes);
      return false;
    },
  });
  const shop = await server.newAccount('Shop');
  const origin = `http://localhost:${await server.listen()}`;
  return {
    server,
    shop,
    origin,
    asked,
    cardPictures,
    built,
    says: (wanted) => {
      answer = wanted;
    },
    async begin(definition) {
      const workflow = await activeWorkflow(shop.live, definition);
      const { data } = await init(shop.live, workflow, { user_id: 'u-1' });
      const [id, token] = [String(data.executionId), String(data.token)];
      return { id, token, link: `${origin}/flow/${id}#token=${token}` };
    },
    async stop() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the same steps, each with a limit of attempts. */
export const withRetryLimit = (definition: WorkflowDefinition, retryLimit: number): WorkflowDefinition => ({
  ...definition,
  nodes: definition.nodes.map((node) =>
    node.settings ? { ...node, settings: { ...node.settings, retry_limit: retryLimit } } : node,
  ),
});

/** Returns a sequence of steps with a derived end. */
export function steps(...types: readonly WorkflowDefinition['nodes'][number]['type'][]): WorkflowDefinition {
  const ids = types.map((type) => type.toLowerCase());
  return {
    start: ids[0] ?? 'end',
    nodes: [
      ...types.map((type, index) => ({
        id: ids[index] ?? '',
        type,
        next: ids[index + 1] ?? 'end',
        ...(type === 'DOCUMENT'
          ? { settings: { accepted_documents: ['PASSPORT' as const], accepted_countries: ['FR'] } }
          : {}),
      })),
      { id: 'end', type: 'END', status: 'DERIVED' },
    ],
  };
}
