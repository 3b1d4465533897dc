import { samePlace } from '@assay/addresses';
import type { Providers } from '@assay/providers';
import { type Database, findIdentities, removeSpendingBefore, spendOnQuestion } from '@assay/store';
import type { Ambient } from '../../platform/ambient';
import type { Feature } from '../../platform/feature';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';
import type { FeatureContext, FeatureSignals, Hasher } from '../../scoring/index';
import type { ComparePorts } from './compare-person';
import { EkycCheck, questionOf, reservedOutcome } from './ekyc-check';
import { ekycSignals } from './ekyc-signal';
import { finishedEvent } from './finished-event';
import { recordBox } from './registry/record-box';
import { registrySource } from './sources/registry-source';
import { vendorSource } from './sources/vendor-source';

interface EkycPorts {
  readonly database: Database;
  readonly ambient: Ambient;
  readonly hasher: Hasher;
  readonly signingSecrets: SigningSecrets;
  readonly providers: Providers;
  readonly sameName: ComparePorts['sameName'];
}

interface Ekyc extends Feature {
  readonly signals: Pick<FeatureSignals, 'ekyc_data' | 'ekyc_result'>;
}

const DAY_MS = 86_400_000;
/** Days of spending that are kept. */
const KEPT_DAYS = 400;

/** Electronic identity checks, wired: the imported registers first, then the configured services in their order. */
export function openEkyc(ports: EkycPorts): Ekyc {
  const { database, ambient, hasher, providers, sameName } = ports;
  const box = recordBox(ports.signingSecrets, ambient);
  const registry = registrySource({
    hasher,
    find: (spaceId, country, keys) => findIdentities(database, spaceId, country, keys),
    open: (spaceId, identity) => box.open(identity.sealed, { spaceId, ...identity }),
  });
  const compare = { sameName, samePlace };
  const vendors = providers.identity.map((provider) =>
    vendorSource(provider, (question) => spendOnQuestion(database, question)),
  );
  const live = new EkycCheck({ ...compare, sources: [registry, ...vendors] });
  const free = new EkycCheck({ ...compare, sources: [registry] });
  const check = async (context: FeatureContext) => {
    const { request, config, caller, now } = context;
    const { type } = config.ekyc ?? {};
    if (type === undefined) throw new TypeError('an identity check without a type was let in');
    const question = questionOf(type, request);
    const reserved = context.reserved?.find((outcome) => 'ekyc' in outcome);
    const outcome = reserved
      ? reservedOutcome(question, reserved.ekyc)
      : await (caller.key.kind === 'test' ? free : live).check(question, {
          spaceId: caller.spaceId,
          now,
          deadline: context.deadlineOf('ekyc'),
        });
    context.also(finishedEvent(outcome, request, hasher));
    return outcome;
  };
  return {
    name: 'ekyc',
    signals: ekycSignals(check),
    jobs: [
      {
        name: 'ekyc-spending',
        everyMs: DAY_MS,
        run: () =>
          removeSpendingBefore(
            database,
            new Date(ambient.now() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10),
          ),
      },
    ],
  };
}
