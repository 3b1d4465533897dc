import { describe, expect, it } from 'vitest';
import { readS3Document, xmlText } from './s3-xml';

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';

describe('readS3Document', () => {
  it('decodes entities, character references and CDATA', () => {
    const { texts } = readS3Document(
      '<R><UploadId>a&amp;b&#x2F;c&#47;&lt;d</UploadId><UploadId><![CDATA[<e>&]]></UploadId></R>',
    );
    expect(texts.get('UploadId')).toEqual(['a&b/c/<d', '<e>&']);
  });

  it.each([
    ['a separate namespace', `<R xmlns="${NAMESPACE}"><UploadId>u1</UploadId></R>`],
    ['a prefix', `<s3:R xmlns:s3="${NAMESPACE}"><s3:UploadId s3:kind="x">u1</s3:UploadId></s3:R>`],
    ['blanks within', '<R>\n  <UploadId>\n    u1\n  </UploadId >\n</R>'],
    ['a comment within', '<R><!-- <UploadId>no</UploadId> --><UploadId>u<!-- x -->1</UploadId></R>'],
    ['blanks before', '  \n \n<?xml version="1.0" encoding="UTF-8"?>\n<R><UploadId>u1</UploadId></R>'],
  ])('reads a document with %s', (_, xml) => {
    const { root, texts } = readS3Document(xml);
    expect(root).toBe('R');
    expect(texts.get('UploadId')).toEqual(['u1']);
  });

  it('reads members in any order', () => {
    const upload = (...members: readonly string[]) => `<Upload>${members.join('')}</Upload>`;
    const [key, id] = ['<Key>k</Key>', '<UploadId>u1</UploadId>'];
    const { texts } = readS3Document(
      `<L><IsTruncated>false</IsTruncated>${upload(key, id)}${upload('<UploadId>u2</UploadId>', key)}<Prefix/></L>`,
    );
    expect(texts.get('UploadId')).toEqual(['u1', 'u2']);
    expect(texts.get('Prefix')).toEqual(['']);
  });

  it.each([
    ['nothing', ''],
    ['a text', 'Bad Gateway'],
    ['a page', '<html><body><p>down<br></body></html>'],
    ['an end that is missing', '<R><UploadId>u1</UploadId>'],
    ['tags that cross', '<R><a><UploadId>u1</a></UploadId></R>'],
    ['an entity that XML does not have', '<R><UploadId>&u;</UploadId></R>'],
    ['a document type', '<!DOCTYPE R [<!ENTITY u "u1">]><R><UploadId>&u;</UploadId></R>'],
    ['two roots', '<R><UploadId>u1</UploadId></R><R/>'],
  ])('returns an empty document for %s', (_, xml) => {
    expect(readS3Document(xml)).toEqual({ root: '', texts: new Map() });
  });

  it('decodes text written by xmlText', () => {
    const etag = '"a<b>&amp;c"';
    expect(readS3Document(`<ETag>${xmlText(etag)}</ETag>`).texts.get('ETag')).toEqual([etag]);
  });
});
