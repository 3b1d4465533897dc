/**
 * Legal forms by equivalent type, in the spellings of lists and registers. Compiled for this project from the
 * terms of company laws. One row per family: generic form, ISO countries if only these use it, spellings
 * separated by semicolons.
 */
export type LegalKind = 'LLC' | 'JSC' | 'LP' | 'SOLE' | 'COOP' | 'STATE' | 'NONPROFIT' | 'CO';

export const LEGAL_FORMS: readonly (readonly [LegalKind, string, string])[] = [
  // English
  [
    'LLC',
    '',
    'limited; ltd; limited liability company; llc; l l c; ltd company; limited company; co ltd; company limited; co limited; ltd co; limited liability co; private limited; pvt ltd; pvt limited; private limited company; pte ltd; pte limited; pte; pvt; proprietary limited; pty ltd; pty limited; pty; proprietary; lc; limited liability; ltda',
  ],
  [
    'LLC',
    'AE',
    'fze; fzco; fzc; fz llc; fzllc; fz co; free zone establishment; free zone company; freezone establishment; free zone co; dmcc; fz lle; dwc llc; dwc',
  ],
  [
    'JSC',
    '',
    'plc; public limited company; public limited; jsc; joint stock company; joint stock co; open joint stock company; open joint stock; ojsc; closed joint stock company; closed joint stock; cjsc; public joint stock company; public joint stock; pjsc; private joint stock company; private joint stock; prjsc; pjs; pjs co; joint stock; sjsc; jsco; psc; public shareholding company; pjsco; qsc; qpsc; ksc; kscc; bsc; bsc closed; saog; saoc; psj; stock company',
  ],
  ['JSC', 'US', 'inc; incorporated; corp; corporation; incorp'],
  [
    'CO',
    '',
    'company; co; coy; cia; cie; compania; compagnie; companhia; compagnia; societe; sociedad; societa; sociedade; kompania; kompaniya; kompaniia',
  ],
  [
    'LP',
    '',
    'lp; llp; limited partnership; limited liability partnership; partnership; general partnership; lllp; gp; joint venture; jv; partners',
  ],
  // Russian, Ukrainian, Belarusian, Kazakh, Bulgarian
  [
    'LLC',
    '',
    'ooo; obshchestvo s ogranichennoi otvetstvennostyu; obshchestvo s ogranichennoy otvetstvennostyu; obshestvo s ogranichennoi otvetstvennostyu; obschestvo s ogranichennoy otvetstvennostyu; obshchestvo s ogranichennoy otvetstvennostiu; obshchestvo s ogranichennoi otvetstvennostiu; obschestvo s ogranichennoi otvetstvennostyu; obshchestvo s ogranichenoi otvetstvennostyu; общество с ограниченной ответственностью; ооо; obshchestvo s dopolnitelnoi otvetstvennostyu; odo; одо; zoo',
  ],
  [
    'LLC',
    'UA',
    'tov; товариство з обмеженою відповідальністю; тов; tovarystvo z obmezhenoyu vidpovidalnistyu; tovarystvo z obmezhenoiu vidpovidalnistiu; tzov; тзов; total liability company',
  ],
  [
    'LLC',
    'KZ',
    'too; тоо; tovarishchestvo s ogranichennoi otvetstvennostyu; товарищество с ограниченной ответственностью; tovarishchestvo s ogranichennoy otvetstvennostyu',
  ],
  [
    'LLC',
    'BG',
    'ood; eood; оод; еоод; druzhestvo s ogranichena otgovornost; дружество с ограничена отговорност; еднолично дружество с ограничена отговорност',
  ],
  [
    'JSC',
    '',
    'ao; ао; oao; оао; zao; зао; pao; пао; nao; нао; aktsionernoe obshchestvo; aktsionernoye obshchestvo; aktsionernoe obschestvo; akcionernoe obshchestvo; otkrytoe aktsionernoe obshchestvo; otkrytoye aktsionernoye obshchestvo; zakrytoe aktsionernoe obshchestvo; zakrytoye aktsionernoye obshchestvo; publichnoe aktsionernoe obshchestvo; publichnoye aktsionernoye obshchestvo; nepublichnoe aktsionernoe obshchestvo; акционерное общество; открытое акционерное общество; закрытое акционерное общество; публичное акционерное общество; непубличное акционерное общество; ook',
  ],
  [
    'JSC',
    'UA',
    'pat; пат; prat; прат; vat; ват; zat; зат; at; публічне акціонерне товариство; приватне акціонерне товариство; відкрите акціонерне товариство; закрите акціонерне товариство; акціонерне товариство; publichne aktsionerne tovarystvo; pryvatne aktsionerne tovarystvo; aktsionerne tovarystvo',
  ],
  [
    'JSC',
    'BY',
    'aat; ааt; адкрытае акцыянернае таварыства; закрытае акцыянернае таварыства; adkrytae aktsyyanernae tavarystva; zaat',
  ],
  ['LLC', 'BY', 'taa; таварыства з абмежаванай адказнасцю; tavarystva z abmezhavanay adkaznastsyu'],
  ['JSC', 'BG', 'ead; еад; aktsionerno druzhestvo; акционерно дружество'],
  [
    'STATE',
    'RU',
    'fgup; фгуп; gup; гуп; mup; муп; federal state unitary enterprise; state unitary enterprise; federal state enterprise; federalnoe gosudarstvennoe unitarnoe predpriyatie; federalnoye gosudarstvennoye unitarnoye predpriyatiye; федеральное государственное унитарное предприятие; государственное унитарное предприятие; fsue; fgbu; фгбу; fgku; fgkou; federal state budgetary institution; federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie; fgbou; fgaou; fkp; federalnoe kazennoe predpriyatie; federal treasury enterprise; federal state budgetary educational institution; fkpo; gosudarstvennoe unitarnoe predpriyatie; republican unitary enterprise; rup; руп; state enterprise; gosudarstvennoe predpriyatie; derzhavne pidpryyemstvo; dp; state owned enterprise',
  ],
  [
    'NONPROFIT',
    'RU',
    'ano; ано; autonomous non profit organization; autonomous nonprofit organization; avtonomnaya nekommercheskaya organizatsiya; автономная некоммерческая организация; nko; нко; noncommercial organization; non profit organization; nonprofit organization; oo; rot',
  ],
  [
    'SOLE',
    'RU',
    'ip; ип; individual entrepreneur; individualnyy predprinimatel; индивидуальный предприниматель; sole proprietorship; sole proprietor; est; establishment; fop; chp; чп; chup; private enterprise; chastnoe predpriyatie',
  ],
  [
    'LLC',
    '',
    'npo; нпо; nauchno proizvodstvennoe obedinenie; scientific production association; nauchno proizvodstvennoye obyedineniye; research and production association; npp; нпп; scientific production enterprise; research and production enterprise; pkf; пкф; npk; ik',
  ],
  // German
  [
    'LLC',
    'DE AT CH',
    'gmbh; gesellschaft mit beschrankter haftung; gesellschaft m b h; mbh; gesmbh; ges m b h; ug; unternehmergesellschaft; gmbh co kg; gmbh and co kg; ug haftungsbeschrankt; haftungsbeschrankt; ggmbh; gmbh and co; ag and co kg',
  ],
  [
    'JSC',
    'DE AT CH',
    'ag; aktiengesellschaft; se; societas europaea; kgaa; kommanditgesellschaft auf aktien',
  ],
  [
    'LP',
    'DE AT CH',
    'kg; kommanditgesellschaft; ohg; offene handelsgesellschaft; gbr; gesellschaft burgerlichen rechts; keg; kollektivgesellschaft',
  ],
  ['NONPROFIT', 'DE AT CH', 'ev; eingetragener verein; verein; stiftung; gemeinnutzige'],
  ['SOLE', 'DE', 'ek; e k; eingetragener kaufmann; einzelunternehmen; inh'],
  [
    'COOP',
    '',
    'eg; eingetragene genossenschaft; genossenschaft; cooperative; coop; cooperativa; co op; cooperative society; societe cooperative; kooperativ; scrl; scoop; spoldzielnia; druzstvo; sccl',
  ],
  // French
  [
    'LLC',
    'FR BE LU CH',
    'sarl; societe a responsabilite limitee; s a r l; eurl; sas; societe par actions simplifiee; sasu; sprl; suarl; srl; societe a responsabilite limitee unipersonnelle; entreprise unipersonnelle a responsabilite limitee',
  ],
  [
    'JSC',
    '',
    'sa; societe anonyme; s a; sociedad anonima; sociedade anonima; societate pe actiuni; societa anonima; scpa; saca; sociedad anonima cerrada; sac; sociedad anonima abierta; saa; sociedad anonima de capital variable; sa de cv; s a de c v; sapi de cv; sab de cv; sociedad anonima bursatil; sab; sociedad anonima bursatil de capital variable; s a s; spa; societa per azioni; sociedad por acciones; societe par actions; spol; scs; sicav; sau; sociedad anonima unipersonal; sociedad anonima promotora de inversion; ca; compania anonima; s en c por a',
  ],
  [
    'LP',
    'FR BE LU',
    'snc; societe en nom collectif; societe en commandite simple; sci; societe civile immobiliere; scm; scp; gie; groupement d interet economique; sca; societe en commandite par actions; et cie',
  ],
  // Spanish, Portuguese, Italian, Romanian
  [
    'LLC',
    '',
    's de rl; s de rl de cv; s de r l de c v; sociedad de responsabilidad limitada; sociedad de responsabilidad limitada de capital variable; sl; sociedad limitada; slu; sociedad limitada unipersonal; sociedad por acciones simplificada; sociedad por acciones simplificadas; sas de cv; eirl; empresa individual de responsabilidad limitada; eu; empresa unipersonal; ltda; limitada; compania limitada; cia ltda; spr de rl; sociedad de produccion rural; sociedad de produccion rural de responsabilidad limitada; s de p r de r l; sociedade limitada; lda; sociedade por quotas; eireli; societa a responsabilita limitata; s r l; srls; societate cu raspundere limitata; s c s; sc de rl; sociedad cooperativa; sociedad de responsabilidad limitada microindustrial; s de rl mi; sdad',
  ],
  [
    'NONPROFIT',
    'ES MX CO PA',
    'ac; asociacion civil; fundacion; sociedad civil; ong; asociacion; fundacion privada; esal; sin fines de lucro; fundacao; associacao; oscip',
  ],
  [
    'LP',
    'ES CO',
    's en c; sociedad en comandita; s en c s; sociedad en comandita simple; y cia s en c; s c a; cia s en c; y cia; sociedad en nombre colectivo; e hijos; sas di; e c; sapa; snc di',
  ],
  ['SOLE', 'BR', 'mei; ei; empresario individual; me; epp; ditta individuale; persona natural'],
  // Netherlands, Nordic, Baltic
  [
    'LLC',
    'NL BE',
    'bv; b v; besloten vennootschap; besloten vennootschap met beperkte aansprakelijkheid; bvba; besloten vennootschap met beperkte aansprakelijkheid',
  ],
  ['JSC', 'NL BE', 'nv; n v; naamloze vennootschap'],
  [
    'LP',
    'NL BE',
    'vof; cv; vennootschap onder firma; commanditaire vennootschap; comm v; maatschap; stichting',
  ],
  [
    'JSC',
    'SE FI NO DK IS',
    'ab; aktiebolag; oy; osakeyhtio; oyj; julkinen osakeyhtio; oy ab; abp; asa; allmennaksjeselskap; a s; aktieselskab; ehf; hf; ohf',
  ],
  ['LLC', 'NO DK IS', 'as; aksjeselskap; aps; anpartsselskab; ivs'],
  ['LP', 'SE FI DK NO', 'hb; handelsbolag; kb; kommanditbolag; ky; k s; i s; ans; da; interessentskab'],
  [
    'LLC',
    'EE LV LT',
    'ou; osauhing; sia; sabiedriba ar ierobezotu atbildibu; uab; uzdaroji akcine bendrove; mb; mazoji bendrija',
  ],
  ['JSC', 'EE LV LT', 'aktsiaselts; akciju sabiedriba; akcine bendrove; aktsia selts'],
  // Poland, Czechia, Slovakia, Hungary, Balkans, Greece, Turkey, Caucasus
  ['LLC', 'PL', 'sp z o o; sp zoo; spolka z ograniczona odpowiedzialnoscia; sp z oo; spzoo; spolka z o o'],
  ['JSC', 'PL', 'spolka akcyjna; s a'],
  ['LP', 'PL', 'sp k; spolka komandytowa; sp j; spolka jawna; s c; spolka cywilna'],
  [
    'LLC',
    'CZ SK',
    'sro; s r o; spol s r o; spol s ro; spol sro; spolecnost s rucenim omezenym; spolocnost s rucenim obmedzenym',
  ],
  ['JSC', 'CZ SK', 'akciova spolecnost; akciova spolocnost; a s'],
  ['LLC', 'HU', 'kft; korlatolt felelossegu tarsasag'],
  [
    'JSC',
    'HU',
    'rt; zrt; nyrt; reszvenytarsasag; zartkoruen mukodo reszvenytarsasag; nyilvanosan mukodo reszvenytarsasag',
  ],
  ['LP', 'HU', 'bt; beteti tarsasag; kkt; kozkereseti tarsasag'],
  [
    'LLC',
    'RS HR BA SI MK ME',
    'doo; d o o; drustvo sa ogranicenom odgovornoscu; drustvo s ogranicenom odgovornoscu; druzba z omejeno odgovornostjo; drustvo s ogranicenom odgovornosu; дооел; doo skopje; dooel; doo beograd; drustvo so ogranichena odgovornost; jdoo',
  ],
  [
    'JSC',
    'RS HR BA SI MK ME',
    'dd; d d; akcionarsko drustvo; dionicko drustvo; delniska druzba; a d; akcionersko drustvo',
  ],
  ['LLC', 'AL XK', 'shpk; sh p k; shoqeri me pergjegjesi te kufizuar'],
  ['JSC', 'AL XK', 'sha; sh a; shoqeri aksionare; shoqeri anonime'],
  [
    'LLC',
    'GR CY',
    'epe; etaireia periorismenis efthynis; ike; εταιρεια περιορισμενης ευθυνης; επε; ικε; monoprosopi epe',
  ],
  ['JSC', 'GR CY', 'ae; anonymi etaireia; anonimi eteria; ανωνυμη εταιρεια; ανωνυμος εταιρεια; αε'],
  ['LP', 'GR', 'oe; ee; omorrythmi etaireia; eterorrythmi etaireia'],
  [
    'LLC',
    'TR',
    'ltd sti; limited sirketi; ltd sirketi; sirketi limited; sti; limited sti; san ve tic ltd sti; sanayi ve ticaret limited sirketi',
  ],
  [
    'JSC',
    'TR',
    'anonim sirketi; a s; anonim sti; sanayi ve ticaret anonim sirketi; anonim ortakligi; tas; turk anonim sirketi',
  ],
  [
    'LLC',
    'AZ GE AM UZ',
    'mmc; mehdud mesuliyyetli cemiyyet; shps; mchj; masuliyati cheklangan jamiyati; spe; spl; mas uliyati cheklangan jamiyat; oss; spk; osoo; осоо',
  ],
  [
    'JSC',
    'AZ GE AM UZ',
    'asc; qsc; aciq sehmdar cemiyyeti; qapali sehmdar cemiyyeti; aj; aksiyadorlik jamiyati; oak',
  ],
  // Arabic, Persian, Hebrew, South and East Asia
  [
    'LLC',
    '',
    'sal offshore; wll; w l l; with limited liability; spc; single person company; ذ م م; ذمم; شركة ذات مسؤولية محدودة; المحدودة; محدودة; sharikat dhat masuliyah mahdudah; masooliyat mahdood; ba masouliyat mahdoud; با مسئولیت محدود; ba masuliyat e mahdud; llc opc',
  ],
  ['JSC', 'LB', 'sal; s a l; saliban; sal holding; sal offshore; s a l offshore; societe anonyme libanaise'],
  [
    'JSC',
    '',
    'ش م ل; ش م ع; شركة مساهمة; sherkat sahami; sherkat sahami khass; sherkat sahami aam; sahami khas; sahami aam; سهامی خاص; سهامی عام; شرکت سهامی; sahami; p j s c; pvt joint stock; sherkat sahami khas; sherkate sahami',
  ],
  [
    'CO',
    '',
    'شركة; شرکت; sharika; sherkat; shirkat; sharikat; sherkate; sherka; sharikah; الشركة; sherkat e; mu assasah; moassese; muassasat; مؤسسة; muassasa; muassasah',
  ],
  ['LLC', 'IL', 'בע מ; בעמ; baam; b m'],
  ['CO', 'IL', 'חברה; חברת; chevrat'],
  [
    'LLC',
    'CN HK TW',
    '有限公司; 有限责任公司; 有限責任公司; youxian gongsi; youxian zeren gongsi; co ltd hk; hk limited; hong kong limited; hk ltd',
  ],
  ['JSC', 'CN TW', '股份有限公司; 股份公司; gufen youxian gongsi; gufen gongsi'],
  ['CO', 'CN', '公司; gongsi; kongsi; 集团公司; 总公司; 總公司'],
  [
    'JSC',
    'JP',
    '株式会社; kabushiki kaisha; kabushiki gaisha; kk; k k; ㈱; kabushikikaisha; kabushikigaisha',
  ],
  ['LLC', 'JP', '有限会社; 合同会社; godo kaisha; yugen kaisha; yugen gaisha; gk'],
  [
    'JSC',
    'KR KP',
    '주식회사; jusik hoesa; chusik hoesa; jushik hoesa; hoesa; 회사; yuhan hoesa; 유한회사; chusikhoesa',
  ],
  [
    'LLC',
    'VN',
    'tnhh; cong ty tnhh; cong ty trach nhiem huu han; trach nhiem huu han; công ty tnhh; mtv; tnhh mtv',
  ],
  ['JSC', 'VN', 'cong ty co phan; co phan; ctcp; công ty cổ phần'],
  ['LLC', 'ID', 'pt; perseroan terbatas; p t'],
  ['JSC', 'ID', 'tbk; pt tbk; persero'],
  ['LP', 'ID', 'cv; commanditaire vennootschap; ud'],
  ['LLC', 'MY SG', 'sdn bhd; sendirian berhad; s b; sdn; bhd; berhad'],
  ['LLC', 'TH', 'จำกัด; บริษัท จำกัด; borisat chamkat; chamkat; borisat; บริษัท'],
  ['JSC', 'TH', 'มหาชน; จำกัด มหาชน; pcl; public company limited; public co ltd; public company'],
  ['LLC', 'MM', 'co ltd myanmar'],
  // Holding companies and similar: they say little about the legal form, but nothing else about the name.
  [
    'NONPROFIT',
    '',
    'foundation; association; assoc; assn; society; charity; trust; ngo; charitable organization; non governmental organization; institut sans but lucratif; asbl; vzw; stichting; onlus; charitable society; jamiat; foundation inc; welfare organization; fonds; fond; fondatsiya',
  ],
];

