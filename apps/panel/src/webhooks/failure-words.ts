import { english, type Sentence, t } from '../i18n/language';

const WORDS: Readonly<Record<string, Sentence>> = {
  timeout: english('no answer in time'),
  unreachable: english('not to be reached'),
  'host-not-found': english('host name not found'),
  tls: english('TLS failed'),
  'forbidden-address': english('address not allowed'),
  'forbidden-url': english('address not allowed'),
  malformed: english('answer not readable'),
};

/** Why no answer came, in words; as the server says it where there are none. */
export const failureWords = (failure: string): string => {
  const words = WORDS[failure];
  return words === undefined ? failure : t(words);
};
