/** Small, manually written documents in the publishers' layouts; the parties are invented. */

export const ADVANCED_XML = `<?xml version="1.0" encoding="utf-8"?>
<Sanctions xmlns="https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/ADVANCED_XML">
 <DateOfIssue CalendarTypeID="1"><Year>2026</Year><Month>7</Month><Day>2</Day></DateOfIssue>
 <ReferenceValueSets>
  <AliasTypeValues><AliasType ID="1400">A.K.A.</AliasType><AliasType ID="1401">F.K.A.</AliasType><AliasType ID="1403">Name</AliasType></AliasTypeValues>
  <CountryValues><Country ID="11085">Iran</Country></CountryValues>
  <DetailReferenceValues><DetailReference ID="91526">Male</DetailReference></DetailReferenceValues>
  <FeatureTypeValues><FeatureType ID="8">Birthdate</FeatureType><FeatureType ID="9">Place of Birth</FeatureType><FeatureType ID="10">Nationality Country</FeatureType><FeatureType ID="224">Gender</FeatureType><FeatureType ID="25">Location</FeatureType><FeatureType ID="344">Digital Currency Address - XBT</FeatureType></FeatureTypeValues>
  <IDRegDocTypeValues><IDRegDocType ID="1571">Passport</IDRegDocType></IDRegDocTypeValues>
  <NamePartTypeValues><NamePartType ID="1520">Last Name</NamePartType><NamePartType ID="1521">First Name</NamePartType><NamePartType ID="1525">Entity Name</NamePartType></NamePartTypeValues>
  <PartySubTypeValues><PartySubType ID="1" PartyTypeID="4">Vessel</PartySubType><PartySubType ID="3" PartyTypeID="2">Unknown</PartySubType><PartySubType ID="4" PartyTypeID="1">Unknown</PartySubType></PartySubTypeValues>
  <PartyTypeValues><PartyType ID="1">Individual</PartyType><PartyType ID="2">Entity</PartyType><PartyType ID="4">Transport</PartyType></PartyTypeValues>
  <SanctionsTypeValues><SanctionsType ID="1">Program</SanctionsType><SanctionsType ID="1705">Block</SanctionsType></SanctionsTypeValues>
 </ReferenceValueSets>
 <Locations><Location ID="25"><LocationCountry CountryID="11085"/><LocationPart LocPartTypeID="1"><LocationPartValue Primary="true"><Value>Tehran</Value></LocationPartValue></LocationPart></Location></Locations>
 <IDRegDocuments><IDRegDocument ID="1" IDRegDocTypeID="1571" IdentityID="700" IssuedBy-CountryID="11085"><IDRegistrationNo>X0001</IDRegistrationNo></IDRegDocument></IDRegDocuments>
 <DistinctParties>
  <DistinctParty FixedRef="90001"><Comment>invented</Comment>
   <Profile ID="90001" PartySubTypeID="4">
    <Identity ID="700" FixedRef="90001" Primary="true">
     <Alias FixedRef="90001" AliasTypeID="1400" Primary="false" LowQuality="true"><DocumentedName ID="3"><DocumentedNamePart><NamePartValue NamePartGroupID="12">THE SAILOR</NamePartValue></DocumentedNamePart></DocumentedName></Alias>
     <Alias FixedRef="90001" AliasTypeID="1403" Primary="true" LowQuality="false">
      <DocumentedName ID="1"><DocumentedNamePart><NamePartValue NamePartGroupID="11" ScriptID="215">FARROKHNIA</NamePartValue></DocumentedNamePart><DocumentedNamePart><NamePartValue NamePartGroupID="12" ScriptID="215">Behzad</NamePartValue></DocumentedNamePart></DocumentedName>
      <DocumentedName ID="2"><DocumentedNamePart><NamePartValue NamePartGroupID="13" ScriptID="160">بهزاد فرخ‌نیا</NamePartValue></DocumentedNamePart></DocumentedName>
     </Alias>
     <NamePartGroups><MasterNamePartGroup><NamePartGroup ID="11" NamePartTypeID="1520"/></MasterNamePartGroup><MasterNamePartGroup><NamePartGroup ID="12" NamePartTypeID="1521"/></MasterNamePartGroup></NamePartGroups>
    </Identity>
    <Feature ID="1" FeatureTypeID="8"><FeatureVersion ID="1"><DatePeriod><Start Approximate="false"><From><Year>1966</Year><Month>1</Month><Day>1</Day></From><To><Year>1966</Year><Month>1</Month><Day>1</Day></To></Start><End><From><Year>1966</Year><Month>12</Month><Day>31</Day></From><To><Year>1966</Year><Month>12</Month><Day>31</Day></To></End></DatePeriod></FeatureVersion></Feature>
    <Feature ID="2" FeatureTypeID="9"><FeatureVersion><VersionLocation LocationID="25"/></FeatureVersion></Feature>
    <Feature ID="3" FeatureTypeID="10"><FeatureVersion><VersionLocation LocationID="25"/></FeatureVersion></Feature>
    <Feature ID="4" FeatureTypeID="224"><FeatureVersion><VersionDetail DetailTypeID="1431" DetailReferenceID="91526"/></FeatureVersion></Feature>
    <Feature ID="5" FeatureTypeID="344"><FeatureVersion><VersionDetail DetailTypeID="1432">1DemoWa11etNotVa1idForRea1Use11111</VersionDetail></FeatureVersion></Feature>
   </Profile>
  </DistinctParty>
  <DistinctParty FixedRef="90002"><Profile ID="90002" PartySubTypeID="1"><Identity ID="701" FixedRef="90002"><Alias AliasTypeID="1403" Primary="true" LowQuality="false"><DocumentedName><DocumentedNamePart><NamePartValue NamePartGroupID="21">EXAMPLE PETREL</NamePartValue></DocumentedNamePart></DocumentedName></Alias></Identity></Profile></DistinctParty>
 </DistinctParties>
 <SanctionsEntries>
  <SanctionsEntry ID="90001" ProfileID="90001" ListID="1550"><EntryEvent ID="1"><Date><Year>2020</Year><Month>3</Month><Day>9</Day></Date></EntryEvent><SanctionsMeasure ID="1" SanctionsTypeID="1"><Comment>IRAN-DEMO</Comment></SanctionsMeasure><SanctionsMeasure ID="2" SanctionsTypeID="1705"><Comment/></SanctionsMeasure></SanctionsEntry>
 </SanctionsEntries>
</Sanctions>
`;

