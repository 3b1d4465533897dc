/**
 * Words of company and institution names with the same meaning in several languages or spellings. One meaning
 * per line, the English word first, in Latin letters as from `wordsOf`. Words in `GENERIC_WORDS` say little
 * about the identity of an organization, so they have little weight. Compiled for this project.
 */
export const ORGANISATION_WORDS = `
trading trade torgovy torgovaya torgovyi torgovlya comercio commerce commercial comercial handel handels ticaret commerciale kommercheskaya komertsiyna tejarat tijarat tejari tijari maoyi bazargani bazargany torg comercializadora trad commercio handlowa handlowe tijara perdagangan trdg trdng trdrs
company companies co
group gruppa gruppe grupo groupe gruppo grupa hrupa jituan gurup holding holdings kholding hold majmooe grp gp
international internatsionalnaya mezhdunarodnaya mezhdunarodny mezhdunarodnyi internacional internationale internazionale mizhnarodna beynelmilel intl int dowali duwaliyya bainalmelali mezhdunarodnyy mezhdunarodnoe miedzynarodowy miedzynarodowa uluslararasi beynolmelali duwali antarabangsa intnl internatl
bank banka banco banque banca bankasi banki bankovskaya masraf mesraf bankas bk bnk
industries industry industrial industria industrie promyshlennaya promyshlennost sanayi sanaye sanat industriya industriell promyslova gongye przemysl sinaa perindustrian promyshlennyy promyshlennoe przemyslowy przemyslowa sinai inds indl indust indstrs
investment investments investitsionnaya investicionnaya inversiones investissement investicii inversion investimentos beteiligungs invest investitsii sarmayegozari estesmar istithmar touzi investition investitionen inwestycje inwestycyjny yatirim investasi beleggings invst invmt inv
construction constructions stroitelnaya stroitelny stroitelnyi construcciones constructora insaat bau stroitelstvo budivelna sakhteman construcao construction jianzhu jianshe construcoes costruzioni budowa konstruksi byggnads constr constrn const constrs
transport transportation transports transportnaya transporte tasimacilik trasporti transportes transporty naql hamlonaghl yunshu verkehr vervoer transp transpt trans trnsp
shipping shipping navigation naviera sudokhodnaya sudohodnaya denizcilik reederei keshtirani hangyun parokhodstvo parohodstvo navigazione schifffahrt sudokhodstvo zegluga milaha pelayaran rederi shpg shpng
oil petroleum neft neftyanaya neftianaia petrole petroleo petrol nafta petrolera shiyou naft petrolio erdol erdoel minyak
gas gaz gazovaya
energy energia energiya energetic energetika energeticheskaya energie enerji nengyuan energo energetyka enerzhi niroo
electronics electronic elektronika elektron elektronik electronica electronique dianzi elektronnaya elecs elect elec electr
technology technologies tech tekhnologii tekhnologiya tehnologii tecnologia technologie teknoloji teknologi keji tekhnologies tecnologias technologia fanavari technika techno techn technol
scientific science nauchny nauchnyi nauchnaya nauchno scientifique cientifico elmi wissenschaft nauka wetenschap
research issledovatelskiy issledovatelsky issledovaniy recherche investigacion tahghighat pazhuhesh forschung yanjiu arastirma ricerca ricerche issledovanie badania badawczy penelitian recherches onderzoek rsch
development razvitie razvitiya desarrollo developpement kalkinma tosee entwicklung fazhan sviluppo rozwoj rozwoju tanmiya pembangunan ontwikkeling utveckling devt devel
institute institut instituto istituto instytut yanjiusuo enstitusu inst insti
university universitet universidad universite universita universitat daneshgah jamia daxue universidade universitesi egyetem yliopisto uniwersytet univerzitet universiteti univ univers
center centre tsentr centr centro zentrum tsentralny merkez markaz zhongxin centrum pusat kozpont keskus ctr cntr
plant factory zavod fabrika fabrik usine fabrica karkhane gongchang fabrique works zavody fabbrica fabryka fabrikasi pabrik tovarna gyar tehdas plt
production proizvodstvo proizvodstvennaya proizvodstvennoe produccion uretim tolid manufacturing manufacture produkcija shengchan mfg mfrs mfr prodn
service services servis serwis servicio servicios servizi uslugi khadamat fuwu hizmetleri khidmat servicos dienstleistungen dienste layanan perkhidmatan diensten tjanster svcs svc srv serv servs srvs srvces srvcs
management upravlenie upravlyayushchaya gestion verwaltung gestao modiriat guanli yonetim gestione zarzadzanie modiriyat idara pengurusan beheer mgmt mgt mngmt
engineering inzhiniring ingenieria ingenierie muhendislik mohandesi muhandisi engenharia inzhenernaya gongcheng ingegneria engg engrg engrng engng
aviation aviatsionnaya aviacion havacilik aeronautic aeronautics aviakompaniya havapeymai hangkong aero aviazione avn avtn
airlines airline airways air aviakompania aerolineas linhas hava yollari linee avialinii havayollari maskapai luftlinien
insurance strakhovaya strakhovoe seguros assurance assurances sigorta bimeh versicherung insuransi assicurazioni strakhovanie ubezpieczenia asuransi seguro verzekering forsikring pojistovna biztosito ins insur
real estate nedvizhimost inmobiliaria immobilien emlak immobiliare bienes raices
agricultural agro agricola agrarian selskokhozyaystvennaya keshavarzi nongye agri agric
food foods pishchevaya alimentos gida ghazai alimentaire alimenticia alimentari lebensmittel spozywcza voedsel pishchevoy
medical meditsinskaya medica medicale pezeshki tibbi yiliao medizinische medizinisch meditsinskiy medyczny medyczna
pharmaceutical pharma farmatsevticheskaya farmaceutica ilac daru darou pharmaceuticals farma farmaceuticos pharmazeutische pharm pharms
chemical chemicals khimicheskaya quimica kimya shimi shimiaei chimique chemie huaxue chimica petrochemical khimicheskiy kimia chemische chemiczny chemiczna chem chems
steel stal metallurgical acero celik foolad fulad acier stahl acciaio aciers acciaierie stahlwerk staal ocel
metal metals metall metaly metalurgica metallurgicheskiy
mining gornaya minera madencilik madani miniere minas gornorudnaya bergbau mineria mineraria gornicza gornicze maden pertambangan mijnbouw
machine machinery mashinostroitelny mashinostroitelnyi maquinaria makina mashin machines maschinen mashzavod mach
import imports importadora ithalat vardat importacion importazione einfuhr varedat importazioni imp
export exports exportadora ihracat saderat exportacion eksport esportazione esportazioni ausfuhr tasdir ekspor exp
export import eksim eksimport
marine maritime morskaya morskoy maritima deniz daryayi maritimo
port porta puerto liman bandar porto hafen pelabuhan haven hamn havn pristav
security bezopasnost okhrana seguridad guvenlik amniat securite sicurezza sicherheit bezpieczenstwo amniyat keamanan veiligheid sakerhet sec
defense defence oborona oborony oboronnaya defensa difesa verteidigung obrony obrany savunma defaa obrona pertahanan forsvar verdediging def
military voennaya voennyy voenno militar askeri nezami militaire harbi
ministry ministerstvo ministerio ministere ministero ministerium bakanligi vezarat wizarat wezarat wizara kementerian ministeriya
state gosudarstvennaya gosudarstvennoe gosudarstvennyy estatal devlet dowlati government etatique panstwowy panstwowa govt
national natsionalnaya natsionalnyy nacional nationale nazionale narodowy narodowa narodni nemzeti nationala milli melli watani guojia nasional natsionalny ulusal kansallinen natl
federal federalnaya federalnoe federalnyy fdl
general generalnaya obshchaya generale umumi genel gen genl
central tsentralnyy tsentralnaya merkezi markazi centralnyj
new novaya novyy novy nueva nuevo nouveau neue yeni jadid novo nova
union soyuz union unione birligi ittihad ettehad soiuz ittehad zwiazek ettehadiye serikat liitto szovetseg
federation federatsiya federacion federasyonu fedn fed
foundation fond fondo fundacion fondation bonyad vakfi stiftung fondatsiya fundatsiya fondazione fundacja yayasan saatio alapitvany nadace fdn fndn
charity charitable blagotvoritelny blagotvoritelnyi hayir khayriya kheyrie caritativa khairiya khayriyya
relief igatha ighatha yardim
organization organisation organizatsiya organizacion sazman munazzama organizasyon munazzamat organizacao orgutu org orgn
committee komitet comite komite lajna lajnat ausschuss jawatankuasa cttee cmte
party partiya partido parti hizb hezb partei
front jabha fronte frente cephesi jebhe jabhat cephe
army armiya ejercito armee ordu artesh jaish jaysh esercito tentara
brigade brigades liwa katiba kataib brigada tugayi
movement harakat harakah dvizhenie movimiento haraka
islamic islami islamiya eslami islamique islamiyya islamiyah
society jamiat jamiyat obshchestvo sociedad societe jamiyya jamiah gesellschaft towarzystwo jamiyyat sallskap soc
bureau office byuro oficina maktab buro daftar ofis biuro iroda kontor
exchange birzha bolsa borsa sarrafi exchangers sarafi exch
finance financial finansov finansy finansovaya finanze finansow finanzas finansman mali finance financiera finansovy jinrong financiere keuangan financas finanse fin finl
capital kapital capitale sermaye
logistics logistika logistica logistik lojistik logistique wuliu logis
water agua vodokanal eau eaux acqua acque voda woda aguas wasserwerk
ship vessel sudno
special spetsialnaya spetsialnyy especial spets ozel vizhe
consulting consultancy konsalting consultoria danismanlik consultants consult consulenza beratung doradztwo moshaver konsultan
design konstruktorskoe konstruktorskoye byuro proektnyy diseno dizayn tarrahi
systems system sistemy sistemas sistem systeme sistema syst
communications communication telecommunications telecom svyaz telekom comunicaciones telekommunikatsii comms telecoms comm commun telecomm
media mass informatsionnoe informatsionnaya
news agency agentstvo agencia agence ajansi khabargozari noticias nouvelles notizie nachrichten novosti wiadomosci haber haberleri khabar berita
textile textiles tekstil textil nassaji text
automobile auto avto automotive otomotiv automotriz khodro motor motors automob
equipment oborudovanie equipos ekipman tajhizat shebei eqpt equip
materials materialy materiales malzeme materiali matls
products produkty productos urunleri prods prod prd prds
supply supplies snabzhenie suministros tedarik
global globalnyy kuresel
world mir mundo dunya mundial
east vostok este orient dogu shargh sharq oriente vostochnaya eastern vostochnyy vostochny leste oriental ost osten wschodni vychodni
west zapad oeste bati gharb western zapadnaya zapadnyy zapadny ouest occidental ovest westen zachodni zapadni
north sever norte kuzey shomal severnaya northern severnyy severny nord norden septentrional polnocny severni
south yug sur guney jonub yuzhnaya southern yuzhnyy yuzhny sud sul suden meridional poludniowy jizni
shipbuilding sudostroitelny sudostroitelnyi sudostroitelnaya sudostroitelnaia
network shabaka reseau red netzwerk set tarmoq
revolutionary revolution enghelab enqelab thawra thawri revolucionaria revolucionarias revolutionnaire revolyutsionnyy
guard guards pasdaran haras guardia garde gvardiya
corps sepah korpus cuerpo faylaq failaq
council majlis shura consejo conseil sovet rada shora dewan raad tanacs neuvosto
arab arabian arabiya arabe arabskaya
aerospace aerospatiale aeroespacial aviakosmicheskaya
corporation korporatsiya korporatsiia corpn
concern kontsern konzern
freedom libertad liberte freiheit svoboda azadi hurriya libertade
united obedinennaya obedinyonnaya obedinennoe unidos unida vereinigte muttahida
culture cultural cultura kultury kultura farhang
andean andinas andina andino
mediterranean mediterranee mediterraneo mittelmeer
railway railways zheleznaya zheleznye ferrocarriles bahn eisenbahn demiryollari ferrocarril ferrovia demiryolu rahahan spoorwegen jarnvag zeleznice kereta rly rlwy
foreign inostrannykh exteriores exterior etrangeres etrangere auswartiges esteri zagranichnykh zagranicznych strani vneshnikh disisleri
affairs asuntos affaires affari angelegenheiten spraw relaciones
academy akademiya academia academie accademia akademie akademia akademisi acad
sciences science nauk ciencias ciencia scienze wissenschaften bilimler
education obrazovaniya obrazovanie educacion istruzione bildung egitim talim
health zdravookhraneniya zdorovya salud sante gesundheit sanita saglik saude
justice yustitsii justicia giustizia justiz adalet justica
interior vnutrennikh interno inneren icisleri interieur
labour labor lavoro trabajo travail arbeit truda trabalho
peoples people narodnaya narodny halk popular populaire volks khalq
electric elektrik electrica elektricheskaya electrique elektrizitats
of for de del della delle dei du des der da do dos fur para pour dlya
and et und ve og och
resistance muqawama moqavemat resistencia soprotivlenie direnis
liberation tahrir liberacion libertacao osvobozhdeniya kurtulus befreiung
martyrs shuhada shohada
martyr shahid shaheed
jihad jehad cihad
atomic atomnaya atomnyy atomi atomica
intelligence istikhbarat ettelaat mukhabarat inteligencia razvedki razvedka istihbarat
airport aeroport aeropuerto flughafen havalimani aeroporto lotnisko forudgah matar bandara letiste repuloter
television televidenie tv fernsehen televizyon televizia
republic respublika jomhuri jumhuriya republica republique cumhuriyet republik
project proyecto projekt proekt projet
cement siman cemento ciment zement cimento tsement
hospital bolnitsa bimarestan mustashfa hopital krankenhaus hastane ospedale hastanesi szpital spital sykehus sjukhus sairaala hosp
police policia politsiya polizei emniyet shurta
black negro negra schwarze chernaya chernyy siyah
red rojo roja rouge krasnaya krasnyy kizil
technical tekhnicheskiy tekhnicheskaya technique tecnica fanni teknik technisch
nuclear yadernyy yadernaya hastei nucleaire nukleer
space kosmicheskiy kosmicheskaya fazai espacial spatiale uzay
experimental eksperimentalnyy opytnyy opytno
housing zhilishchnyy vivienda wohnungs
economic ekonomicheskiy ekonomicheskaya economica economique wirtschafts ekonomik eghtesadi iqtisadiyya
credit kredit kreditnyy credito
savings sberegatelnyy ahorro epargne spar
ocean okean oceano
fishing rybolovnaya pesca peche pesquera rybolovstvo rybolowstwo perikanan
timber lesnaya les madera holz lesopromyshlennyy
coal ugol ugolnaya ugolnyy carbon kohle
gold zoloto zolotaya oro gold altin
diamond almazy diamante
tourism turizm turismo tourisme jahangardi
sports sport deportes spor varzesh
youth molodezh juventud jeunesse jugend javanan
women zhenshchin mujeres femmes frauen zanan
students studentov estudiantes etudiants daneshjuyan
workers rabochikh trabajadores travailleurs kargaran
veterans veteranov veteranos
journalists zhurnalistov periodistas
rights prav derechos menschenrechte
copper cobre cuivre kupfer medny mednaya bakir mes
tanker tankers nafthkesh tankernaya
cement tsement cemento ciment zement cimento siman
fish fishing pesca pesquera pesquero peche rybolovny rybolovnaya fischerei balikcilik shilat
sharia shariah charia scharia seriat
branch filial filiale sucursal succursale zweigniederlassung niederlassung sube oddzial pobocka podruznica sucursale predstavitelstvo
fertilizer fertilizers fertilizantes engrais udobreniya dunger gubre
association associazione assotsiatsiya stowarzyszenie dernegi anjoman persatuan verband asociatia assn assoc asscn assocn
power energetik
electricity elektrizitat elektrichestvo bargh kahraba listrik elektriciteit
agriculture landwirtschaft rolnictwo rolnicza tarim ziraa pertanian selkhoz landbouw
navy flot marynarka donanma kriegsmarine
school escuela ecole scuola shkola szkola okulu madrasa madrase sekolah skola koulu iskola
road carretera strada strasse doroga jalan
publishing editora editrice verlag izdatelstvo wydawnictwo yayinevi entesharat uitgeverij forlag kiado publ publg
tobacco tytoniowa tutun dokhaniyat
unit einheit unite unidad unidade
direct directa directe direkt
department dept departamento departement departament deptt
brothers bros brat bratya hermanos irmaos freres gebruder gebrueder kardesler
laboratory laboratories laboratorio laboratoire laboratoriya laboratorium labs
brotherhood hermandad fraternite fratellanza bruderschaft bratstvo bractwo kardeslik ikhwan
building bldg bldgs
solutions soln solns
authority auth authy
distribution distributors distr distrib distn
enterprise enterprises ent entrpr entpr
properties props
administration adm admin admn
forwarders forwarding fwd fwdrs fwdg
commodities commodity cmdty
commission commn
partners ptnrs
associates assocs
resources resrcs
maintenance maint mtce
express exprs
overseas ovs oseas
aircraft acft
brokers bkrs
contractors contr contrs contracting
wholesale whsl
environmental environ envir
`;

