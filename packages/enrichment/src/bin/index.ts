export { analyseBin, type BinFacts, type BinIndex, cardNetwork, indexBinRanges } from './analyse-bin';
export { CARD_NETWORKS } from './data/card-networks';
