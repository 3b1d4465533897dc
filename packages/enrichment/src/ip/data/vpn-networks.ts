import type { NetworkClass } from '../facts';

/** Systems that VPN services operate, and those of hosting companies whose customers are mostly VPN services. */
export const vpnNetworks: NetworkClass = {
  type: 'DCH',
  vpn: true,
  operators: [
    { name: 'Avast SecureLine', asns: [198605, 198621, 202003] },
    { name: 'Bullet Proof VPN', asns: [208765] },
    { name: 'Castle VPN', asns: [397282] },
    { name: 'Datacamp', asns: [60068, 211612, 212238] },
    { name: 'Free Unlimited VPN', asns: [213163] },
    { name: 'GSL Networks', asns: [7578, 137409] },
    { name: 'IPVanish', asns: [46253] },
    { name: 'IVPN', asns: [203619] },
    { name: 'M247', asns: [9009, 16247, 33970, 42973, 51332] },
    { name: 'Mullvad', asns: [39351, 49399, 214813, 216025] },
    { name: 'NordVPN', asns: [136787, 141039, 147049, 207137, 272096] },
    { name: 'Performive', asns: [46562] },
    { name: 'Proton VPN', asns: [62371, 199218, 208172, 209103] },
    { name: 'PureVPN', asns: [394087] },
    { name: 'StrongVPN', asns: [13926, 22781, 54203, 62651, 140952] },
    { name: 'Surfshark', asns: [209854] },
    { name: 'VPNet', asns: [46868] },
    { name: 'VPNWholesaler', asns: [62635] },
    { name: 'Windscribe', asns: [32211, 207893, 394256, 397540, 399500] },
  ],
};
