/** Fields with a value that occur only for a registered domain, in "name: value" and "[name] value" layouts. */
export const presenceField =
  /^\s*\[?(?:creat(?:ed|ion)|regist(?:ered|ration|rar|rant)|(?:domain )?name ?servers?|nserver|changed|expir(?:es|y|ation))\b[^:\]\n]*[:\]][ \t]*(?:\S|\n\s+\S)/im;

/** Phrases of WHOIS servers for an unregistered domain; used only if there is no presence field. */
export const absentPhrases: readonly RegExp[] = [
  /^\W*no match(?:ing)?\b/im,
  /^\W*not found\b/im,
  /^\W*no (?:data|entries|objects?|information|records?|such domain)\b/im,
  /^\W*(?:the )?(?:queried )?(?:domain|object)\b[^:\n]*\b(?:not|never)\b[^:\n]*\b(?:found|registered|exist)/im,
  /^\W*[a-z0-9.-]+\s+is (?:free|available)\b/im,
  /^\W*(?:domain )?status:\s*(?:free|available|not registered)\s*$/im,
  /\bdomain (?:name )?(?:has not been|is not) registered\b/i,
  /\bdoes not exist in (?:the )?database\b/i,
  /^\W*nothing found\b/im,
  /\bavailable for (?:registration|purchase)\b/i,
];

/** Phrases of WHOIS servers for too many queries. */
export const refusalPhrase =
  /\b(?:rate limit|quota|query limit|too many (?:requests|queries|connections)|limit exceeded|exceeded (?:the|your|allowed)|access (?:denied|restricted)|temporarily (?:blocked|denied))\b/i;

/** Fields that name the next server, most specific first. */
export const referralFields: readonly RegExp[] = [
  /^\s*registrar whois server:[ \t]*(\S+)/im,
  /^\s*refer:[ \t]*(\S+)/im,
  /^\s*referralserver:[ \t]*(\S+)/im,
  /^\s*whois(?: server)?:[ \t]*(\S+)/im,
];

/** Servers with a special query format; `%s` is the domain. */
export const whoisQueryForms: Readonly<Record<string, string>> = {
  'whois.verisign-grs.com': 'domain %s',
  'whois.denic.de': '-T dn,ace %s',
  'whois.jprs.jp': '%s/e',
  'whois.dk-hostmaster.dk': '--show-handles %s',
};
