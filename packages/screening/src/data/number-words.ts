/**
 * Numbers as words in the names of organizations, units and vessels, in Latin letters as from `wordsOf`:
 * Cardinals and ordinals up to 99; words that are also other words or names ("sei", "otto") are missing. One
 * number per line, the digits first. Compiled for this project.
 */
export const NUMBER_WORDS = `
1 one first 1st pervyy pervyi pervaya pervoe pervogo primero primera primeiro primeira erste erster erstes birinci pershyi pershyy prvni prvi pierwszy
2 two second 2nd vtoroy vtoroi vtoraya vtoroe deuxieme segundo segunda zweite zweiter secondo ikinci dovom druhyi drugi drugiy deux zwei
3 three third 3rd tretiy tretii tretya tretye troisieme tercero tercera terceiro dritte dritter terzo ucuncu sevom trois tres drei
4 four fourth 4th chetvertyy chetvertyi chetvertaya quatrieme cuarto quarto vierte vierter dorduncu chaharom quatre cuatro quatro vier quattro
5 five fifth 5th pyatyy pyatyi pyataya cinquieme quinto funfte besinci panjom cinq cinco funf cinque
6 six sixth 6th shestoy shestoi shestaya sixieme sexto sechste altinci sheshom seis sechs
7 seven seventh 7th sedmoy sedmoi sedmaya septieme septimo siebte yedinci haftom siete sieben sette
8 eight eighth 8th vosmoy vosmoi vosmaya huitieme octavo achte sekizinci hashtom huit ocho oito acht
9 nine ninth 9th devyatyy devyatyi devyataya neuvieme noveno neunte dokuzuncu nohom nueve neun
10 ten tenth 10th desyatyy desyatyi desyataya dixieme decimo zehnte onuncu dahom zehn diez
11 eleven eleventh odinnadtsatyy elfte onze undici
12 twelve twelfth dvenadtsatyy zwolfte douze doce zwolf dodici
13 thirteen thirteenth treize trece treze dreizehn tredici
14 fourteen fourteenth quatorze catorce vierzehn quattordici
15 fifteen fifteenth quinze quince funfzehn quindici
16 sixteen sixteenth seize sechzehn sedici
17 seventeen seventeenth siebzehn diciassette
18 eighteen eighteenth achtzehn diciotto
19 nineteen nineteenth neunzehn diciannove
20 twenty twentieth dvadtsatyy vingt veinte vinte zwanzig venti yirmi dvadtsat vingtieme zwanzigste
30 thirty thirtieth trente treinta trinta dreissig dreiszig trenta otuz tridtsat trentieme
40 forty fortieth quarante cuarenta quarenta vierzig quaranta kirk sorok quarantieme
50 fifty fiftieth cinquante cincuenta cinquenta funfzig cinquanta elli pyatdesyat
60 sixty sixtieth soixante sesenta sessenta sechzig sessanta altmis shestdesyat
70 seventy seventieth setenta siebzig settanta yetmis semdesyat
80 eighty eightieth ochenta oitenta achtzig ottanta seksen vosemdesyat
90 ninety ninetieth noventa neunzig novanta doksan devyanosto
`;

/** Roman numerals that aren't also words or single letters. */
export const ROMAN_NUMERALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ii: '2',
    iii: '3',
    iv: '4',
    vi: '6',
    vii: '7',
    viii: '8',
    ix: '9',
    xii: '12',
    xiii: '13',
    xiv: '14',
    xv: '15',
    xvi: '16',
    xvii: '17',
    xviii: '18',
    xix: '19',
  }),
);

/** Words that multiply the number before them. */
export const LARGE_NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    hundred: 100,
    hundredth: 100,
    cent: 100,
    cien: 100,
    ciento: 100,
    hundert: 100,
    thousand: 1000,
    mille: 1000,
    tausend: 1000,
  }),
);

/** Words between the parts of a number: "one hundred and three", "treinta y cuatro". */
export const NUMBER_JOINTS: ReadonlySet<string> = new Set(['and', 'y', 'e', 'et', 'und']);

/** Words that only introduce a number. */
export const NUMBER_MARKS: ReadonlySet<string> = new Set([
  'no',
  'nr',
  'num',
  'number',
  'nomer',
  'numero',
  'nummer',
  'numara',
]);
