import type { IpType } from '../facts';

/** Words that indicate the kind of organization that holds a network. */
interface OrganisationWords {
  readonly type: IpType;
  /** The class applies when the name matches this pattern. */
  readonly words: RegExp;
  /** The class doesn't apply when the name also matches this pattern. */
  readonly unless?: RegExp;
}

/** Words for telephone and internet companies, in the languages in which networks are registered. */
const carrier =
  /tele-?(com|kom|comun|communic|phon|fon|graf|cabo|centr|net|system|hol|service|sat)|\bt[eé]l[eé](com|phon)|\btelco|\bisp\b|internet (service|provider|access|exchange)|provedor|proveedor|\bbroadband|\bwi-?fi\b|\bfib(er|re|ra)|\bfttx?\b|\bftth\b|\bcable ?(tv|vision|net|com|sys|tele)|\bcabl(evision|enet|ecom)|\bvoip\b|comunica(c|ç)|communications?\b|komunikas|iletisim|telekomunik|svyaz|\bcatv\b|\bkabel/i;

/**
 * Word patterns in order of precedence; the first match decides.
 *
 * The order makes the costly mistake rare: classifying a university or an access network as a data center.
 * Words for hosting therefore come after the public bodies, and words for a carrier take precedence over
 * them.
 */
export const organisationWords: readonly OrganisationWords[] = [
  {
    type: 'MIL',
    words:
      /\b(department|dept\.?|ministry|ministerio|minist[eè]re|ministero|minister) (of |de |da |della |van |for )?(the )?(national )?(defen[cs]e|defensa|defesa|la d[eé]fense|difesa|defensie)|\bdod network|\bu\.?s\.? (army|navy|air force|marine)|\busaisc\b|\b(navy|army|air force) (network|systems|information|materiel)|\bbundeswehr|\barmed forces|\bfuerzas armadas|\bex[eé]rcito|\bej[eé]rcito|\bmilitary\b|\bmarine corps/i,
    unless: /university|college|academy|credit union|exchange/i,
  },
  {
    type: 'LIB',
    words: /\blibrar(y|ies)\b|\bbibliothe[ek]|\bbibliot[eè]c|\bbiblioth[eè]que/i,
    unless: /software|systems|limited|\bllc\b|\binc\b/i,
  },
  {
    type: 'EDU',
    words:
      /universi(t|d|[àá])|\buniwersytet|\buniverzi|\büniversit|\bunivers[iy]tet|\bsveuciliste|\buniv\b|\byliopisto|\begyetem|\bhochschule|\bfachhochschul|\bhogeschool|\bh[oö]gskol|\bh[oø]gskole|\bpolit[eé]cni[ck]|\bpolytechni|\bpolitech|\bpoliteknik|\binstitut[eo]? (of |für |fuer |de |superior )?(science and )?(techn|tecn|teknol)|\bcolleges?\b|\bcol[eé]gio|\bschools?\b|\bschule\b|\b[eé]cole\b|\bescuela|\bescola\b|\bacademic\b|\bacad[eé]mi[ae]\b|\bfaculdade|\bcampus\b|\beducation(al)? (network|service|cooperative|center|centre|district|board|authority)|\b(board|department|office|ministry) of education|\bresearch and education|\beducation and research|\bnational research network|\bi\.?s\.?d\.?$|\bcommunity coll|\bmax-planck|\bfraunhofer|\beducational (institution|enterprise|establishment)|\bkantonsschule|\bgymnasium\b|(?<!systems )\bresearch institutes?$/i,
    unless:
      /university (federal|credit)|school specialty|scholastic corp|insurance|\bbank\b|college of (american )?(surg|path|phys)/i,
  },
  {
    type: 'GOV',
    words:
      /\bgov(ernment|t\.?)?\b|\bgobierno|\bgovern[oa]\b|\bgouvernement|\bminist(ry|erio|[eè]re|ero|erstvo|erium|arstvo|erul)\b|\bstate of [a-z]|\bcommonwealth of|\b(city|town|county|township|village|borough|province|district) of [a-z]|\bcounty (council|government|board|commission|sheriff|of)|\bcity council|\b(general )?secretar[iy]a?t?\b (de|da|of|general)|\bmunicip(al|io|alit)|\bprefe[ic]tur[ae]|\bdepartment of [a-z]|\bdept\.? of|\bfederal (agency|bureau|service|reserve|office|public|institute|department|ministry|treasury|customs|tax)|\b(bureau|office) of (the )?[a-z]|\bparliament|\bparlamento|\bsenat[eo]?\b|\bcongress\b|\bhouse of (representatives|commons)|\btribuna[l]|\bsupreme court|\bcourts?\b|\bpolice\b|\bpolicia|\bcustoms (service|authority|administration)|\bcomune di|\bciudad (autonoma )?de|\bville de|\bstadt [a-z]|\blandeshauptstadt|\bbundes(amt|minist|anstalt|agentur|rechen|kanzler|verwalt)|\blandesamt|\bc[aâ]mara (municipal|dos deputados)|\bassembl[eé]i?a legislativa|\bprocuradoria|\bministerio publico|\bcentral bank of|\bsocial security|\brevenue (agency|authority|service)|\bnational (aeronautics|archives|institutes? of health|weather|oceanic)|\begov|\bayuntamiento|\bdiputacion|\bgeneralitat|\bconseil (general|departemental|regional)|\bregione [a-z]|\bjunta de/i,
    unless:
      /electric|power|utilit|light (and|&)|(?<!(department|ministry|minister|ministerio) (of|de) )energ(y|ia)|credit union|employees insurance|water|airport|federal express|capital of|gas |cooperative|\bbank of (?!.*central)/i,
  },
  {
    // Counties, councils, and bodies named after the subject they administer, in further languages.
    type: 'GOV',
    words:
      /^[a-z .'-]+ county(,? [a-z]{2}\.?)?$|\b(shire|borough|city|district|county|towns?|regional|municipal|metropolitan|village|parish) council\b|\bcouncil of [a-z]|^(the )?[a-z .'-]+ council$|\b(national|federal|european|state|royal|cyber|[a-z]+an) [a-z ,&]*(agency|authority|commission)\b(?!.*(bank|broker))|\bagency (for|of) [a-z]|\b(regulatory|electoral|election|electoin|securities (&|and) [a-z]+|crime|tax|revenue|customs|trade|planning) (commission|agency|authority)\b|\bcommission (for|of|on) [a-z]|\bauthority of [a-z]|\b(transport|transit|turnpike|bridge|highways?|roads?|ports?|planning|land|water and sewer) authority\b|\b(turnpike|transit|thruway) (commission|authority)\b|\bagency of [a-z]|\b(general services|power|state|city|regional|district|oblast|government) administration\b|\badministration of [a-z]|\badministration communale|\brevenue (and|&) customs|\bcustoms department|\b(roads?|highways?|services|police|fire|sheriff'?s?|transportation|revenue|health|justice) department\b|\bministerstwo|\bministerstvo|\bministria|\bkementerian|\bministarstvo|\bbakanlig|\bprimari(a|ei?) |\bprimaria\b|\bjusti[cç]a (federal|estadual|eleitoral|do trabalho)|\b(procuraduria|fiscalia|contraloria|superintendencia|intendencia|gobernacion|alcaldia|prefectura|defensoria) |\bnorthern territory of|\bstate of [a-z]+$|\bintergovernmental|\bnato\b|\bpublic (safety|works)\b|\bgemeente\b|\bkommune\b|\bkommun\b|\bgobierno\b|\bgoverno\b|\bgouvernement|\bregierung|\bhukum|\bdirectorate (general|of)/i,
    unless:
      /education|school|universit|college|academy|institut|broadband|telecom|telephone|communications? (commission|authority|agency)|internet|network information|information centre?|electric|utilit|energy|\bcable\b|credit union|insurance|\bbank\b|hospital|medical|health ?care|airport|aviation|atomic|travel|advertis|creative|media|news|real estate|model|staffing|consult|cooperative|\bunited nations|labou?r office|\bllc\b|\bltd\b|\binc\b|\bgmbh\b|\bsrl\b|\bsas\b|\bs\.?a\.?$/i,
  },
  {
    // Offices, assemblies and regions in their national languages.
    type: 'GOV',
    words:
      /\burzad (miasta|gminy|marsz|wojew|skarb|lotn|komun|statyst|ochr)|\bgmina |\bpowiat |\bstarostwo |\brada miasta|\bpolicja\b|(stadt|kreis|gemeinde|kommunal|landes|kantonal)verwaltung|\bkantonale verwaltung|\b(landkreis|landratsamt|bezirksamt)\b|landesregierung|^(der |canton |kanton |etat de )[a-z-]+( [a-z-]+)?$|\bdes kantons |\bpolizei\b|\bpresidenza del consiglio|\bprovincia (di|de) |\bprovincie [a-z]+$|^region [a-z]+$|\blandsting\b|\bregionkommune|\briksdag|\bfylkes|\bministrstvo|\bministr(y|ies|os)\b|\bmunicipiul|\bpemerintah |\bkabupaten |\bsenado (de|federal)|\bpoder judicial|\bjudiciary\b|\bjudicial (branch|council|department)|\bnational assembly|\bparlament(ul|u|i|om)?\b|\bstate (council|service|department|duma|treasury|chancellery)\b|\battorney general|\bcomptroller of|^statisti(cs|k|sk) [a-z]+$|\bstatisti(ska|sk|cal) (centralbyran|office|bureau|sentral|service)|\bfranchise tax|\brevenu(e)? quebec|\bmetropolitan administration|\bcivil aviation administration|\bdevelopment administration|\bembassy\b|\bembajada\b|\bambassade\b|\bstate budgetary (?!.*educat)|\bagence nationale|\bagenzia (delle|per|nazionale)|\bautoritatea nationala/i,
    unless:
      /school|schule|spital|hospital|bank\b|banque|universit|educat|\bllc\b|\bltd\b|\binc\b|\bgmbh\b|\bb\.?v\.?$|telecom|internet|electri|kraftwerk|energi/i,
  },
  {
    type: 'ISP',
    words: carrier,
    unless: /\bhosting|data ?cent|\bcolocation|\bweb ?host|\bmobile\b|\bcellular|\bgsm\b/i,
  },
  {
    type: 'MOB',
    words:
      /\bmobile (tele)?com|\bmobile (network|phone|operator|group)|\bcellular\b|\bcelular\b|\bgsm\b|\bt-mobile|\bmobil(com|tel|ink|fone)/i,
    unless: /\bgsm (engenharia|telecom|bahia|home)|molecular/i,
  },
  {
    type: 'CDN',
    words: /\bcdn\b|\bcontent (delivery|distribution)|\bcdn(etworks?|video|77)/i,
    unless: /telecom|tecnolog/i,
  },
  {
    type: 'DCH',
    words:
      /\b(web ?)?hosting|\bhosters?\b|\bweb ?host\b|\bhosted\b|hosting\b|\bcloud(s|flare)?\b|\b\w{2,}cloud\b|\bv[pd]s\b|\bdedicated serv|\bservers?\b|\bdata ?cent(er|re)s?\b|\bdatacent|\bcoloc?(ation)?\b|\binternet data cent|\bidc\b|\brechenzentrum|\bveri merkezi|\bbare ?metal|\bgame ?servers?|\b\w+host(s|er|ers)?\b(?! (radio|tele))|\bserv(e|i)r?hub|\bdatacamp|\bxen\b|\bvirtual (private )?servers?|\bnode ?(host|serv)/i,
    unless:
      /\bbank\b|\binsurance|\bhospital|\bhealth|\bmedical|\bghost|\bcloudnet (isp|tele)|\bwireless|\bisp\b|\binternet\b.*\bltda|\bprovedor|\btelecom|\bfibra|\bcable|\bairlines|\benergy|\bchurch|\bkredit|\bcredit|\bwater\b|\bwarehouse|\bsaint cloud|\bst\.? cloud|\bred cloud|\bmedia cloud|\bcloud peak/i,
  },
  {
    type: 'ISP',
    words:
      /\bnetworks? (provider|operator|solutions? isp)|\bonline services|\bconnect(ivity|ion)s?\b.*\b(ltda|pvt|private|internet)|\binternet\b|\bwireless\b|\bnet (ltda|me|eireli)|\binfor?m[aá]tica (ltda|eireli|me)|\b\w*net (telecom|internet|provedor|ltda|eireli)|\b(speed|giga|mega|ultra|link|conect|conex|turbo|veloz|fast)[a-z]*net\b|\bsatellite|\bdsl\b|\bkablo|\bcabo\b|\bcable\b|\bbroadcast(ing)? (system|network|cable)|\btv cabo|\bradio ?(link|enlace)|\bpppoe|\b(rural|electric) (telephone|tele)/i,
    unless: /\bsecurity|\bexchange|\bhosting|\bsoftware/i,
  },
  {
    type: 'COM',
    words:
      /\bbank\b|\bbanco\b|\bbanque\b|\bbanca\b|\bbancorp|\bcredit union|\binsurance|\bassurance|\bseguros|\bversicherung|\bfinancial|\bsecurities\b|\bcapital (management|markets|partners)|\binvestment|\bhospital|\bclinic|\bhealth ?(care|system|partners)?\b|\bmedical|\bpharma|\bmotors?\b|\bautomotive|\bairlines?\b|\bairways|\bairport|\brailway|\benergy\b|\bpetrol|\boil (and|&) gas|\belectric\b|\bpower (company|corp|authority)|\butilit(y|ies)\b|\bsteel\b|\bmining|\bfoods?\b|\bretail|\bstores\b|\bsupermarket|\bhotels?\b|\bcasinos?\b|\blaw (firm|offices)|\bllp\b.*(law|attorney)|\bconsulting|\bholdings?\b|\bindustri(es|al|e)\b|\bmanufactur|\bsemiconductor|\baerospace|\bchemical|\blogistics|\bbrew(ery|ing)|\bnewspaper|\bpublishing|\bentertainment|\bgames?\b|\bmedia group|\bsoftware\b|\bbiotech|\bengineering|\bconstruction|\breal estate|\bproperties\b|\bpayment|\btrading\b(?! as)/i,
  },
  {
    type: 'ORG',
    words:
      /\bfoundation\b|\bfundaci[oó]n|\bfunda[cç][aã]o|\bassociation\b|\basociaci[oó]n|\bassocia[cç][aã]o|\bassociazione|\bstichting|\bstiftung|\bverein\b|\be\.? ?v\.?$|\bsociety\b|\bchurch|\bdiocese|\barchdiocese|\bministries\b|\bred cross|\bunited nations|\bworld health|\bmuseum|\bfederation\b|\bchamber of/i,
  },
  {
    // Legal forms and words of large companies outside the network industry; names with network words are
    // excluded.
    type: 'COM',
    words:
      /\bcorporation\b|\bcorp\b\.?|\bcompany$|(& |and )co\b\.?( kg(aa)?)?$|\bplc\b|\bkgaa\b|\bse$|\bgroup\b(?! \d)|\bs\.?a\.?b\.? de c\.?v|\b(deloitte|accenture|pricewaterhousecoopers|kpmg|mckinsey|ernst & young)\b|\bsons\b|\bbrothers\b|\bdistributors?\b|\bstores?\b|\bpublishers?\b|\bbottl(er|ing)|\bbever|\bcosmetic|\bfurniture|\btextile|\bapparel|\bfashion|\bshipping\b|\bfreight|\btransport(es|s|ation)?\b|\bairport|\btravel\b|\btourism|\bmanagement\b|\bpartners\b|\badvisors?\b|\bbrokers?\b|\baccount(ing|ants)|\badvertis|\bmarketing\b|\bmachine(ry|s)\b|\bpaper\b|\bcement\b|\bplastics?\b|\bfarms?\b|\bagri/i,
    unless:
      /net|tel[eé]|com(m|unic)|host|internet|data|cloud|comput|system|tech|online|wireless|server|servi[cç]|digital|cable|fib(er|re)|\bit\b|\bi\.t\.|connect|link|\bw?isp\b|broad|\bsat\b|satel|vision|voip|web|cyber|ether|leas|bpo|infra|solution|virtual|cellular|mobile|ward|network|carrier|exchange|domain|proxy|vpn|(limited|liability|stock) company/i,
  },
];
