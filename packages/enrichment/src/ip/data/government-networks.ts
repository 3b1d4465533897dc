import type { NetworkClass } from '../network-class';

/** Public bodies whose names do not say so. */
export const governmentNetworks: NetworkClass = {
  type: 'GOV',
  vpn: false,
  operators: [
    { name: 'Argonne National Laboratory', asns: [683] },
    { name: 'California Department of Technology', asns: [1226, 2642] },
    { name: 'China eGovNet Information Center', asns: [37937] },
    { name: 'Environmental Protection Agency', asns: [14298] },
    { name: 'European Commission', asns: [42848] },
    { name: 'Georgia Technology Authority', asns: [2897] },
    { name: 'Jet Propulsion Laboratory', asns: [127] },
    { name: 'LA DIRECTION INTERMINISTERIELLE DU NUMERIQUE', asns: [60855] },
    { name: 'Lawrence Livermore National Laboratory', asns: [45] },
    { name: 'Los Alamos National Laboratory', asns: [68] },
    { name: 'Ministerie van Verkeer en Waterstaat/Rijkswaterstaat', asns: [42894] },
    { name: 'National Aeronautics and Space Administration', asns: [270] },
    { name: 'New York State', asns: [26854] },
    { name: 'NHS England', asns: [42952] },
    { name: 'Oak Ridge National Laboratory', asns: [50] },
    { name: 'Sandia National Laboratories', asns: [377] },
    { name: 'Service Alberta', asns: [393952] },
    { name: 'Shared Services Canada', asns: [2665, 3766] },
    { name: 'SSC-ICT Haaglanden', asns: [48037] },
    { name: 'Swiss Federation represented by FOITT', asns: [33845] },
    { name: 'U.S. Department of the Interior', asns: [22284] },
    { name: 'USDA', asns: [4155] },
  ],
};
