import { describe } from 'vitest';
import { apart, same } from './testing/pairs';

describe('Slavic names in the spelling of other languages', () => {
  same('PERSON', [
    ['Chruschtschow Nikita', 'Nikita Khrushchev'],
    ['Nikita Khrouchtchev', 'Nikita Khrushchev'],
    ['Boris Eltsine', 'Boris Yeltsin'],
    ['Boris Jelzin', 'Boris Yeltsin'],
    ['Serhij Kurtschenko', 'Sergey Kurchenko'],
    ['Olegs Burovs', 'Oleg Burov'],
    ['Aleksandrs Bartaševičs', 'Alexander Bartashevich'],
    ['Alyaksandr Lukashenka', 'Alexander Lukashenko'],
  ]);
  apart('PERSON', [
    ['Olegs Burovs', 'Oleg Surov'],
    ['Martine Dupont', 'Martin Dupond Laval'],
  ]);
});

describe('Korean and Chinese names in Latin letters', () => {
  same('PERSON', [
    ['Kim Yo-jong', 'Kim Yeojeong'],
    ['Lee Myung-bak', 'Yi Myeongbak'],
    ['Lin Piao', 'Lin Biao'],
  ]);
  apart('PERSON', [
    ['Wang Fang', 'Wang Feng'],
    ['Li Jun', 'Li Juan'],
    ['Wei Zhang', 'Wei Zheng'],
    ['Zhao Lei', 'Zhao Li'],
    ['Park Sung-ho', 'Park Sang-ho'],
    ['Daniel Lee', 'Danielle Lee'],
  ]);
});

describe('similar names of different persons', () => {
  apart('PERSON', [
    ['Ali Rezaei', 'Ali Razavi'],
    ['Laura Martin', 'Lauren Martin'],
    ['Robert Brown', 'Roberta Brown'],
    ['Eric Miller', 'Erica Miller'],
    ['Said Hassan', 'Saad Hassan'],
    ['Ahmed Omar', 'Ahmed Ammar'],
    ['خالد أحمد', 'Khaled Hamad'],
  ]);
  same('PERSON', [
    ['Gholamreza Rezai', 'Gholam Reza Rezaei'],
    ['Abdel Karim', 'Abdul Kareem'],
    ['Gabriel Kovačević', 'Gabriel Kovacevic'],
  ]);
});

describe('scripts of India and Sri Lanka', () => {
  same('PERSON', [
    ['महेन्द्र सिंह', 'Mahendra Singh'],
    ['මහින්ද රාජපක්ෂ', 'Mahinda Rajapaksa'],
    ['ගෝඨාභය රාජපක්ෂ', 'Gotabhaya Rajapaksa'],
    ['প্রধানমন্ত্রী শেখ মুজিবুর রহমান', 'Sheikh Mujibur Rahman'],
  ]);
  apart('PERSON', [
    ['මහින්ද රාජපක්ෂ', 'Mahela Jayawardene'],
    ['महेन्द्र सिंह', 'Jitendra Singh'],
  ]);
});

describe('titles, short forms and renderings', () => {
  same('PERSON', [
    ['Tổng thống Trần Đức Lương', 'Tran Duc Luong'],
    ['Perdana Menteri Mahathir Mohamad', 'Mahathir Mohamad'],
    ['الرئيس أنور السادات', 'Anwar Sadat'],
    ['Predsednik Aleksandar Vučić', 'Aleksandar Vucic'],
    ['Uschi Obermaier', 'Ursula Obermaier'],
    ['Zoli Tóth', 'Zoltan Toth'],
    ['乔·弗雷泽', 'Joe Frazier'],
    ['理查德·尼克松', 'Richard Nixon'],
    ['埃马纽埃尔·马克龙', 'Emmanuel Macron'],
    ['高倉健', 'Ken Takakura'],
    ['高市早苗', 'Sanae Takaichi'],
  ]);
});

