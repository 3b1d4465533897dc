import {
  ADDRESS_TYPES,
  type AddressType,
  type FraudConfig,
  type FraudRequest,
  type VerifiedAddress,
} from '@assay/contract';
import { type Database, spendOnQuestion } from '@assay/store';
import type { Metrics } from '../../platform/metrics';
import type { FeatureContext, Signal } from '../fraud/signal';
import type { Hasher } from '../identity-keys/hasher';
import {
  type AddressLook,
  addressOf,
  addressQuestion,
  lookUpAddress,
  withVendorAddress,
} from '../modules/address';

interface AddressPorts {
  readonly hasher: Hasher;
  /** Counts a question against the day's cap. @returns false where the cap does not suffice */
  spend(question: {
    readonly source: string;
    readonly day: string;
    readonly cost: number;
    readonly perDay: number;
  }): Promise<boolean>;
  /** Hears of each address that was verified with a result: what is charged for. */
  verified(charge: { readonly region: 'us' | 'international'; readonly account: string }): void;
}

/** Kind of the hashes that stand for addresses outside. */
const ID_KIND = 'canonical_address';
/** Name of the service in what is spent. */
const SOURCE = 'addressVerification';

/** The addresses that a call wants verified: the flag is set, and country and street are there. */
const wanted = (request: FraudRequest, config: FraudConfig): readonly AddressType[] =>
  config.address_api === true
    ? ADDRESS_TYPES.filter(
        (type) => config.address?.[`verify_${type}_address`] === true && addressOf(request, type) !== null,
      )
    : [];

interface Slot {
  readonly details: VerifiedAddress | null;
  /** What became of the question to the service; null = it was not asked. */
  readonly asked: string | null;
}

const NO_SLOT: Slot = { details: null, asked: null };

/** What is known without asking, then what the configured service says, if there is one and the day's cap suffices. */
async function lookAt(look: AddressLook, ports: AddressPorts, context: FeatureContext): Promise<Slot> {
  const local = lookUpAddress(look);
  if (local === null) return NO_SLOT;
  const country = local.address.components.country ?? '';
  const { details } = local;
  const { addressVerification: provider } = context.providers;
  const { cost, countries } = provider?.config ?? {};
  if (!provider || countries?.includes(country) === false) return { details, asked: null };
  // A breaker that is open costs nothing: the question is not put.
  if (cost && provider.lookup.stats().breaker !== 'open') {
    const day = new Date(context.now).toISOString().slice(0, 10);
    const paid = await ports.spend({
      source: SOURCE,
      day,
      cost: cost.perQuestion,
      perDay: cost.perDay,
    });
    if (!paid) return { details, asked: 'cost_cap' };
  }
  const outcome = await provider.lookup.lookup(addressQuestion(local, look), { deadline: context.deadline });
  if (!outcome.value) return { details, asked: outcome.failure ?? outcome.status };
  return { details: withVendorAddress(look, local, outcome.value).details, asked: outcome.status };
}

/** `address_details` of the fraud call. */
const addressSignal = (ports: AddressPorts): Signal<'address_details', FeatureContext> => ({
  wants: (_request, { address_api, address }) =>
    address_api === true && ADDRESS_TYPES.some((type) => address?.[`verify_${type}_address`] === true),
  async look(context, evidence) {
    const { request, config, data } = context;
    const types = wanted(request, config);
    const slot = async (type: AddressType): Promise<Slot> => {
      const address = types.includes(type) ? addressOf(request, type) : null;
      if (address === null) return NO_SLOT;
      const idOf = (form: string) => ports.hasher(ID_KIND, form);
      const found = await lookAt({ ...address, data, idOf }, ports, context);
      const { details } = found;
      if (details && details.status !== 'NOT_FOUND')
        ports.verified({
          region: details.address_components.country_iso_2 === 'US' ? 'us' : 'international',
          account: String(context.caller.account.id),
        });
      return found;
    };
    const [user, billing, shipping] = await Promise.all([slot('user'), slot('billing'), slot('shipping')]);
    const asked = Object.entries({ user, billing, shipping }).flatMap(([type, found]) =>
      found.asked === null ? [] : [[type, found.asked]],
    );
    if (asked.length > 0) evidence({ live: Object.fromEntries(asked) });
    return {
      user_address: user.details,
      billing_address: billing.details,
      shipping_address: shipping.details,
    };
  },
});

/** The fraud call's module of postal addresses, wired. */
export const openAddresses = ({
  database,
  hasher,
  metrics,
}: {
  readonly database: Database;
  readonly hasher: Hasher;
  readonly metrics: Metrics;
}): Signal<'address_details', FeatureContext> =>
  addressSignal({
    hasher,
    spend: (question) => spendOnQuestion(database, question),
    verified: (charge) => metrics.addresses.inc(charge),
  });
