/**
 * Names that many people bear, by country, as `soundFold` writes them: three classes parted by `/`, of the first 10 surnames
 * and given names of men and women, of the next up to 100, and up to 1000 where a country counts so many. Written by
 * `bench/screening/rank-names.ts` from the tables of statistics offices and registers:
 *
 * ar Argentina, RENAPER, surnames 2022 and given names 1922-2015 (CC BY 4.0)
 * be Belgium, Statbel, surnames 2025 and given names of 1995-2024 (CC BY 4.0)
 * br Brazil, IBGE, census of 2022 (attribution)
 * cz Czechia, Czech Statistical Office, surnames and given names of 2024 (CC BY 4.0)
 * dk Denmark, Statistics Denmark, surnames and given names (CC BY 4.0)
 * es Spain, INE, surnames of 2020 and given names (CC BY 4.0)
 * fi Finland, Digital and Population Data Services Agency, surnames and given names (CC BY 4.0)
 * fr France, INSEE, surnames of 1891-2000 and given names of 1900-2022 (Licence Ouverte 2.0)
 * gb National Records of Scotland, surnames of 2024; Office for National Statistics, given names of 2024 (Open Government Licence 3.0)
 * ie Ireland, Central Statistics Office, surnames and given names of 2024 (CC BY 4.0)
 * is Iceland, Statistics Iceland, given names of 2023 (CC BY 4.0)
 * it Italy, Comune di Reggio Emilia, surnames and given names of 2020 (CC BY 4.0)
 * kr Korea, Statistics Korea, surnames of 2015; Supreme Court, given names of 2008-2025 (free public works)
 * lv Latvia, Office of Citizenship and Migration Affairs, surnames and given names (attribution)
 * mx Mexico, SEP by Datamx.io, surnames and given names of 2012 (CC0 1.0)
 * no Norway, Statistics Norway, surnames of 2015 and given names of 2024 (NLOD 2.0)
 * nz New Zealand, Department of Internal Affairs, surnames and given names (CC BY 4.0)
 * pl Poland, PESEL register by dane.gov.pl, surnames and given names of 2021 (CC0 1.0)
 * se Sweden, Statistics Sweden, surnames and given names of 2021 (CC BY 4.0)
 * si Slovenia, Statistical Office of the Republic of Slovenia, surnames and given names (attribution)
 * tr Turkey, TURKSTAT, surnames and given names (attribution)
 * tw Taiwan, Ministry of the Interior, name statistics of 2023 (Open Government Data License 1.0)
 * us United States, Census Bureau, surnames of 2010; Social Security Administration, given names of 1930-2024 (public domain)
 */
