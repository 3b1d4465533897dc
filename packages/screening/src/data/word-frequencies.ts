/**
 * Number of public list entries that contain a word, in the spelling of `soundFold`. Classes are separated by
 * `/`: the first for words in 6 to 11 entries, each further one for twice as many. Counted by
 * `bench/screening/count-words.ts` on the development half of public sanctions lists and legislators (United
 * States government works and CC0).
 */
export const PERSON_WORD_CLASSES = `
  Can Cin Cristufar Cui Cun Cung Sariv a abad abdi ad adal adam adan adil adnan aduardu aiad aiman akatarina
  akbar akram alan alaxandra alaxiviC alfradu alfunsu aliaxandr aliraza alunsu alvaraz amar amin amir ana
  anatulaviC andrav andri antun arik armandu arturu asim avad avila azam baSir bakr baltran bilal buris dan
  danis daud dav diaz dmitriviC faisal falix farnandaz favaz firas franku fransisku fuad gabril ganadiaviC
  gastalum gil gulam habib hadi haktur halad hamza hani hanri hiSam hiuk hu hun husaini iabar iafar iahia
  iairu iakub iakuvlaviC iamal iamas iasar iasim iasin iavad iavir ignasiu ihur il ilia irina isa ismal iu iun
  iunis iuraviC iuriavna iuriuviC ivanuv jimanaz ju juliu juma jung junsun kadir kang kari kasam kasim kastilu
  kastru katarina kiung ku kunstantin kunstantinuviC kuntraras lativ launiduviC luna majia malik man manduza
  mari mariu marku martin martinaz masri masud maxim maza mika min mint mir miung muamar mud munuz muralas
  muranu murilu musavi nabil nam nasir nikulaiavna nikulas nikulavna nur padru pak patrik pavluviC raSid rada
  rafal rahim ramana ramiraz ramun raul ravi ri rida rinkun rivara ruiz rulas rumaru sadi sahib saiv sakr
  salazar salman samad samir sang sasar suk sun svatlana taha talib tuni turki u ula ulaguviC ulaxandr ulaxi
  usama usman utman vadim vai vala valansia valantinuviC valaraviC valariviC vali valid vang vargas vasilaviC
  vasili vaskuz vikturuvna viliam vin vitali vladislav vuludimir vuludimiruviC zada zain zuhair
  /
  Cang Cu Cul abas ala alaiandru alana alaxaiaviC alaxandruvna albartu anatuli anatuliaviC anatuliviC angal
  anriku artam asad aung avganiaviC burisuviC danil david din dun fluras garsia gumaz gunzalaz haji halid
  halil hamad hamid han harnandaz ian iang iguraviC ismail iung iuriviC iusav ivan juan jurga jusav kamal
  karim li lupaz madi majid mansur manul maria miCal migul musa musan musin nasar natalia paraz patruviC paval
  rudriguz ruman saiad salam sali salim sanCaz sargaiaviC sargiviC su sulaiman sung tatiana tikriti turas ulga
  uskar valari valariaviC vasiliaviC viaCaslav viaCaslavuviC vladimiruvna
  /
  abdala abdula antuniu avgani aziz dmitri ibrahim igur iuri iuriaviC iusuv ivanuviC jasus jun karlus kim luis
  mamud mihail mihailuviC mustafa nikulai nikulaiaviC nikulaviC raman raza sad said sala ulag umar viktur
  vikturuviC vladimir
  /
  alaxai alaxandar alaxandr alaxandruviC andrai hasan husain jusa sargai vladimiruviC
  /
  ali amad
  /
  muhamad
`;

export const ENTITY_WORD_CLASSES = `
  Caritabla Sam Sanjan Sarg Sipiard a administratiun advansad afairs afrika ai aid akadami akb al ala alabuga
  alaktrisiti alaktru alfa ali aman amprasa anarji ansar arab armad art aru aruspasa asia astabliSmant astarn
  astata aurupa avia axa axiunarna baing balarusian banku bi bisantanariu blu brigada buniad dai dandung daria
  dasisiuns diamund dirakturata distribuidura drug dtu dubai fakturing far farm fi firm ful fundatiun fursa
  fursas ganaratiun gang grin guard gulv gurnu gusudarstvani harakat haramain havala higar hk humanitarian
  hung hungkung husa hutal ia iard imam impurtadura infrastruktura injiniring instrumant intaligansa
  intarnasiunal irak irakat irans is isis islam islamia it italat jihad juint kargu kasa kava kb klub kuds
  kulumbia kum kumarCaski kumpanis kumunikatiun kumunikatiuns kunstruktursku kunsulting kuran kuransi
  kurpurasia kurpurativu kv lab land liabiliti libaratiun ligt lil linas lizing lugistik ma maCanikal
  maSinustruitalni madikal mahaniCaski main mar matal matalurgikal matarials mianmar midla mk mu mubila
  muhamad mv na naft npv ns nubla nuklar nuva nuvatak nuvusibirsk pa palastina palastinian parsian parti
  pradpriatia prasisiun prisun prudux prugras prujakt prujax prupartis pruvinsa psb pupular puvar rad radiu
  rafinari ragiunal raliv ran rapublikan ras rasursas rasurt razvitia rim rt rusi rusiskui rv s sal sam samant
  sanat santra sapahan sarvis sarvisius si sibarian siria siti skb smart sp spasa sun sung supurt susial
  susiti sut suvkumbank ta taC taCnulugikal talakum taran tipa trafiking traid trans transfar transnaft
  transpurtatiun traval trust tu turism tusa tv u ubSastvu ubadinani ubiadinania ufSura un unit uniun
  univarsiti upravliaiuSaia utkritugu uv uvarsas uzan vab val valfara vantura vast vu vurld xing za
  /
  Camikal Sahid Sangai Sip Sipbuilding Sura adukatiun aftar agansi air airkraft airlinas ak akuipmant akunumik
  armi biuru branC building businas dafansa dapartmant digital dis fadaral fadaratiun finansa finansial fund
  furaign gadir gas gazprum grupa grupu guld guldan hairia im imani infurmatiun inmubiliaria institutiun
  insuransa invarsiunas invast ka kiS kradit ku kumarsializadura kumiti kumplax kunsarn kurpuratiun lasing
  lugistiC lung maCina maCinari madia manufakturing maritima militari mining ministri munai muskuv muvamant
  namad ni nurt pars patrulaum pradpriati privata pruizvudstvanu pu publik pula puplas purt ral rapair
  rapublik ravulutiunari rusia sanai santr santral sbarbank sinsa sinsas sirian sistami sk spasial star
  sulutiuns taCnikal tanulugi transpurt ufisa uk unitad usan
  /
  Cina alaktruniC alaktrunik anargi antarprisa ast asusiatiun aviatiun axCanga axpurt burau dasign fakturi
  glubal ik impurt in industri industrial invastmans iran iranian isladuvatalski islamik kapital kunstruktiun
  kura marina natiunal nauCnu nav patruCamikal pruduktiun ra sa sakuriti sarvisa sistams stil taCnulugis
  tikarat uil vtb
  /
  anginiring ap fu ganaral hulding industris institut invastmant iu iuan kumarsial kumpani managamant plant
  rasarC rusian santar sarvisas sintifik stata taCnulugi trada urganizatiun va zavud
  /
  Siping bank davalupmant fur grup intarnatiunal trading
`;