export const UK_XML = `<?xml version="1.0" encoding="utf-8"?>
<Designations><DateGenerated>08/10/2026</DateGenerated>
 <Designation><LastUpdated>01/03/2022</LastUpdated><DateDesignated>25/01/2001</DateDesignated><UniqueID>DEM0001</UniqueID><OFSIGroupID>1</OFSIGroupID>
  <Names><Name><Name1>Valtor</Name1><Name2>Pavlovich</Name2><Name6>KRESTINSKY</Name6><NameType>Primary Name</NameType></Name>
   <Name><Name6>The Baker</Name6><NameType>Alias</NameType><AliasStrength>Low quality</AliasStrength></Name></Names>
  <NonLatinNames><NonLatinName><NameNonLatinScript>Крестинский</NameNonLatinScript></NonLatinName></NonLatinNames>
  <RegimeName>Demonstration</RegimeName><IndividualEntityShip>Individual</IndividualEntityShip>
  <Addresses><Address><AddressLine1>1 Example Street</AddressLine1><AddressCountry>Russia</AddressCountry></Address></Addresses>
  <IndividualDetails><Individual><DOBs><DOB>dd/mm/1961</DOB><DOB>17/04/1961</DOB></DOBs><Nationalities><Nationality>Russia</Nationality></Nationalities>
   <BirthDetails><Location><TownOfBirth>Tver</TownOfBirth><CountryOfBirth>Russia</CountryOfBirth></Location></BirthDetails><Genders><Gender>Male</Gender></Genders>
   <PassportDetails><Passport><PassportNumber>X000</PassportNumber></Passport></PassportDetails></Individual></IndividualDetails>
 </Designation>
</Designations>
`;

