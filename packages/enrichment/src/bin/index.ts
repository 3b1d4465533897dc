export { analyseBin, type BinFacts, type BinIndex, indexBinRanges } from './analyse-bin';
export { cardNetwork } from './card-network';
export { CARD_NETWORKS } from './data/card-networks';
