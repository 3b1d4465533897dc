/**
 * A keyboard layout, described by the characters on keys that distinguish layouts (codes of W3C UI Events
 * KeyboardEvent).
 */
interface KeyboardLayout {
  readonly name: string;
  readonly keys: { readonly [code: string]: string };
}

export const KEYBOARD_LAYOUTS: readonly KeyboardLayout[] = [
  {
    name: 'qwerty-us',
    keys: {
      KeyQ: 'q',
      KeyW: 'w',
      KeyY: 'y',
      KeyZ: 'z',
      Semicolon: ';',
      Quote: "'",
      BracketLeft: '[',
      Backslash: '\\',
    },
  },
  {
    name: 'qwerty-gb',
    keys: {
      KeyQ: 'q',
      KeyY: 'y',
      KeyZ: 'z',
      Semicolon: ';',
      Quote: "'",
      BracketLeft: '[',
      Backslash: '#',
      IntlBackslash: '\\',
    },
  },
  {
    name: 'qwertz-de',
    keys: { KeyQ: 'q', KeyY: 'z', KeyZ: 'y', Semicolon: 'ö', Quote: 'ä', BracketLeft: 'ü', Minus: 'ß' },
  },
  {
    name: 'qwertz-ch',
    keys: { KeyY: 'z', KeyZ: 'y', Semicolon: 'ö', Quote: 'ä', BracketLeft: 'ü', Minus: "'" },
  },
  {
    name: 'qwertz-hu',
    keys: { KeyY: 'z', KeyZ: 'y', Semicolon: 'é', Quote: 'á', BracketLeft: 'ő', Digit0: 'ö' },
  },
  {
    name: 'qwertz-cz',
    keys: { KeyY: 'z', KeyZ: 'y', Semicolon: 'ů', Quote: '§', BracketLeft: 'ú', Digit2: 'ě' },
  },
  {
    name: 'azerty-fr',
    keys: { KeyQ: 'a', KeyW: 'z', KeyA: 'q', KeyZ: 'w', Semicolon: 'm', Digit2: 'é', Quote: 'ù' },
  },
  {
    name: 'azerty-be',
    keys: {
      KeyQ: 'a',
      KeyW: 'z',
      KeyA: 'q',
      KeyZ: 'w',
      Semicolon: 'm',
      Digit2: 'é',
      Minus: ')',
      Digit6: '§',
    },
  },
  {
    name: 'qwerty-es',
    keys: { KeyQ: 'q', KeyY: 'y', Semicolon: 'ñ', Quote: '´', BracketLeft: '`', Backslash: 'ç' },
  },
  {
    name: 'qwerty-latam',
    keys: { KeyQ: 'q', KeyY: 'y', Semicolon: 'ñ', Quote: '{', BracketLeft: '´', Backslash: '}' },
  },
  {
    name: 'qwerty-it',
    keys: { KeyQ: 'q', KeyY: 'y', Semicolon: 'ò', Quote: 'à', BracketLeft: 'è', Backslash: 'ù' },
  },
  { name: 'qwerty-pt', keys: { KeyQ: 'q', KeyY: 'y', Semicolon: 'ç', Quote: 'º', BracketLeft: '+' } },
  { name: 'qwerty-br', keys: { KeyQ: 'q', KeyY: 'y', Semicolon: 'ç', Quote: '~', BracketLeft: '´' } },
  { name: 'qwerty-se', keys: { KeyQ: 'q', KeyY: 'y', Semicolon: 'ö', Quote: 'ä', BracketLeft: 'å' } },
  { name: 'qwerty-no', keys: { KeyQ: 'q', KeyY: 'y', Semicolon: 'ø', Quote: 'æ', BracketLeft: 'å' } },
  { name: 'qwerty-dk', keys: { KeyQ: 'q', KeyY: 'y', Semicolon: 'æ', Quote: 'ø', BracketLeft: 'å' } },
  {
    name: 'qwerty-pl',
    keys: { KeyQ: 'q', KeyY: 'y', KeyZ: 'z', Semicolon: ';', Quote: "'", Backquote: '`', IntlBackslash: '`' },
  },
  { name: 'qwerty-tr', keys: { KeyQ: 'q', KeyI: 'ı', Semicolon: 'ş', Quote: 'i', BracketLeft: 'ğ' } },
  { name: 'jcuken-ru', keys: { KeyQ: 'й', KeyW: 'ц', KeyE: 'у', Semicolon: 'ж', Quote: 'э' } },
  { name: 'dvorak-us', keys: { KeyQ: "'", KeyW: ',', KeyE: '.', KeyS: 'o', Semicolon: 's' } },
  { name: 'colemak-us', keys: { KeyQ: 'q', KeyE: 'f', KeyR: 'p', KeyS: 'r', Semicolon: 'o' } },
];