export const COMMON_NAMES = {
  ar: `
    ama amilia baniamin banisiu bautista dalfina diaz falipa farnandaz fransaska gumaz gunzalaz ignasiu isabala juakuin juan
    katalina lupaz luranzu martina martinaz matau paraz rudriguz rumaru santinu sufia susa ulivia valantina valantinu
    /
    abigail abril aguira agustin agustina aiala akusta alagra alaju alana alfunsina alma alvaraz alvaru alvaz amadau amalia amanda
    amilianu ana angal angalina antunala antunia antuniu anzu arias askudaru augustu ava avila azakuil balan banitaz bariunuvu
    barius barusu bastian baz bazan brizula brunala brunu danta dilan duarta fadariku fakundu faraira farfan faustina faustinu
    faustu fiurala fluras franCaska franku fransasku fransiska fransisku funtas gal ganaru garaz garsia garunimu gimanaz ginu
    guadalupa gudui guilarmina gunzalu gutiraz halana harara harnandaz ian iara iazmin jaramias jimanaz juakuina juana juaraz julia
    julian julita jusafina justina kamila kamilu kandala kandalaria kardanas karduzu karizu karmala kastilu kastru kiara klara kruz
    kuiruga kuispa kunduri kunstantinu kunstanza kurduba kurtaz kurunal ladasma lara laun lautaru lazarta lisandru luana ludmila
    luisana luisina lukas lula luna lusaru lusia lusiu luz madina maia maidana maita maitana malana mamani mansila manul margarita
    maria markadu martin matias matilda maximu mia migul mikala milagrus milana milu miranda mulina munuz mura muralas murana muranu
    nahiara nikulas nina nitu niva nua nunaz pablu padru paluma paraira paralta paula paulina paz pia pilar prisila rafal ramiraz
    ramiru ramus ranata ranzu ruias ruiz rumanu sabastian samul sanCaz sanduval santiagu santilan sapulvada sara silva simun siru
    suaraz suria sutu taiada tau tiagu tizianu tubias tulaba tumas turas ujada uktaviu ulivara uma urtiz vaga valajus valantin vara
    vargas vazkuz vikturia vilagas vilalba vitu zu
  `,
  be: `
    Carluta adam alisa ama artur gusans iakubs iansans juli kamila klas laura luis luisa lukas manun mari martans mas maxima muhamad
    natan nua pitars sara smat tumas viktur vilams vutars
    /
    Carlir Clu Cristians adrin aia ala alana alaxandar alaxandra alaxia alaxis alias alina alisia alix amali amandina ambar amil
    amila amili ana anais antuina antuni arna arnaud arnu ars arun astala atan aurali ava axal axala ba bakar bakars baniamin
    baptista bart bartrand bauvans bram brant brian brit bruk bugars bugart busmans daklark dama dan danis dapraz dasmat david davus
    dialu digu dik dilan dubuis dumunt dupunt faba famka fin flaur flurian frankuis funtaina gabril garard gilas girs giulia
    guilauma halana hamza hana handrikx harmans hugu iada iana ianis iansan iasmina iaspar iasun inaia inas jala jana jans julas
    julia julin julita junas junatan justina karlir katu kavin klais klamansa klamant klara klark kuba kuintan kuk kuls kuntin
    kupans kurnalis la lajauna laklark lamaira lamans lambart lambraCs lana lanars lara lars larui laun laurant lauvars liam lili
    lin lina lisa lu luik luka lula luna lura lusi luta maia maiar margaux margut marina martin matau matias matis matiu maxim miCal
    miCils mia mila milan muns murgana nikulas nils nina nul numi nur nura patit paulina pauv pauvals rafal raian ranard rani ridar
    ruba ruban rubin rumain rumana saCa sagars salia salina sam samul sana sandar sapa silka simun sing smadt smas stan stavans sufi
    sufia tau tibault timarmans tis tristan tum tur ulivia usana uskar valantin valantina valda vandanbarga varSuran varbaka varhaga
    varhaian varhuvan varlindan varmairan varmaulan varmirS varstrata varstratan vautars vik vikturia vilda viliam vinsa vinsant
    vuis vus vut zu
  `,
  br: `
    adriana alvas ana antunia antuniu faraira farnanda fransiska fransisku gabril juau julia juliana jusa karlus kusta lima luiz
    lukas maria marsia padru paraira patrisia paulu rudrigus santus silva suza ulivaira
    /
    adna adrianu adsun aduarda aduardu aguiar alaina alan alasandra alax alaxandra aliana alias alina alisa almaida amanda amaral
    amarsun amurim andarsun andra andrada andraia andrasa angala anzu aparasida arauju arika artur asis azavadu banaditu barbara
    barbusa barnardu barus batista batriz bazara bianka braga britu bruna brunu burgas dabura daiana danil danila danilu davi david
    dias digu diugu duarta duglas fabiana fabiu fabrisiu falipa farias farnandas farnandu filhu flavia flaviu fraitas franka funsaka
    gabrila garaldu garsia gauvana gilbartu guilharma guimaras gumas gunkalvas gustavu haitur halana hanriku iakulina ianaina iasmin
    igur isabal isabala isadura jafarsun jan jasika jasus juakuim juana juliu junas juniur jurga jusafa kaiu kamila kampus kardusu
    karla karmu karulina karvalhu kastru kauan kavalkanta klaudia klaudiu kristiana kristianu kruz kuiruz kulhu kunha kunsaikau kura
    kuraia kurdairu laita landru lara larisa latisia launardu laura livia luan luana luis luiza lupas lurana lusia lusiana lusianu
    luzia maCadu madairus malu manazas mandas manul manula mariana marina mariu marku markus marlana marli marsalu marsiu marta
    martins masadu mataus matus maurisiu miCala migul milana miranda munika muntairu mura muraira murais muras murilu muta nalsun
    nasimantu natalia natu navas nikulas nuguira nunas pablu paula pinhairu pintu piras prisila rafal rafala ragina raginaldu
    raimunda raimundu rais rakul ramus ranan ranata ranatu ribairu rikardu rita ruCa ruan rubartu rubsun rudrigu rugariu runaldu
    rusa rusangala sabastiau sabrina salas samul sandra santana sara sargiu sikuira silvaira silvana silvia simuna sisaru suaras
    sufia sulanga suli sunia susa tais taixaira tarazinha tatiana tavaras tiagu valantina valdir vanasa vara vaslai viana viktur
    vilian vilsun vinisius vira vitur vituria viviana xavir
  `,
  cz: `
    adala adam aliska ama amali ana david duminik dvurak filip hurak iakub ian kunakni kusara laura mataj matias natali nuvak
    nuvutni pruCazka sarni sufi svubuda taraza tumas vasali vikturi vujtaC
    /
    adrian adriana aduard agata ala alan alana alas alax alaxandr albart alfrad alias alizabat alzbata amili amilia anata anazka
    andra antuni antunin arik artur astar ava avalina banadikt baniamin bara barbura bartulumaj bata damian danil danila danis diana
    duminika duruta dvurakuva fiala fialuva frantisak gabril gabrila hana hinak hugu hurakuva iaCim iana iaruslav iasmina isabala
    ivan izabala jalinak jalinkuva jindriC jiri juhana juli junas jusafina jusav karal karulina katarina kavin klara klaudi kristian
    kristina kristuv kriz kunakna kusaruva la ladislav lara launtina liliana lilin linda lukas lusi mada magdalana malvina marak
    mari mariana mark markata martin matau matilda matus max maxim maxmilian miCal miCala mia mikulas milan miruslav munika musil
    musiluva nala namak namkuva navratil navratiluva nikul nikula nikulas nina nuvakuva nuvutna patr patrik paval pruCazkuva pukurna
    pukurni puspisil puspisiluva radak radim riCard rubart rubin ruman ruzali ruzari ruzikuva sabastian sabina sadlakuva sadlasak
    samul sara sarna savsik savsikuva simun stala stanislav stapan stapanka sufia svubuduva ta tadas tamara tarazi tau taudur
    timutaj timuti tubias ulivar ulivi ulivia undraj uskar vaklav valantina valari vanasa varunika vasala viktur vikturia vilam
    viliam vinsant vit vitak viula vivin zdanak zu zufi zura zuzana
  `,
  dk: `
    Cristansan agnas ala alfrad alma ama amil andarsan august axal frida hansan ida jansan jurgansan karl karla larsan luna nilsan
    nua nura padarsan rasmusan suransan tau ulivar ulivia uskar viliam
    /
    Carluta Cristian Cristiansan Cristina Cristufar aba adam aia alan alaxandar alba albart albarta ali alias alina aliut amali
    amanda amili ana andars andra andras ankar antun arik artur asgar asta astar astrid atlas ava baniamin bartram bjurn danil danis
    david dita falix filip filipa fradarik fradarika fraia gri gustav hana hanrik hialta hugu hulgar iakub iasmin ingrid isabala
    jans japa jaspar juaCim juhan juhana juhansan juli junas junatan jusafina kaia kala kamila kanat karulina kaspar katrina klara
    kristansan kunrad la larka lars lasa lauga launura laura lauris liam lili lina liv liva lui luisa luka lukas mads madsan magnus
    maia malana malta malu mari maria marius mark markus marla martin mata matau matias matilda mi miCal miCala mia mika mikal mila
    mular muli murtan murtansan nadia naia nana nataSa natasia niklas nikulai nikulaj nikulina nils nina nur pala parnila patar
    patarsan patrik pulsan rabaka rasmus rika rusa sabastian saga salina sandar sara sasili signa sila silas simun simuna stafani
    stina sturm sufi sufia sulvaj suran sus ta taudur trina tubias tumas tumsan ulsan utu valdamar valtar vara viga vigu viktur
    vikturia vilads vilhalm vilma vilum vinsant
  `,
  es: `
    ana antuniu danil david duluras farnandaz fransisku garsia gumaz gunzalaz iavir isabal juan jusa karman laura lupaz manul maria
    martin martinaz paraz pilar rudriguz sanCaz tarasa
    /
    adrian adriana aduardu aguilar agustin ainhua aitur alaiandra alaiandru alana alax alba albartu alfradu alfunsu alisia alunsu
    alvaraz alvaru ama amiliu amparu andra andras angal angala angalas ankarnasiun anriku antunia arias astaban astar ava balan
    banitaz batriz blanku bravu dalgadu danila diaz digu diz dumingu duminguz duran falipa falix farar farnandu fatima fluras
    fransiska funtas gabril galagu galardu garidu gil gimanaz guilarmu gunzalu guraru gutiraz haktur harara hararu harnandaz hidalgu
    hugu iaima ibanaz iglasias ignasiu ikar inas inmakulada irana ismal iulanda ivan izan jasus jimanaz juakuin juana julia julian
    juliu jurdi jurga jusafa jusap kabalaru kabrara kalvu kampus kanu karasku karla karlus karmuna karulina kastilu kastru katalina
    klara klaudia kraspu kristian kristina kruz kunsapsiun kurtas laun lidia luis luisa lukas lurana luranzu lusia luzanu madina
    mandaz manula mar margarita marianu marin marina mariu mark markus markuz marsadas marta martina matau migul miriam muhamad muia
    mulina munika munsarat muntaru munuz mura muralas muranu nara natalia navaru nikulas nitu nivas nulia nunaz nuria pablu padru
    pana para paskual pastur patrisia pau paula pritu rafal raias rakul ramiraz ramun ramus raul rikardu ruban rubartu rubiu rudrigu
    ruias ruiz ruman rumaru rusa rusariu rusiu sabastian salia salvadur samul sandra santana santiagu santus sanz sara saranu sargiu
    sasar saz silvia suaraz sufia sular sunia susana sutu tumas turas ulga urtaga urtiz uskar vaga valaria valasku vargas varunika
    vazkuz vidal viktur vikturia visanta xavir
    /
    Caka Cakun Camuru Can Caparu Cavas Cavaz Cika Ciku aCavaria abad abalan abrau abril adan afunsu aga aguadu agudu aguilara aguira
    aiala aiusu akuna akusta alagra alaman alamani alamu alarkun albart alfaru ali aliaga alias alkaida alkala alkalda alkantara
    alkaraz alkazar almagru almaida alvaradu alvas alvira amad amadu amadur amaia amat amur amuras amurus anaia andrada andrau
    anduiar angulu anrikuz ansinas antulin antun antunaz aparisiu aragun aralanu arana aranas aranda aranz aras arauju aravalu
    aribas arita ariza arjuna arkus armas arnaiz arnau arsa artaga aruiu aruka asadu asansiu asavadu askalanta askribanu askubar
    askudaru aspada aspaju aspana aspin aspinu aspinusa aspinuza astava astavaz astrada atinza avila avilas axpusitu aznar badia
    baiaranu balagur balastar balastarus balda balidu balmunta baltran balu bana banavanta banavidas banitu banus bara baragan
    barairu barangur baranku barara bararu barba barbara barbaru barbusa barintus bariu barius barmaju barmudaz barnaba barnabau
    barnal barsalu bartuluma barukal barus barusu basara bastida batankur batista bautista baz baza bilbau blasku blazkuz britu buS
    buix bulanus bunat bundia bunila bunu buragu buras burgus buria bustamanta bustus butala davila daza dialu diguz diup dius
    duarta duku dumanaC dunas duradu durta faiardu faiu falkun fara faraira farairu farandu farara fararas fararu farina fidalgu
    figuras figurua fluraz fluridu fraga fraila fraira franku fransas frias frutus funsaka funt funta furtas fustar gabari gagu
    galan galara galianu galindu galu galvan galvaz gamaru gamaz gariga garsas garzun gaskun gaspar gavilan gilabart gimanu ginar
    giraldu girun gisbart granadu granadus granda grasia grau guardiula gudui guiaru guilan guiradu guirau guisadu gumas gumis guni
    gura gurdilu gurdu guvara guzman haradia haraiz haranz hararus haras harmida harmusu harnandu haru harvas higuras hinujusa huius
    hulgadu hurta hurtadu hurtas iagu ian ianaz iang iara iaramilu ibara infanta inista iusta izkuirdu jang jaraz jimanu ju juaraz
    juradu jurdan kabalu kabanilas kabaza kabazas kala kalaia kalaru kalataiud kaldarun kalzada kamaCu kamanu kamara kaminu kampilu
    kamps kampu kampui kanadas kanalas kanas kanata kanizaras kantaru kantu kantus kanuvas kaparus kapdavila karanu karanza karara
    kararas kararu karaskusa karataru karbalu karbunal kardanas karduna kardusu karilu kariun karpiu karu karvaial kasadu kasal
    kasals kasanuva kasaras kasas kastalanu kastalanus kastals kastalu kastanada kastanu kastila katala katalan kaur kazurla
    klamanta klimant kriadu kristubal kuadradu kubaru kubu kubus kudina kuilas kuintana kuintaru kuinunas kuiruga kuirus kuka kul
    kuladu kular kulumar kumas kunasa kunda kunka kuntraras kura kural kuralas kurdaru kurduba kurdun kurnaju kuru kurunadu kusada
    kusta kustas kuvadu kuvas labradur ladasma lafunta lagu laguna laiva lal lama lamas lanus lara latura lazaru li lilu lima lin
    linaras liu lubatu lubu luian luku luna lungu lupis lura lurans luranta lurat lurka lusada lusana maCadu madranu madrid magias
    maia maiu maiur maiural majia majias maladu malandaz malaru maldunadu malgar malian mana manandaz manas manduza manriku mansila
    mansu manzanaras manzanu marCan mara mararu mari marida marinu mariskal markadu marku marmul marti martural martus marutu mas
    masa masagur masia masias mastra mata matas mataus matus maza miguz milan minguz mir mira miralas miranda miru muianu mularu
    mulinaru munga muniz muntagudu muntalvu muntanagru muntanu muntas muntasinus muntil muntila muntuia munturu munzun muraira mural
    muran murara muratu muril murila murilas murilu mursia mursilu muru murun muskura muta nadal naira naranju narvaz navadu
    navarata navas ndiaia nugalas nuguira nugura nuvu nuvua paCaku padila padraza padrun padrusa painadu pairu palaras palasiu
    palasius palau palaz palazun palisar palma palumaras paluminu palumu panalvar paniagua parada paradas paraia paraira paraju
    paral paralas paralta paralu parara pardu pardumu parila paris patinu pavun paz pazus pikazu piku pikuras pina pinada pinairu
    pinaru pinila pintu pinu pizaru pla planas plasansia plaza prada pradu pradus pras prat puig pujul pulidu pulu puns punsa punta
    puras purta purtala purtas purtilu purtu pustigu puvada puzu raCa rabulu radundu rai raia raig raina rakuna ral ramiru rasiu
    ravila ravulta rial ribara ribas riku rikulma rinkun ripul rira riu rius rivara rivaru rivas ruCa ruanu rubladu rublas ruda
    rudanas rudrigus ruig ruiu ruju ruka ruldan rumara rumu rus rusadu rusal rusalas rusalu ruvira ruz sabalus sabatar sabrian
    sagara sagui sagura saguvia sainz saiz sakristan saku sala salas salazar saldana salgadu salguru salinas salmarun salsadu
    sampadru sampar sampara san sanCis sanCu sanduval sanjuan sanmartin sans santamaria santanu sapulvada sarazu sarda sardan
    sarmintu sarna sarvantas sarvara saspadas sastra sauana saura savadra savila savilanu sid sifuntas silva silvastra simun sing
    sira subrinu sula sulana sulanu sulis suria surianu susa tabuada taiada tajadur tajara tajaru talavara talaz talu tamaiu tana
    tapia tarul tiradu trigu trilu trujilu tudala tuladanu tuladu tuma tura turagrusa turajun turalba turibiu turtusa turu tuvar
    uCua ubada ujada ukana uliva ulivaira ulivar ulivara ulivaras ulmadu ulmu ulmus uralana urana urbanu urdunaz uriarta urtunu
    urutia uruzku usuna usuriu utaru uvidu vagas vaiga vaka vakuru vala valaju valansia valanzula valara valaru valas valaskuz valaz
    valazkuz valdarama valdas valdivia valinta valkarsal vals valvarda vang vantura vara varala vardu vardugu vargara vaskuz viku
    vilCas vilCaz vila vilagas vilalba vilana vilanuva vilar vilavarda vinas vira vivas vizkainu vu xu zabala zafra zambranu zamura
    zamuranu zapata zaraguza zurita
  `,
  fi: `
    amilia anali antaru haikinan halana hamalainan hanala iarvinan juhana juhanas juhani kalavi karina kristina kurhunan kuskinan
    laina makala makinan maria mariata mati mikal niminan paka sufia tapani tapiu ulavi virtanan
    /
    ahu ahula ahunan aia aila ainu ala alaxandar alaxandra alaxi alias alina alisa alisabat altu altunan ama amanda amil ana ani
    ania anika aniki anina anita ansiu anti antila ari aria arik arki armas artu asa asku aurura avalina danil haidi haiki haikila
    hainunan haiskanan hakala hali halmi halunan hana haninan hanri hanrik hanu hari harju hiltunan hirvunan hunkanan hutunan iaku
    iana iani iari iarmu ida ikunan ilmari iluna imali imil imunan inkari irana irmali iru itu iva jani juha juhan juhansun juhu
    juka jukinan juku julia junas juni jurma jusi kaisa kala kalarvu kaliu kampainan kari karialainan karkainan karpinan karulina
    katarina katia katrina katunan kaupinan kiliki kimu kinunan kirsi kristian kuivistu kukunan kupunan kuskala kuski lainunan
    laitinan lapalainan lapanan lati latinan latu latunan lau laukanan laura lauri laxu laxunan lina lindulm lisa maia maki maninan
    mari mariana marika marit marita markata marku markus marti mata matias matila matilda mika miku mikula mikunan mina miriami
    mitinan muilanan mustunan niku nimala niman nimi nina niskanan nurmi nurminan paivi paltula paltunan panti partanan parti pasi
    pasunan patari patri paula paulina pavu pirju pirku pitkanan pulkinan raia raimu raiu rantala rantanan rasanan risanan ristu
    rita ritva sabastian saia sakari salmi salminan salu salunan sami samul samuli sana santari sapala sapanan sapu sara sari
    sarinan satu savulainan sinika sirka sirpa sisku suminan susana talarvu taria tartu taru timu tina tuivu tuivunan tula tulia
    tuliki tumas tumi tuminan tuni turunan uiala ula uli ulivar ulivia uni urvuki uskari uxanan vaiku vainiu vainu vaisanan vali
    valtari vasa vila viliami vurinan
  `,
  fr: `
    alain andra barnard dubuis durand filipa jan jana laurant luis mari martin miCal murau patit pira rana riCard rubart tumas
    /
    Cantal Carlas Cavalir Cristian Cristiana Cristina Cristufa Smit alaxandra albart alisa amili ana andri ani antuina arik arnaud
    aubart banuit barbir bartrand blanCard blank brigita brun brunat brunu buiar bunat burgauis danil danis danisa david didir dufur
    dumas duminiku dumunt dupunt duval fabra faura fradarik frankuis frankuisa funtaina furnir gabril gailard garard garmaina garnir
    garsia gaurgas gautir girard giraud gui guilauma gurin halana hanri iakulina iakus isabala ivas ivata ivuna janina juli julin
    jusav kamila karun katarina klamant klauda kulin la lafabvra lafavra lagrand laklark lakruix lakumta lamaira lambart lamuina
    larui larux luisa lukas lupaz lusi lusin madalaina maiar marCand margurita mark marsal marsala marsir martina martinaz masun
    matiu maunir maurisa maxima mular muniku mural murin natali nikula nikulas nul paiat parin paskal patrik patrisia paul paulata
    pikard rai raimund ranard ranaud rani rivira ruCa rubin rugar rui rusal rusau rux sabastin salina sanCaz sandrina sarga silvi
    simun simuna stafana stafani sufi suzana tiri ulivir valari varuniku vidal vinsant
    /
    Cabart Cabut Cambun Camin Campiun Capala Capuis Carbunir Cardun Carir Carlana Carlat Carli Carlina Carlut Carluta Carpantir
    Cartir Cartun Carun Catalain Catau Cauvat Cauvau Cauvin Cavrir Cirun Clu Cratin Cristal Cristala Cristufar Cukut Culat Cupin
    Safar Smidt Snaidar Svars aCard abadi abal abraham adala adalina adam adan adi adit admund adrin adrina aduard adviga agata
    agnas aima aimarik aimi alan alana alard alax alaxia alaxis alban albartina alfrad alfunsa ali aliana alina alisabat alisia
    aliut alix alsa aludi aluisa alvas ama amad amali amalina amandina amanul amanula amauri ambra amila amilin amilina amina amiut
    anais anata andriu andriux anga angala angaliku angalina anik anita antuinata antuni antunin antuniu anzu arlata armala armand
    arnast arnuld arnux artur arun arvan asia asnault astaban astala astir atan atina aubin aubri auda audrai aufrat auga augana
    augani augar augusta augustin augustina aurali auralin aurura auvrai ava avalina avan avrard avril axal axala baCalat babin bagu
    baila bailat bailaul baili bak bakar balak balangar balat balin banadikta banard baniamin banuist baptista bara barard barat
    barau baraud barba barbara bardat bardin bargar barira barnadata barnir barta bartalami bartalut bartat bartin bartir bartun
    barun basa basat basnard basnir bastida bastin basun bataila batrisa bau baud baudat baudin baudri bauduin baufils baumunt baur
    bauvais bazin bidault bigut bihan bilard bilat bilun binat bisun blaisa blanCa blanCat blandin blandina blin blundal blundau
    blut bras brasun bratun brault braun brian briand brira bris brisa brisat bruCard bruiara brunal brunau brusa brusard buCa buCar
    buCard buCat budat budin builun buis buisau buisun buivin bukut bulai bulangar bulard bulat bun bunafui bunard bunau bunhuma
    bunin buntamps bunut bur bural burau burdas burdin burdun burgna burguignun burguin busard busk buskut butat butin buvat buvir
    daSaias daSamps dabura dajan dalaga dalahaia dalamara dalanui dalapurta dalaru dalatra dalaunai dalfina dalkruix dalkurt dalmas
    dalpaC dalurma damai damanga damin damur dani danila daras darin dasbuis daskamps daufin davaux davila davilars davus diana dias
    diaz digu dilan dimitri diut diux druat druin duCamin duCana duCasna dubrauil duburg dubus dubust duhamal duiardin duklus dukruk
    dumulin dupin dupra duprat dupui dupuis dura durat durian duriux duriz dusat fabin fabina fabrisa faia faiula faivra falix fani
    fara faraira farand farar farari fari farir farnand farnanda farnandas farnandaz fatima fauCar faustina fauval favir favra
    favrir fiSar filipun flamant flauri fluC flura fluransa flurant flurian fradariku frai frank fransa fransina fransis friC
    frumant fuCar fuCs fukault fukut fulun furast furastir furkada furt furtin gabin gabrila gafrui gai gal gala galand galat galuis
    ganat ganaviva ganin ganti garald garaldina garau garmain garsin garvais gasnir gaspard gastun gatan gauCar gaubart gaudin
    gaufrai gaufrui gaultir gaurga gaurgata gibart gikul gil gilas gilat gilbart gilbarta gilut gimanaz ginata girault gisala
    gislaina graguira graguri grand granga grangar granir granjan gras grimaud grundin grus grusjan gubart gudafrui gudard gudat
    gudin gugan gugun guiCard guiard guibart guignard guilamin guilamut guilard guilat guilbart guilbaud guilu guilun guilut guilux
    guiraud guitun guiun guiut gujun gumas gumaz gun gunkalvas guntir gunzalaz gupil gurdun guri gusalin gusat gustava guv
    gvandulina habart haia haluisa hamal hamalin hamari hamun hanrita harault hardi harnandaz harva hilaira hu huarau huard hubart
    hufman hugu hugus hugut huguta humbart hunura husun hut iada iaki iakub iakuin iakumin iakut iamas iamat ian ianik ianin ianina
    ianis ianvir iardin iari iasina iasmina iasun iauan ibrahim imbart inaia inas ingrid irana iris isak iuan iuhan iulanda iusav
    ivan ivun jagu janifar janin jarami jaruma jasika jimi juan jubart juhan juhana jul jula julas julia julina julita julivat
    junatan jung jurdain jurdan jusa jusafina jusalina jusata jusiana justin justina juva kadat kaila kailat kailaud kalar kali
    kalvat kamus kandisa kapala kaprun kapusina kara karara kardun karim karina karira kariu karla karlir karman karpantir kartir
    kartun karula karulina kasandra kasanuva kastal kati katia kavin kazanava kifar kilian klain klaira klamansa klamantina klara
    klarisa klark klaudal klaudata klaudi klaudia klaudina klaval klavari klutilda krapin krus kruzat kuC kuCat kudark kudart kuhan
    kulard kulas kulat kulata kulignun kulina kulun kumba kumbas kumta kuni kunstansa kunstant kunstantin kunta kuntin kura kurali
    kurantin kurdir kurina kurmir kurnat kurnu kurtin kurtuis kusin kusta kustas kutant kutin kuturir laba labas labat labau lablank
    lablund labratun labrun labun laburda laduk ladux lafauvra lafrank lafrankuis lafun lafund lafunt lafurt lagai lagandra lagar
    lagarda lagranga lagrus lahaia laila laina lajauna lakaza laklara lakuiar lakuk lakumba lakunta lakur lakusta lalamand lalana
    lalanda lalau lalivra lalung lalup lamaitra laman lamarCand lamarku lamarsir lami lamunir lamur lamuta lana landais landri
    lanfant lang langlais langlat langluis lani lanuir lapaga lapaira lapina lapira laplasa lapratra lapurta larCar larai laru
    laruCa lasaga lasala lasara lasarv lasur latalir latitia latur lau laun launa launai launard launi launtina laura lauransa
    laurat lauri laurina lavaku laval lavargna lavasaur lavaud lavi lavigna lhuma liam lidi lidia lili lilian liliana lilu lina
    linda lisa liunal lu luana ludivina luduvik luik luisal luisata luisau luisun luk lula lumbard luna lupas luranzu lusata lusila
    lusina luvat madi magali magna magnin magnir maha mahiu mailard mailat mailut maira maitra mal mala malani malat malika malina
    malis malisa malu managar manard mangin mansau manul manun marCal maraCal marais margaux margut maria mariana marilina marin
    marina marisa mariun marius marivuna marjuri markus markut marla marlana marlat marlin marsau marta martal martau marti martial
    martinat martinau martins mas masa mataiar matau matias matilda matis maud maugar maur maural mauri maurin maurisata mava max
    maxansa mazat miCala miCalat miCalina miCaud miCaux miCun mia mignut mikal mikul mila milana milat milut miraila miriam mual
    muhamad muina mulin munat munir muntagna muntail munuz murand muranu murat murgan murgana muril murila murisa murvan mutun
    nadaga nadalak nadia nadina nali nataCa natan navaru navau nguian nina ninu nu nua nula nulan numi nura nurbart nurmand paga
    pagas paian pailard pain pakut palarin palatir palisir paltir papin paraira parant parat paraz parina parir paris parisut
    parmantir parnut parun parut paskala paskuir paskut patar patitjan patrisa paula paulina piCard piCun piCut pikut pinal pinau
    pinsun pintu pirata pirun piut prat pravust pravut prigant priur pruduma prunir prust pruvust puC pugat puirir puirut puisun
    pujul pulain pulat pumir puns punsat purta purtir putir raCal rabul radun rafal ragina ragis ragnir ragut raian raimbault
    raimunda raina rainal rainaud rambaud rami ramund ramus ranaudin ranault ranaux ranu raul rault ribairu rigal rigaud rikard riu
    rivat ruCar ruault rubinat rudi rudir rudrigus rudriguz rudulfa rugir ruiar ruiz rukus ruland rulanda rulat rulin rumain rumana
    rumuald rundau rusa rusala rusali rusalina rusat rusi rusignul rut ruxal ruxana saCa sabatir sabina sabrina sadrik saguin salas
    salaun salia salir salmun saluma salumun samsun samul sanaCal sandra santiagu santus sara saras sarazin sargant sasila sasilia
    saulnir saunir sauvaga savari savarina sikard silva silvain silvia silviana simunat simunin sindi sintia siril sirila stafan
    stanislas stava stavan sufia sufiana sulana sulanga sular sulard suli sulir sunia susa taCar tabault tadi taisir taixaira talir
    tangui tarasa tardi tari tarir tasir tau tavanat tavanin tavarnir taxir tiagu tibault tibaut timau timuti tisarand tisir tisun
    tisut tituan tixir tristan truva tuilir tum tuni turas turnir turpin tusaint tutain udata udila ufali ugar ulga ulir uliva
    ulivaira ulivia usana uskar uvrard vaCar vabar vagnar vailant vais valantin valantina valat valata vali valtar vanasa vanir
    vardir vargar vargna varin varir varlat varnat varun vasaur vial viala viard viaud vigir vignarun vigurux viktuira viktur
    vikturia vilain vilanauva vilard vilata viliam virgini viulata viviana vivir vuisin vulv xavir zimarman zu
  `,
  gb: `
    alsi amalia andarsun arCi artur ava bruvn fluransa fraia gaurga isla ivi kampbal lau lili luka muhamad murai nua pupi rubarsun
    skut smit stavart taudura tumsun ulivar ulivia uskar vilsun
    /
    Carli Carluta Clu Sav ada adam adan advard aila ala alan alanur alaxandar albart albi alfi alfrad ali alia alias alis alisa
    aliut aliza alizabat aludi aluisa ama amali amili amilia anzu arabala aria arin arlu asma atan atana aurura austin avalin avi
    azra bal bala baniamin blak brudi brusa bubi budi buila buni burns daisi dalila danil darsi david davidsun dilan dixun duCarti
    duglas dunkan falix fargusun fatima fin finlai flaming fradarik fradi franki frasar fuba gabril gibsun graham grai graisun grant
    grasa grin gurdun hal hali hamiltun handarsun hanri hari harisun harit harpar hazal hil hudsun hugas hugu huntar iahia iak iakub
    iamas iasmina iaspar iaxun ibrahim imugan iris isabala isak iung iusuv jasa jasika juSua juda junas junstun junstuna jusav kai
    kalab kali kamarun kanadi kar king klara klark kraig kravfurd kuin kuningam kupar laila lara laun liam lila lira lugan lui luis
    lukas lula luna luti mabal maia maisi makai makanzi makdunald maklan maklaud marSal margut maria mariam martin masun matilda
    mava max miCal mia mila milar milas mili milna milu mkai mkanzi mkdunald mkgragur mklan mklauglin mkmilan msintuS muir munru
    mura murfi murisun musa nali nansi natan nura nuva panalupa patarsun ragi raia raid raili ralv rauban riCi rilai rubi rubin
    ruman runi rupart ruri rus rusa rusal rusi ruvan sabastian samul sara simpsun sina sinklair skarlat stavansun sufi sufia suni
    sutarland ta tadi tailur tau tubi tumas tumi tumpsun uaklai ufalia uliva urla utili utis valasa valkar vard vasun vat vhita
    viliam viliams viliamsun viluv vini viulat vrigt vud zaCari zara zu
  `,
  ie: `
    Carli abha amalia amili birna duila fiad fiun grasa iak iamas kali liam lili mia mkarti murfi nua rian sadi silian sufi tadg
    ubrin uisin ukunur ulivia usulivan valS
    /
    Carluta Clu Sai Saridan Sihan abigail ada adam agan aidan aila ailbha ala alax alaxandar alfi ali alisa alizabat alsi ama amad
    amilia ana ani arCi aria arin arlu artur arun atan auibhin auifa aurura ava avalin avan avi bala baniamin barat bari bili bradi
    branan bruvna bubi buila buklai buni burka butlar daisi daiti dalanai dali dani danil darag david dilan dufi duharti duna dunaCa
    faia faral fin fisgarald fispatrik flin fradi fraia franki fuba fulai fux galagar gaurga gaurgia grifin haias haidi hailai hali
    han hana hanri hari harpar hazal higins hikai hugan hugas hugu huli iaidan iaka iakub iami iarlait isabal isabala isla ivi juSua
    juda jui juisa julia jun jusav kai kalab kalan kalum kana kanadi kani kara karag karnai karul kasai kata katal kati kauimha
    kavanag king klara klarka kludag kruia krunin kruvlai kudi kuin kulins kuningam kunuli kunur kunurs kura la laila lau laun linC
    liuns lugan luis luka lukas luna lusi luti mabh maguira mahar maia maisi maria mark martin masun matav mava max miCal mila mili
    mkana mkdarmut mkdunag mkdunal mkgrat mkmahun mknamara muhamad muli mului mulunai mura murai muran natan niamh nina nulan nura
    paidi patrik pupi puvar raili rha ruCa ruairi rubart rubi rubin ruisin runan ruri rusa rusi ruvan sadbh sam samul san sanan sara
    sauirsa sian siara sina smit stukas sufia suni svinai tad tadi tau taudura tum tumas tumi uSa udran udriskul udunal udunugu
    udunuvan ukalagan ukifa ukunal ulari uli ulivar umahuni unail uraili uskar vard vhalan vhita viliam viluv zara zu
  `,
  is: `
    ainar ana gudmundur gudrun gunar halga ingibjurg juhan juhana jun kristian kristin magnus margrat maria sigridur sigrun sigurdur
    stafan ulafur
    /
    ada adalhaidur adam agil agnas agust agusta airikur aitur alaxandar alaxandra alin alisabat alsa alva alvar ama ambla amil
    amilia andra andri anita antun ari arla arna arnar arni arnur arun asa asdis asgair aslaug asta atli audur ava axal baldur
    banadikt barglind biarki biarni birgir birkir birna birta bjurg bjurgvin bjurn brindis brinia briniar dagni dagur danil david
    fanai fraia fridrik gabril gardar gisli gratar gudbjurg gudlaug gudni gujun hafdis hafstain hakla hala halana haldur haldura
    halgi hana haraldur harpa haukur hildur hilmar hjurdis hlinur hrafna hrafnhildur hulda hulmfridur hurdur iakub inga ingulfur
    ingun ingvar iris isabala isak ivar juhanas jukul julia juna junas junina karan kari karl katla katrin kiartan kristiana
    kristufar krziStuv kulbrun lara laufai lilia linda marsin marta matias miCal mikal pal patur piutr rabaka ragnar ragnhaidur
    ragnhildur rainir rakal rubart runar rusa sandra sara savar sigurbjurg sigurjun sindri snuri stafania stainar stainun sufia
    sulai sulvaig suna svain svarir talma tina trigvi tumaS tumas tura turarin turdis turdur turir turstain turun uluv umar unur urn
    uskar valdimar valgardur vigdis viktur vikturia
  `,
  it: `
    Ciara alana alasandru ana andra antuniu bunasini danila davuli farari farati fransaska fransasku giulia giusapa giuvani iuri
    iuti katalani laura luka manuzi maria marku muntanari paula paulu rusi sara stafanu
    /
    Can Cristian adriana adrianu aduardu alasandra alasia alasiu alaunura alax albartu aldu alfradu alisa alisabata ama amad amanula
    amiliu analisa anamaria angala angalu anrika anriku antunala antunita anzu ariana aspusitu auganiu aurura badugni baltrami
    banadata banasi barbara barbiri bartani bartuli bartulini basi batrisa bianCi bigi braglia brunu bundavali buni bunini burani
    burgi butazi dana danil danilu dariu davida digu dumaniku fabiu fabriziu fadarika fadariku fantini fantuzi fari faustu filipu
    franka franku funtana funtanasi furnasiari gabrila gaia ganaru gatanu giada giakumu gianfranku giani giankarlu gianluka ginu
    giuliana giulianu giuliu giurgia giurgiu giusapina giuvana grasali grasi grata grazia grazila gualtiri guidati guidu guzi hu
    iakupu iang ilaria insarti irana isabala ivan ivanu ju kamila kampani kanuvi karla karlu karmala karmina kasali kastagnati
    kasuli katani katarina kaur klaudia klaudiu kristian kristina kudalupi kukCi kuli kuradini kuradu kusti lasagni latizia launardu
    lidia ligabu liliana lin lina lisa luigi luisa luradana lurana luranzu lurata lusati lusia lusiana lusianu madisi magnani
    manfradi manul manula manzini mara margarita mariana marina marisa mariu marsalu marta martina masimilianu masimu masuri matau
    matia matilda matiuli mauriziu mauru miCala mirala mirku muhamad munika murini musini mutu nadia nikula nikulu pansiruli
    paskuala patarlini patrizia pitru pixinini prandi prati puli rafala ranzu ravarbari rikardu rinaldi rinaldini rita rivi rubarta
    rubartu rumanu runzuni rusa rusana rusariu rusu sabrina salsi salvatura samula sandra sarana sargiu sasara sasi sasilia sigarini
    silvana silvanu silvia simuna simunazi sing sinzia siru spagiari stafania sufia sunia sunsini tadaSi tarasa tirali tiziana
    tizianu tumas tumasu tundali turali umbartu urlandini vakCi vakundiu valantina valaria valariu vang varunika vazani vinsanzu
    vituria vituriu vu zani zaniCali
  `,
  kr: `
    Cu Cui aun ha hiun hu iang iu iun ji ju jun jung kang kim li lim min park sau si vun
    /
    Ca Caun Sim Sin an au ba bak ban bang biun dung ga gaum gaun gi gil guk gung ham han hau hiuk hun hung hvang ia in iuk iul ja
    jaun jin ku kvak kvun ma mang miung mu mun na nam nu piu piun ra rin riu ru saul saun saung su suk sun sung ta tak uk um un ung
    vang vi vu
  `,
  lv: `
    adgars alaxandrs ana andrajs andris barzins ianis iansuns igurs irina ivanuvs jalana juris kalnins kristina krumins lipins
    ludmila maria patruvs sargajs svatlana tatiana ulga uzulins uzuls valantina vasiljavs vikturs vladimirs
    /
    abulins aduards aglitis agnasa agris aia aigars aina ainars aivars ala alaxajavs alaxajs alaxandra aldis alina alisa alizabata
    amilia amils anastasia anatulis andarsuns andis andrajavs anita antunina antuns antunuvs arix armands arnas arnis artis artjums
    arturs ausma auzins ava avalina avia avita baiba baludis baumanis biruta bridis bugdanuvs buris daiga daina dainis danils danis
    dasa davis diana dmitriavs dmitris draimanis faldmanis fjuduruvs fraibargs fraimanis gailis galina gatis gins girs graudins
    grigurjavs grinbargs gulbis gunars gunta guntars guntis gustavs gutmanis iakuvlavs iana ianina ilga ilia ilmars iluna ilza imans
    ina inara inasa inga ingrida inta irana ivans ivars ivata jafimuvs jaguruvs jakabsuns jakatarina janis javganis jidra jintars
    jintra julanta julia karina karklins karlis kaspars katrina klavins krastins kristaps kristars kukins kuzluvs kuzluvskis kuzmins
    kuznakuvs kvatkuvs labadavs lapins larisa lasis launids laura lauris lazdins lidia liga ligita lilia lina linda lipa lubuva
    lugins lukmalis lusis madara madnis maia mara marax margarita marina maris marita markus marta martins marx matis matvajavs
    maxims mihails mihailuvs mikalsuns milars murnix muruzuvs nadazda natalia nikita nikitins nikulajavs nikulajs nina nurmunds
    nuvikuvs pataris patarsuns paula pavals pavluvs prida pupuvs purins putnins ragina raimunds rainis raisa raitis raivis ralfs
    ranars rihards rikards rita rixtins rubars rudulfs rujitis rulands rumans rumanuvs rumanuvskis ruslans ruta ruzantals samjunuvs
    sandis sandra sanita santa sargajavs sarmita savikis silins silvia sintia sirulis skaidrita smirnuvs smis sprugis stainbargs
    stanislavs stapanuvs strazdins struds sufia sukuluvs sulC suluvjuvs tamara timufajavs tums ulags uldis upanix urluvs uskars
    uxana vadims valaris valdis valta vanags vara varunika vasilis via viasaslavs vikturia vilnis visturs vita vitalis vituls
    vladislavs vulkuvs zalitis zana zarins zimalis zinaida
    /
    abulina aglita alaxajava andarsuna andrajava antunuva auzina baluda barzina baumana brida bugdanuva dmitriava draimana faldmana
    fjuduruva fraimana gaila grigurjava grinbarga gulba gutmana iakuvlava iansuna ivanuva jafimuva jaguruva jakabsuna jana kalnina
    karklina klavina krastina krumina kukina kuzluva kuzluvska kuzmina kuznakuva kvatkuva labadava lapina lasa lazdina lipina lugina
    lukmala lusa madna matvajava maximuva mihailuva mikalsuna milara murnisa muruzuva nikitina nikulajava nuvikuva patarsuna patruva
    pavluva pupuva purina putnina rixtina rujita rumanuva rumanuvska ruzanbarga ruzantala samjunuva sargajava saulita savika silina
    sirula smirnuva smita spruga stainbarga stapanuva strazdina struda sukuluva suluvjuva timufajava upanisa urluva uzula uzulina
    vanaga vasiljava vitula vulkuva zalita zarina zimala
  `,
  mx: `
    alana albartu alizabat ana antuniu fransisku garsia guadalupa gunzalaz harnandaz jasus juan jurga jusa karlus kruz latisia laura
    luis lupaz manul maria marta martinaz paraz patrisia ramiraz rudriguz rusa sanCaz
    /
    Cavaz abal adan adgar adriana aduardu aguilar aguira agustin akusta alaiandra alaiandru alfradu alisia alma alsa alvaradu
    alvaraz alvia alvira amalia andra andras angal angalas angalika anriku antunia arasali arika armandu arnastu arturu asparanza
    aspinusa aspinuza astaban astar astrada aurura ava avila baniamin barnardu barta batriz bautista blanka dalgadu dalia danil
    david diaz digu duluras duminguz fadariku falipa farnandaz farnandu fidal fluras fransiska funtas gabril gabrila garardu
    gilbartu gluria graguriu grasila guilarmu gumaz gunzalu guraru gustavu gutiraz guzman haktur harara hilda iaima iavir ibara
    ignasiu irana irma isabal isak ismal isral iulanda jimanaz juakuin juana juanita juaraz judit juliu jusafina kabrara kamaCu
    kampus kardanas karilu karla karman kastilu kastru katalina klaudia kristina kristubal kunsapsiun kuntraras kurtas lara laun
    lidia lilia liliana luisa luna lurana lurdas lusia lusiu luz madina maira majia maldunadu mandaz manduza margarita mariana
    maribal marisala marisul mariu marku markus markuz martin maurisiu maza migul miranda miriam mulina munika munuz muralas muranu
    nansi nava navaru nu nura nurma paCaku pablu padru paskual pinada rafal raias raina rakul ramun ramus rana rangal raul rigubartu
    rikardu rius rivara ruban rubartu rublas rudrigu rugaliu ruias ruiz rumaru rusalas rusalba rusariu rusas rusiu salas salazar
    salgadu salia salvadur samul sandra sanduval santiagu santus sara saranu sargiu sarvantas sasar sasilia saul silva silvia sufia
    suladad sulis sunia susa susana sutu tarasa traju tumas turas uktaviu ulga ulivia umar urtaga urtiz uruzku uskar vaga valanzula
    valasku valazkuz valdaz vargas varunika vaskuz vazkuz viktur vikturia virginia visanta
  `,
  no: `
    ala alinur ama amil andarsan hansan iakub jansan juhanas juhansan karlsan kristiansan la larsan liam ludvig lukas maia nilsan
    nua nura padarsan salma sufi sufia taudur ulivar ulivia ulsan viliam
    /
    Cristansan abrahamsan ada adam advardsan advin aida aira alaxandar alfrad ali alias aliasan alina alingsan alma amad amali
    amalia amili amundsan ana andrasan angan antunsan arixan arnasan as asan astrid auna aurura ava avan avansan axal baka bakan
    baniamin barg barga barnsan birk birkaland braka bu dal danilsan falix filip fradrixan frida gulbrandsan gundarsan gustav hada
    hadvig hagan hakun haland halvursan hana hani hanrik hanrixan harman harmina haug hauga haugan haugland hulm iakubsan iban ida
    ingrid isak isaxan ivar ivarsan jani jans juhan juhanasan junas junsan jurgansan jusafina kaspar knudsan knusan kristansan
    kristufarsan lau laun li lili lin lina liva luka lund lunda magnus mari markus martinsan matau matias matilda matisan mi mia
    mihra mikal mikalsan miklabust mila mu muhamad mun nas nguian nigard patarsan paulsan rasmusan rud runing saga sandar sandvik
    sara satar signa sigrid simunsan sivarsan strand strum sulbarg sulhaim sulvaig suransan svandsan svara ta tangan tau tiril
    tubias tumasan tursan tuva tvait udagard udin ulav ulrik uskar vatla vik viktur vilda
  `,
  nz: `
    Carluta alia amalia andarsun artur bruvn gaurga harpar hazal iak isabala isla kaur lau lili luka mia mila nua patal sing smit
    tailur tau taudura tumpsun ulivar ulivia viliams vilsun
    /
    Carli Clu Sarma aSar abigail adalina adan advard aila ala alaxandar albi alfi ali aliana alias alisa aliut alizabat alsa alsi
    ama amara amili ana anabala anastasia angus arCi ari aria ariana arila arlu asma atan aurura austin ava avalin avi axal azakil
    azra bala baniamin bau bili blaka bruklin budi buni daisi dalila danil dilan falix fin flin fluransa fraia franki fuba funix
    gabril gaurgia graisun grasa haidi hali hana hanri hari harisun harluv hudsun hugu huntar hupa iaidan iakub iamas iang iaspar
    iaxun indi ivi jat juSua juda julita jun jurdan jusav kai kalab kata klara klau kuba kuin kupar la laClan laila laun lavi li
    liam lila linkuln liu lugan lui lukas luna lusi luti mabal maia maisi malaCi margut maria marlun masun matav matilda mava max
    mika milas mili natan naumi niku nina panalupa parkar patrik pupi rami rauban ridar rilai rivar rubi ruman rusa rusi sadi samul
    sara sina skarlat skilar stala sufi sufia sumar ta tili tubi tumas uli uliva uskar utis vang viliam viluv xavir zaCari zana ziun
    zu
  `,
  pl: `
    Simanski adam agniSka ana andrzaj ava barbara ian ianina juzav kaminski katarzina kazimirz kristina krziStuv kuvalCik kuvalski
    lavanduvski malgurzata marak maria nuvak paval piutr stanislav visnivski vujsik vuzniak zilinski zufia
    /
    Carnaki Caslav Caslava Cmilavski SCapan SCapanski SavCik SimCak Simun Sulk adamCik adamski adita admund adrian advard agata
    alaxandar alaxandra alikia alina alujzi alzbita amalia amil amilia anata angalika anila antuni antunina arkadiuS artur augania
    auganiuS avalina bak baran baranuvski barnard bartlumij bartuS bata blaSCik brunislav brunislava brzazinski bugdan bugumila
    buguslav buguslava bulaslav burkuvski buruvski buzana dabruvski damian danil danuta daria dariuS david duda dudak duminik
    duminika duruta falix filip fransiSak fransiSka gabril gabrila gajavski ganuvafa gartruda gluvaki grabuvski grazina grzagurz
    gurski halana halina hana hanrik hanrika hubart iablunski iadviga iakub iakubuvski ianik iankuvski ianuS iaruslav iasak iasinski
    iavurski ignasi iluna irana iranauS ivuna izabala jarzi juana julanta julia julian justina juzafa kaCmarCik kaCmarak kakpar
    kalinuvski kamil kamila kania karul karulina kazimira kazmirCak kinga klaudia krajavski kravCik kristian krul krupa kuCarski
    kubiak kulujij kuniCni kunrad kuzak kuzluvski kviatkuvski laC laSak lana laskuvski laun laura lidia lis ludvik lukaS lukadia
    lukia lukian lusina magdalana maia majavski makuvski malinuvski marian mariana mariuS mariula marlana marsin marsiniak marta
    martina marzana masij masijavski matauS maximilian mazur mazurak miCal miCalak miCalina miCalski miCislav mikulaj milana
    miruslav miruslava mruz munika natalia nikula nurbart nuvakuvski nuviki patrik patrikia paulina pavlak pavluvski pitrzak
    piutruvski przamislav przibilski raduslav rafal ragina ranata riSard rubart ruman rutkuvski ruzalia sabastian sabina saduvski
    sandra sasilia saviki sazari sikura sikurski silvastar silvia slavumir stafan stafania stanislava stapin subCak sukuluvski
    tadauS tarasa tumaS tumaSavski ulSavski ulga ulivia urSula urbanski ustruvski vaklav valCak valanti valdamar vanda varunika
    vasilavski viCurak viktur vikturia vilk vinsanti vislav vislava visuki vitkuvski vituld viulata vladislav vladislava vludarCik
    vlujimirz vrubal vrublavski vujsiC vujsiCuvski zaiak zakrzavski zalavski zanun zavajki zbigniv zigmunt ziulkuvski zjislav zuzana
    /
    Carnaka Cmilavska SCapaniak SCapanska Simanska adala adalajda adamska adriana adulv advin alan alaunura alaxi albart albin
    albina alduna alfrad alfrada alfuns aliza alvira amadauS amanul amilian anastasia anastazia anita anjalika apulunia arik aril
    arlata arnast arnuld arvin august augustin auralia banadikt baniamin baranuvska barnadata blanka blazaj brigida brunu brunun
    brzazinska budan bugumil bulaslava bunifasi buris burkuvska buruvska dabruvska dagmara danila diana diunizi fabian falikia
    falixa fardinand flurian fridarik gajavska garard gintar gluvaka grabuvska grakian guraka gurska gustav harbart hildagarda
    hirunim hunurata iablunska iaguda iakubuvska iamas iankuvska iasanti iasinska iavurska iga igur irina iulia ivu izidur jadrzaj
    juaCim judita juliana julita juliuS jun jusav juvita kaia kajatan kalina kalinuvska kaminska karina katarina klamans klara
    klaudiuS krajavska kuCarska kuba kunstanti kurnal kurnalia kuvalska kuzluvska kviatkuvska laskuvska laslav launard lavanduvska
    liliana liudmila ludmila ludvika luiza lungin lupuld magda majavska makuvska malania malinuvska malvina marika marsal marsali
    marsalina martin masijavska matilda maurisi miCalska miCislava miSku miluS nadia nala nataSa natan nikudam nina nuvakuvska
    nuvika palagia patar paul paula pavluvska piutruvska przibilska pula rajmund ramigiuS ruC rudulv ruland rumana rumuald rumualda
    rutkuvska ruxana ruza saduvska salina saluma samul sara sargiuS savarin savika sikurska siprian sukuluvska sunia svitlana tamara
    tatiana taudur taudura tauduzia taufil timun timutauS tubiaS tumaSavska tumas ulSavska ulana ulav ulgird ulha ulivir urbanska
    uskar ustruvska utilia uxana vaklava valantina valaria valarian valtar vasilavska vavrzinik vilhalm visnivska visuka vit
    vitkuvska vrublavska vujsiCuvska xavari zakrzavska zalavska zanata zanubia zanuna zavajka zigfrid zilinska ziulkuvska zjislava
  `,
  se: `
    Cristina ama ana andars andarsun arik arixsun ava gustafsun ian juhan juhansun karin karl karlsun karstin lana lars larsun mari
    maria mikal nilsun par parsun patar sara svansun tumas ulsun
    /
    Carluta Cristar Cristian Cristin Cristufar aba abarg abrahamsun adam advin agnas agnata ak aka akasun aklund ala alan alaxandar
    alaxandra albin ali alias aliasun alin alisa alisabat alma alsa alva amad amali amanda amil amilia an anali anata andras
    andrasun angstrum anika anita antun arika arvid arvidsun asa astrid astrum axal axalsun axtrum bangsun bangt barbru barg
    bargkvist barglund bargman bargran bargstrum barit birgita bjurk bjurklund bjurn blum blumkvist brit bu dalbarg danil danilsun
    danis david falisia falix falk filip fradrik fradrixsun fransun frida fursbarg gabril gun gunar gunarsun gunila guran gustav
    hadlund hakan hakansun halan halana halstrum hana hanrik hanrixsun hans hansan hansun harmansun hasan hugu hulm hulmbarg
    hulmgran iakub iakubsun iansun ida ingar ingrid isabala isak isaxsun ivuna jani jasika jaspar jimi juakim juhana jul julia jun
    junas junasun junatan juni junsun jurgan jusafin jusav kamila kanat kant karina karulina katarina kavin kjal klara klas klasun
    kurt laiv lanart lau liam lin lina lind linda lindbarg lindgran lindkvist lindstrum linus lisa ludvig lufgran luisa lukas lund
    lundbarg lundgran lundin lundkvist lundstrum luvisa madalaina magnus magnusun maia malin mansun margarata mariana markus
    martansun martin martinsun mas matias matilda matsun max mikala mua muhamad muna munika natali nibarg niklas nils nina nistrum
    nurbarg nurdin nurdstrum palsun parnila patarsun patrik pia puntus rabaka rasmus rikard rubart rubin rugar rulv sabastian saga
    samul samulsun sandbarg sandra sandstrum sasilia simun siv sjubarg sjugran stafan stig strum strumbarg sudarbarg sufi sufia
    sundbarg sundstrum sunia susana svan tarasa tubias tumi turbjurn ubarg ula ulivar ulivia ulrika ulufsun uluv ulv uskar valin
    viklund viktur vikturia viliam vilma vixtrum
  `,
  si: `
    ana andraia andraj antun ava frank hurvat ianaz irana ivan juza krajnk kus kuvak kuvasik luka maia maria marku mataia mataj
    mlakar mujka natasa nina nuvak patar putuknik vidmar zupansik
    /
    ajda ala alan alanka alas alaxandar alaxandra aliaz alizabata alujz alujzia ama anaj andraz angala ania anika anita antunia anza
    ariavak arik babik baniamin barbara baziak biziak blatnik blaz branka branku braznik brigita bugataj buian buiana buris burut
    bustian buzik daian damian danial danika danis daria darinka darku david dragan dragika dragu dulank dulinar duman dusan filip
    fransiska fras furlan gaSi gal gaspar gragur gragurik gulub guran halana hana hran hribar hruvat hujik husavar iaka iakub ian
    iana ianazik iania ianku iasmina igur ilik ivana ivanka iztuk jalan janku jarab jarman jarnaj jug julia jura juri juvanuvik
    juzafa juzav juzika kaia karman kastalik katarina katia kavsik klaman klamansik klara klavdia knaz kralj kranjk krasniki
    kristina kubal kuhar kukalj kular kuran kurusak kusir kutnik kuvasavik kvatka la laban lan lana lara lasiak lasnik laun laura
    lidia ljudmila lugar lusia luvru madvad maj majda majsan manka marian mariana marjata mark markuvik marta martin martina marult
    masa masak matavz matia matiaz matik matka max mia miha mihal mihalik milan milana miran mirku miruslav mitia muknik munika nada
    najk natalia navanka naza nik nika nikulik paknik parku patak patra patrik patruvik pavlik pavlin pintar pirk primuz pupuvik
    pusnik ranata ribik rubart ruk ruman rupnik rus ruzman sa sabina samu sara sarar sarna sasa sasu savar silva simun simuna
    slavika slavku spala sraku stafan stanislav stanislava stanku sunia suzana tadaj taia tamara tania tarazia tatiana tiasa tilan
    tim tina tumaz tumazik tumsik turk ublak ulga urban ursik urska urus valantina varunika vasna vid vida vidik viduvik viktur
    vinku vladimir zadravak zagar zajk zala zan zdanka ziga znidarsik zuia zupan zupank zuran zurku
  `,
  tr: `
    aidin aisa ali aliv amat amina asra damir fatma hasan hatisa husain ibrahim ildirim ildiz ilmaz ismail iusuv kaia mamat mariam
    marva murat mustafa sahin salik uzdamir uzturk zainap zara
    /
    abdula adam ainur aisagul aisal akar aktas amra anas ardugan arslan aslan burak busra dilak dugan fadima fati furkan gunas hakan
    halil hasar hava hulia iagmur iasamin iasin iavuz kadir kakir kan kara kilik kubra kuk kurkmaz kurt laila malak mamut matin
    muhamad pulat rabia ramazan rasap sarkan satin savim simsak sulaiman sultan sungul tugba umar usman uzkan uzlam
  `,
  tw: `
    Can Cang Su fan guan han hau hua huang hui hung ia iang ing iu jan ji jia jian juan jun kai kiang kin li lin ling liu mai ming
    ting vai vang vu xiu
    /
    Cun San Sang Sau Si an bai bau bi bu dai dang ding dung fa fang fu gau gu gung ha hu ian iau iuan iun iung ja jang jiang jin
    jing ju juang jung ka kang kau king kiu kung lai lan lian liang liau lu lung ma min nan pan pang ping ran ruan rung su sun sung
    tang tian tu tung van xi xia xian xiang xiau xin xing xiung xu xuan zang zi zu zung
  `,
  us: `
    Cristufar alizabat barbara bruvn david davis garsia iamas janifar jasika jun junas junsun jusav karan linda lisa mari martinaz
    miCal milar patrisia riCard rubart rudriguz smit susan tumas viliam viliams
    /
    Caril Carlas Carluta Cavaz Cristian Cristina Sarun Savn Sirlai aSlai abigail adam adams advard advards alan alaxandar alaxis
    alia alvaraz ama amanda ambar ami amili an ana andarsun andra andrav angala antuni arik artur arun atan austin ava avalin avans
    bailai bakar banat baniamin bati bavarli bili bradlai branda brandun brian britani brusa brux dabra dabura danil danila danis
    danisa diana diaz dilan duglas duna dunald duruti filips fluras frank fustar gabril garald gari gaurga gluria graguri grai grasa
    grin gumaz gunzalaz gutiraz hal halan hana hanri haris harnandaz haruld hatar hil hugas huvard iak iakub iakulina ianat ianisa
    iasun iaxun isabala isak iung jafrai jarami jari jasa jimanaz ju juSua juan judi judit juisa juli julia junatan jurdan jusa
    justin kaila kait kalab kali kamarun kampbal kanat karl kartar karul karulin kastilu katarina kati katlin katrin kavin kila kim
    kimbarli king klark kruz kuk kulins kupar kux lari laura lauran lavis lavransa li liam lugan luka lukas lung lupaz luri madisun
    magan malisa manduza margarat maria marilin mark marta martin masun matav miCala miars mura muralas murfi murgan muris nalsun
    nansi natali natan nguian niCulas nikula nua pamala paraz parkar patal patar patarsun patrik paul prisa raCal rabaka raias
    raimund ramiraz ramus randi riCardsun rian rid rivara rubars rubinsun rugar rugars ruiz runald rus rut samanta samul san sanCaz
    sandars sandra sara sintia skut stafan stafani stavan stavart sufia tailur tami tarasa tari tifani tilar timuti travis tumpsun
    turas turnar ulivia urtiz vaina valkar valtar vard vasun vhita vikturia vilsun vinsant virginia vrigt vud zaCari
    /
    Cad Caiana Calsa Cambars Can Candlar Cang Cansa Capman Cari Carlana Carli Casa Castar Clu Cris Cristansan Cristi Cui Cung CurC
    Sa Safar Safard Saila Salai Salbi Sali Saltun Sana Sanun Sapard Sari Saril Sarman Sarp Saun Sav Silds Smidt Smit Snaidar Srudar
    Suls Surt Svars aSar aStun abal abi abraham abut adgar adi adisun adit adkins adna adrian adriana adrina aduardu advin aguilar
    aguira aiala aiars aidan ailin aimi akusta ala alaiandru alaina alak alana alanur alax alaxa alaxandra alaxandria albart albartu
    alfaru alfrad alfradu ali aliSa aliana alias alis alisa alisia alisun aliut aliza alma almar alsi alvaradu alvin amad amalia
    amanul amat amilia amiliu amir anabala anata andarsan andi andrada andras andravs angal angalika angalina angalu angi angliS ani
    anita anriku anrikuz antuinata antuniu april arCar aralanu aria ariana arias arika aril arin arixun arl arlana armandu armstrung
    arnast arnuld arturu aruiu asavadu askubar askuival asparza aspinusa aspinuza astar astas astrada astun atal atkins atkinsun
    atun aubrai audrai augana august aurura autumn avalus avan avarat avari avila axal azakil azra bail bak baki bal bala balard
    baldvin balinda baltran ban bandar banitaz bansun bantlai bantun banx bar baraias barara barat barbar bard barg bargar bari
    barkar barnal barnard barnas barnat barnisa barta bartlat bartun barun bas baslai bast bat batani batas batrisa bau baur
    bautista baxtar biSup bianka bil bird birun blair blak blaka blakburn blakval blanCard blankanSip blavins brad bradSav bradan
    bradfurd bradi braidan branC brana branan brandan brandi brandt brant brat bravar bravu braxtun briana briant bridgas bridgat
    brigs brisa brisun britnai brudi bruk bruka bruklin bruvning buCanan buS bub bubi buiar buid buila buk bukar buklai buluk buna
    bund buni bunila burC burgas burka burnat burns burtun but butlar buvan buvars buvman dabi dai daisi dajasus dakar daklan dakuta
    dala dalakruz dalarusa dalas dalaun dalgadu dalila daltun daluras damian damin damun dan dana dani danils danta darak daral
    daran darik daril darius darlana dasiri dastini daugarti dava davanpurt davidsun davila davin davn davsun davun diar digu
    dikarsun dilun dixun draka drav duana duarta dudlai dudsun dufi dugarti duila duka duluras duminguz duminik dun dunaldsun duni
    dunkan dunlap dunuvan duran durham duris dursai dustin dvaina dvigt fait falisia falix falps fam fan faral fargusun farlai
    farmar farnandaz farnandu faulknar fiSar figurua filds filip filis finlai fisgarald fispatrik flaCar flaming flin fluid fluransa
    fluvars frad fradarik fradi fradrik franC franklin franku fransas fransis fransisku frazir fri fria fridman friman frust fulai
    fular funtas furd fuvlar fux gabrila gaga gail gaila gainas gal galagar galagus galindu galvan gana ganasis ganaviva gantri
    garaldina garard garardu garat gardnar garisun garnar garza gatas gaufrai gaurgia gavin giana gibs gibsun gil gilas gilaspi
    gilbart gilmura gina giuvani gladis glan glanda glas gluvar grag graham graisun grant grasi gravas grifin grifit grimas grina
    grir grus guadalupa gud gudman gudvin gui guld guldan gunzalas gura guraru gurdun guvara guzman gvandulin habart haias haidan
    haidi hail hailai hainas haktur hala halai hamiltun hamptun hamund han handarsun handrix hankuk hansan hanslai hansun haral
    harara harbart hardi hardin harding hari haring haringtun harisun harman harmun harpar hart hartman harvai has hastar hat
    havkins hazal higins hikman hinas hintun hix hu huCinsun huang hubar hubard hubs hud hudga hudgas hudsun hufman hug hugan huinh
    hul huland huli hulmas hult huluvai humfrai hunt huntar hupa hupkins hurlai hurn hurna hurst hurta hurtun husa hustun huv huva
    huval huvar iada iadan iai iaidan iaima iaka iaki iakubs iakubsun iakulin iamasun iami ian iana ianala iang iani iarad iaramilu
    iarvis iasa iasmina iaspar iatas iavir iaxsun ibara ida ingram irana iris isabal isaia isral iu iudar iulanda iurk ivan ivata
    ivi ivuna jafari jafarsun jan jana janata jani janings jankins jansan jaramia jaruma jasi jasus jav jil jilian jim jimi juana
    juanita juaraz juda jui jul julian juliana juliu julius juna junatun juni juns junstun jurdin jurga jusafina jusalin jusi jusia
    jusu kabrara kadan kai kaidan kaili kain kaitlin kalahan kalai kalar kaldarun kaldval kalhun kalsai kalvin kamaCu kamdan kamila
    kamp kampus kana kanadi kandal kandasa kandisa kandra kani kant kantral kantu kanu kanun kar kara karai kardanas kari karilu
    karina karla karli karlsun karlus karman karpantar karsun karula karulina kasa kasai kasandra kasidi kastanada kastru kata
    katalin katrina kaur kiara kili kingstun kirbi kirk klai klain klaira klaitun klamans klara klaransa klarka klauda klaudia klida
    kliftun klifurd klina klintun knap knigt knux kraig kramar krana kravfurd krista kristal kristan kristi kristian kristin
    kristina kristufar krugar krus krusbi kuC kuCran kub kudi kufai kuhan kuin kuintana kuintaru kula kulaman kulbi kulin kulir
    kultun kulun kumbs kumings kumptun kunar kuni kuningam kunlai kunrad kunstansa kuntraras kunur kunvai kupaland kura kurai
    kurduva kuri kurt kurtas kurtaz kurtis kurtnai kuruna kusta kuvas la laC lablank laila lal lam lamb lambart lana landri landun
    lang lansa lara larsan larsun larui lasai lasli lastar lau laun launard launardu lauri lavi lavsun lidia lila lili lilian
    liliana lim lin linC lina lindsai linkuln litla liu liuns livingstun lu lugu luid luis luisa lula luna luni luraina luranzu
    lurata lusaru lusi lusila luva luvari luzanu madalin madalina madan madina madranu maduvs madux magana magi mahunai mai maia
    maiar maiars mainard mais maiu majia mak makaila makanzi makdunald malaCi malandaz malani maldunadu malik malinda malkulm maltun
    maludi maluna maluri malvin man mandaz maning manul marS marSa marSal maradit margi marian mariana marin marisa marit mariu
    mariun marjuri markadu marku markus markuz marlana marsia marvin marx masai masias mata matau matavs matis maurin maurisa
    mavarik max maxina maxval maza mia midlatun migul mika mikaila mila milas mildrad mils miltun miranda miriam misti mkai mkal
    mkan mkanzi mkarti mkbrida mkdanil mkdunald mkduval mkfarland mkfarsun mkgi mkguira mki mkinai mklain mklan mklauglin mklura
    mkmahun mkmilan mkui mkulug mkunal mkurmik msintira msintuS mudi muiar mulan mular muli mulina mulins mun munika muniku munru
    muntas muntgumari muntuia munuz murai muran muranu murilu murisun mursa murtun muruv mus musas muslai naS nail nal nataSa
    natalia natanil naumi nava navaru navman navtun niCula niCuls niCulsun nikulas nilsan nina nixun nubla nul nulan nunaz nura
    nuris nurma nurman nurtun nuvak paCaku pablu padila padru paga pagi paiga paina paislai paitun pak palasius palmar pana panalupa
    pani paningtun para paralta pari pariS park parkins parsun parsuns parx pasa pasi patars patarsan pati patun paula paulina
    pinada pipar pirsa pitman pits prastun prat prinsa prisila pruit pruktur pug pula pulard punsa pupa purtar purtilu putar puts
    puval puvars rafal ragan ragina raginald rai raid raili raina rainulds ralv ramsai ramun ramuna rana randal randulv rangal rani
    rasmusan raul rax rhudas rhunda riC riCards riCmund ridar rik rikai rikardu riki rilai rili risa rita rius rivars rivas ruCa ruS
    ruaC ruban rubarsun rubarta rubartu rubi rubin rubins rubiu rublas rudarik rudgars rudi rudnai rui ruias ruland rulins ruman
    rumaru runi rusa rusal rusalas rusali rusamari rusariu rusas rusu ruva ruvan ruvland ruxana sabastian sabrina sadi salana salars
    salas salasta salazar salgadu sali salinas salvadur sam sampsun sandi sanduval sanfurd santana santiagu santus saraniti saranu
    sargiu sarvantas sasar sasil sasilia sat saundars savaga savana saviar saxtun sidnai silas silva silvia simpsun sims simun
    simuns sindi sing singlatun sira sisnarus skarlat skilar skinar sluan smal snidar snuv spansa spansar spars sparx stafans
    stafansun stafurd stain stala stanlai stantun stark stasai stasi stava stavans stavansun stila strikland strung stuart stukas
    stuna stut su suaraz sufi sulis sulivan sulumun sumar sumars sunia susa sutu sutun suzana svansun svinai tabita tad talma tamara
    tanar tang tania tapia tara taral taransa tasa tata taudura ti tim tina tiruna tisun traju tran trant trantun trasai trasi
    travinu travur triniti tristan trui trujilu trung tud tukar tum tumi tuni tunia turntun tuvnsand uCua ubrin udum udunal ukunal
    ukunur ulivar ulsan ulsun umar unail unal undarvud ur urlandu urtaga uruzku usburna uskar uvan uvans vaSingtun vab vabar vabstar
    vada vaga vagnar vailun vais val valC valS valansia valantina valanzula valar valari valaria valasa valaskuz valaz valazkuz
    valdaz vals valtars valtun vanasa vanda vandi vang vansa vantura vara varan vargas varnar varnun varunika vaskuz vaslai vast
    vastun vatars vatkins vats vaugan vaugn vavar vazkuz vhilar vhitahad vhitakar vhitnai viat vigins viki viktur vila vilagas vilai
    vilalubus vilanuva vilaral vili viliamsun vilis vilkarsun vilkins vilkinsun vilkux vilma viluv vintars visa viulat vivian vix vu
    vudard vuds vudvard vulfa vulv vung xavir xiung zamura zana zavala zimarman zu zui zuniga
  `,
};
