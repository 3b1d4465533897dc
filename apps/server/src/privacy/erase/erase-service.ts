import type { EnvironmentId, EraseDomain, ErasePerson } from '@assay/contract';
import {
  addEraseRequest,
  type Connection,
  type Database,
  type EraseCounts,
  findEraseRequest,
  LEASES,
} from '@assay/store';
import type { Caller } from '../../identity/index';
import type { Runtime } from '../../platform/runtime';
import type { PersonBox } from './scope';
import type { EraseWorker } from './worker';

interface ErasePorts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly box: PersonBox;
  readonly worker: EraseWorker;
}

/** Environment whose data is erased, and the actor who requested it. */
interface Asking {
  readonly environmentId: EnvironmentId;
  /** An API key or a panel user; never a personal name. */
  readonly actor: string;
}

const askingOf = (caller: Caller): Asking => ({
  environmentId: caller.environmentId,
  actor: `key ${caller.key.prefix}`,
});

/** Accepts erase requests; the worker runs them. */
export class EraseService {
  constructor(private readonly ports: ErasePorts) {}

  /**
   * Stores a request.
   * @returns its id; the request is durable and will be processed
   */
  async begin(caller: Caller, person: ErasePerson, domains: readonly EraseDomain[]): Promise<string> {
    const id = await this.keep(this.ports.database, askingOf(caller), person, domains);
    this.ports.worker.wake();
    return id;
  }

  /** Same as `begin`, within the caller's transaction; a worker finds the request after the commit. */
  async beginIn(
    connection: Connection,
    asking: Asking,
    person: ErasePerson,
    domains: readonly EraseDomain[],
  ): Promise<string> {
    return this.keep(connection, asking, person, domains);
  }

  /**
   * Same as `begin`, but runs the request immediately.
   * @returns counts of removed records
   */
  async eraseNow(caller: Caller, person: ErasePerson, domains: readonly EraseDomain[]): Promise<EraseCounts> {
    const { database, runtime, worker } = this.ports;
    const owner = runtime.timeOrderedId();
    const until = runtime.now() + LEASES.eraseRequest.leaseMs;
    const id = await this.keep(database, askingOf(caller), person, domains, { owner, until });
    const request = await findEraseRequest(database, caller.environmentId, id);
    return request ? worker.finish(request, owner) : {};
  }

  private async keep(
    connection: Connection,
    { environmentId, actor }: Asking,
    person: ErasePerson,
    domains: readonly EraseDomain[],
    lease?: { readonly owner: string; readonly until: number },
  ): Promise<string> {
    const { runtime, box } = this.ports;
    const place = { environmentId, id: runtime.timeOrderedId() };
    await addEraseRequest(connection, {
      ...place,
      domains,
      actor,
      askedAt: runtime.now(),
      person: box.seal(person, place),
      ...(lease ? { lease } : {}),
    });
    return place.id;
  }
}
