import type { ListFile } from '@assay/screening';

const HEAD = `<?xml version="1.0" encoding="utf-8"?>
<Sanctions><DateOfIssue><Year>2026</Year><Month>11</Month><Day>18</Day></DateOfIssue><ReferenceValueSets>
<AliasType ID="1403">Name</AliasType><AliasType ID="1400">A.K.A.</AliasType><Country ID="11082">Cuba</Country>
<FeatureType ID="8">Birthdate</FeatureType><FeatureType ID="25">Location</FeatureType>
<IDRegDocType ID="1571">Passport</IDRegDocType><NamePartType ID="1520">Last Name</NamePartType>
<NamePartType ID="1521">First Name</NamePartType><PartyType ID="1">Individual</PartyType>
<PartySubType ID="4" PartyTypeID="1">Unknown</PartySubType><SanctionsType ID="1">Program</SanctionsType>
</ReferenceValueSets>
`;

const day = (year: number) =>
  ['From', 'To']
    .map((side) => `<${side}>\n<Year>${year}</Year>\n<Month>3</Month>\n<Day>4</Day>\n</${side}>\n`)
    .join('');

function location(at: number): string {
  const parts = [`${at} Invented Street`, `Town ${at % 900}`].map(
    (text) => `<LocationPart LocPartTypeID="1454">
<LocationPartValue Primary="true" LocPartValueTypeID="1" LocPartValueStatusID="1">
<Comment />\n<Value>${text}</Value>\n</LocationPartValue>\n</LocationPart>\n`,
  );
  return `<Location ID="${at}">\n<LocationCountry CountryID="11082" />\n${parts.join('')}</Location>\n`;
}

function identityDocument(at: number): string {
  return `<IDRegDocument ID="${at}" IDRegDocTypeID="1571" IdentityID="${at}" IssuedBy-CountryID="11082">
<Comment />\n<IDRegistrationNo>X${at}</IDRegistrationNo>\n<DocumentDate><DatePeriod>\n<Start Approximate="false">
${day(2018)}</Start>\n</DatePeriod></DocumentDate>\n</IDRegDocument>\n`;
}

function party(at: number): string {
  const names = [0, 1, 2].map(
    (alias) => `<Alias FixedRef="${at}" AliasTypeID="${alias === 0 ? 1403 : 1400}" Primary="${alias === 0}">
${['Latin', 'Имя']
  .map(
    (word) => `<DocumentedName ID="${at}${alias}" FixedRef="${at}" DocNameStatusID="1">
<DocumentedNamePart>\n<NamePartValue NamePartGroupID="1" ScriptID="215">${word} Family${at}</NamePartValue>\n</DocumentedNamePart>
<DocumentedNamePart>\n<NamePartValue NamePartGroupID="2" ScriptID="215">Given ${alias}</NamePartValue>\n</DocumentedNamePart>
</DocumentedName>\n`,
  )
  .join('')}</Alias>\n`,
  );
  const feature = (type: number, inside: string) => `<Feature ID="${at}${type}" FeatureTypeID="${type}">
<FeatureVersion ID="${at}" ReliabilityID="1">\n<Comment />\n${inside}</FeatureVersion>
<IdentityReference IdentityID="${at}" IdentityFeatureLinkTypeID="1" />\n</Feature>\n`;
  const period = ['Start', 'End']
    .map((end) => `<${end} Approximate="false" YearFixed="false">\n${day(1940 + (at % 60))}</${end}>\n`)
    .join('');
  const places = [0, 1, 2].map((more) => feature(25, `<VersionLocation LocationID="${at + more}" />\n`));
  return `<DistinctParty FixedRef="${at}">\n<Comment />\n<Profile ID="${at}" PartySubTypeID="4">
<Identity ID="${at}" FixedRef="${at}" Primary="true">\n${names.join('')}<NamePartGroups>
<MasterNamePartGroup><NamePartGroup ID="1" NamePartTypeID="1520" /></MasterNamePartGroup>
<MasterNamePartGroup><NamePartGroup ID="2" NamePartTypeID="1521" /></MasterNamePartGroup>
</NamePartGroups>\n</Identity>\n${feature(8, `<DatePeriod>\n${period}</DatePeriod>\n`)}${places.join('')}</Profile>\n</DistinctParty>\n`;
}

function listing(at: number): string {
  return `<SanctionsEntry ID="${at}" ProfileID="${at}" ListID="1550">\n<EntryEvent ID="${at}"><Comment /><Date>
<Year>2019</Year>\n<Month>5</Month>\n<Day>${1 + (at % 28)}</Day>\n</Date></EntryEvent>
<SanctionsMeasure SanctionsTypeID="1"><Comment>PROGRAM${at % 60}</Comment></SanctionsMeasure>\n</SanctionsEntry>\n`;
}

const SECTIONS = [
  { name: 'Locations', record: location },
  { name: 'IDRegDocuments', record: identityDocument },
  { name: 'DistinctParties', record: party },
  { name: 'SanctionsEntries', record: listing },
];
const PIECE_BYTES = 64 * 1024;

/** Invented parties in the layout of OFAC's SDN_ADVANCED.XML, written while they are read: no memory holds them all. */
export function advancedDocument(parties: number): ListFile {
  return {
    name: 'sdn_advanced.xml',
    async *open() {
      let text = HEAD;
      for (const { name, record } of SECTIONS) {
        text += `<${name}>\n`;
        for (let at = 1; at <= parties; at++) {
          text += record(at);
          if (text.length < PIECE_BYTES) continue;
          yield Buffer.from(text);
          text = '';
        }
        text += `</${name}>\n`;
      }
      yield Buffer.from(`${text}</Sanctions>\n`);
    },
  };
}
