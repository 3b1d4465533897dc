/**
 * Names that throw-away services give themselves (`gettempmail.site`, `10-minute-mail.net`), for domains that no list
 * knows yet. Only words that no company uses for itself: of the 50,000 most visited domains (Tranco, August 2026) they
 * match throw-away services alone.
 */
export const DISPOSABLE_NAME =
  /te?mpo?(?:rary)?-?e?-?mail|mail-?te?mp(?:o|orary)?(?:$|-)|\d+-?min(?:ute)?s?-?e?-?mail|minutes?-?e-?mail|minute-?(?:inbox|mail)|throw-?(?:n-?)?away-?e?-?mail|trash-?e?-?mail|disposable-?e?-?mail|burner-?e?-?mail|fake-?(?:e-?)?(?:mail|inbox)|guerr?illa-?mail|mailinator|yopmail|wegwerf-?e?-?mail|discard-?e?-?mail|drop-?mail|one-?time-?e?-?mail|temp-?inbox|spam-?ok$/;