/** First words of the lines above, and further words that many organizations use. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  `trading company group international bank industries investment construction transport shipping oil gas energy technology
  development service management engineering import export general holding holdings enterprise enterprises corporation
  commercial business global world logistics systems products supply finance capital consulting equipment materials
  production center national state united central office bureau organization foundation society union federation committee
  ministry federal the for of and in on to de del la el les des du den der die das und y e et i dlya po na
  partners associates solutions ventures resources development properties services agency department branch
  predpriyatie predpriyatiye kompaniya firma firm unit division complex kombinat obedinenie association trust fund
  money exchange after named imeni im dis san tic ve lil
  limited private public joint stock open closed liability gmbh llc`.split(/\s+/),
);

/** Words with more meaning that still occur in the names of many organizations. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `plant factory zavod research institute institut scientific nauchno design petrochemical aviation new electronics marine security
  building ship defense defence military machine electronic steel foreign technical science maritime institution ocean air forces
  special real estate sea media machinery insurance repair force aircraft credit chemical information golden concern academy
  leasing radio gold port airlines airline lines mechanical shipbuilding revolutionary charitable trans project directorate education
  economic digital cement shipyard support offshore cargo hotel power nuclear advanced aerospace house metal generation
  technological relief precision communications welfare space instrument electricity smart physics freight social park
  higher line telecom travel administration grand experimental tourism islamic russian iranian chinese syrian korean american
  russia iran china korea syria moscow hong kong shanghai beijing asia africa europe east west north south republic city peoples
  army movement brigade party liberation star blue green red royal general otkrytoe zakrytoe publichnoe mining agricultural
  medical pharmaceutical food textile automobile shop store market club`.split(/\s+/),
);

/** Words that say nothing about an organization's activity. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `company group international enterprise enterprises corporation business firm unit limited private public joint
  stock open closed liability partners associates the for of and in on to de del la el les des du den der die das und y et e i
  dlya po na named imeni im predpriyatie predpriyatiye kompaniya firma general global world complex division office branch
  gmbh llc dis san tic ve lil after association organization society`.split(/\s+/),
);

/**
 * Activities and products of organizations, in addition to the words above: rarer words that retain their
 * full weight. Compiled for this project from the headings of the United Nations' classification of
 * activities (ISIC).
 */
