import type { AccountId } from '@assay/contract';
import {
  BASE_MODEL_NAME,
  baseModel,
  type FeatureInput,
  type ModelDocument,
  readModel,
  Scorer,
} from '@assay/learning';
import { type Account, type Database, findModelDocument, listChampions, modelChoice } from '@assay/store';
import type { Directory } from '../../identity/index';
import type { BlackboxModel, ModelInput } from '../../scoring/index';
import type { ActivePolicy } from '../versions/policies';

/** Model reference stored with an evaluation. The features follow from what is stored anyway. */
export interface SeenModel {
  /** `base-…`, or the number of one of the account's own models. */
  readonly name: string | number;
}

/** Position of each velocity value by definition id; computed once per compiled policy. */
const positions = new WeakMap<ActivePolicy['compiled'], ReadonlyMap<string, number>>();

export function velocityPositions(compiled: ActivePolicy['compiled']): ReadonlyMap<string, number> {
  const known = positions.get(compiled);
  if (known) return known;
  const made = new Map(compiled.velocity.definitions.map(({ id }, index) => [id, index]));
  positions.set(compiled, made);
  return made;
}

/** Returns the input of a scorer for the data of a transaction. */
export function inputOf({ facts, velocity, policy, now }: ModelInput): FeatureInput {
  const places = velocityPositions(policy.compiled);
  return {
    facts,
    now,
    velocity: (id) => velocity[places.get(id) ?? -1]?.value,
  };
}

interface ModelPorts {
  readonly database: Database;
  readonly directory: Directory;
  onFailure(error: unknown): void;
}

/** Caches the active model of each account in memory, and follows promotions made by other processes. */
export class LiveModels implements BlackboxModel {
  private readonly base = new Scorer(baseModel());
  private readonly champions = new Map<number, { readonly version: number; readonly scorer: Scorer }>();
  private following: Promise<void> = Promise.resolve();

  private constructor(private readonly ports: ModelPorts) {}

  /** Loads the models of all accounts. */
  static async open(ports: ModelPorts): Promise<LiveModels> {
    const models = new LiveModels(ports);
    for (const { accountId, version } of await listChampions(ports.database)) {
      await models.take(accountId, version);
    }
    ports.directory.onChange((account) => models.follow(account));
    return models;
  }

  /** Returns a model by the name stored with an evaluation; null when it no longer exists. */
  async scorer(accountId: AccountId, name: string | number): Promise<Scorer | null> {
    if (name === BASE_MODEL_NAME) return this.base;
    const held = this.champions.get(accountId);
    if (held?.version === name) return held.scorer;
    const document =
      typeof name === 'number' ? await findModelDocument(this.ports.database, accountId, name) : null;
    return document === null ? null : new Scorer(readModel(JSON.parse(document) as ModelDocument));
  }

  score(input: ModelInput) {
    const { account, key } = input.caller;
    const own = key.kind === 'test' ? undefined : this.champions.get(account.id);
    const name: SeenModel['name'] = own?.version ?? BASE_MODEL_NAME;
    const seen: SeenModel = { name };
    return { score: (own?.scorer ?? this.base).score(inputOf(input)), seen };
  }

  private async take(accountId: AccountId, version: number | undefined): Promise<void> {
    if (version === undefined) {
      this.champions.delete(accountId);
      return;
    }
    if (this.champions.get(accountId)?.version === version) return;
    const loaded = await this.scorer(accountId, version);
    if (loaded) this.champions.set(accountId, { version, scorer: loaded });
  }

  private follow({ id }: Account): void {
    const { database, onFailure } = this.ports;
    // Reads are serialized, because an older read that ends late must not replace a newer one.
    this.following = this.following
      .then(async () => this.take(id, (await modelChoice(database, id)).champions.at(-1)))
      .catch(onFailure);
  }
}
