/**
 * Sentences by which registries report that a name isn't registered. Matched against each lower-cased line,
 * without leading comment and heading characters. Used only when the response contains no registration facts.
 */
export const NOT_REGISTERED_SENTENCES: readonly RegExp[] = [
  /(?:^|:\s+)no[\s_-]*(?:existing )?(?:match|matching|matches|records?|data|entry|entries|objects?|information|results?|such (?:domain|object|name)|domain|whois)\b(?! servers?\b)/,
  /\bno(?:t)? (?:match|matching|matched)\b/,
  /\bnomatch\b|\bobject_not_found\b/,
  /\b(?:is |was |were |be |has |have )?(?:not|no)[ _](?:be |been )?(?:found|registered|registred|known|exist|delegated|assigned|allocated|occupied|in use|in (?:our|the|this) (?:whois )?database)\b/,
  /\b(?:does not|doesn't|do not|did not) (?:exist|have an entry|have any data|match|return any)\b/,
  /\bnot available in (?:our|the|this) (?:whois )?database\b/,
  /^nothing found\b|\breturned 0 (?:objects|results|records)\b/,
  /^(?:the )?(?:queried |requested |domain ?|domain name )*(?:[a-z0-9.-]+\.[a-z0-9-]+ )?is (?:still |currently )?(?:free|available|unregistered|unassigned)\b(?! (?:at|from|on|in|under|via|by|to (?:the|all|any|you))\b)/,
  /\b(?:available for (?:registration|purchase)|may be available)\b/,
  /\bdomain (?:name )?(?:is |status:? ?)?(?:free|available|unknown|unassigned)\b(?! (?:at|from|on|in|under|via|by)\b)/,
  /^(?:status|state|domain status|registration status|result)\s*[:=]?\s*(?:free|available|unassigned|no entry)\b/,
  /^(?:available|free|unassigned|unregistered)\.?$/,
  /\bunknown (?:domain|object|name)\b|\bdomain unknown\b/,
  /\bdomain (?:name )?(?:that )?you (?:have )?(?:entered|requested|queried|specified) is (?:invalid|not valid|incorrect)\b/,
  /\bcannot be registered because\b|\bcontravenes the naming rules\b/,
  /^(?:error[:. -]*|\d{3}[:. -]*)*(?:invalid|malformed|illegal|incorrect|bad|wrong) (?:query|domain|domain name|name|request|object|input|pattern|syntax)\b/,
  /\b(?:is not a valid|is an invalid|not a valid|invalid) (?:domain|name|domain name)\b/,
  /\bno se (?:encuentra|encontr[oó]|encontraron)\b|\bno (?:existe|registrado|est[aá] registrado)\b/,
  /\bnicht (?:gefunden|registriert|vergeben)\b|\b(?:n'existe pas|non trouv[eé]|introuvable|pas enregistr[eé])\b|\bn[aã]o (?:encontrado|registrado|existe)\b/,
  /등록되어 있지 않습니다|該当するデータがありません|未找到|未注册|尚未注册|没有找到/,
];

/** Status values of a name in use, on hold, or waiting to be freed. */
export const STATUS_IN_USE =
  /^(?:active|ok\b|registered|connect|delegated|in quarantine|inactive|hold|busy|dom_|not available|paid|granted|assigned|verified|approved|published|complete|protected|locked|(?:add|auto|renew|transfer)[a-z ]*period|client|server|pending|redemption|techpro|dns|taken|in use|used|allocated|occupied|live|enabled|operational|expired|suspended)/i;

/** Status values of a name that is available or can't be registered. */
export const STATUS_NOT_IN_USE =
  /^(?:free|available|not registered|unregistered|unassigned|no entry|invalid|unassignable|no object found|not found|none found)\b/i;

/** Responses that refuse the query; they say nothing about the name. */
export const REFUSAL =
  /\b(?:rate limit|quota|query limit|(?:too many|number of) (?:requests|queries|connections)|limit exceeded|exceeded (?:the|your|allowed|maximum)|access (?:denied|restricted|refused)|temporarily (?:blocked|denied|unavailable)|not permitted|can't process your request|try again|blacklisted|tld (?:is )?not supported)\b/;
