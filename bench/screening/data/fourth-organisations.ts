/**
 * A fourth list of organizations by kind, written from general knowledge of registers before any of it was
 * scored: `=` one organization, `#` two. The source follows each kind. The failures of the half marked `test`
 * were printed once, on 2026-11-28, after all choices up to then. Later choices must not be evaluated with it.
 */
export const FOURTH_ORGANISATIONS = `
: legal forms that contradict (company laws)
# Moravia Steel a.s. | Moravia Steel s.r.o.
# Tatra Invest a.s. | Tatra Invest s.r.o.
# Kärcher Holding AG | Kärcher Holding GmbH
# Falck Energy A/S | Falck Energy ApS
# Polmos Trade S.A. | Polmos Trade sp. z o.o.
# Adria Logistics d.d. | Adria Logistics d.o.o.
# Solvino S.p.A. | Solvino S.r.l.
# Bergslag AB | Bergslag HB
# Lumen Capital PLC | Lumen Capital LLP
# Iberagua S.A. | Iberagua S.L.
= Moravia Steel a.s. | Moravia Steel akciová společnost
= Tatra Invest s.r.o. | Tatra Invest, spol. s r.o.
= Rosneft PJSC | PAO Rosneft
= Siemens Aktiengesellschaft | Siemens AG
= Gazprom Neft OAO | Gazprom Neft Open Joint Stock Company
= Petróleos de Venezuela S.A. | Petroleos de Venezuela SA
= Krung Thai Trading Co., Ltd. | Krung Thai Trading Company Limited
= Polmos Trade sp. z o.o. | Polmos Trade Spółka z ograniczoną odpowiedzialnością
: acronyms (how bodies call themselves)
= ELN | European Library Network Association
= IRISL | Islamic Republic of Iran Shipping Lines
= FSB | Federal Security Service
= NDRC | National Development and Reform Commission
= IAEA | International Atomic Energy Agency
= CITIC | China International Trust and Investment Corporation
= BHP | Broken Hill Proprietary
= SABIC | Saudi Basic Industries Corporation
= NITC | National Iranian Tanker Company
= OPEC | Organization of the Petroleum Exporting Countries
# IAEA | International Air Transport Association
# NITC | National Iranian Steel Company
# ABN | Association of British Newspapers Limited Trust
# IRISL | Islamic Republic of Iran Broadcasting
: branches and subsidiaries (bank registers)
# Deutsche Bank Polska | Deutsche Bank Luxembourg
# HSBC Bank Malta | HSBC Bank Egypt
# Bank Mellat Istanbul | Bank Melli Istanbul
# Sberbank Europe | Sberbank Kazakhstan
# Société Générale Maroc | Société Générale Algérie
= Bank Saderat Iran, Dubai branch | Bank Saderat Iran Dubai
= Bank Tejarat | Tejarat Bank
= Commercial Bank of Syria | Syrian Commercial Bank
: one key word (trade names)
# Northern Star Shipping | Northern Star Trading
# Delta Petroleum Services | Delta Marine Services
# Golden Eagle Investments | Golden Falcon Investments
# Global Steel Works | Global Stone Works
# Pacific Oil Company | Pacific Coal Company
# Central Insurance Company | Central Assurance Bank
# Alpha Medical Supplies | Alpha Metal Supplies
# Red Sea Fishing | Red Sea Shipping
# First Investment Bank | First Investment Fund
# East Africa Airways | West Africa Airways
: numbered bodies (state registers)
# Factory No. 12 | Factory No. 21
# School 1502 | School 1503
# Third Engineering Bureau | Fifth Engineering Bureau
# Arsenal Works 4 | Arsenal Works 14
= Military Unit 26165 | Military unit no. 26165
= 85th Main Centre | Eighty-Fifth Main Center
= Second Academy of Natural Sciences | 2nd Academy of Natural Sciences
: translated names (official translations)
= Ministère de la Défense | Ministry of Defence
= Banco Central de Venezuela | Central Bank of Venezuela
= Министерство обороны | Ministry of Defense
= Banque de Syrie et du Liban | Bank of Syria and Lebanon
= Корпорация развития | Development Corporation
= Universidad Nacional de Ingeniería | National University of Engineering
= Sociedad Minera del Norte | Northern Mining Company
= Zentralbank der Islamischen Republik Iran | Central Bank of the Islamic Republic of Iran
# Ministerio de Energía | Ministry of Economy
# Banco Nacional de Cuba | National Bank of Kuwait
# Министерство культуры | Ministry of Communications
: Chinese, Japanese and Korean organisations (their own English names)
= 中国银行 | Bank of China
= 华为技术有限公司 | Huawei Technologies Co., Ltd.
= 三菱重工業株式会社 | Mitsubishi Heavy Industries
= 조선중앙은행 | Central Bank of Korea
= 中国石油天然气集团公司 | China National Petroleum Corporation
# 中国银行 | China Construction Bank
# 三菱電機株式会社 | Mitsubishi Heavy Industries
: spacing and slips (forms, keyboards)
= Trans Neft Service | Transneft Service
= Almaz-Antey | Almaz Antei
= Rosoboron Export | Rosoboronexport
= Tecnimont Petrolium | Tecnimont Petroleum
= Kalashnikov Concern | Kalashinkov Concern
= Uralvagonzavod | Ural Vagon Zavod
# Alfa Stroy | Alta Stroy
# Bolt Export | Volt Export
# Mira Tekh | Mera Tekh
# Sintez Plus | Sintek Plus
: vessels and trade marks (registers of ships)
= MV Ocean Pearl | M/V OCEAN PEARL
= Grace 1 | GRACE ONE
= MT Adrian Darya 1 | Adrian Darya I
# Ocean Pearl | Ocean Pearl 2
# Sea Star 5 | Sea Star 7
# Lady Anna | Lady Alina
`;
