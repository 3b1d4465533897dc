import type { IpType } from './facts';

/** Autonomous systems of one class, by the operator behind them. */
export interface NetworkClass {
  readonly type: IpType;
  /** Run by or for VPN services. */
  readonly vpn: boolean;
  readonly operators: readonly { readonly name: string; readonly asns: readonly number[] }[];
}