describe('organizations', () => {
  same('ENTITY', [
    ['AVIC', 'Aviation Industry Corporation of China'],
    ['KOMID', 'Korea Mining Development Trading Corporation'],
    ['ZANU-PF', 'Zimbabwe African National Union - Patriotic Front'],
    ['Popular Front for the Liberation of Palestine - General Command', 'PFLP-GC'],
    ['FARC-EP', 'Fuerzas Armadas Revolucionarias de Colombia - Ejército del Pueblo'],
    ['Hizb Allah', 'Hezbollah'],
    ['Lindqvist Aktiebolag', 'Lindqvist AB'],
    ['SABIC', 'Saudi Basic Industries Corporation'],
    ['BIS', 'Bank for International Settlements'],
    ['Ministero della Difesa', 'Ministry of Defense'],
    ['Bundesministerium der Verteidigung', 'Federal Ministry of Defence'],
    ['Ngân hàng Nhà nước Việt Nam', 'State Bank of Vietnam'],
    ['Академия наук', 'Academy of Sciences'],
    ['البنك التجاري السوري', 'Commercial Bank of Syria'],
    ['대한항공', 'Korean Air'],
  ]);
  apart('ENTITY', [
    ['Lindqvist AB', 'Lindqvist KB'],
    ['Meridian Holdings GmbH', 'Meridian Holdings AG'],
    ['Vermeer Beheer B.V.', 'Vermeer Beheer N.V.'],
    ['Orion Partners LLP', 'Orion Partners Ltd'],
    ['Al Rashid Trading Company', 'Al Rashid Construction Company'],
    ['Kirov Turbine Works', 'Kirov Locomotive Works'],
    ['KOMID', 'Korea Mining Trading Corporation'],
    ['ZANU-PF', 'Zimbabwe African National Union'],
    ['PFLP-GC', 'Popular Front for the Liberation of Palestine'],
    ['Zeta Trust', 'Zeta Bank'],
    ['Alborz Oil Terminal', 'Alborz Coal Terminal'],
    ['Ministero della Difesa', 'Ministry of Justice'],
    ['Bundesministerium der Justiz', 'Federal Ministry of Defence'],
  ]);
});

describe('typing errors that produce another known name', () => {
  same('PERSON', [
    ['Kate Boyd Britt', 'Katie Boyd Britt'],
    ['Omran Kasim Dhaidas', 'Omran, Karim Dhaidas'],
    ['Ola Brodanovna Ulmekova', 'Ulmekova, Olga Brodanovna'],
    ['Yusuf Basir Khalaf', 'Yusuf, Bashir Khalaf'],
  ]);
  apart('PERSON', [
    ['Karim Omran', 'Kasim Omran'],
    ['Ola Ulmekova', 'Olga Ulmekova'],
    ['Kim Sang Sun', 'Kim Song Sun'],
    ['Park Sung-ho', 'Park Sang-ho'],
    ['Mohammed Karim Ali', 'Mohammed Kasim Aly'],
  ]);
});

describe('typing errors in words that are transformed before comparison', () => {
  same('PERSON', [
    ['Oztunc Ekrem Abdulakrim', 'Oztunc, Ekrem Abdulkarim'],
    ['Nurey Abdiarhman', 'Nurey, Abdirahman'],
    ['Kwk Chong-chol', 'Kwak, Chong-chol'],
    ['Saed Ali bin Omar Hoorie', 'Hoorie, Saed Ali bin Omar'],
  ]);
  same('ENTITY', [
    ['Secod Economic Committee', 'Second Economic Committee'],
    ['Fnur Seasons Damascus Hotel', 'Four Seasons Damascus Hotel'],
  ]);
  apart('PERSON', [['Ali bin Saed Hoorie', 'Saed bin Ali Hoorie']]);
  apart('ENTITY', [['Third Economic Committee', 'Second Economic Committee']]);
});

describe('names written as one word in one script and as several in Latin letters', () => {
  same('PERSON', [
    ['ประยุทธ์ จันทร์โอชา', 'Prayut Chan-o-cha'],
    ['วิษณุ เครืองาม', 'Wissanu Krea-ngam'],
    ['วันมูหะมัดนอร์ มะทา', 'Wan Muhamad Noor Matha'],
    ['မင်းအောင်လှိုင်', 'Minaung Hlaing'],
  ]);
  apart('PERSON', [
    ['ประยุทธ์ จันทร์โอชา', 'Prayut Chan-o-Mongkut'],
    ['วิษณุ เครืองาม', 'Wissanu Kro Singkham'],
    ['สมชาย วงศ์สวัสดิ์', 'Somchai Wong Sirikul'],
  ]);
});
