/**
 * A third list of organizations' names by kind, written from general knowledge before any of it was scored:
 * `=` one organization, `#` two. The failures of the half marked `test` were printed once, on 2026-11-28,
 * after all choices up to then. Later choices must not be evaluated with it.
 */
export const THIRD_ORGANISATIONS = `
: legal forms
= Gazprom Neft PAO | Public Joint Stock Company Gazprom Neft
= ООО Волга Групп | Volga Group LLC
= Novatek OAO | АО Новатэк
= Siemens Aktiengesellschaft | Siemens AG
= Petróleos de Venezuela, S.A. | Petroleos de Venezuela Sociedad Anonima
= Mahan Air Co. P.J.S. | Mahan Air
= Hanwha Ocean Kabushiki Kaisha | Hanwha Ocean K.K.
= Tiefbau Nord Gesellschaft mit beschränkter Haftung | Tiefbau Nord GmbH
= PT Pertamina (Persero) | Pertamina
= Sberbank Rossii PJSC | Sberbank of Russia
# Halvorsen Shipping AS | Halvorsen Shipping ASA
# Bergmann Technik AG | Bergmann Technik GmbH
# Delmar Holdings Ltd | Delmar Holdings LLP
# Castello Trading S.r.l. | Castello Trading S.p.A.
# Ostrava Steel s.r.o. | Ostrava Steel a.s.
: distinguishing words
= Bank Rossiya | Акционерный банк Россия
= Huawei Technologies Co., Ltd. | Huawei Technologies
= Rosneft Oil Company | ПАО НК Роснефть
= Kalashnikov Concern | Concern Kalashnikov JSC
= The Wagner Group | Wagner Group
= Islamic Republic of Iran Shipping Lines | Iran Shipping Lines
= Sovcomflot Joint Stock Company | SCF Sovcomflot
= Syrian Arab Airlines | Syrian Airlines
# Al Noor Exchange | Al Noor Construction
# Golden Star Shipping | Golden Sun Shipping
# Eastern Petroleum Company | Eastern Chemical Company
# Delta Pharma Industries | Delta Textile Industries
# Royal Jordanian Transport | Royal Jordanian Cement
# Sunrise Electronics | Sunset Electronics
# First Capital Bank | First Capital Insurance
# Pacific Timber Trading | Pacific Tyre Trading
# Baltic Grain Terminal | Baltic Coal Terminal
# Ural Machine Building Plant | Ural Optical Mechanical Plant
: places
= Bank of China Limited | 中国银行
= Bank Melli Iran | National Bank of Iran
= Mirny Diamonds Moscow | Moscow Mirny Diamonds
= Tehran Stock Exchange | Bourse of Tehran
= Damascus University | University of Damascus
# Bank of Ceylon | Bank of Cyprus
# Nordea Bank Finland | Nordea Bank Norway
# University of Aleppo | University of Algiers
# Dubai Islamic Bank | Abu Dhabi Islamic Bank
# Northern Rail | Southern Rail
# Port of Odesa | Port of Mykolaiv
# Korea Electric Power | Kosovo Electric Power
# Lloyds Bank Jersey | Lloyds Bank Guernsey
: branches and subsidiaries
= Bank Sepah, London Branch | Bank Sepah
= VTB Bank Head Office | VTB Bank
= Rosoboronexport Representative Office | Rosoboronexport
= Commercial Bank of Syria - Beirut Branch | Commercial Bank of Syria
# Bank Saderat PLC | Bank Saderat Tashkent
# VTB Bank Armenia | VTB Bank Georgia
# Samsung Heavy Industries | Samsung Life Insurance
# Siemens Energy | Siemens Healthineers
# Tata Steel | Tata Motors
# Gazprom Export | Gazprom Media
# Yamaha Motor | Yamaha Music
# Total Gabon | Total Angola
# Nestlé Nigeria | Nestlé Kenya
# Allianz Leben | Allianz Kranken
: numbered
= Military Unit No. 26165 | Military Unit 26165
= Plant Number Five | Plant No. 5
= Scientific Research Institute Three | Scientific Research Institute 3
= Unit Sixty-One of Signals | Unit 61 of Signals
= Zweite Panzerwerk AG | 2. Panzerwerk AG
# Military Unit 74455 | Military Unit 54777
# Factory No. 12 | Factory No. 21
# Oil Tanker Fund II | Oil Tanker Fund III
# Construction Trust 4 | Construction Trust 14
# Lindwood SPV 7 Ltd | Lindwood SPV 8 Ltd
: acronyms
= IRGC | Islamic Revolutionary Guard Corps
= PDVSA | Petroleos de Venezuela SA
= KOMID | Korea Mining Development Trading Corporation
= UNHCR | United Nations High Commissioner for Refugees
= FARC | Fuerzas Armadas Revolucionarias de Colombia
= HTS | Hay'at Tahrir al-Sham
= PKK | Partiya Karkerên Kurdistanê
= NATO | North Atlantic Treaty Organization
# IRISL | Iran Red Crescent Society
# CNPC | China National Chemical Corporation
# ELN | European Library Network Association
# BNP | Banco Nacional de Mexico
# DPRK Bank | Dubai Public Reserve Bank
: translated words
= Министерство обороны Российской Федерации | Ministry of Defence of the Russian Federation
= Corporación Nacional del Petróleo | National Petroleum Corporation
= Banque Centrale de Syrie | Central Bank of Syria
= Fondation Al-Haramain | Al-Haramain Foundation
= بنك سوريا المركزي | Central Bank of Syria
= شركة النور للتجارة العامة | Al Noor General Trading Company
= جبهة النصرة | Al-Nusrah Front
= Universidad Nacional de Ingeniería | National University of Engineering
= Institut für Strategische Studien | Institute for Strategic Studies
= Завод Электрон | Elektron Plant
= Фонд защиты национальных ценностей | Foundation for National Values Protection
= Compagnie Maritime du Nord | Northern Maritime Company
= Ufficio Nazionale Commercio Estero | National Office of Foreign Trade
= 中国石油天然气集团 | China National Petroleum Corporation
= 朝鮮貿易銀行 | Foreign Trade Bank of Korea
= بانک ملت | Bank Mellat
= Ministério da Defesa do Brasil | Ministry of Defence of Brazil
# Министерство финансов Республики Беларусь | Ministry of Defence of the Republic of Belarus
# Banque Agricole du Mali | Industrial Bank of Mali
# Corporación Minera del Norte | Southern Mining Corporation
# شركة الفرات للنفط | Al Furat Gas Company
# Институт физики высоких энергий | Institute of Chemistry of High Temperatures
# Union Démocratique Congolaise | Congolese Republican Union
# Banco de Comercio Exterior | Domestic Trade Bank
# Landesbank Sachsen | State Bank of Saxony-Anhalt
# 中国工商银行 | China Construction Bank
# Кредитный банк Москвы | Credit Bank of Minsk
: spellings
= Hizballah | حزب الله
= Boko Haram | Boco Haraam
= Al-Qa'ida in the Islamic Maghreb | Al Qaeda in the Islamic Maghreb
= Lashkar-e-Tayyiba | Lashkar i Toiba
= Jaysh-e-Muhammed | Jaish-e-Mohammad
= Uralvagonzavod | Уралвагонзавод
= Tajmeed Trading | Tajmid Trading
= Aum Shinrikyo | オウム真理教
= Samsung Electronics | 삼성전자
= Hyundai Motor | 현대자동차
= ארגון חמאס | Hamas Organization
# Al Rashid Trust | Al Rasheed Textile
# Lashkar-e-Jhangvi | Lashkar-e-Islam
# Hizb ut-Tahrir | Hizb al-Islam
# Ansar al-Sharia | Ansar al-Islam
# Jund al-Aqsa | Jund al-Sham
# 삼성생명 | 삼성화재
: slips, spaces and scans
= Mahan Airlnes | Mahan Airlines
= Promsvyaz bank | Promsvyazbank
= Blue Oceam Shipping | Blue Ocean Shipping
= Sinopec Egnineering Group | Sinopec Engineering Group
= Tech no stroy export | Technostroyexport
= North Star Logi5tics | North Star Logistics
= Transneft Servise | Transneft Service
= Al-Barakaat Wiring Servcie | Al-Barakaat Wiring Service
= Khatam al Anbia Construction | Khatamalanbia Construction
# Marex Shipping | Matrix Shipping
# Corvin Bank | Corwell Bank
# Alfa Stroy | Alta Stroy
# Ritco Metals | Rifco Metals
# Sigma Marine | Stigma Marine
# Arkon Oil | Arkan Oil Services Polska
: order and small words
= Bank for Foreign Trade of Vietnam | Vietnam Foreign Trade Bank
= Trading Company of Sea and Air | Sea & Air Trading Company
= Ministry of State Security, DPRK | DPRK Ministry of State Security
= Smith & Sons Engineering | Smith and Sons Engineering
= The Foundation for Aid to Orphans | Orphans Aid Foundation
= Iran Electronics Industries | Electronics Industries of Iran
# Society of Friends of Iran | Society of Friends of Iraq
# Oil of the North Company | Oil of the South Company
# Import Bank of Taipei | Export Bank of Taipei
# Trust for Young Widows | Trust for Young Workers
`;