/**
 * Spellings that are also separate words or names. They count as a legal form only at the end of a name; some
 * of them also at its start, as in Russian and Indonesian names and in sorted registers.
 */
export const ONLY_AT_END: ReadonlySet<string> = new Set(
  'as ab ad ag al at sa se kg oy ou ae ee oe ac ca da ev eg ek ei me mb kb hb ky eu ip dp sl sal sas sia spa cv nv bv dd co sha inc pat gp est ip pte vat zat ano tov too tas ks is ans sac sau asa hf rt bt pt sci snc scs pty corp trust partners proprietary limitada company sti psc bsc ksc fund lc lp dmcc aj spc spe spl ud me sab saa prat ohf ivs sca gie scp scm oss aps kk gk sb est society association foundation assn assoc fond establishment jv bhd sdn proprietary sociedad societe societa sociedade compania compagnie cooperative coop cooperativa borisat chamkat limited incorporated corporation cie cia zoo rot ook oo ik total verein stiftung baam'.split(
    ' ',
  ),
);

export const ALSO_AT_START: ReadonlySet<string> = new Set(
  'ao pt cv tov too ip pat zat vat ano dp at company societe sociedad societa sociedade compania compagnie cooperativa stichting stiftung association foundation borisat ud sherkat sp corporation joint cooperative society kk sia verein kompania sa sal corp inc incorporated limited dmcc'.split(
    ' ',
  ),
);
