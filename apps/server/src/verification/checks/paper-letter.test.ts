import { AddressEngine } from '@assay/addresses';
import type { WorkflowInputs } from '@assay/contract';
import { readPaperFile } from '@assay/vision';
import { describe, expect, it } from 'vitest';
import {
  contentOf,
  type WrittenText,
  writePdf,
} from '../../../../../packages/vision/src/pdf/testing/write-pdf';
import { sameName } from '../../screening/subject';
import { paperAgreement } from './paper-agreement';
import type { CheckContext } from './provider';

const engine = new AddressEngine();
const provider = paperAgreement({ sameName, addresses: () => engine });
const NOW = Date.parse('2026-03-01T12:00:00Z');

/** Returns lines from the top of a page, in points from its upper left corner. */
const at = (x: number, top: number, lines: readonly string[], size = 10): WrittenText[] =>
  lines.map((text, index) => ({ text, x, y: 842 - top - index * 1.35 * size, size }));

async function extract(texts: readonly WrittenText[], inputs: WorkflowInputs = {}) {
  const reading = await readPaperFile({
    bytes: writePdf([contentOf(texts)]),
    mediaType: 'application/pdf',
    reader: () => Promise.reject(new Error('no picture is read here')),
    signal: new AbortController().signal,
    now: NOW,
  });
  if (typeof reading === 'string') throw new Error(reading);
  const answer = await provider.evaluate({
    checkType: 'PROOF_OF_ADDRESS',
    inputs,
    settings: {},
    extracted: { PROOF_OF_ADDRESS: { papers: [{ id: 'file', ...reading }] } },
    now: NOW,
  } as unknown as CheckContext);
  const results = Object.fromEntries(answer.findings.map(({ subCheck, result }) => [subCheck, result]));
  const { fullName, addressDetails, ...rest } = answer.extracted as { readonly [name: string]: unknown };
  return { ...rest, fullName, addressDetails, results };
}

interface Layout {
  readonly texts: readonly WrittenText[];
  readonly name: string;
  readonly details: { readonly [name: string]: string };
}

