import { describe } from 'vitest';
import { apart, same } from './testing/pairs';

describe('titles that are names because of their position', () => {
  apart('PERSON', [
    ['Majid bin Sultan Al Nuaimi', 'Sultan bin Majid Al Nuaimi'],
    ['Walid bin Amir', 'Amir bin Walid'],
  ]);
  same('PERSON', [
    ['Majid bin Sheikh Rashid Al Nuaimi', 'Majid bin Rashid Al Nuaimi'],
    ['Tiến sĩ Nguyễn Văn Minh', 'Nguyen Van Minh'],
  ]);
});

describe('abbreviated given names and ordinals', () => {
  same('PERSON', [
    ['Geo. Halloran', 'George Halloran'],
    ['Thos. Whitcombe', 'Thomas Whitcombe'],
    ['Wm. Ashdown', 'William Ashdown'],
    ['Fdo. Quiroga', 'Fernando Quiroga'],
    ['Leopold the Second of Lippe', 'Leopold II of Lippe'],
    ['Jenő Harsányi', 'Eugen Harsanyi'],
  ]);
  apart('PERSON', [['Jas. Whitcombe', 'Thos. Whitcombe']]);
});

describe('a digit among the letters of a word', () => {
  same('PERSON', [
    ['Fr4nziska Hollberg', 'Franziska Hollberg'],
    ['8ernadette Hollberg', 'Bernadette Hollberg'],
  ]);
  same('ENTITY', [['Nordhafen Log1stics', 'Nordhafen Logistics']]);
  apart('ENTITY', [
    ['Nordhafen Terminal 4', 'Nordhafen Terminal 5'],
    ['Nordhafen Group4', 'Nordhafen Group5'],
  ]);
});

describe('similar but different known names', () => {
  apart('PERSON', [
    ['Ingrid Lindberg', 'Ingrid Lindgren'],
    ['Carina Hansen', 'Carina Jansen'],
    ['Nawaf Al Suwaidan', 'Nayef Al Suwaidan'],
    ['राजेश वर्मा', 'Rakesh Verma'],
    ['高橋誠', '高橋誠一'],
  ]);
  same('PERSON', [
    ['राजेश वर्मा', 'Rajesh Verma'],
    ['高橋誠氏', '高橋誠'],
  ]);
});

describe('words of organizations', () => {
  same('ENTITY', [
    ['Velmaro Bank, Head Office', 'Velmaro Bank'],
    ['Velmaro Bank Representative Office', 'Velmaro Bank'],
    ['Bourse de Velmaro', 'Velmaro Stock Exchange'],
    ['Velmaro Hafen', 'Velmaro Port'],
    ['Ospedale Velmaro', 'Velmaro Hospital'],
  ]);
  apart('ENTITY', [
    ['Northern Velmaro Rail', 'Southern Velmaro Rail'],
    ['Velmaro Bank Jersey', 'Velmaro Bank Guernsey'],
    ['Ansar al-Sharia', 'Ansar al-Salam'],
  ]);
});
