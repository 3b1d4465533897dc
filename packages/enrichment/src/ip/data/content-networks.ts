import type { NetworkClass } from '../facts';

/** Systems of content delivery networks and of sites with comparable delivery networks. */
export const contentNetworks: NetworkClass = {
  type: 'CDN',
  vpn: false,
  operators: [
    { name: '5centsCDN', asns: [33263, 152162] },
    {
      name: 'Akamai',
      asns: [
        12222, 16625, 17204, 18680, 18717, 20940, 21342, 24319, 26008, 31108, 31984, 32787, 33047, 33905,
        34164, 35204, 35994, 36029, 36183, 43639, 49846, 55770, 200005, 213120, 393234, 393560,
      ],
    },
    { name: 'Apple', asns: [6185] },
    { name: 'bunny.net', asns: [5065, 200325, 399073] },
    { name: 'CacheFly', asns: [30081] },
    { name: 'CDNetworks', asns: [36408, 38107] },
    { name: 'CDNvideo', asns: [57363] },
    {
      name: 'Cloudflare',
      asns: [13335, 14789, 132892, 139242, 202623, 203898, 209242, 394536, 395747, 400095],
    },
    { name: 'DDoS-Guard', asns: [49612, 57724] },
    { name: 'Edgio', asns: [14210, 15133, 22822, 23059, 26506, 37277, 38622, 55429] },
    { name: 'Fastly', asns: [54113] },
    { name: 'Imperva', asns: [14960, 19551, 62571] },
    { name: 'JOCDN', asns: [131984] },
    { name: 'Meta', asns: [32934, 54115, 63293, 149642] },
    { name: 'Netflix', asns: [2906, 40027, 55095] },
    { name: 'NuCDN', asns: [23393] },
    { name: 'Qrator', asns: [200449, 209671, 211112] },
    { name: 'Quantil', asns: [54994] },
    { name: 'StackPath', asns: [199156] },
    { name: 'StormWall', asns: [59796] },
    { name: 'Sucuri', asns: [30148] },
    { name: 'Twitter', asns: [13414] },
    { name: 'Variti', asns: [60922, 64432] },
  ],
};
