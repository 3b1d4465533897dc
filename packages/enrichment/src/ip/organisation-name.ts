import type { IpType } from './facts';
export function typeOfOrganisation(name: string): IpType | null {
  return /\bhosting\b/i.test(name) ? 'DCH' : null;
}
