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
import type { Directory } from '../accounts/index';
import type { BlackboxModel, ModelInput } from '../fraud/index';
import type { ActivePolicy } from '../policy/index';

/** What an evaluation keeps about its score: which model made it. The features follow from what is stored anyway. */
export interface SeenModel {
  /** `base-…`, or the number of one of the account's own models. */
  readonly name: string | number;
}

export interface LiveModels extends BlackboxModel {
  /** A model by the name that an evaluation keeps; null when it is not kept any more. */
  scorer(accountId: AccountId, name: string | number): Promise<Scorer | null>;
}

/** Where each velocity answer stands, by the id of its definition; made once per compiled policy. */
const positions = new WeakMap<ActivePolicy['compiled'], ReadonlyMap<string, number>>();

export function velocityPositions(compiled: ActivePolicy['compiled']): ReadonlyMap<string, number> {
  const known = positions.get(compiled);
  if (known) return known;
  const made = new Map(compiled.velocity.definitions.map(({ id }, index) => [id, index]));
  positions.set(compiled, made);
  return made;
}

function inputOf({ facts, velocity, policy, now }: ModelInput): FeatureInput {
  const places = velocityPositions(policy.compiled);
  return {
    facts,
    now,
    velocity: (id) => velocity[places.get(id) ?? -1]?.value,
  };
}

/** Keeps the model that scores for each account in memory, and follows promotions that other processes make. */
export async function openModels(
  database: Database,
  directory: Directory,
  onFailure: (error: unknown) => void,
): Promise<LiveModels> {
  const base = new Scorer(baseModel());
  const champions = new Map<number, { readonly version: number; readonly scorer: Scorer }>();

  async function scorer(accountId: AccountId, name: string | number): Promise<Scorer | null> {
    if (name === BASE_MODEL_NAME) return base;
    const held = champions.get(accountId);
    if (held?.version === name) return held.scorer;
    const document = typeof name === 'number' ? await findModelDocument(database, accountId, name) : null;
    return document === null ? null : new Scorer(readModel(JSON.parse(document) as ModelDocument));
  }

  async function take(accountId: AccountId, version: number | undefined): Promise<void> {
    if (version === undefined) {
      champions.delete(accountId);
      return;
    }
    if (champions.get(accountId)?.version === version) return;
    const loaded = await scorer(accountId, version);
    if (loaded) champions.set(accountId, { version, scorer: loaded });
  }

  // In turn: an older reading that ends late must not replace a newer one.
  let following: Promise<void> = Promise.resolve();
  function follow({ id }: Account): void {
    following = following
      .then(async () => take(id, (await modelChoice(database, id)).champions.at(-1)))
      .catch(onFailure);
  }

  for (const { accountId, version } of await listChampions(database)) await take(accountId, version);
  directory.onChange(follow);

  return {
    scorer,
    score(input) {
      const { account, key } = input.caller;
      const own = key.kind === 'test' ? undefined : champions.get(account.id);
      const name: SeenModel['name'] = own?.version ?? BASE_MODEL_NAME;
      const seen: SeenModel = { name };
      return { score: (own?.scorer ?? base).score(inputOf(input)), seen };
    },
  };
}
