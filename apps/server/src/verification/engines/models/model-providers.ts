import type { ExecutionId } from '@assay/contract';
import type { CheckProvider } from '../../checks/provider';
import { type EngineJob, type EngineRunner, engineJob } from '../engine-job';
import { NO_CERTIFICATES, NO_TRUST } from '../trusted-certificates';
import { SUB_CHECK_OF_KIND } from './model-engine';
import type { ModelFile } from './models-folder';

/** State of a model: tested and working, not tested yet, or one sentence with its problem. */
export interface ModelState {
  readonly name: string;
  readonly version: string;
  readonly state: 'ok' | 'not-tried' | 'unusable';
  readonly problem: string | null;
}

const TRIAL_MS = 30_000;
const NOBODY = '00000000-0000-0000-0000-000000000000' as ExecutionId;

const trialJob = (model: ModelFile, limitMs: number): EngineJob => ({
  kind: 'model-trial',
  model,
  executionId: NOBODY,
  settings: {},
  inputs: {},
  isTest: true,
  media: [],
  countries: NO_TRUST,
  sealSigners: [],
  earlier: [],
  extracted: {},
  submission: {},
  challenge: null,
  chip: null,
  limitMs,
  now: 0,
});

/** Returns the version and a file digest, as used in findings. */
const versionOf = ({ manifest: { version, sha256 } }: ModelFile): string =>
  `${version}+${sha256.slice(0, 12)}`;

/** A model as a check provider. It is tested once, in the engine process, and not used if the test fails. */
class ModelProvider {
  state: ModelState['state'] = 'not-tried';
  problem: string | null = null;
  private tried: Promise<void> | undefined;

  constructor(
    readonly model: ModelFile,
    private readonly runner: EngineRunner,
    private readonly trialMs: number,
  ) {}

  trial(): Promise<void> {
    this.tried ??= this.try();
    return this.tried;
  }

  async evaluate(context: Parameters<CheckProvider['evaluate']>[0]) {
    await this.trial();
    const subCheck = SUB_CHECK_OF_KIND[this.model.manifest.kind];
    if (this.state === 'unusable')
      return { findings: [{ subCheck, result: 'NOT_PERFORMED', reasons: ['MODEL_UNUSABLE'] } as const] };
    const media = context.media.filter(({ slot }) => slot === 'selfieImage');
    const job = await engineJob('model', { ...context, media }, NO_CERTIFICATES);
    return this.runner.run({ ...job, model: this.model }, context.signal);
  }

  private async try(): Promise<void> {
    const problem = await this.runner
      .run(trialJob(this.model, this.trialMs), new AbortController().signal)
      .then(
        ({ extracted }) => (typeof extracted?.problem === 'string' ? extracted.problem : null),
        (error: unknown) =>
          error instanceof Error && error.name === 'TimeoutError'
            ? `it took more than ${this.trialMs / 1000} s for two small images`
            : 'the test process stopped: the model exceeds the memory limit or crashes',
      );
    this.problem = problem;
    this.state = problem === null ? 'ok' : 'unusable';
  }
}

interface ModelProviders {
  readonly providers: readonly CheckProvider[];
  states(): readonly ModelState[];
  /** Tests the models that haven't been tested yet. */
  tryAll(): Promise<readonly ModelState[]>;
}

/**
 * Returns the operator's models as check providers.
 * @param trialMs maximum time of each test, in milliseconds
 */
export function modelProviders(
  models: readonly ModelFile[],
  runner: EngineRunner,
  trialMs = TRIAL_MS,
): ModelProviders {
  const all = models.map((model) => new ModelProvider(model, runner, trialMs));
  const states = () =>
    all.map(({ model, state, problem }) => ({
      name: model.manifest.name,
      version: versionOf(model),
      state,
      problem,
    }));
  return {
    providers: all.map((one) => {
      const { name, kind, strength, evidence } = one.model.manifest;
      const subCheck = SUB_CHECK_OF_KIND[kind];
      return {
        name,
        version: versionOf(one.model),
        queues: true as const,
        capabilities: () => [{ check: 'SELFIE', subCheck, strength, evidence }],
        evaluate: (context) => one.evaluate(context),
      };
    }),
    states,
    async tryAll() {
      // One after the other, because each may use a whole process.
      for (const one of all) await one.trial();
      return states();
    },
  };
}
