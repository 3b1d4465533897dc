/**
 * Names of organizations by kind of difference: `=` one organization, `#` two. This project's table, written
 * from public facts (company and institution names in several languages) and from synthetic companies.
 */
export const ORGANISATIONS = `
: numerals
= Second Army Corps | 2nd Army Corps
= Factory No. 7 | Factory Number Seven
= 33rd Scientific Institute | Thirty-Third Scientific Institute
= Institut 25 | Institute Twenty Five
= Zavod No 9 | Plant No. 9
= Third Department Bureau | 3rd Department Bureau
= Khatam Group XIV | Khatam Group 14
= Seventh October Brigade | 7 October Brigade
= 1-ый Подшипниковый Завод | First Bearing Plant
= 17 November Organisation | Seventeen November Organization
= November 17 Group | Group November 17
= Sberbank 24 | Sberbank Twenty-Four
= 工厂第一 | 工厂第1
= Militärbrigade 5 | Military Brigade Five
= Channel One Russia | Channel 1 Russia
= Studio Four Media | Studio 4 Media
# Factory No. 7 | Factory No. 8
# Second Army Corps | Third Army Corps
# Institute 25 | Institute 52
# Plant No. 9 Urals | Plant No. 19 Urals
# Channel One Russia | Channel Two Russia
# Ocean Star 5 | Ocean Star 6
# Fund II Growth Partners | Fund III Growth Partners
# Pacific Carrier One | Pacific Carrier Nine
# Silverlake Holdings 12 GmbH | Silverlake Holdings 13 GmbH
# Sixth Fleet Command | Seventh Fleet Command
# KRU Beteiligungs 1 GmbH | KRU Beteiligungs 2 GmbH
: acronyms
= IRISL | Islamic Republic of Iran Shipping Lines
= NIOC | National Iranian Oil Company
= FARC | Fuerzas Armadas Revolucionarias de Colombia
= PDVSA | Petroleos de Venezuela S.A.
= IBM | International Business Machines
= HSBC Holdings | Hongkong and Shanghai Banking Corporation Holdings
= VTB Bank | Vneshtorgbank
= IAEA | International Atomic Energy Agency
= CNOOC Limited | China National Offshore Oil Corporation
= KGB | Komitet Gosudarstvennoy Bezopasnosti
= UNITA | Uniao Nacional para a Independencia Total de Angola
= NDC | National Defense Complex
= AEOI | Atomic Energy Organization of Iran
= RT | Russia Today
= ETA | Euskadi Ta Askatasuna
= PKK | Partiya Karkeren Kurdistan
= AIO | Aerospace Industries Organization
= UAC | United Aircraft Corporation
= IRGC | Islamic Revolutionary Guard Corps
= BMW | Bayerische Motoren Werke
= Gazprom (OAO) | OAO Gazprom
# IRISL | Islamic Republic of Iran Broadcasting
# IBM | International Brotherhood of Magicians Club
# NIOC | National Iranian Tanker Company
# ABB | ABC Bank
# CNPC | China National Offshore Oil Corporation
# KPM | KPMG
# UBS | UPS
# BNP | BNY Mellon
# SDF | Syrian National Army
: translated words
= Bank of Moscow | Bank Moskvy
= Bank Rossiya | Bank Russia
= Shanghai Trading Company | Shanghai Maoyi Gongsi
= Central Bank of Iran | Bank Markazi Iran
= Ministry of Defence of Belarus | Ministerstvo Oborony Belarusi
= Deutsche Bundesbank | German Federal Bank
= Hezbollah | Party of God
= Industrias Metalúrgicas Andinas | Andean Metal Industries
= Banco Central de Venezuela | Central Bank of Venezuela
= Ministerio de Defensa de Cuba | Ministry of Defence of Cuba
= Aérospatiale Industrie du Maroc | Aerospace Industry of Morocco
= Fundación Libertad | Freedom Foundation
= Türkiye İş Bankası | Turkiye Is Bank
= Rosoboronexport | Рособоронэкспорт
= Газпром нефть | Gazprom Neft
= Сбербанк России | Sberbank of Russia
= Объединенная судостроительная корпорация | United Shipbuilding Corporation
= Уралвагонзавод | Uralvagonzavod
= Министерство обороны Российской Федерации | Ministry of Defence of the Russian Federation
= Концерн Калашников | Kalashnikov Concern
= مجموعة العوضي | Al Awadi Group
= مجموعة بن لادن السعودية | Saudi Binladin Group
= بنك سوريا المركزي | Central Bank of Syria
= جبهة النصرة | Al-Nusra Front
= شبكة الجزيرة | Al Jazeera Network
= شركة الاتحاد للطيران | Al Ittihad Aviation Company
= مؤسسة الحرمين الخيرية | Al Haramain Charitable Foundation
= بانک ملی ایران | Bank Melli Iran
= بانک صادرات | Bank Saderat
= بانک ملت | Bank Mellat
= سپاه پاسداران انقلاب اسلامی | Islamic Revolutionary Guard Corps
= شرکت نفت ملی ایران | National Iranian Oil Company
= جماعت الدعوة | Jamaat ud Dawa
= حزب الله | Hezbollah
= حركة حماس | Hamas Movement
= 中国银行 | Bank of China
= 中国建设银行 | China Construction Bank
= 中国石油天然气集团 | China National Petroleum Gas Group
= 华为技术有限公司 | Huawei Technologies Co Ltd
= 上海汽车集团 | Shanghai Automobile Group
= 腾讯控股有限公司 | Tencent Holdings Limited
= 三菱重工業 | Mitsubishi Heavy Industries
= トヨタ自動車 | Toyota Motor
= 日本銀行 | Bank of Japan
= 삼성전자 | Samsung Electronics
= 현대자동차 | Hyundai Motor
= 조선광업개발무역회사 | Korea Mining Development Trading Corporation
= 한국은행 | Bank of Korea
= בנק הפועלים | Bank Hapoalim
= בנק לאומי | Bank Leumi
# Bank of Moscow | Bank of Minsk
# Central Bank of Iran | Central Bank of Iraq
# Ministry of Defence of Belarus | Ministry of Culture of Belarus
# 中国银行 | 中国建设银行
# 中国银行 | Bank of Korea
# بانک ملی ایران | Bank Mellat Iran
# مجموعة العوضي | Al Awadi Bank
# جبهة النصرة | Al-Nusra Network
# شركة الاتحاد للطيران | Al Ittihad Trading Company
# 한국은행 | Bank of Japan
# 삼성전자 | Samsung Heavy Industries
# トヨタ自動車 | Toyota Bank
: one other key word
# Nordic Oil Company Limited | Nordic Gas Company Limited
# First Commerce Bank | First Commerce Trust
# Persian Gulf Petrochemical Industries | Persian Gulf Steel Industries
# Ural Mining Company | Ural Metal Company
# Delta Shipping Lines | Delta Airlines
# National Iranian Oil Company | National Iranian Gas Company
# Orient Insurance Company Limited | Orient Trading Company Limited
# Caspian Energy Services | Caspian Marine Services
# Eastern Star Shipping Company | Eastern Sun Shipping Company
# Al Rashid Trading Company | Al Rashid Construction Company
# Black Sea Development Bank | Black Sea Trade Bank
# Rubicon Steel Works | Rubicon Textile Works
# Damascus Cement Company | Damascus Sugar Company
# Pyongyang University of Foreign Studies | Pyongyang University of Technology
# Korea United Development Bank | Korea Daesong Bank
# Iran Aircraft Industries | Iran Helicopter Industries
# Institute for Nuclear Research | Institute for Space Research
# Green Valley Investment Group | Green River Investment Group
= Eastern Star Shipping Co Ltd | Eastern Star Shipping Company
= Caspian Energy Services LLC | Caspian Energy Service
= Al-Rashid General Trading LLC | Al Rashid Trading
= Persian Gulf Petrochemicals | Persian Gulf Petrochemical Industries Company
= Delta Shipping Lines Inc | Delta Shipping Line
= Rubicon Steel | Rubicon Steel Works
= Nordic Oil Co | Nordic Oil Company Ltd
= Orient Insurance | Orient Insurance Company Limited
: subsidiaries by country
# HSBC Bank Malta | HSBC Bank Canada
# Deutsche Bank Luxembourg SA | Deutsche Bank Polska SA
# Citibank Europe plc | Citibank Japan Ltd
# Raiffeisen Bank Romania | Raiffeisen Bank Croatia
# Société Générale Maroc | Société Générale Algérie
# Samsung Electronics America | Samsung Electronics France
# VTB Bank Armenia | VTB Bank Georgia
# VTB Bank Deutschland AG | VTB Bank Kazakhstan
# Bank of China Hungary | Bank of China Brasil
# Lukoil Bulgaria | Lukoil Romania
# Gazprom Germania GmbH | Gazprom Austria GmbH
# Huawei Technologies Deutschland GmbH | Huawei Technologies France SAS
# Siemens Energy Iran | Siemens Energy Iraq
# Nestle India Limited | Nestle Nigeria plc
# Toyota Motor Poland | Toyota Motor Thailand
# Ericsson Egypt | Ericsson Syria
= HSBC Bank Malta plc | HSBC Bank (Malta) p.l.c.
= Raiffeisen Bank România S.A. | Raiffeisenbank Romania SA
= VTB Bank Deutschland AG | VTB Bank (Germany) AG
= Gazprom Germania | Gazprom Germania GmbH
= Lukoil Bulgaria EOOD | Lukoil Bulgaria
= Nestlé Nigeria Plc | Nestle Nigeria
: legal forms
= Siemens Aktiengesellschaft | Siemens AG
= Robert Bosch Gesellschaft mit beschränkter Haftung | Robert Bosch GmbH
= Rosneft Oil Company PJSC | ПАО НК Роснефть
= Tatneft, public joint stock company | Tatneft PAO
= Volga-Dnepr OOO | ООО Волга-Днепр
= Kompania Weglowa sp. z o.o. | Kompania Weglowa Spółka z ograniczoną odpowiedzialnością
= Grupo Aeroportuario S.A. de C.V. | Grupo Aeroportuario Sociedad Anonima de Capital Variable
= Ylva Oy | Ylva Osakeyhtio
= Norsk Hydro ASA | Norsk Hydro
= 阿里巴巴集团控股有限公司 | Alibaba Group Holding Limited
= 株式会社東芝 | Toshiba Corporation
# Tectrona AG | Tectrona GmbH
# Holtemann KG | Holtemann AG
# Vermeer Beheer B.V. | Vermeer Beheer N.V.
# Nordlicht Energie GmbH | Nordlicht Energie AG
# Sigma Capital LLC | Sigma Capital LP
# Arcadia Partners LLP | Arcadia Partners Inc
# Balkan Invest AD | Balkan Invest OOD
# Kirov Trade ZAO | Kirov Trade OOO
: glued and parted
= Agro Kom Export | Agrokomexport
= Ural Vagon Zavod | Uralvagonzavod
= Techno Prom Export | Technopromexport
= Ros Oboron Export | Rosoboronexport
= Aero Flot | Aeroflot
= Petro China | PetroChina
= Kooh-e-Noor Trading | Kohinoor Trading
= Sepah Pasdaran | Sepahpasdaran
= Sina Pec Chemicals | Sinapec Chemical
# Petro Iran | Petropars
# Agro Bank | Agroprom
# Aero Star Lines | Aerosvit Lines
: vessels and others
= M/V Ever Given | Ever Given
= MT Grace One | Grace 1
= Lana (Pegas) | Pegas
= Al Qaida | Al-Qaeda
= Daesh | Da'esh
= Boko Haram Group | Boko Haram
= Taliban Movement | Taliban
= Hay'at Tahrir al-Sham | Hayat Tahrir al Sham
= Lashkar-e-Tayyiba | Lashkar e Taiba
= Harakat ul-Mujahidin | Harkat-ul-Mujahideen
# Ever Given | Ever Green
# Ocean Pearl | Ocean Peace
# Al Qaida | Al Qaim
# Lashkar-e-Tayyiba | Lashkar-e-Jhangvi
# Jaish-e-Mohammed | Jaish-e-Islam
# Golden Eagle | Golden Falcon
`;
