/** Marks that browser extensions leave in every page: global names or CSS selectors. */
export const EXTENSION_MARKS: readonly (readonly [name: string, mark: string])[] = [
  ['metamask', 'ethereum'],
  ['phantom', 'phantom'],
  ['tronlink', 'tronWeb'],
  ['keplr', 'keplr'],
  ['react-devtools', '__REACT_DEVTOOLS_GLOBAL_HOOK__'],
  ['redux-devtools', '__REDUX_DEVTOOLS_EXTENSION__'],
  ['tampermonkey', 'GM_info'],
  ['grammarly', 'grammarly-desktop-integration, [data-gr-ext-installed]'],
  ['lastpass', '[data-lastpass-icon-root]'],
  ['1password', 'com-1password-button'],
  ['bitwarden', '#bit-notification-bar'],
  ['dark-reader', 'html[data-darkreader-mode]'],
  ['google-translate', 'html.translated-ltr, html.translated-rtl'],
];

/**
 * Names that browser automation leaves on the window, the document or its root element. A page is unlikely to
 * use any of them.
 */
export const DRIVER_MARKS: readonly RegExp[] = [
  /^\$?[cw]dc_[a-z0-9]{8,}/i,
  /^\$chrome_asyncScriptInfo$/,
  /^__\$webdriverAsyncExecutor$/,
  /^_*(webdriver|selenium|fxdriver)(_|-|$)/i,
  /^__driver_(evaluate|unwrapped)$/,
  /^(callSelenium|calledSelenium|_Selenium_IDE_Recorder|_WEBDRIVER_ELEM_CACHE|ChromeDriverw)$/,
  /^__(pw|playwright|puppeteer|nightmare|cypress|stagehand)/i,
  /^puppeteer_evaluation_script/,
  /^(callPhantom|_phantom|phantomas)$/,
  /^domAutomation(Controller)?$/,
  /^(awesomium|CefSharp|RunPerfTest|Cypress)$/,
];
