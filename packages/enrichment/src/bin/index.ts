export { analyseBin, type BinFacts, type BinIndex, indexBinRanges } from './analyse-bin';
export { cardNetwork } from './card-network';
export { CARD_NETWORKS, type CardNetwork } from './data/card-networks';
