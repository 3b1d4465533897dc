/**
 * Names that disposable email services use (`gettempmail.site`, `10-minute-mail.net`), for domains that no
 * list contains yet. Contains only words that no company uses for itself: among the 50,000 most visited
 * domains (Tranco, August 2026) they match only disposable services.
 */
export const DISPOSABLE_NAME =
  /te?mpo?(?:rary)?-?e?-?mail|mail-?te?mp(?:o|orary)?(?:$|-)|\d+-?min(?:ute)?s?-?e?-?mail|minutes?-?e-?mail|minute-?(?:inbox|mail)|throw-?(?:n-?)?away-?e?-?mail|trash-?e?-?mail|dispos(?:able|e|emy)?-?e?-?mail|burner-?e?-?mail|(?:fake|faux|hax)-?(?:e-?)?(?:mail|inbox)|guerr?illa-?mail|mailinator|yopmail|wegwerf-?e?-?mail|discard-?e?-?mail|abandon-?e?-?mail|drop-?mail|one-?time-?e?-?mail|temp-?inbox|spam-?ok$/;

/**
 * The same in other languages: a word for "temporary", "single use" or "throw away" next to a word for mail.
 * Covers French, Spanish, Portuguese, Italian, Dutch, German, Swedish, Norwegian, Danish, Finnish, Polish,
 * Czech, Hungarian, Turkish, Russian, Indonesian, Japanese and Chinese as spelled in domain names.
 */
export const DISPOSABLE_NAME_ABROAD =
  /(?:e?-?mail|courriel)-?(?:jetable|poubelle|ephemere|temporaire)|(?:jetable|poubelle)-?(?:e?-?mail|courriel)|(?:correo|e?-?mail)s?-?temporal|(?:e?-?mail|correio)-?(?:temporari[oa]|descartavel|provisorio)|(?:e?-?mail|posta)-?(?:temporanea|provvisoria|usa-?e-?getta)|wegwerp-?(?:e?-?mail|adres)|(?:einmal|muell|nurfuerspam|spamfalle)-?(?:e?-?mail|post|adresse)|nurfuerspam|(?:slask|skrap|engangs)-?(?:post|e?-?mail)|kertakaytto-?(?:posti|mail)|(?:tymczasow[aey]|jednorazow[aey])-?(?:e?-?mail|poczta)|(?:docasn[ay]|jednorazov[ay])-?(?:e?-?mail|posta)|eldobhato-?(?:e?-?mail|posta)|gecici-?(?:e-?)?(?:mail|posta)|(?:e?-?mail|posta)-?gecici|tek-?kullanimlik-?(?:e?-?mail|posta)|(?:vremenna(?:ya|ja|ia)|odnorazova(?:ya|ja|ia))-?(?:pochta|mail)|e?-?mail-?sementara|sute-?(?:mail|meado|ado?(?:$|-))|linshi-?(?:you(?:xiang|jian)?|mail)/;
