/**
 * Keccak-256 as Ethereum and Monero use it: Keccak with the padding of before FIPS 202, which `node:crypto` does not
 * offer (its `sha3-256` pads differently).
 */
const ROUNDS = 24;
const RATE = 136;
const LANE = (1n << 64n) - 1n;

const rotated = (lane: bigint, by: number): bigint =>
  by === 0 ? lane : ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & LANE;

/** Round constants from the linear feedback register x^8 + x^6 + x^5 + x^4 + 1 (FIPS 202, 3.2.5). */
const ROUND_CONSTANTS: readonly bigint[] = (() => {
  let register = 1;
  return Array.from({ length: ROUNDS }, () => {
    let constant = 0n;
    for (let bit = 0; bit < 7; bit++) {
      if ((register & 1) === 1) constant |= 1n << BigInt((1 << bit) - 1);
      register = (register << 1) ^ (register & 0x80 ? 0x171 : 0);
    }
    return constant;
  });
})();

/** Where each lane moves and by how much it turns (FIPS 202, 3.2.2 and 3.2.3), in the order of the walk. */
const WALK: readonly { readonly to: number; readonly by: number }[] = (() => {
  let [x, y] = [1, 0];
  return Array.from({ length: 24 }, (_, step) => {
    [x, y] = [y, (2 * x + 3 * y) % 5];
    return { to: x + 5 * y, by: (((step + 1) * (step + 2)) / 2) % 64 };
  });
})();

function permute(lanes: bigint[]): void {
  for (const constant of ROUND_CONSTANTS) {
    const columns = [0, 1, 2, 3, 4].map(
      (x) => lanes[x]! ^ lanes[x + 5]! ^ lanes[x + 10]! ^ lanes[x + 15]! ^ lanes[x + 20]!,
    );
    for (let at = 0; at < 25; at++) {
      const x = at % 5;
      lanes[at]! ^= columns[(x + 4) % 5]! ^ rotated(columns[(x + 1) % 5]!, 1);
    }
    let moving = lanes[1]!;
    for (const { to, by } of WALK) {
      const next = lanes[to]!;
      lanes[to] = rotated(moving, by);
      moving = next;
    }
    for (let row = 0; row < 25; row += 5) {
      const before = lanes.slice(row, row + 5);
      for (let x = 0; x < 5; x++) {
        lanes[row + x] = before[x]! ^ (~before[(x + 1) % 5]! & LANE & before[(x + 2) % 5]!);
      }
    }
    lanes[0]! ^= constant;
  }
}

/** @returns 32 bytes */
export function keccak256(bytes: Uint8Array): Buffer {
  const padded = Buffer.alloc(Math.ceil((bytes.length + 1) / RATE) * RATE);
  padded.set(bytes);
  padded[bytes.length]! ^= 0x01;
  padded[padded.length - 1]! ^= 0x80;
  const lanes = Array<bigint>(25).fill(0n);
  for (let block = 0; block < padded.length; block += RATE) {
    for (let lane = 0; lane < RATE / 8; lane++) lanes[lane]! ^= padded.readBigUInt64LE(block + lane * 8);
    permute(lanes);
  }
  const digest = Buffer.alloc(32);
  for (let lane = 0; lane < 4; lane++) digest.writeBigUInt64LE(lanes[lane]!, lane * 8);
  return digest;
}
