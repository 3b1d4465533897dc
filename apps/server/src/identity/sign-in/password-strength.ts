/** Different characters that a password has to have. */
const LEAST_DIFFERENT = 6;

/** Beginnings of what lists of guesses begin with; a long password that is more than these is none of them. */
const GUESSED =
  /password|passwort|qwert|azerty|letmein|welcome|iloveyou|abc123|admin|assay|0?1234\d*|(.)\1{3,}/gi;

/** Keys and letters that lie beside each other. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm'];
const LINES = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))];
/** So many of them in a row are one guess. */
const RUN = 4;

/** A text without runs along a line. */
function withoutRuns(text: string): string {
  let left = '';
  for (let at = 0; at < text.length; ) {
    let end = at + RUN;
    const runs = () => end <= text.length && LINES.some((line) => line.includes(text.slice(at, end)));
    while (runs()) end++;
    if (end === at + RUN) left += text[at++];
    else at = end - 1;
  }
  return left;
}

/** What must be left of a password besides what everybody guesses. */
const LEAST_OWN = 8;

/**
 * What a new password should be, when it is too easily guessed; null = it is good. Length is what protects, so that signs and digits are
 * not asked for (NIST SP 800-63B §5.1.1.2).
 */
export function weaknessOf(password: string, email: string): string | null {
  const text = password.normalize('NFKC').toLowerCase();
  if (new Set(text).size < LEAST_DIFFERENT) return `at least ${LEAST_DIFFERENT} different characters`;
  const [name = ''] = email.split('@');
  const known = name.length > 2 ? [email, name] : [email];
  const own = known.reduce((left, part) => left.replaceAll(part, ''), text).replace(GUESSED, '');
  const rest = withoutRuns(own);
  return rest.length < LEAST_OWN ? 'something that is not guessed first' : null;
}
