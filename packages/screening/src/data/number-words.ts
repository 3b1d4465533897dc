/**
 * Numbers as words in the names of organizations, units and vessels, in Latin letters as from `wordsOf`:
 * English cardinals and ordinals up to 99, in other languages up to ten or the usual unit numbers. One number
 * per line, the digits first. Compiled for this project.
 */
export const NUMBER_WORDS = `
1 one first 1st pervyy pervyi pervaya pervoe pervogo primero primera primeiro primeira erste erster erstes birinci pershyi pershyy prvni prvi pierwszy
2 two second 2nd vtoroy vtoroi vtoraya vtoroe deuxieme segundo segunda zweite zweiter secondo ikinci dovom druhyi drugi drugiy
3 three third 3rd tretiy tretii tretya tretye troisieme tercero tercera terceiro dritte dritter terzo ucuncu sevom
4 four fourth 4th chetvertyy chetvertyi chetvertaya quatrieme cuarto quarto vierte vierter dorduncu chaharom
5 five fifth 5th pyatyy pyatyi pyataya cinquieme quinto funfte besinci panjom
6 six sixth 6th shestoy shestoi shestaya sixieme sexto sechste altinci sheshom
7 seven seventh 7th sedmoy sedmoi sedmaya septieme septimo siebte yedinci haftom
8 eight eighth 8th vosmoy vosmoi vosmaya huitieme octavo achte sekizinci hashtom
9 nine ninth 9th devyatyy devyatyi devyataya neuvieme noveno neunte dokuzuncu nohom
10 ten tenth 10th desyatyy desyatyi desyataya dixieme decimo zehnte onuncu dahom
11 eleven eleventh odinnadtsatyy elfte
12 twelve twelfth dvenadtsatyy zwolfte
13 thirteen thirteenth
14 fourteen fourteenth
15 fifteen fifteenth
16 sixteen sixteenth
17 seventeen seventeenth
18 eighteen eighteenth
19 nineteen nineteenth
20 twenty twentieth dvadtsatyy
30 thirty thirtieth
40 forty fortieth
50 fifty fiftieth
60 sixty sixtieth
70 seventy seventieth
80 eighty eightieth
90 ninety ninetieth
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
