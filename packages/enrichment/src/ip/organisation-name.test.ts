import { describe, expect, it } from 'vitest';
import { typeOfOrganisation } from './organisation-name';

describe('typeOfOrganisation', () => {
  it.each([
    ['Example Hosting Ltd', 'DCH'],
    ['FastVPS GmbH', null],
    ['Nordic VPS AB', 'DCH'],
    ['Iowa Data Centers', 'DCH'],
    ['Rechenzentrum Musterstadt GmbH', 'DCH'],
    ['Acme Dedicated Servers Inc', 'DCH'],
    ['Universidad de Chile', 'EDU'],
    ['Technische Universitaet Muenchen', 'EDU'],
    ['Springfield School District', 'EDU'],
    ['Ministry of Finance', 'GOV'],
    ['City of Springfield', 'GOV'],
    ['Ayuntamiento de Madrid', 'GOV'],
    ['Guthrie County', 'GOV'],
    ['Lancashire County Council', 'GOV'],
    ['Waverley Council', 'GOV'],
    ['National Electoin Commission', 'GOV'],
    ['European Medicines Agency', 'GOV'],
    ['Ministerstwo Sprawiedliwosci', 'GOV'],
    ['Kementerian Keuangan', 'GOV'],
    ["Her Majesty's Revenue and Customs", 'GOV'],
    ['Thai Customs Department', 'GOV'],
    ['New Jersey Turnpike Authority', 'GOV'],
    ['Justica Federal de Primeiro Grau', 'GOV'],
    ['Alta kommune', 'GOV'],
    ['Jasper County REMC', null],
    ['Optimal Agency LLC', null],
    ['Springfield County Broadband', 'ISP'],
    ['Example County Public Schools', 'EDU'],
    ['Springfield Federal Credit Union', 'COM'],
    ['Ministry of Defence', 'MIL'],
    ['New York Public Library', 'LIB'],
    ['Telefonica Example S.A.', 'ISP'],
    ['Springfield Broadband LLC', 'ISP'],
    ['Provedor Exemplo Ltda', 'ISP'],
    ['Example Mobile Communications', 'MOB'],
    ['Inland Cellular', 'MOB'],
    ['First Example Bank', 'COM'],
    ['Example Motors AG', 'COM'],
    ['Example Foundation', 'ORG'],
    ['Example CDN Inc', 'CDN'],
    ['Jane Doe', null],
  ])('%s: %s', (name, type) => {
    expect(typeOfOrganisation(name)).toBe(type);
  });

  it.each([
    ['a bank with a data centre', 'Maple Bank Data Centre'],
    ['a university with a cloud', 'University of Example Cloud'],
    ['a ministry with a data centre', 'Ministry of Interior Data Center'],
    ['a cable company with a cloudy name', 'Cloud Telecom Provedor Ltda'],
    ['a hospital', 'Example Hospital Hosting Services'],
    ['a ghost', 'Ghost Tours Inc'],
    ['a wireless provider', 'Saint Cloud Wireless'],
  ])('does not take %s for a hosting company', (_, name) => {
    expect(typeOfOrganisation(name)).not.toBe('DCH');
  });
});
