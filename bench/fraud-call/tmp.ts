import { execSync } from 'node:child_process';
import { cpuOf } from '../process-cpu';
import { median, type Row } from '../row';
import { freshDatabase } from './databases';
import { payloads } from './payload';
import { call, dataFolder, FRAUD, packData, round, startReference, startSubject } from './subject';

const pgPids = () => execSync('pgrep postgres').toString().trim().split('\n').map(Number);

export async function benchTmp(): Promise<Row[]> {
  await packData();
  const database = (await freshDatabase())!;
  const folder = dataFolder();
  const subject = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
  const reply = await call(subject, payloads(1, 1)[0] ?? '{}');
  const reference = await startReference(database.url, reply);
  const all = [
    { name: 'bare', server: reference, path: '/call', rounds: [] as any[] },
    { name: 'ours', server: subject, path: FRAUD, rounds: [] as any[] },
  ];
  try {
    for (let r = 0; r < Number(process.env.ROUNDS ?? 4); r++)
      for (const one of all) {
        const before = pgPids().map((pid) => [pid, cpuOf([pid])] as const);
        const self = process.cpuUsage();
        const got = await round(one.server, one.path, { seconds: 5 });
        const calls = got.perSecond * 5;
        const pg = before.reduce((sum, [pid, cpu]) => sum + Math.max(0, cpuOf([pid]) - cpu), 0) / calls;
        const own = process.cpuUsage(self);
        console.log(
          r,
          one.name,
          Math.round(got.perSecond),
          'p50',
          got.p50,
          'p99',
          got.p99,
          'node',
          got.cpuMs.toFixed(3),
          'pg',
          pg.toFixed(3),
          'load',
          ((own.user + own.system) / 1000 / calls).toFixed(3),
        );
        if (r > 0) one.rounds.push(got);
      }
    for (const [name, how] of [['pglz', 'COMPRESSION pglz'], ['lz4', 'COMPRESSION lz4'], ['pglz', 'COMPRESSION pglz'], ['lz4', 'COMPRESSION lz4'], ['none', 'STORAGE']] as const) {
      await database.query(`DROP TABLE IF EXISTS t`);
      await database.query(`CREATE TABLE t (request text ${name === 'none' ? '' : how}, seen text ${name === 'none' ? '' : how}, answer text ${name === 'none' ? '' : how})`);
      if (name === 'none') for (const c of ['request', 'seen', 'answer']) await database.query(`ALTER TABLE t ALTER ${c} SET STORAGE EXTERNAL`);
      const start = performance.now();
      await database.query(`INSERT INTO t SELECT request || '', seen || '', answer || '' FROM evaluation LIMIT 10000`);
      console.log(name, ((performance.now() - start) / 10).toFixed(1), 'us/row', JSON.stringify(await database.query("SELECT pg_total_relation_size('t')/10000 size, (SELECT avg(length(request)) || ' ' || avg(length(seen)) || ' ' || avg(length(answer)) FROM t) l")));
    }
    return all.map((one) => ({
      figure: one.name,
      value: median(one.rounds.map((r) => r.perSecond)),
      unit: '/s',
    }));
  } finally {
    await subject.stop();
    await reference.stop();
    await database.drop();
    folder.remove();
  }
}
