import { between, distinctOf, type Edge, sumOf } from '../state/edge';
import type { Node } from '../state/node';
import { DAY_MS, type Detector, daysOf, money, percent, scoreAbove } from './detector';

/** Several parties that use one device or card. */
const sharedBy = (node: Node | null, edge: Edge, windowDays: number, min: number) => {
  if (!node || edge.sender === null) return null;
  const edges = between(node.in, edge.at - windowDays * DAY_MS, edge.at);
  const parties = distinctOf(edges, 'sender').size;
  if (parties < min) return null;
  return {
    node,
    edges,
    measure: parties,
    score: scoreAbove(parties, min),
    values: { parties, days: daysOf(edges) },
  };
};

export const sharedDevice: Detector = ({ edge, device }, p) =>
  sharedBy(device, edge, p.window_days!, p.min_parties!);
export const sharedCard: Detector = ({ edge, card }, p) =>
  sharedBy(card, edge, p.window_days!, p.min_parties!);

export const sharedBeneficiary: Detector = ({ edge, graph, receiver }, p) => {
  if (!receiver || edge.event !== 'payout' || edge.sender === null) return null;
  const edges = between(receiver.in, edge.at - p.window_days! * DAY_MS, edge.at).filter(
    ({ event, sender }) => event === 'payout' && sender !== receiver.key,
  );
  const parties = distinctOf(edges, 'sender');
  if (parties.size < p.min_parties!) return null;
  // Parties that pay each other are related, for example the members of a company.
  const unrelated = [...parties].filter(
    (key) =>
      !graph
        .party(key)
        ?.out.some((one) => one.receiver !== null && one.receiver !== key && parties.has(one.receiver)),
  );
  if (unrelated.length < p.min_parties!) return null;
  return {
    node: receiver,
    edges,
    measure: unrelated.length,
    score: scoreAbove(unrelated.length, p.min_parties!),
    values: { parties: unrelated.length, total: money(sumOf(edges)), days: daysOf(edges) },
  };
};

/** Returns the devices that several parties of the edges use, with these parties. */
function deviceRing(edges: readonly Edge[]) {
  const users = new Map<string, Set<string>>();
  for (const { device, sender } of edges) {
    if (device === null || sender === null) continue;
    const known = users.get(device);
    if (known) known.add(sender);
    else users.set(device, new Set([sender]));
  }
  const devices = [...users].filter(([, parties]) => parties.size > 1);
  return { devices: devices.length, parties: new Set(devices.flatMap(([, parties]) => [...parties])) };
}

export const affiliateAbuse: Detector = ({ edge, affiliate }, p) => {
  if (!affiliate || edge.sender === null) return null;
  const edges = between(affiliate.in, edge.at - p.window_days! * DAY_MS, edge.at);
  const parties = distinctOf(edges, 'sender').size;
  if (parties < p.min_parties!) return null;
  const suspicious = new Set(deviceRing(edges).parties);
  for (const { event, sender } of edges) if (event === 'declined' && sender !== null) suspicious.add(sender);
  const share = suspicious.size / parties;
  if (share < p.min_shared_share!) return null;
  return {
    node: affiliate,
    edges,
    measure: suspicious.size,
    score: scoreAbove(share, p.min_shared_share!),
    values: { parties, shared_share: percent(share) },
  };
};

export const bonusRing: Detector = ({ edge, campaign }, p) => {
  if (!campaign || edge.sender === null || edge.device === null) return null;
  const recent = between(campaign.in, edge.at - p.window_days! * DAY_MS, edge.at);
  const { devices, parties } = deviceRing(recent);
  if (parties.size < p.min_ring!) return null;
  return {
    node: campaign,
    edges: recent.filter(({ sender }) => sender !== null && parties.has(sender)),
    measure: parties.size,
    score: scoreAbove(parties.size, p.min_ring!),
    values: { ring: parties.size, devices },
  };
};
