import type { EraseDomain, ErasePerson } from '@assay/contract';
import { addEraseRequest, type Database, type EraseCounts, findEraseRequest } from '@assay/store';
import type { Caller } from '../accounts/index';
import type { Ambient } from '../platform/ambient';
import type { PersonBox } from './person-box';
import { ERASE_LEASE_MS, type EraseWorker } from './worker';

interface ErasePorts {
  readonly database: Database;
  readonly ambient: Ambient;
  readonly box: PersonBox;
  readonly worker: EraseWorker;
}

/** Takes erase requests in; the worker does them. */
export class EraseService {
  constructor(private readonly ports: ErasePorts) {}

  /** Keeps a request. @returns its id; by then it is durable and will be worked on whatever happens. */
  async begin(caller: Caller, person: ErasePerson, domains: readonly EraseDomain[]): Promise<string> {
    const id = await this.keep(caller, person, domains);
    this.ports.worker.wake();
    return id;
  }

  /** As `begin`, and does it right away. @returns what was removed. */
  async eraseNow(caller: Caller, person: ErasePerson, domains: readonly EraseDomain[]): Promise<EraseCounts> {
    const { database, ambient, worker } = this.ports;
    const owner = ambient.timeOrderedId();
    const until = ambient.now() + ERASE_LEASE_MS;
    const id = await this.keep(caller, person, domains, { owner, until });
    const request = await findEraseRequest(database, caller.spaceId, id);
    return request ? worker.finish(request, owner) : {};
  }

  private async keep(
    caller: Caller,
    person: ErasePerson,
    domains: readonly EraseDomain[],
    lease?: { readonly owner: string; readonly until: number },
  ): Promise<string> {
    const { database, ambient, box } = this.ports;
    const place = { spaceId: caller.spaceId, id: ambient.timeOrderedId() };
    await addEraseRequest(database, {
      ...place,
      domains,
      actor: `key ${caller.key.prefix}`,
      askedAt: ambient.now(),
      person: box.seal(person, place),
      ...(lease ? { lease } : {}),
    });
    return place.id;
  }
}
