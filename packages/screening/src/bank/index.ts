export { accountKeys } from './account';
export { type BankIndex, buildBankIndex } from './bank-index';
export { isSameBank } from './bic';
export {
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
export { walletForm } from './wallet-check';
