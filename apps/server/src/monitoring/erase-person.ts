import type { EnvironmentId } from '@assay/contract';
import {
  type Connection,
  eraseAlerts,
  readEntityStates,
  removeEntityStates,
  storeEntityStates,
} from '@assay/store';
import { type Entity, type Node, packNode, unpackNode } from '@assay/typologies';

/** Returns the entities that took part in the transfers of a node. */
function around(node: Node): readonly Entity[] {
  const entities: Entity[] = [];
  for (const edge of [...node.in, ...node.out]) {
    const keys = [
      ['party', edge.sender],
      ['party', edge.receiver],
      ['merchant', edge.merchant],
      ['card', edge.card],
      ['bin', edge.bin],
      ['device', edge.device],
      ['affiliate', edge.affiliate],
      ['campaign', edge.campaign],
    ] as const;
    for (const [kind, key] of keys) if (key !== null) entities.push({ kind, key });
  }
  return [...new Map(entities.map((entity) => [`${entity.kind} ${entity.key}`, entity])).values()];
}

/** Returns the stored states of parties. */
async function nodesOf(
  connection: Connection,
  environmentId: EnvironmentId,
  keys: readonly string[],
): Promise<readonly Node[]> {
  const entities = keys.map((key) => ({ kind: 'party', key }) as const);
  const states = await readEntityStates(connection, environmentId, entities);
  return states.flatMap(({ key, state }) => unpackNode('party', key, state) ?? []);
}

/**
 * Deletes the alerts in which a person takes part, the person's state, and the person's transfers in the states of
 * others. The person's bank accounts are included.
 * @param keys keys of the person as a party
 * @returns the number of deleted alerts
 */
export async function erasePersonMonitoring(
  connection: Connection,
  environmentId: EnvironmentId,
  keys: readonly string[],
): Promise<number> {
  if (keys.length === 0) return 0;
  const person = new Set(keys);
  const others = new Map<string, Entity>();
  const own = await nodesOf(connection, environmentId, keys);
  const accounts = await nodesOf(
    connection,
    environmentId,
    own.flatMap((node) => node.accounts),
  );
  for (const node of [...own, ...accounts.filter(({ owner }) => owner !== null && person.has(owner))]) {
    person.add(node.key);
    for (const entity of around(node)) others.set(`${entity.kind} ${entity.key}`, entity);
  }
  const changed = [];
  for (const stored of await readEntityStates(connection, environmentId, [...others.values()])) {
    const node = unpackNode(stored.kind as Entity['kind'], stored.key, stored.state);
    if (!node || person.has(node.key)) continue;
    const isOther = ({ sender, receiver }: Node['in'][number]) =>
      !(sender !== null && person.has(sender)) && !(receiver !== null && person.has(receiver));
    const rest: Node = {
      ...node,
      in: node.in.filter(isOther),
      out: node.out.filter(isOther),
      known: node.known.filter((key) => !person.has(key)),
    };
    changed.push({ ...stored, state: packNode(rest) });
  }
  await storeEntityStates(connection, environmentId, changed);
  await removeEntityStates(connection, environmentId, [...person]);
  return eraseAlerts(connection, environmentId, [...person]);
}
