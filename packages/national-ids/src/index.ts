export {
  describeKind,
  NATIONAL_ID_KINDS,
  type NationalIdKind,
  nationalIdKind,
  readNationalId,
} from './national-ids';
