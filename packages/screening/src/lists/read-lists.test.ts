import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkShrink, type ListFile, ListRefused, memoryFile, readLists } from './index';
import * as shapes from './testing/shapes';

const SDN = `36,"AEROCARIBBEAN AIRLINES",-0- ,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \r
306,"BANCO DE EJEMPLO",-0- ,"CUBA] [DEMO",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"a.k.a. 'BDE'; SWIFT/BIC DEMOZZ00."\r
\x1a`;

/** Returns the reason and sentence of a rejection; any other error is rethrown. */
async function refusal(...files: ListFile[]): Promise<string> {
  try {
    await readLists(files);
  } catch (error) {
    if (error instanceof ListRefused) return `${error.reason}: ${error.message}`;
    throw error;
  }
  return 'read';
}

describe('readLists', () => {
  it('reads OFAC tables with their companion files, gzipped or not, and counts orphans', async () => {
    const files = [
      memoryFile(
        'ALT.CSV',
        '306,1,"aka","NATIONAL BANK OF EXAMPLE",-0- \r\n999,2,"fka","NOBODY",-0- \r\n\x1a',
      ),
      memoryFile('SDN.CSV', gzipSync(SDN)),
      memoryFile('ADD.CSV', '306,3,"1 Example Street","Zurich CH-8022","Switzerland",-0- \r\n'),
    ];
    const [list] = await readLists(files);
    expect(list!.counts).toEqual({
      read: 2,
      kept: 2,
      names: 4,
      skipped: { 'name of an entry that is not in the list': 1 },
    });
    expect(list!.entries[1]).toMatchObject({
      names: [
        { text: 'BANCO DE EJEMPLO' },
        { text: 'BDE', weak: true },
        { text: 'NATIONAL BANK OF EXAMPLE' },
      ],
      programs: ['CUBA', 'DEMO'],
      bics: ['DEMOZZ00'],
      countries: ['CH'],
    });
  });

  it('continues remarks that were cut in the middle of a word', async () => {
    const cut = SDN.replace('SWIFT/BIC DEMOZZ00.', 'SWIFT/BIC DEM');
    const [list] = await readLists([
      memoryFile('sdn.csv', cut),
      memoryFile('sdn_comments.csv', '306,"OZZ00; Website www.example.com."\r\n'),
    ]);
    expect(list!.entries[1]).toMatchObject({
      bics: ['DEMOZZ00'],
      attributes: [{ key: 'Website', value: 'www.example.com' }],
    });
  });

  it("rejects documents that aren't lists with one sentence", async () => {
    const html = '<!DOCTYPE html><html><body>Service unavailable</body></html>';
    const cases: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
      ['a.csv', '', /^empty: The document is empty\.$/],
      ['a.csv', '  \n', /^empty/],
      ['SDN.CSV', html, /^web-page: The document is a web page, not a list\.$/],
      [
        'un.xml',
        Buffer.from(`<CONSOLIDATED_LIST><INDIVIDUALS>Jos\xe9</INDIVIDUALS></CONSOLIDATED_LIST>`, 'latin1'),
        /^encoding/,
      ],
      [
        'uk.xml',
        shapes.UK_XML.slice(0, -40),
        /^cut-off: The XML ends before the end of its root element Designations/,
      ],
      ['uk.xml', shapes.UK_XML.replace('</Names>', '</Nomes>'), /^malformed: The XML is invalid at line/],
      ['sdn.csv', SDN.slice(0, 150), /^cut-off/],
      ['sdn.csv', SDN.slice(0, 110), /^cut-off/],
      ['eu.csv', shapes.EU_CSV.slice(0, -30), /^cut-off/],
      [
        'eu.csv',
        shapes.EU_CSV.replace('NameAlias_WholeName', 'Whole'),
        /^columns: The table lacks the columns NameAlias_WholeName/,
      ],
      ['x.bin', 'what is this?', /^unknown-format/],
      ['ALT.CSV', '306,1,"aka","X",-0- \r\n', /^missing-file: The file with the entries/],
      ['fbi.json', shapes.FBI_JSON.slice(0, -9), /^cut-off/],
      ['e.ftm.json', shapes.FTM_JSON.slice(0, -20), /^cut-off/],
      ['sdn.csv', gzipSync(SDN).subarray(0, 60), /^(?:cut-off|empty)/],
      ['own.csv', 'name,dob\n', /^no-entries/],
      [
        'own.csv',
        'name,Name,dob\nAnna,Ann,1965-01-01\n',
        /^columns: The table has several columns named name/,
      ],
    ];
    for (const [name, content, expected] of cases) {
      expect(await refusal(memoryFile(name, content)), `${name}: ${content.slice(0, 60)}`).toMatch(expected);
    }
    await expect(readLists([memoryFile('a', 'b')], { format: 'nope' })).rejects.toThrow(
      'Unknown list format: nope',
    );
  });

  it('expands no XML entities and opens no external files', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;">]>
      <Designations><Designation><UniqueID>&b;</UniqueID></Designation></Designations>`;
    const outside = bomb.replace('<!ENTITY a "lol">', '<!ENTITY a SYSTEM "file:///etc/passwd">');
    for (const text of [bomb, outside]) {
      expect(await refusal(memoryFile('uk.xml', text))).toMatch(/declares a document type/);
    }
    const bare = '<Designations><Designation><UniqueID>&x;</UniqueID></Designation></Designations>';
    expect(await refusal(memoryFile('uk.xml', bare))).toMatch(/^malformed/);
  });

  it('rejects an endless line or element without storing all of it', async () => {
    let sent = 0;
    const endless = (name: string, start: string): ListFile => ({
      name,
      async *open() {
        yield Buffer.from(start);
        for (let piece = 0; piece < 1024; piece++) {
          sent = piece;
          yield Buffer.alloc(1024 * 1024, 'a');
        }
      },
    });
    expect(await refusal(endless('sdn.csv', `${SDN.replace('\x1a', '')}999,"AERO`))).toMatch(/^too-large/);
    expect(await refusal(endless('eu.csv', shapes.EU_CSV))).toMatch(/^too-large/);
    expect(await refusal(endless('uk.xml', '<Designations><Designation><UniqueID>'))).toMatch(/^too-large/);
    expect(await refusal(endless('e.ftm.json', shapes.FTM_JSON))).toMatch(/^too-large/);
    expect(sent).toBeLessThan(40);
  });

  it('rejects a version that lost over a fifth of its entries or names', () => {
    expect(() => checkShrink({ kept: 100, names: 300 }, { kept: 80, names: 240 })).not.toThrow();
    expect(() => checkShrink({ kept: 100, names: 300 }, { kept: 79, names: 290 })).toThrow(
      'from 100 to 79 entries',
    );
    expect(() => checkShrink({ kept: 100, names: 300 }, { kept: 100, names: 239 })).toThrow(
      'from 300 to 239 names',
    );
  });
});
