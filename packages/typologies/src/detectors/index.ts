import * as behavior from './behavior';
import type { Detector } from './detector';
import { fanIn, fanOut, manyToNewAccount } from './fans';
import { newGroup } from './groups';
import * as layers from './layers';
import * as paths from './paths';
import * as payments from './payments';
import * as rings from './rings';
import { splitTransfers } from './splits';

/** Detectors by typology id. */
export const DETECTORS: Readonly<Record<string, Detector>> = {
  fan_in: fanIn,
  fan_out: fanOut,
  many_to_new_account: manyToNewAccount,
  pass_through: layers.passThrough,
  scatter_gather: layers.scatterGather,
  gather_scatter: layers.gatherScatter,
  stacked_layers: layers.stackedLayers,
  bipartite: layers.bipartite,
  new_group: newGroup,
  round_trip: paths.roundTrip,
  cycle: paths.cycle,
  layering_chain: paths.layeringChain,
  structuring: behavior.structuring,
  split_transfers: splitTransfers,
  dormant_revival: behavior.dormantRevival,
  profile_change: behavior.profileChange,
  round_amounts: behavior.roundAmounts,
  rapid_cash_out: behavior.rapidCashOut,
  new_beneficiary_velocity: behavior.newBeneficiaryVelocity,
  probe_then_large: behavior.probeThenLarge,
  activity_burst: behavior.activityBurst,
  country_hopping: behavior.countryHopping,
  high_risk_geography: behavior.highRiskGeography,
  bin_attack: payments.binAttack,
  card_testing: payments.cardTesting,
  failed_then_success: payments.failedThenSuccess,
  refund_abuse: payments.refundAbuse,
  merchant_bust_out: payments.merchantBustOut,
  dispute_cluster: payments.disputeCluster,
  shared_device: rings.sharedDevice,
  shared_card: rings.sharedCard,
  shared_beneficiary: rings.sharedBeneficiary,
  affiliate_abuse: rings.affiliateAbuse,
  bonus_ring: rings.bonusRing,
};
