import type { NetworkClass } from '../facts';

/** Systems of armed forces. */
export const militaryNetworks: NetworkClass = {
  type: 'MIL',
  vpn: false,
  operators: [
    { name: 'Air Force Systems Networking', asns: [399] },
    {
      name: 'DoD Network Information Center',
      asns: [
        306, 329, 331, 335, 340, 345, 367, 637, 665, 721, 1556, 1580, 1600, 5180, 5972, 6041, 27064, 27142,
      ],
    },
    { name: 'Headquarters, USAISC', asns: [1540, 1602, 1649, 4010] },
    { name: 'Navy Network Information Center (NNIC)', asns: [22, 89, 2749] },
    { name: 'UK Ministry of Defence', asns: [203665] },
    { name: 'United States Department of Defense (DoD)', asns: [56, 138, 668, 749] },
  ],
};
