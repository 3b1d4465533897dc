/**
 * Further organizations by kind, written later and independently from public facts and synthetic names: `=`
 * one, `#` two. The tables of the matcher were created without them.
 */
export const FURTHER_ORGANISATIONS = `
: numerals
= First National Bank | 1st National Bank
= Second Artillery Corps | 2nd Artillery Corps
= 12th Main Directorate | Twelfth Main Directorate
= Eighth Bureau | Bureau 8
= Sixth Research Institute | 6th Research Institute
= Plant No. 21 | Plant Twenty-One
= Unit 74455 | Military Unit 74455
= Zavod No. 9 | Factory 9
= Channel One | Channel 1
= Third Point Holdings III | Third Point Holdings 3
= Twenty First Century Shipping | 21st Century Shipping
= Institut Nr. 5 | Institute No 5
= Division Cinco | Division 5
# Central Research Institute 12 | Central Research Institute 46
# Fund II LP | Fund III LP
# 9th Bureau | 19th Bureau
# Horizon Capital Fund 4 | Horizon Capital Fund 5
# Aurora Shipping 1 Ltd | Aurora Shipping 2 Ltd
# Brigade 16 | Brigade 61
: acronyms
= IRGC | Islamic Revolutionary Guard Corps
= KGB | Komitet Gosudarstvennoy Bezopasnosti
= FSB | Federal Security Service
= UAC | United Aircraft Corporation
= PKK | Partiya Karkeren Kurdistan
= NITC | National Iranian Tanker Company
= IRISL | Islamic Republic of Iran Shipping Lines
= SVR | Sluzhba Vneshney Razvedki
= FARC | Fuerzas Armadas Revolucionarias de Colombia
= ELN | Ejercito de Liberacion Nacional
= CNOOC | China National Offshore Oil Corporation
= AVIC | Aviation Industry Corporation of China
= PDVSA | Petroleos de Venezuela SA
= KOMID | Korea Mining Development Trading Corporation
= BMW AG | Bayerische Motoren Werke
= I.B.M. | International Business Machines
= ETA | Euskadi Ta Askatasuna
# NIOC | National Iranian Tanker Company
# UAC | United Shipbuilding Corporation
# CNPC | China National Offshore Oil Corporation
# ABC | Allied Banking Consortium of Denmark
: translated words
= Banco Central de Venezuela | Central Bank of Venezuela
= Zentralbank der Russischen Föderation | Central Bank of the Russian Federation
= Центральный банк Российской Федерации | Central Bank of the Russian Federation
= Министерство обороны | Ministry of Defence
= Ministère de la Défense | Ministry of Defense
= Universität Teheran | University of Tehran
= Université de Téhéran | Tehran University
= Северная верфь | Severnaya Verf
= Corporación Nacional del Cobre | National Copper Corporation
= Dalian Ocean Shipping Company | 大连海洋航运公司
= 中国石油天然气集团 | China National Petroleum Corporation
= 上海机械进出口公司 | Shanghai Machinery Import & Export Company
= 北京科技有限公司 | Beijing Technology Co Ltd
= 深圳电子有限公司 | Shenzhen Electronics Limited
= 新韓銀行 | Shinhan Bank
= 신한은행 | Shinhan Bank
= 한국전력공사 | Korea Electric Power Corporation
= 三菱商事 | Mitsubishi Shoji
= トヨタ自動車株式会社 | Toyota Jidosha KK
= みずほ銀行 | Mizuho Bank
= بنك سوريا المركزي | Central Bank of Syria
= مصرف الرافدين | Rafidain Bank
= شبكة حقاني | Haqqani Network
= شركة النفط الوطنية الإيرانية | National Iranian Oil Company
= جمعية الإحسان الخيرية | Al-Ihsan Charitable Society
= بانک صادرات ایران | Bank Saderat Iran
= شرکت هواپیمایی ماهان | Mahan Airlines
= لشکر طیبہ | Lashkar-e-Taiba
= جیش محمد | Jaish-e-Mohammed
= جماعة الإخوان المسلمين | Muslim Brotherhood Group
= ООО Торговый дом Урал | Ural Trading House LLC
= АО Научно-исследовательский институт Полюс | JSC Research Institute Polyus
= Сбербанк России | Sberbank of Russia
= בנק הפועלים | Bank Hapoalim
= ธนาคารกรุงไทย | Krungthai Bank
= Ngân hàng Công thương Việt Nam | Vietnam Bank for Industry and Trade
# Banco Central de Venezuela | Central Bank of Cuba
# 中国石油天然气集团 | China National Gold Group
# Ministère de la Défense | Ministry of Justice
# 北京科技有限公司 | Beijing Trading Co Ltd
# شبكة حقاني | Haqqani Foundation
# 新韓銀行 | Woori Bank
: one other key word
= Global Marine Transport Services | Global Marine Transport Service Co.
# Gulf Oil Trading | Gulf Steel Trading
# Pacific Shipping Company | Pacific Insurance Company
# Northern Mining Corporation | Northern Logistics Corporation
# Persia International Bank | Persia International Airlines
# Eurasia Investment Bank | Eurasia Development Bank
# Atlas Aviation Services | Atlas Maritime Services
# Sun Pharmaceutical Industries | Sun Textile Industries
# Delta Cement Company | Delta Sugar Company
# Omega Trust | Omega Bank
# Kaspi Oil Terminal | Kaspi Grain Terminal
# Ministry of Industry | Ministry of Interior
# Ural Turbine Works | Ural Locomotive Works
# National Library of Iran | National Bank of Iran
: subsidiaries by country
= Deutsche Bank Spain SA | Deutsche Bank (España) S.A.
= Gazprom Germania GmbH | Gazprom Germany GmbH
= Huawei Technologies Sweden AB | Huawei Technologies (Sverige) AB
# Gazprom Neft Serbia | Gazprom Neft Italia
# Citibank Japan | Citibank Korea
# Huawei Technologies Poland | Huawei Technologies France
# Lukoil Bulgaria EOOD | Lukoil Romania SRL
# Sberbank Austria | Sberbank Hungary
# Bank Melli Hamburg | Bank Melli Paris
# Shell Nigeria | Shell Oman
# VTB Bank Kazakhstan | VTB Bank Armenia
# Nestle Peru SA | Nestle Chile SA
# Al Baraka Bank Egypt | Al Baraka Bank Tunisia
# Samsung Electronics Vietnam | Samsung Electronics India
: legal forms
= OOO Vektor | Vektor LLC
= ZAO Energomash | Energomash Closed Joint Stock Company
= PT Bumi Resources Tbk | Bumi Resources
= Kereskedelmi Kft Duna | Duna Kereskedelmi Korlátolt Felelősségű Társaság
= Société Anonyme Compagnie du Nil | Compagnie du Nil SA
= Grupo Cementos S.A. de C.V. | Grupo Cementos, Sociedad Anonima de Capital Variable
= Spolka z ograniczona odpowiedzialnoscia Baltica | Baltica Sp. z o.o.
= Aktiebolaget Volvo | Volvo AB
= Oy Nokia Ab | Nokia Oyj
= Siemens Aktiengesellschaft | Siemens AG
= Petrokimya Anonim Şirketi | Petrokimya A.S.
# Meridian Holdings GmbH | Meridian Holdings AG
# Lindqvist AB | Lindqvist KB
# Vega SpA | Vega Srl
# Orion Partners LLP | Orion Partners Ltd
# Sigma Oy | Sigma Oyj
: glued and parted
= Gaz Prom Neft | Gazpromneft
= Ros Neft | Rosneft
= Ros Oboron Export | Rosoboronexport
= Air Koryo | Airkoryo
= Petro China | PetroChina
= Al Qaida | Alqaida
= Hizb Allah | Hezbollah
= Boko Haram | Bokoharam
= Uralvagonzavod | Ural Vagon Zavod
# Gaz Prom Bank | Gazpromneft
: vessels and others
= M/V Ocean Star | Ocean Star
= MT Grace One | Grace 1
= MV Arctic Sea | Arctic Sea
= EP-MNA | EPMNA
# Ocean Star | Ocean Sun
# Pacific Pearl | Pacific Peace
# Grace 1 | Grace 7
# EP-MNA | EP-MNB
`;
