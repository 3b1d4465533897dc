import type { EraseDomain, ErasePerson, SpaceId } from '@assay/contract';
import {
  addEraseRequest,
  type Connection,
  type Database,
  type EraseCounts,
  findEraseRequest,
  LEASES,
} from '@assay/store';
import type { Caller } from '../../identity/index';
import type { Ambient } from '../../platform/ambient';
import type { PersonBox } from './scope';
import type { EraseWorker } from './worker';

interface ErasePorts {
  readonly database: Database;
  readonly ambient: Ambient;
  readonly box: PersonBox;
  readonly worker: EraseWorker;
}

/** Whose data is erased, and who asked for it. */
interface Asking {
  readonly spaceId: SpaceId;
  /** A key or a panel user; never a person's name. */
  readonly actor: string;
}

const askingOf = (caller: Caller): Asking => ({
  spaceId: caller.spaceId,
  actor: `key ${caller.key.prefix}`,
});

/** Takes erase requests in; the worker does them. */
export class EraseService {
  constructor(private readonly ports: ErasePorts) {}

  /** Keeps a request. @returns its id; by then it is durable and will be worked on whatever happens. */
  async begin(caller: Caller, person: ErasePerson, domains: readonly EraseDomain[]): Promise<string> {
    const id = await this.keep(this.ports.database, askingOf(caller), person, domains);
    this.ports.worker.wake();
    return id;
  }

  /** As `begin`, in the transaction of who asks: a worker finds it after the commit. */
  async beginIn(
    connection: Connection,
    asking: Asking,
    person: ErasePerson,
    domains: readonly EraseDomain[],
  ): Promise<string> {
    return this.keep(connection, asking, person, domains);
  }

  /** As `begin`, and does it right away. @returns what was removed. */
  async eraseNow(caller: Caller, person: ErasePerson, domains: readonly EraseDomain[]): Promise<EraseCounts> {
    const { database, ambient, worker } = this.ports;
    const owner = ambient.timeOrderedId();
    const until = ambient.now() + LEASES.eraseRequest.leaseMs;
    const id = await this.keep(database, askingOf(caller), person, domains, { owner, until });
    const request = await findEraseRequest(database, caller.spaceId, id);
    return request ? worker.finish(request, owner) : {};
  }

  private async keep(
    connection: Connection,
    { spaceId, actor }: Asking,
    person: ErasePerson,
    domains: readonly EraseDomain[],
    lease?: { readonly owner: string; readonly until: number },
  ): Promise<string> {
    const { ambient, box } = this.ports;
    const place = { spaceId, id: ambient.timeOrderedId() };
    await addEraseRequest(connection, {
      ...place,
      domains,
      actor,
      askedAt: ambient.now(),
      person: box.seal(person, place),
      ...(lease ? { lease } : {}),
    });
    return place.id;
  }
}
