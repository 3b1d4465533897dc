export { analyseBin, type BinFacts, type BinIndex, cardNetwork, indexBinRanges } from './analyse-bin';
export { CARD_NETWORKS, type CardNetwork } from './data/card-networks';
export { isLuhnValid } from './luhn';
