export { accountKeys, isSameBank, walletForm } from './accounts';
export {
  type BankIndex,
  type BankMatch,
  type BankNameMatcher,
  type BankParty,
  type BankScreening,
  type BankSettings,
  type BankSide,
  type BankSlot,
  buildBankIndex,
  DEFAULT_BANK_SETTINGS,
  screenBank,
} from './screen-bank';