export const EU_CSV = `\ufefffileGenerationDate;Entity_LogicalId;Entity_EU_ReferenceNumber;Entity_UnitedNationId;Entity_Remark;Entity_SubjectType;Entity_SubjectType_ClassificationCode;Entity_Regulation_Programme;Entity_Regulation_PublicationDate;NameAlias_LastName;NameAlias_FirstName;NameAlias_MiddleName;NameAlias_WholeName;NameAlias_Gender;NameAlias_LogicalId;Address_City;Address_Street;Address_CountryIso2Code;Address_CountryDescription;BirthDate_BirthDate;BirthDate_Year;BirthDate_CountryIso2Code;Identification_Number;Identification_TypeDescription;Identification_CountryIso2Code;Citizenship_CountryIso2Code
05/08/2026;900;EU.DEMO.1;;a remark;P;person;DEMO;2022-03-01;Krestinsky;Valtor;;Valtor Krestinsky;M;1;;;;;;;;;;;
05/08/2026;900;EU.DEMO.1;;;P;person;DEMO;2022-03-01;;;;;;;;;;;1961-04-17;1961;00;;;;
05/08/2026;900;EU.DEMO.1;;;P;person;DEMO;2022-03-01;;;;;;;;;;;;;;;;;RU
05/08/2026;901;EU.DEMO.2;;;E;enterprise;DEMO;2022-03-01;;;;Bank Demonstration;;2;Tehran;1 Example;IR;IRAN;;;;DEMO IR TH;SWIFT BIC;IR;
`;

export const CSL_CSV = `_id,source,entity_number,type,programs,name,title,addresses,federal_register_notice,start_date,end_date,standard_order,license_requirement,license_policy,call_sign,vessel_type,gross_tonnage,gross_registered_tonnage,vessel_flag,vessel_owner,remarks,source_list_url,alt_names,citizenships,dates_of_birth,nationalities,places_of_birth,source_information_url,ids
a1,Specially Designated Nationals (SDN) - Treasury Department,90001,Individual,DEMO; DEMO2,"KRESTINSKY, Valtor",,"Tver, RU",,2020-01-02,,,,,,,,,,,,http://x,"KRESTYNSKYI, Valtor",RU,1961-04-17,RU,"Tver, Russia",http://x,"Passport, X000; Gender, Male"
b2,Denied Persons List (DPL) - Bureau of Industry and Security,,,,DESMOND PRYCE,,"1 TEST DRIVE, SCOTTSDALE, AZ, 85251, US",82 F.R. 1,2017-10-18,2020-10-15,Y,,,,,,,,,FR NOTICE ADDED,http://x,,,,,,http://x,
`;

export const LEIE_CSV = `LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE
"THORNQUIST","DASHIELL","Q","","INDIVIDUAL","PHYSICIAN","","0000000000","19830719","1 EXAMPLE ST","DAYTON","OH","45402","1128a1","20190312","00000000","00000000",""
"","","","EXAMPLE HOME HEALTH LLC","HOME HEALTH AGENCY","","","1234567893","","1 MAIN ST","DAYTON","OH","45402","1128b8","20200319","00000000","00000000",""
`;

export const FBI_JSON = JSON.stringify({
  total: 2,
  items: [
    {
      uid: 'f1',
      title: 'DASHIELL THORNQUIST - FRAUD',
      aliases: ['"Dash"', 'Dash Thornquist'],
      dates_of_birth_used: ['July 19, 1983', '1984'],
      place_of_birth: 'Dayton, Ohio',
      sex: 'Male',
      nationality: 'American',
      subjects: ['White-Collar Crime'],
      poster_classification: 'default',
      publication: '2024-05-06T00:00:00',
      reward_text: null,
      description: 'Wire fraud',
    },
    { uid: 'f2', title: 'JANE EXAMPLE', poster_classification: 'missing', subjects: [] },
  ],
  page: 1,
});

