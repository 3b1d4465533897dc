import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EkycType, EnvironmentId } from '@assay/contract';
import { type Database, keyHasher } from '@assay/store';
import { deploymentKeysOf } from '../../../testing/test-keys';
import { type ImportResult, importRegistry } from '../registry/import-registry';
import { readRegistryFile } from '../registry/read-registry-file';
import { recordBox } from '../registry/registry-keys';

/** Fictional people; the numbers are generated with their published algorithms. */
export const PEOPLE: { readonly [type in EkycType]: { readonly [input: string]: string } } = {
  BR_ID_CPF_EXT: { id_value: '39053344705' },
  CA_CB_FT: {
    user_firstname: 'Claire',
    user_lastname: 'Tremblay',
    user_dob: '1980-02-03',
    user_street: '12 Rue Sainte-Catherine',
    user_city: 'Montréal',
    user_region: 'QC',
    user_zip: 'H2X 1K4',
  },
  CA_CB_2: {
    user_firstname: 'Claire',
    user_lastname: 'Tremblay',
    user_dob: '1980-02-03',
    user_street: '12 rue Sainte Catherine',
    user_city: 'Montreal',
    user_region: 'QC',
    user_zip: 'H2X1K4',
  },
  CA_RC: {
    user_firstname: 'Claire',
    user_lastname: 'Tremblay',
    user_street: '12 Rue Sainte-Catherine',
    user_city: 'Montréal',
    user_region: 'QC',
    user_zip: 'H2X 1K4',
    phone_number: '+1 514 555 0142',
  },
  CO_ID_CE: { id_value: '420367' },
  CO_ID_PPT: { id_value: 'PT1234567' },
  CO_ID_CC: { id_value: '1020304050' },
  FR_RC: {
    user_firstname: 'Zoé',
    user_lastname: 'Lefèvre',
    user_dob: '1991-07-14',
    user_street: '4 avenue Foch',
    user_city: 'Lyon',
    user_zip: '69006',
  },
  DE_CB: {
    user_firstname: 'Jürgen',
    user_lastname: 'Groß',
    user_dob: '1975-11-30',
    user_street: 'Hauptstraße 9',
    user_city: 'Köln',
    user_zip: '50667',
  },
  GR_CB: {
    user_firstname: 'Eleni',
    user_lastname: 'Papadopoulou',
    user_dob: '1988-03-25',
    user_city: 'Athina',
    id_value: '25038812360',
  },
  ID_ID_NIK: { user_fullname: 'Siti Rahayu', user_dob: '2005-04-15', id_value: '3273015504050003' },
  ID_SVC: {
    user_fullname: 'Siti Rahayu',
    user_dob: '2005-04-15',
    id_value: '3273015504050003',
    user_gender: 'Perempuan',
  },
  IE_CB: { user_firstname: 'Saoirse', user_lastname: 'O’Byrne', user_dob: '1995-05-05' },
  MX_ID_CURP: { id_value: 'HEGG560427MVZRRL04' },
  NZ_CB: {
    user_firstname: 'Aroha',
    user_lastname: 'Ngata',
    user_street: '7 Queen Street',
    user_city: 'Auckland',
    user_region: 'Auckland',
    user_zip: '1010',
  },
  NZ_RC: {
    user_firstname: 'Aroha',
    user_lastname: 'Ngata',
    user_street: '7 Queen Street',
    user_city: 'Auckland',
    user_region: 'Auckland',
    user_zip: '1010',
    phone_number: '021 555 017',
  },
  US_ID_F2: { user_firstname: 'Dana', user_lastname: 'Whitfield', id_value: '536904399' },
  NG_ID_NIN: {
    user_firstname: 'Chidi',
    user_lastname: 'Okafor',
    user_dob: '1990-01-01',
    id_value: '12345678901',
  },
  NG_ID_BVN: {
    user_firstname: 'Ada',
    user_lastname: 'Eze',
    user_dob: '1993-06-09',
    id_value: '22345678901',
  },
};

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const csv = (rows: readonly { readonly [column: string]: string }[]): string => {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? '')).join());
  return `${columns.join()}\n${lines.join('\n')}\n`;
};

