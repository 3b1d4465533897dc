/**
 * Fonts that distinguish systems and installations: those of Windows, macOS, iOS, Android, ChromeOS and Linux
 * desktops, and those that office and design programs add.
 */
export const FONTS: readonly string[] = (
  'Agency FB|Algerian|American Typewriter|Andale Mono|Apple Chancery|Apple Color Emoji|Apple SD Gothic Neo|Arial|' +
  'Arial Black|Arial Narrow|Arial Unicode MS|Avenir|Avenir Next|Bahnschrift|Bell MT|Bodoni MT|Book Antiqua|' +
  'Bookman Old Style|Calibri|Cambria|Candara|Cantarell|Carlito|Century|Century Gothic|Chalkboard|Cochin|Comic Sans MS|' +
  'Consolas|Constantia|Copperplate|Corbel|Courier New|DejaVu Sans|DejaVu Sans Mono|Didot|Droid Sans|Ebrima|Fira Code|' +
  'Fira Sans|Franklin Gothic Medium|FreeSans|Futura|Gabriola|Gadugi|Garamond|Geneva|Georgia|Gill Sans|Gill Sans MT|' +
  'Helvetica|Helvetica Neue|Hiragino Sans|Hoefler Text|Impact|Ink Free|Iosevka|JetBrains Mono|Javanese Text|' +
  'Leelawadee UI|Liberation Mono|Liberation Sans|Lucida Bright|Lucida Console|Lucida Grande|Lucida Sans Unicode|' +
  'MS Gothic|MS Outlook|MS PGothic|MT Extra|MV Boli|Malgun Gothic|Marlett|Meiryo|Menlo|Microsoft Himalaya|' +
  'Microsoft JhengHei|Microsoft YaHei|MingLiU|Monaco|Monotype Corsiva|Myanmar Text|Myriad Pro|Nimbus Sans|' +
  'Nirmala UI|Noto Color Emoji|Noto Sans|Noto Sans CJK JP|Noto Serif|Open Sans|Optima|Palatino|Palatino Linotype|Papyrus|' +
  'PingFang SC|Roboto|Rockwell|SF Pro Text|Segoe Fluent Icons|Segoe Print|Segoe UI|Segoe UI Emoji|Segoe UI Variable|' +
  'SimSun|Sitka Text|Skia|Source Code Pro|Source Sans Pro|Sylfaen|Symbol|Tahoma|Times|Times New Roman|Trebuchet MS|' +
  'Tw Cen MT|URW Gothic|Ubuntu|Ubuntu Mono|Univers|Verdana|Webdings|Wingdings|Yu Gothic|Zapfino'
).split('|');