export const OPENSANCTIONS_CSV = `"id","schema","name","aliases","birth_date","countries","addresses","identifiers","sanctions","phones","emails","program_ids","dataset","first_seen","last_seen","last_change"
"NK-1","Person","Valtor Krestinsky","Валтор Крестинский;""Krestinsky; V.""","1961-04-17;1961","ru","Tver","X000","Demo order","","","DEMO","Demo","2022-03-01T00:00:00","2026-01-01T00:00:00","2025-12-31T00:00:00"
"NK-2","Company","Sevgranit","","","ru;cy","","","","","","","Demo","2022-03-01T00:00:00","2026-01-01T00:00:00","2025-11-30T00:00:00"
"NK-3","Address","1 Example Street","","","ru","","","","","","","Demo","2022-03-01T00:00:00","2026-01-01T00:00:00","2025-11-30T00:00:00"
`;

const FTM = [
  {
    id: 'p1',
    schema: 'Person',
    properties: {
      name: ['Valtor Krestinsky'],
      alias: ['V. Krestinsky'],
      weakAlias: ['Baker'],
      topics: ['sanction', 'role.pep'],
      birthDate: ['1961-04-17'],
      addressEntity: ['a1'],
      country: ['ru'],
    },
  },
  { id: 'a1', schema: 'Address', properties: { full: ['1 Example Street, Tver'], country: ['ru'] } },
  {
    id: 's1',
    schema: 'Sanction',
    properties: { entity: ['p1'], program: ['DEMO'], startDate: ['2022-03-01'] },
  },
  { id: 'i1', schema: 'Passport', properties: { holder: ['p1'], number: ['X000'], country: ['ru'] } },
  { id: 'c1', schema: 'Company', properties: { name: ['Unlisted Ltd'] } },
  { id: 'w1', schema: 'Person', properties: { name: ['Dash Thornquist'], topics: ['wanted'] } },
];
export const FTM_JSON = FTM.map((entity) => `${JSON.stringify(entity)}\n`).join('');
export const FTM_DELTA = [
  {
    op: 'MOD',
    entity: { ...FTM[5]!, properties: { name: ['Dashiell Thornquist'], topics: ['crime.fraud'] } },
  },
  { op: 'DEL', entity: { id: 'c1' } },
  {
    op: 'ADD',
    entity: {
      id: 'n1',
      schema: 'Organization',
      properties: { name: ['New Front'], topics: ['sanction.linked'] },
    },
  },
]
  .map((line) => `${JSON.stringify(line)}\n`)
  .join('');

export const CONLIST_CSV = `Last Updated,05/06/2026
Name 6,Name 1,Name 2,Name 3,Name 4,Name 5,Title,Name Non-Latin Script,Non-Latin Script Type,Non-Latin Script Language,DOB,Town of Birth,Country of Birth,Nationality,Passport Number,Passport Details,National Identification Number,National Identification Details,Position,Address 1,Address 2,Address 3,Address 4,Address 5,Address 6,Post/Zip Code,Country,Other Information,Group Type,Alias Type,Alias Quality,Regime,Listed On,UK Sanctions List Date Designated,Last Updated,Group ID
KRESTINSKY,Valtor,,,,,,,,,00/04/1961,Tver,Russia,Russia,(1) X000 (2) X001,,,,,,,,,,,,Russia,,Individual,Primary name,,Demo,01/03/2022,01/03/2022,01/03/2022,900
KRESTYNSKYI,Valtor,,,,,,,,,,,,,,,,,,,,,,,,,,,Individual,AKA,Low,Demo,01/03/2022,01/03/2022,01/03/2022,900
`;
