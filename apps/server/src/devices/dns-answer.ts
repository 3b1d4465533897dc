import packet, { type Answer, type Packet, type Question } from 'dns-packet';

/** Zone data of the DNS server. */
export interface DnsZone {
  /** Zone name in lower case, without a trailing dot. */
  readonly name: string;
  /** IPv4 address of every issued label. */
  readonly address: string;
  /** Returns true if this deployment issued the label. */
  isOwn(label: string): boolean;
}

const { AUTHORITATIVE_ANSWER, RECURSION_DESIRED } = packet;
/** Response codes in the low four bits of the flags: RFC 1035 §4.1.1, RFC 2136 for the last. */
const RCODE = { ok: 0, format: 1, noName: 3, notImplemented: 4, refused: 5 } as const;
const OPCODE_MASK = 0x7800;
/** Maximum UDP payload without fragmentation (DNS flag day 2020), in bytes. */
const PAYLOAD_BYTES = 1232;

const soaOf = (zone: DnsZone): Answer => ({
  type: 'SOA',
  name: zone.name,
  ttl: 60,
  data: {
    mname: `ns.${zone.name}`,
    rname: `hostmaster.${zone.name}`,
    serial: 1,
    refresh: 3600,
    retry: 600,
    expire: 86_400,
    // Prevents caching of negative responses.
    minimum: 0,
  },
});

interface Found {
  readonly rcode: number;
  readonly answers: readonly Answer[];
  readonly token: string | null;
}

function find({ name, type }: Question, zone: DnsZone): Found {
  const asked = name.toLowerCase();
  const nothing = { rcode: RCODE.ok, answers: [], token: null };
  if (asked === zone.name) {
    if (type === 'SOA') return { ...nothing, answers: [soaOf(zone)] };
    if (type === 'NS')
      return { ...nothing, answers: [{ type: 'NS', name, ttl: 3600, data: `ns.${zone.name}` }] };
    return nothing;
  }
  if (!asked.endsWith(`.${zone.name}`)) return { ...nothing, rcode: RCODE.refused };
  const label = asked.slice(0, -zone.name.length - 1);
  const address: Answer = { type: 'A', name, ttl: 0, data: zone.address };
  if (label === 'ns') return { ...nothing, answers: type === 'A' ? [{ ...address, ttl: 3600 }] : [] };
  if (!zone.isOwn(label)) return { ...nothing, rcode: RCODE.noName };
  return { rcode: RCODE.ok, answers: type === 'A' ? [address] : [], token: label };
}

/**
 * Responds to one DNS message (RFC 1035) for the zone. The spelling of the name is preserved, and EDNS (RFC
 * 6891) is supported.
 * @returns the reply and the requested label if this deployment issued it; null when the message is not a
 *   query
 */
export function answerDns(
  message: Buffer,
  zone: DnsZone,
): { readonly reply: Buffer; readonly token: string | null } | null {
  let query: Packet;
  try {
    query = packet.decode(message);
  } catch {
    return null;
  }
  if (query.type !== 'query') return null;
  const flags = query.flags ?? 0;
  const [question] = query.questions ?? [];
  const found: Found =
    (flags & OPCODE_MASK) !== 0
      ? { rcode: RCODE.notImplemented, answers: [], token: null }
      : question && query.questions?.length === 1
        ? find(question, zone)
        : { rcode: RCODE.format, answers: [], token: null };
  const usesEdns = query.additionals?.some((record) => record.type === 'OPT') ?? false;
  const isEmpty = found.answers.length === 0 && (found.rcode === RCODE.ok || found.rcode === RCODE.noName);
  try {
    const reply = packet.encode({
      type: 'response',
      id: query.id ?? 0,
      flags: AUTHORITATIVE_ANSWER | (flags & RECURSION_DESIRED) | (flags & OPCODE_MASK) | found.rcode,
      questions: query.questions ?? [],
      answers: [...found.answers],
      authorities: isEmpty ? [soaOf(zone)] : [],
      additionals: usesEdns
        ? [
            {
              type: 'OPT',
              name: '.',
              udpPayloadSize: PAYLOAD_BYTES,
              extendedRcode: 0,
              ednsVersion: 0,
              flags: 0,
              flag_do: false,
              options: [],
            },
          ]
        : [],
    });
    return { reply, token: found.token };
  } catch {
    return null;
  }
}