const LAYOUTS: { readonly [title: string]: Layout } = {
  'Germany, DIN 5008 form B with the sender in the window': {
    texts: [
      ...at(57, 40, ['Stadtwerke Musterstadt GmbH'], 16),
      ...at(57, 135, ['Stadtwerke Musterstadt GmbH · Postfach 12 34 · 50667 Köln'], 7),
      ...at(57, 150, ['Herrn', 'Jonas Becker', 'Lindenstraße 14a', '50674 Köln']),
      ...at(420, 135, ['Kundennummer 4711', 'Rechnungsdatum 03.02.2026', 'Telefon 0221 123456']),
      ...at(57, 300, ['Ihre Stromrechnung', 'Verbrauch 312 kWh']),
      ...at(
        57,
        790,
        ['Stadtwerke Musterstadt GmbH', 'Werkstraße 1, 50667 Köln', 'HRB 1234 Amtsgericht Köln'],
        7,
      ),
    ],
    name: 'Jonas Becker',
    details: {
      houseNumber: '14a',
      street: 'Lindenstraße',
      city: 'Köln',
      postcode: '50674',
      countryCode: 'DE',
    },
  },
  'Germany, DIN 5008 form A without a salutation': {
    texts: [
      ...at(57, 30, ['Beispielbank AG'], 14),
      ...at(57, 95, ['Anna Katharina Vogel', 'Hinterhaus', 'Alte Gasse 3', '70173 Stuttgart']),
      ...at(57, 290, ['Kontoauszug', 'Zeitraum 01.01.2026 - 31.01.2026']),
    ],
    name: 'Anna Katharina Vogel',
    details: {
      houseNumber: '3',
      subBuilding: 'Hinterhaus',
      street: 'Alte Gasse',
      city: 'Stuttgart',
      postcode: '70173',
      countryCode: 'DE',
    },
  },
  'United Kingdom, building and locality': {
    texts: [
      ...at(60, 40, ['Example Water plc', 'PO Box 55', 'Leeds LS1 4DL', 'www.water.example']),
      ...at(60, 150, [
        'Mrs Eleanor Hughes',
        'Flat 3, Rosemount House',
        '18 Abbey Road',
        'Chelston',
        'Torquay',
        'TQ2 5NP',
      ]),
      ...at(60, 300, ['Your water bill', 'Bill date 3 February 2026', 'Amount due £76.40']),
    ],
    name: 'Mrs Eleanor Hughes',
    details: {
      houseNumber: '18',
      houseName: 'Rosemount House',
      subBuilding: 'FLAT 3',
      street: 'Abbey Road',
      locality: 'Chelston',
      city: 'Torquay',
      postcode: 'TQ2 5NP',
      countryCode: 'GB',
    },
  },
  'France, recipient on the right': {
    texts: [
      ...at(50, 45, ['Énergie Exemple SA', '22 rue du Moulin', '69003 Lyon', 'SIRET 123 456 789 00012']),
      ...at(320, 150, [
        'Mme Camille Durand',
        'Résidence Les Lilas',
        '12 bis rue des Écoles',
        '31000 TOULOUSE',
      ]),
      ...at(50, 300, ['Facture du 03/02/2026', 'Montant 76,40 EUR']),
    ],
    name: 'Mme Camille Durand',
    details: {
      houseNumber: '12 bis',
      houseName: 'Résidence Les Lilas',
      street: 'rue des Écoles',
      city: 'TOULOUSE',
      postcode: '31000',
      countryCode: 'FR',
    },
  },
  'United States, #10 window with a remittance address below': {
    texts: [
      ...at(40, 40, ['Example Power & Light', '100 Utility Plaza', 'Columbus, OH 43215']),
      ...at(70, 160, [
        '*****AUTO**5-DIGIT 43081',
        'MICHAEL R ANDERSON',
        '742 EVERGREEN TER APT 5B',
        'WESTERVILLE OH 43081-2410',
      ]),
      ...at(380, 160, ['Account number 100-200', 'Statement date 02/03/2026', 'Amount due $81.20']),
      ...at(330, 730, ['Remit to:', 'Example Power & Light', 'PO Box 1000', 'Columbus, OH 43216']),
    ],
    name: 'MICHAEL R ANDERSON',
    details: {
      houseNumber: '742',
      subBuilding: 'APT 5B',
      street: 'EVERGREEN TER',
      city: 'WESTERVILLE',
      county: 'OH',
      postcode: '43081-2410',
      countryCode: 'US',
    },
  },
  'Canada, unit before the number': {
    texts: [
      ...at(50, 40, ['Hydro Exemple', 'Service 1-800-555-0199']),
      ...at(60, 150, ['Olivia Tremblay', '405-1166 Alberni St', 'Vancouver BC  V6E 3Z3']),
      ...at(50, 300, ['Electricity bill', 'Amount due $54.20']),
    ],
    name: 'Olivia Tremblay',
    details: {
      houseNumber: '1166',
      subBuilding: '405',
      street: 'Alberni St',
      city: 'Vancouver',
      county: 'BC',
      postcode: 'V6E 3Z3',
      countryCode: 'CA',
    },
  },
  'Brazil, without a house number': {
    texts: [
      ...at(50, 40, ['Companhia Exemplo de Energia S/A', 'CNPJ 12.345.678/0001-95']),
      ...at(50, 130, [
        'MARIA APARECIDA DOS SANTOS',
        'RUA DAS FLORES, S/N',
        'JARDIM PAULISTA',
        'SÃO PAULO - SP',
        'CEP 01425-001',
      ]),
      ...at(50, 300, ['Conta de energia', 'Valor R$ 98,20', 'Consumo 142 kWh']),
    ],
    name: 'MARIA APARECIDA DOS SANTOS',
    details: {
      houseNumber: 'S/N',
      street: 'RUA DAS FLORES',
      locality: 'JARDIM PAULISTA',
      city: 'SÃO PAULO',
      county: 'SP',
      postcode: '01425-001',
      countryCode: 'BR',
    },
  },
  'India, labels and a landmark': {
    texts: [
      ...at(40, 40, ['Example Electricity Supply Co Ltd', 'GSTIN 29AAAAA0000A1Z5']),
      ...at(40, 140, ['Name: RAHUL KUMAR SHARMA']),
      ...at(40, 156, [
        'Address: Flat 302, Shanti Apartments,',
        '45 Residency Road, Near City Park,',
        'Bengaluru, Karnataka 560025',
      ]),
      ...at(40, 300, ['Electricity bill', 'Units consumed 240 kWh', 'Amount Rs. 1,820.00']),
    ],
    name: 'RAHUL KUMAR SHARMA',
    details: {
      houseNumber: '45',
      houseName: 'Shanti Apartments',
      subBuilding: 'FLAT 302',
      street: 'Residency Road',
      city: 'Bengaluru',
      county: 'Karnataka',
      postcode: '560025',
      countryCode: 'IN',
    },
  },
  'Spain, two columns': {
    texts: [
      ...at(50, 120, ['Comercializadora Ejemplo S.A.', 'Calle Industria 4', '28002 Madrid', 'CIF A12345678']),
      ...at(320, 120, ['Lucía Fernández Gómez', 'Calle Mayor 12, 3º B', '46001 Valencia']),
      ...at(50, 300, ['Factura de electricidad', 'Fecha de factura: 03/02/2026', 'Importe 61,20 EUR']),
    ],
    name: 'Lucía Fernández Gómez',
    details: {
      houseNumber: '12',
      subBuilding: '3º B',
      street: 'Calle Mayor',
      city: 'Valencia',
      postcode: '46001',
      countryCode: 'ES',
    },
  },
  'Italy, salutation and province': {
    texts: [
      ...at(50, 40, ['Energia Esempio S.p.A.', 'P.IVA 01234567890']),
      ...at(310, 150, ['Gentile', 'Giulia Romano', 'Via Garibaldi 7', '20121 Milano MI']),
      ...at(50, 300, ['Bolletta luce', 'Importo 58,10 EUR', 'Consumo 190 kWh']),
    ],
    name: 'Giulia Romano',
    details: {
      houseNumber: '7',
      street: 'Via Garibaldi',
      city: 'Milano',
      county: 'MI',
      postcode: '20121',
      countryCode: 'IT',
    },
  },
  'Netherlands, salutation before the name': {
    texts: [
      ...at(50, 40, ['Voorbeeld Energie BV', 'KvK 12345678']),
      ...at(60, 150, ['Mevr. S. de Vries', 'Damrak 12-2', '1012 LK  Amsterdam']),
      ...at(60, 300, ['Factuur', 'Factuurdatum 3-2-2026', 'Verbruik 210 kWh']),
    ],
    name: 'Mevr. S. de Vries',
    details: {
      houseNumber: '12-2',
      street: 'Damrak',
      city: 'Amsterdam',
      postcode: '1012 LK',
      countryCode: 'NL',
    },
  },
  'Poland, written in capitals without accents': {
    texts: [
      ...at(50, 40, ['PRZYKLAD ENERGIA S.A.', 'NIP 1234567890']),
      ...at(320, 160, ['JAN KOWALSKI', 'UL. DLUGA 5 M. 3', '00-950 WARSZAWA']),
      ...at(50, 300, ['RACHUNEK ZA ENERGIE', '120 kWh']),
    ],
    name: 'JAN KOWALSKI',
    details: {
      houseNumber: '5',
      subBuilding: 'APT 3',
      street: 'UL. DLUGA',
      city: 'WARSZAWA',
      postcode: '00-950',
      countryCode: 'PL',
    },
  },
  'Australia, unit with a slash': {
    texts: [
      ...at(50, 40, ['Example Energy Pty Ltd', 'ABN 12 345 678 901']),
      ...at(60, 150, ['Ms Chloe Nguyen', '3/45 Smith Street', 'RICHMOND VIC 3121']),
      ...at(60, 300, ['Electricity bill', 'Total amount due $120.40', '410 kWh']),
    ],
    name: 'Ms Chloe Nguyen',
    details: {
      houseNumber: '45',
      subBuilding: '3',
      street: 'Smith Street',
      city: 'RICHMOND',
      county: 'VIC',
      postcode: '3121',
      countryCode: 'AU',
    },
  },
  'United Arab Emirates, post box and no postcode': {
    texts: [
      ...at(50, 40, ['Example Electricity and Water Authority', 'Customer care 600 500 000']),
      ...at(60, 150, ['Omar Al Hashimi', 'P.O. Box 11234', 'Dubai', 'United Arab Emirates']),
      ...at(60, 300, ['Electricity bill', 'Amount due AED 420.00', '900 kWh']),
    ],
    name: 'Omar Al Hashimi',
    details: { street: 'PO Box 11234', city: 'Dubai', countryCode: 'AE' },
  },
  'Switzerland, postcode of four digits': {
    texts: [
      ...at(50, 40, ['Muster Versicherungen AG', 'Seestrasse 1', '8002 Zürich']),
      ...at(330, 150, ['Frau', 'Nina Keller', 'Bahnhofstrasse 3', '3011 Bern']),
      ...at(50, 300, ['Rechnung vom 03.02.2026', 'Betrag CHF 120.40']),
    ],
    name: 'Nina Keller',
    details: {
      houseNumber: '3',
      street: 'Bahnhofstrasse',
      city: 'Bern',
      postcode: '3011',
      countryCode: 'CH',
    },
  },
};

describe('the recipient of a letter without data of a person', () => {
  it.each(Object.entries(LAYOUTS))('is read from the layout: %s', async (_, { texts, name, details }) => {
    const { fullName, addressDetails } = await extract(texts);
    expect({ fullName, addressDetails }).toEqual({ fullName: name, addressDetails: details });
  });
});

describe('the recipient of a letter with data of a person', () => {
  const { texts } = LAYOUTS['United Kingdom, building and locality']!;

  it('passes name and address of the recipient', async () => {
    const { results } = await extract(texts, {
      user_fullname: 'Eleanor Hughes',
      user_address: 'Flat 3, 18 Abbey Road, Torquay TQ2 5NP, United Kingdom',
    });
    expect(results).toMatchObject({ nameMatchCheckResult: 'PASS', fullAddressCheckResult: 'PASS' });
  });

  it("doesn't accept the address of the issuer", async () => {
    const { texts: german } = LAYOUTS['Germany, DIN 5008 form B with the sender in the window']!;
    const { results } = await extract(german, {
      user_fullname: 'Jonas Becker',
      user_address: 'Werkstraße 1, 50667 Köln, Germany',
    });
    expect(results.fullAddressCheckResult).not.toBe('PASS');
  });
});
