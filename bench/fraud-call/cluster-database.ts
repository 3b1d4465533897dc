import { randomBytes } from 'node:crypto';
import { distribute, migrate, openDatabase, provideRoles } from '@assay/store';
import { databaseAt, type FreshDatabase } from './databases';

const SHARDS = 8;

/** An empty database that lies on every server of a cluster, whose workers its coordinator's own database knows. */
export async function clusterDatabase(coordinator: string): Promise<FreshDatabase> {
  const name = `assay_bench_${randomBytes(6).toString('hex')}`;
  const known = openDatabase({ url: coordinator, maxConnections: 1 });
  const nodes = await known
    .query<{ host: string; port: number }>({
      text: 'SELECT nodename AS host, nodeport AS port FROM pg_dist_node WHERE groupid <> 0 AND isactive ORDER BY groupid',
    })
    .finally(() => known.close());
  const workers = nodes.map(({ host, port }) => {
    const address = new URL(coordinator);
    address.host = `${host}:${port}`;
    return address.href;
  });
  const parts: FreshDatabase[] = [];
  for (const server of [coordinator, ...workers]) parts.push(await databaseAt(server, name));
  for (const part of parts) await part.query('CREATE EXTENSION citus');
  const [first] = parts;
  const { hostname, port } = new URL(coordinator);
  await first!.query('SELECT citus_set_coordinator_host($1, $2)', [hostname, Number(port)]);
  for (const node of nodes) await first!.query('SELECT citus_add_node($1, $2)', [node.host, node.port]);
  return {
    url: first!.url,
    query: first!.query,
    pids: async () => (await Promise.all(parts.map((part) => part.pids()))).flat(),
    async drop() {
      for (const part of parts) await part.drop();
    },
  };
}

/** Brings the schema and the roles, and lays the tables of a cluster. @returns the address of the role that serves */
export async function preparedDatabase({ url }: FreshDatabase, isCluster: boolean): Promise<string> {
  const run = randomBytes(4).toString('hex');
  const role = (use: string) => ({ name: `assay_bench_${use}_${run}`, password: null });
  const roles = { migrating: role('migrating'), serving: role('serving'), reading: role('reading') };
  const database = openDatabase({ url, maxConnections: 1 });
  try {
    await migrate(database, new Date());
    await provideRoles(database, roles);
    if (isCluster) await distribute(database, { shards: SHARDS });
  } finally {
    await database.close();
  }
  const serving = new URL(url);
  serving.username = roles.serving.name;
  return serving.href;
}
