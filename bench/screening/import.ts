import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffLists, type ListFile, memoryFile, readLists, type ScreeningList } from '@assay/screening';
import { atMost, type Bar, type Row } from '../row';
import { AML_DIR } from './cultures';

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

/**
 * Returns synthetic parties in the layout of OFAC's SDN_ADVANCED.XML, written while they are read so that
 * they never are in memory completely.
 */
function advancedDocument(parties: number): ListFile {
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

const ROUNDS = 3;
const MEGABYTE = 1e6;

function file(name: string): ListFile & { readonly bytes: number } {
  const bytes = readFileSync(join(AML_DIR, name));
  return { ...memoryFile(name.split('/').at(-1)!, bytes), bytes: bytes.length };
}

/** Returns the milliseconds of the fastest of several runs, because other programs disturb the rest. */
async function fastest<Result>(
  work: () => Promise<Result> | Result,
): Promise<{ ms: number; result: Result }> {
  let best = Number.POSITIVE_INFINITY;
  let result: Result;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    result = await work();
    best = Math.min(best, performance.now() - start);
  }
  return { ms: best, result: result! };
}

async function importRow(figure: string, names: readonly string[], bar?: Bar): Promise<Row> {
  const files = names.map(file);
  const { ms, result } = await fastest(() => readLists(files));
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / MEGABYTE;
  const { kept, names: read } = result[0]!.counts;
  return {
    figure: `${figure}: ${kept} entries, ${read} names, ${((megabytes / ms) * 1000).toFixed(1)} MB/s`,
    value: ms / 1000,
    unit: 's',
    ...(bar === undefined ? {} : { bar }),
  };
}

/** Number of synthetic parties that gives the size of the largest publication. */
const ADVANCED_PARTIES = 23_000;

async function advancedRows(): Promise<Row[]> {
  const document = advancedDocument(ADVANCED_PARTIES);
  let bytes = 0;
  for await (const piece of document.open()) bytes += piece.length;
  const before = process.cpuUsage();
  const start = performance.now();
  const [list] = await readLists([document]);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  const figure = `SDN_ADVANCED.XML layout, synthetic: ${list!.counts.kept} entries, ${(bytes / MEGABYTE).toFixed(0)} MB`;
  return [
    { figure, value: seconds, unit: 's', bar: atMost(15) },
    { figure: `${figure}, CPU time`, value: (user + system) / 1e6, unit: 's' },
    {
      figure: 'peak process memory so far',
      value: process.resourceUsage().maxRSS / 1024,
      unit: 'MiB',
      bar: atMost(400),
    },
  ];
}

/**
 * Measures importing the published lists and comparing two of their versions; without the shared data, only a
 * synthetic list.
 */
export async function benchLists(): Promise<Row[]> {
  // First, so that its memory is measured separately.
  const advanced = await advancedRows();
  if (!existsSync(AML_DIR)) return advanced;
  const version = async (name: string): Promise<ScreeningList> => (await readLists([file(name)]))[0]!;
  const old = await version('ofac/sdn_2024-02-20.csv.gz');
  const next = await version('ofac/sdn_2024-02-23.csv.gz');
  const { ms, result } = await fastest(() => diffLists(old.entries, next.entries));
  const { added, changed, removed } = result;
  return [
    ...advanced,
    await importRow(
      'OFAC SDN with names, addresses and comments',
      ['sdn_2024-05-03.csv', 'alt_2025-02.csv', 'add_2025-02.csv.gz', 'sdn_comments_2025-02.csv'].map(
        (name) => `ofac/${name}`,
      ),
      atMost(3),
    ),
    await importRow('United Nations XML', ['un/consolidated_2026-02-27.xml']),
    await importRow('US legislators YAML', ['us/legislators-current.yaml', 'us/executive.yaml']),
    {
      figure: `OFAC SDN, difference of two versions: +${added.length} ~${changed.length} −${removed.length}`,
      value: ms,
      unit: 'ms',
    },
  ];
}