export const ACTIVITY_WORDS: ReadonlySet<string> = new Set(
  `turbine turbines locomotive locomotives grain grains sugar tea coffee tobacco dairy milk meat poultry fish fishing fisheries seafood
  salt rice wheat flour cotton wool silk leather footwear garment garments clothing apparel carpet carpets furniture timber wood lumber
  paper pulp packaging printing publishing press books film films cinema pictures records music television broadcasting
  coal copper zinc lead tin nickel aluminium aluminum titanium uranium lithium diamond diamonds gems jewellery jewelry iron alloys
  glass ceramics ceramic tile tiles bricks concrete asphalt stone marble paint paints coatings plastics polymer polymers rubber tyre
  tyres tires fertilizer fertilizers fertiliser fertilisers pesticides seeds biotech biotechnology vaccine vaccines drug drugs cosmetics perfume
  perfumes hospital hospitals clinic clinics dental surgical laboratory laboratories optics optical lenses lasers laser radar sonar
  missile missiles rocket rockets ammunition arms weapons ordnance explosives tank tanks tanker tankers submarine submarines helicopter
  helicopters drone drones aircraft engine engines motor motors motorcycle motorcycles bicycle bicycles truck trucks tractor tractors
  vehicle vehicles wagon wagons bearings bearing valves valve pumps pump pipe pipes pipeline pipelines cable cables wire wires battery batteries
  solar wind hydro hydropower wave thermal boiler boilers refinery refineries lubricants petrol diesel bitumen lpg lng drilling
  exploration seismic geology geological survey surveying mapping architecture architects interiors gardens landscaping
  bridge bridges road roads highway highways tunnel tunnels dam dams irrigation sewage sanitation waste recycling environmental
  casino casinos gaming lottery betting sports football basketball tennis racing fitness yacht yachts cruises cruise ferries ferry tours
  restaurant restaurants catering bakery brewery breweries wine wines beverages spirits juice bottling
  pawn brokerage brokers broker securities mortgage pension pensions remittance microfinance asset assets wealth
  software computers computer computing semiconductors semiconductor microelectronics robotics satellite satellites telephone mobile
  linguistics mathematics biology genetics economics philosophy history sociology psychology pedagogy archaeology geography meteorology seismology
  oceanography astronomy nanotechnology hydraulics thermophysics mechanics acoustics cybernetics informatics virology microbiology immunology oncology
  cardiology metallurgy crystallography geophysics hydrology agronomy zoology botany ecology law journalism music arts
  wireless internet cloud cyber gems toys toy pets veterinary forestry plantation plantations ranch livestock cattle horses
  school schools college training kindergarten museum theatre theater library archive
  sawmill mill mills spinning weaving dyeing tannery foundry forge welding casting tooling crane cranes elevator elevators lifts
  dredging towing salvage stevedoring warehousing storage terminal terminals courier couriers freight forwarding moving parking taxi`.split(
    /\s+/,
  ),
);