/** The same people as rows of a registry. */
export const REGISTER = csv([
  {
    country: 'BR',
    id_type: 'CPF',
    id_value: '390.533.447-05',
    full_name: 'Ana Souza',
    date_of_birth: '1984-09-12',
    gender: 'F',
    'additional.mother_name': 'Maria Souza',
    'additional.estimated_monthly_income': '4200',
    'additional.relatives':
      '[{"cpf":"52998224725","name":"João Silva Souza","relationship_type":"BROTHER","deceased":"false"}]',
    'additional.employers': '[{"related_company":{"cnpj":"16727230000197","company_name":"Padaria Azul"}}]',
  },
  {
    country: 'CA',
    first_name: 'Claire',
    last_name: 'Tremblay',
    date_of_birth: '1980-02-03',
    street: '12 Rue Sainte-Catherine',
    city: 'Montréal',
    region: 'QC',
    postcode: 'H2X 1K4',
    phone: '514-555-0142',
    'additional.creditFileOpened': '2015-01-31',
    'additional.PhoneStatus': 'ACTIVE',
    'additional.thinFile': 'false',
    'additional.overallFraudRisk': 'LOW',
    'additional.trades': JSON.stringify([
      {
        dateOpened: '2015-02-01',
        accountNumber: '****1',
        nameAsReported: 'Claire Tremblay',
        institutionName: 'Bank One',
        addressAsReported: '12 Rue Sainte-Catherine Montréal QC H2X 1K4',
        dateOfBirthAsReported: '1980-02-03',
      },
      { dateOpened: '2018-02-01', nameAsReported: 'C Tremblay', institutionName: 'Card Two' },
    ]),
  },
  {
    country: 'CO',
    id_type: 'CE',
    id_value: '420367',
    full_name: 'Ana Torres',
    'additional.documentType': 'CE',
  },
  { country: 'CO', id_type: 'PPT', id_value: 'PT1234567', full_name: 'José Rojas' },
  { country: 'CO', id_type: 'CC', id_value: '1020304050', full_name: 'Luz Díaz' },
  {
    country: 'FR',
    first_name: 'Zoe',
    last_name: 'Lefevre',
    date_of_birth: '1991-07-14',
    street: '4 Avenue Foch',
    city: 'Lyon',
    postcode: '69006',
  },
  {
    country: 'DE',
    first_name: 'Jürgen',
    last_name: 'Groß',
    date_of_birth: '1975-11-30',
    street: 'Hauptstraße 9',
    city: 'Köln',
    postcode: '50667',
  },
  {
    country: 'GR',
    id_type: 'ADT',
    id_value: '25038812360',
    first_name: 'Eleni',
    last_name: 'Papadopoulou',
    date_of_birth: '1988-03-25',
    city: 'Athina',
  },
  {
    country: 'ID',
    id_type: 'NIK',
    id_value: '3273015504050003',
    full_name: 'Siti Rahayu',
    date_of_birth: '2005-04-15',
    gender: 'P',
  },
  { country: 'IE', first_name: 'Saoirse', last_name: "O'Byrne", date_of_birth: '1995-05-05' },
  {
    country: 'MX',
    id_type: 'CURP',
    id_value: 'HEGG560427MVZRRL04',
    full_name: 'Gloria Hernández García',
    date_of_birth: '1956-04-27',
    'additional.curp_status': 'AN',
    'additional.father_last_name': 'Hernández',
  },
  {
    country: 'NZ',
    first_name: 'Aroha',
    last_name: 'Ngata',
    street: '7 Queen Street',
    city: 'Auckland',
    region: 'Auckland',
    postcode: '1010',
    phone: '+6421555017',
  },
  {
    country: 'US',
    id_type: 'SSN',
    id_value: '536-90-4399',
    first_name: 'Dana',
    last_name: 'Whitfield',
    date_of_birth: '1979-12-31',
    phone: '2025550143',
    email: 'dana@example.org',
    'additional.isPublic': 'true',
    'additional.isResidential': 'true',
    'additional.age': '46',
  },
  {
    country: 'NG',
    id_type: 'NIN',
    id_value: '12345678901',
    first_name: 'Chidi',
    last_name: 'Okafor',
    date_of_birth: '1990-01-01',
  },
  {
    country: 'NG',
    id_type: 'BVN',
    id_value: '22345678901',
    first_name: 'Ada',
    last_name: 'Eze',
    date_of_birth: '1993-06-09',
  },
]);

/** Imports a text as a registry and returns the skipped rows. */
export async function importText(
  database: Database,
  environmentId: EnvironmentId,
  text: string,
  options: { readonly registry?: string; readonly replace?: boolean; readonly allOrNothing?: boolean } = {},
): Promise<ImportResult & { readonly faults: readonly (readonly [line: number, fault: string])[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-registry-'));
  const file = join(folder, 'people.csv');
  writeFileSync(file, text);
  const faults: (readonly [number, string])[] = [];
  let seed = 0;
  const bytes = (length: number) => Buffer.alloc(length, ++seed);
  const secrets = await deploymentKeysOf(database);
  try {
    const result = await importRegistry(
      {
        database,
        hasher: keyHasher(secrets.pepper),
        box: recordBox(secrets.signingSecrets, { bytes }),
        onFault: (line, fault) => faults.push([line, fault]),
      },
      {
        environmentId,
        registry: 'main',
        replace: false,
        allOrNothing: false,
        ...options,
        at: 1_700_000_000_000,
      },
      readRegistryFile(file, '2026-11-23'),
    );
    return { ...result, faults };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
