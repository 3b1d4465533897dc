export { type AccountKeys, accountKeys } from './account';
export { type BankIndex, buildBankIndex, type ListedParty } from './bank-index';
export { bicCountry, isSameBank, readBic } from './bic';
export {
  type BankField,
  type BankMatch,
  type BankNameMatcher,
  type BankParty,
  type BankScreening,
  type BankSettings,
  type BankSide,
  type BankSlot,
  DEFAULT_BANK_SETTINGS,
  screenBank,
} from './screen-bank';
export { canonicalWallet } from './wallet';
export { type WalletForm, walletForm } from './wallet-check';
