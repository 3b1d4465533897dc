import type { ListKind, PartyType } from '../../model';

/** An invented party of the demonstration lists. */
export interface DemonstrationParty {
  readonly kind: ListKind;
  readonly type: PartyType;
  /** Primary name first. */
  readonly names: readonly string[];
  readonly weak?: string;
  readonly birth?: string;
  readonly countries?: readonly string[];
  readonly program: string;
  readonly position?: string;
  readonly address?: string;
  /** `type:value`. */
  readonly number?: string;
  readonly wallet?: string;
  readonly bic?: string;
}

const person = (
  kind: ListKind,
  program: string,
  names: readonly string[],
  facts: Partial<DemonstrationParty> = {},
) => ({ kind, type: 'PERSON', program, names, ...facts }) as const;
const entity = (
  kind: ListKind,
  program: string,
  names: readonly string[],
  facts: Partial<DemonstrationParty> = {},
) => ({ kind, type: 'ENTITY', program, names, ...facts }) as const;

/**
 * All parties are invented, and their identifiers can't be real: the BIC's country ZZ doesn't exist, and the
 * IMO and wallet checksums are invalid.
 */
export const DEMONSTRATION_PARTIES: readonly DemonstrationParty[] = [
  person(
    'sanctionlist',
    'DEMO-SANCTIONS',
    ['Valtor Krestinsky', 'Валтор Крестинский', 'Valtor Krestynskyi'],
    { birth: '1961-04-17', countries: ['RU'], weak: 'The Baker' },
  ),
  person('sanctionlist', 'DEMO-SANCTIONS', ['Nadir Qasim al-Wafradi', 'نادر قاسم الوفرادي'], {
    birth: '1958',
    countries: ['SY'],
    number: 'passport:X0000001',
  }),
  person('sanctionlist', 'DEMO-SANCTIONS', ['Ri Chol-bok', '리철복'], {
    birth: '1970-11-02',
    countries: ['KP'],
  }),
  person('sanctionlist', 'DEMO-SANCTIONS', ['Behzad Farrokhnia Tirani', 'بهزاد فرخ‌نیا'], {
    birth: '1966-01-30',
    countries: ['IR'],
  }),
  person(
    'sanctionlist',
    'DEMO-SANCTIONS',
    ['Yaroslav Ignatyevich Dubrovets', 'Ярослав Игнатьевич Дубровец'],
    { birth: '1974-08-09', countries: ['BY'] },
  ),
  person('sanctionlist', 'DEMO-SANCTIONS', ['Ernesto Balbuena Quiroz'], {
    birth: '1969-12-24',
    countries: ['VE'],
    number: 'national-id:V-00000000',
  }),
  person('sanctionlist', 'DEMO-SANCTIONS', ['Thein Zaw Lwin Oo', 'သိန်းဇော်လွင်ဦး'], {
    birth: '1963',
    countries: ['MM'],
  }),
  person('sanctionlist', 'DEMO-SANCTIONS', ['Jean-Bosco Mukandila Tshibanda'], {
    birth: '1972-05-05',
    countries: ['CD'],
  }),
  person('sanctionlist', 'DEMO-SANCTIONS', ['Wei Guangmao', '魏广茂'], {
    birth: '1979-09-13',
    countries: ['CN'],
  }),
  person('sanctionlist', 'DEMO-TERROR', ['Abu Talha al-Mardawi', 'أبو طلحة المرداوي'], {
    birth: '1985',
    countries: ['IQ'],
    weak: 'Abu Talha',
  }),
  person('sanctionlist', 'DEMO-TERROR', ['Hamza Oruc Yildizhan', 'Hamza Oruç Yıldızhan'], {
    birth: '1988-02-19',
    countries: ['TR'],
  }),
  person('sanctionlist', 'DEMO-CYBER', ['Mikhail Zorkov', 'Михаил Зорков'], {
    birth: '1991-06-21',
    countries: ['RU'],
    weak: 'z0rk',
    wallet: '0x00000000000000000000000000000000dec0de01',
  }),
  person('sanctionlist', 'DEMO-CYBER', ['Pak Myong-su', '박명수 (가상)'], {
    birth: '1990',
    countries: ['KP'],
    wallet: '1DemoWa11etNotVa1idForRea1Use11111',
  }),
  entity('sanctionlist', 'DEMO-SANCTIONS', ['Krestinsky Shipholding Limited', 'Крестинский Шипхолдинг ООО'], {
    countries: ['CY'],
    address: '1 Example Quay, Limassol, Cyprus',
    number: 'registration:HE000000',
  }),
  entity(
    'sanctionlist',
    'DEMO-SANCTIONS',
    ['Open Joint-Stock Company Sevgranit', 'OAO Sevgranit', 'ОАО «Севгранит»'],
    { countries: ['RU'], number: 'tax-id:0000000000' },
  ),
  entity('sanctionlist', 'DEMO-SANCTIONS', ['Bank Tirani Demonstrations PJSC', 'بانک تیرانی'], {
    countries: ['IR'],
    bic: 'DEMOZZ00',
  }),
  entity('sanctionlist', 'DEMO-SANCTIONS', ['Zhongmao Precision Export Co., Ltd.', '中茂精密出口有限公司'], {
    countries: ['CN'],
  }),
  entity('sanctionlist', 'DEMO-SANCTIONS', ['Wafradi General Trading L.L.C.'], {
    countries: ['AE'],
    address: 'PO Box 000000, Dubai, United Arab Emirates',
  }),
  entity('sanctionlist', 'DEMO-CYBER', ['Tornadoak Mixer', 'Tornadoak.example'], {
    wallet: '0x00000000000000000000000000000000dec0de02',
  }),
  entity('sanctionlist', 'DEMO-TERROR', ['Front of the Silent Valley', 'جبهة الوادي الصامت'], {
    countries: ['IQ'],
  }),
  entity('sanctionlist', 'DEMO-VESSELS', ['MV Example Petrel', 'Sea Example 9'], {
    countries: ['PA'],
    number: 'imo:0000000',
  }),
  entity('sanctionlist', 'DEMO-VESSELS', ['MT Fictional Pearl'], {
    countries: ['IR'],
    number: 'imo:0000001',
  }),
  entity('sanctionlist', 'DEMO-VESSELS', ['Chong Rim Demo 3'], { countries: ['KP'], number: 'imo:0000002' }),
  person('pep', 'Head of state', ['Aurelio Montefalco Bisanti'], {
    birth: '1955-03-12',
    countries: ['IT'],
    position: 'President of an invented republic',
  }),
  person('pep', 'Member of parliament', ['Ingrid Sollander-Vik'], {
    birth: '1978-07-01',
    countries: ['NO'],
    position: 'Member of parliament',
  }),
  person('pep', 'Member of parliament', ['Tomasz Wierzbówka', 'Tomasz Wierzbowka'], {
    birth: '1982-10-10',
    countries: ['PL'],
    position: 'Member of parliament',
  }),
  person('pep', 'Member of parliament', ['Priyanka Devnarayan Iyerkar', 'प्रियंका देवनारायण अय्यरकर'], {
    birth: '1975-01-26',
    countries: ['IN'],
    position: 'Member of parliament',
  }),
  person('pep', 'Minister', ['Chukwuemeka Adebola Nwandu'], {
    birth: '1968-09-30',
    countries: ['NG'],
    position: 'Minister of invented affairs',
  }),
  person('pep', 'Minister', ['María Fernanda Olavarrieta Puig', 'Mafe Olavarrieta'], {
    birth: '1971-02-14',
    countries: ['MX'],
    position: 'Minister of invented affairs',
  }),
  person('pep', 'Minister', ['Γεώργιος Παπαλεξόπουλος', 'Georgios Papalexopoulos'], {
    birth: '1964-05-23',
    countries: ['GR'],
    position: 'Deputy minister',
  }),
  person('pep', 'Minister', ['Kaoru Fujimorita', '藤森田薫'], {
    birth: '1960-08-15',
    countries: ['JP'],
    position: 'Minister of invented affairs',
  }),
  person('pep', 'Judge', ['Marie-Claude Desrochers-Lavigne'], {
    birth: '1957-11-11',
    countries: ['FR'],
    position: 'Judge of a supreme court',
  }),
  person('pep', 'Governor', ['Washington Teixeira Brandino'], {
    birth: '1966-06-06',
    countries: ['BR'],
    position: 'Governor of an invented state',
  }),
  person('pep', 'Governor', ['Sithembile Nkosazana Mthabela'], {
    birth: '1973-04-27',
    countries: ['ZA'],
    position: 'Governor of a central bank',
  }),
  person('pep', 'Ambassador', ['Shlomit Ben-Harush', 'שלומית בן-הרוש'], {
    birth: '1969-05-09',
    countries: ['IL'],
    position: 'Ambassador',
  }),
  person('pep', 'Ambassador', ['Nguyễn Thị Hạnh Dung Mẫu'], {
    birth: '1980-09-02',
    countries: ['VN'],
    position: 'Ambassador',
  }),
  person('pep', 'Family member', ['Leonardo Montefalco Bisanti'], {
    birth: '1985-12-03',
    countries: ['IT'],
    position: 'Son of a head of state',
  }),
  person('pep', 'State company', ['Zhanar Kuanyshkyzy Temirova', 'Жанар Қуанышқызы Темірова'], {
    birth: '1977-03-22',
    countries: ['KZ'],
    position: 'Board member of a state company',
  }),
  person('watchlist', 'DEMO-DEBARRED', ['Rutger van der Plaasbeek'], {
    birth: '1962-04-30',
    countries: ['NL'],
  }),
  person('watchlist', 'DEMO-DEBARRED', ['Cristina Vâlcoreanu'], { birth: '1984-01-08', countries: ['RO'] }),
  person('watchlist', 'DEMO-EXPORT', ['Desmond Okhuarobo-Pryce'], { birth: '1976-10-19', countries: ['GB'] }),
  person('watchlist', 'DEMO-EXPORT', ['Farid Mammadli-Oğuz'], { birth: '1987', countries: ['AZ'] }),
  entity('watchlist', 'DEMO-DEBARRED', ['Plaasbeek Waterwerken B.V.'], { countries: ['NL'] }),
  entity('watchlist', 'DEMO-DEBARRED', ['Consorcio Vial Andino Ficticio S.A.C.'], { countries: ['PE'] }),
  entity('watchlist', 'DEMO-EXPORT', ['Okhuarobo Avionics plc'], { countries: ['GB'] }),
  entity('watchlist', 'DEMO-EXPORT', ['Inventa Halbleiter Handels GmbH & Co. KG'], { countries: ['DE'] }),
  entity('watchlist', 'DEMO-WARNING', ['Golden Quokka Forex', 'goldenquokka.example'], { countries: ['AU'] }),
  entity('watchlist', 'DEMO-WARNING', ['BitPagoda Earn Programme'], {
    countries: ['SG'],
    wallet: 'bc1qdem0n0tva1idf0rrea1use',
  }),
  person('crimelist', 'Fraud', ['Dashiell Thornquist', 'Dash Thornquist'], {
    birth: '1983-07-19',
    countries: ['US'],
  }),
  person('crimelist', 'Fraud', ['Giulia Sant’Ambrogetti'], { birth: '1990-05-17', countries: ['IT'] }),
  person('crimelist', 'Fraud', ['Kwabena Osei-Fictional'], { birth: '1992-03-06', countries: ['GH'] }),
  person('crimelist', 'Narcotics trafficking', ['Ramiro Zaragozano Ledesma'], {
    birth: '1967-08-28',
    countries: ['MX'],
    weak: 'El Relojero',
  }),
  person('crimelist', 'Narcotics trafficking', ['Somchai Phromwichitkul', 'สมชาย พรหมวิจิตรกุล'], {
    birth: '1970',
    countries: ['TH'],
  }),
  person('crimelist', 'Organised crime', ['Salvatore Quattrocchiere', 'Totò Quattrocchiere'], {
    birth: '1959-09-09',
    countries: ['IT'],
    weak: 'Zio Totò',
  }),
  person('crimelist', 'Organised crime', ['Gocha Tsintsabadzeli', 'გოჩა ცინცაბაძელი'], {
    birth: '1973',
    countries: ['GE'],
  }),
  person('crimelist', 'Human trafficking', ['Arben Shkodranaj'], { birth: '1981-11-28', countries: ['AL'] }),
  person('crimelist', 'Cybercrime', ['Lysander Vexholm'], {
    birth: '1996-01-15',
    countries: ['SE'],
    weak: 'vex',
  }),
  person('crimelist', 'Money laundering', ['Hovhannes Grigorents', 'Հովհաննես Գրիգորենց'], {
    birth: '1965-06-18',
    countries: ['AM'],
  }),
  entity('crimelist', 'Money laundering', ['Shkodranaj Exchange Sh.p.k.'], { countries: ['AL'] }),
];
