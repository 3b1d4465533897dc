import { FUNCTIONS } from '@assay/rules';
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { AGGREGATES } from './words';

const WORDS = /^(?:and|or|not|in|by|where|equals|contains|starts_with|ends_with|matches)$/;
const FIXED = /^(?:true|false|now)$/;

/** The colours of a rule's text. What it means is the checker's business: this only tells the words apart. */
const language = StreamLanguage.define({
  name: 'rule',
  token(stream) {
    if (stream.eatSpace()) return null;
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string';
    if (stream.match(/^`(?:[^`\\]|\\.)*`?/)) return 'propertyName';
    if (stream.match(/^\d+[smhd]\b/) || stream.match(/^\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/)) return 'number';
    const name = stream.match(/^[\p{L}_][\p{L}\p{N}_.]*/u) as RegExpMatchArray | null;
    if (name) {
      const word = name[0];
      if (WORDS.test(word)) return 'keyword';
      if (FIXED.test(word)) return 'bool';
      const isCalled = stream.match(/^\s*\(/, false) !== null;
      if (
        isCalled &&
        (FUNCTIONS.has(word) || word in AGGREGATES || /^(?:list|exists?|not_exist)$/.test(word))
      )
        return 'function';
      return 'propertyName';
    }
    stream.next();
    return 'operator';
  },
  tokenTable: { function: tags.function(tags.variableName) },
});

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--rule-word)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--rule-text)' },
  { tag: [tags.number, tags.bool], color: 'var(--rule-number)' },
  { tag: tags.function(tags.variableName), color: 'var(--rule-function)' },
]);

export const ruleLanguage = [language, syntaxHighlighting(colours)];
