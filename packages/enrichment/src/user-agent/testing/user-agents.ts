import type { UserAgentFacts } from '../parse-user-agent';

interface LabelledUserAgent extends UserAgentFacts {
  readonly text: string;
}

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/157.0.0.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)';
const GALAXY = 'Mozilla/5.0 (Linux; Android 14; SM-S918B)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

function labelled(
  text: string,
  browser: string,
  version: string | null,
  os: string | null,
  device: UserAgentFacts['device_type'],
): LabelledUserAgent {
  return { text, browser, browser_version: version, os, device_type: device };
}

/** Strings in the present forms of the common clients, with what they should be read as. */
export const USER_AGENTS: readonly LabelledUserAgent[] = [
  labelled(`${WINDOWS} ${CHROME} Safari/537.36`, 'Chrome', '157.0.0.0', 'Windows 10', 'desktop'),
  labelled(`${MAC} ${CHROME} Safari/537.36`, 'Chrome', '157.0.0.0', 'macOS 10.15.7', 'desktop'),
  labelled(
    `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`,
    'Chrome',
    '157.0.0.0',
    'Linux',
    'desktop',
  ),
  labelled(
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`,
    'Chrome',
    '157.0.0.0',
    'ChromeOS 14541.0.0',
    'desktop',
  ),
  labelled(`${ANDROID} ${CHROME} Mobile Safari/537.36`, 'Chrome', '157.0.0.0', 'Android 14', 'mobile'),
  labelled(
    `Mozilla/5.0 (Linux; Android 13; Nokia T20) ${CHROME} Safari/537.36`,
    'Chrome',
    '157.0.0.0',
    'Android 13',
    'tablet',
  ),
  labelled(
    `Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/157.0.0.0 Mobile Safari/537.36`,
    'Chrome WebView',
    '157.0.0.0',
    'Android 14',
    'mobile',
  ),
  labelled(
    `${IPHONE} CriOS/157.0.1.2 Mobile/15E148 Safari/604.1`,
    'Chrome',
    '157.0.1.2',
    'iOS 17.1',
    'mobile',
  ),
  labelled(
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/157.0.0.0 Safari/537.36`,
    'Chrome Headless',
    '157.0.0.0',
    'Linux',
    'desktop',
  ),
  labelled(`${IPHONE} Version/17.1 Mobile/15E148 Safari/604.1`, 'Safari', '17.1', 'iOS 17.1', 'mobile'),
  labelled(
    `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1`,
    'Safari',
    '16.6',
    'iOS 16.6',
    'tablet',
  ),
  labelled(
    `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Safari/605.1.15`,
    'Safari',
    '17.1',
    'macOS 10.15.7',
    'desktop',
  ),
  labelled(`${IPHONE} Mobile/15E148`, 'Safari WebView', null, 'iOS 17.1', 'mobile'),
  labelled(
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox',
    '145.0',
    'Windows 10',
    'desktop',
  ),
  labelled(
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox',
    '145.0',
    'Ubuntu',
    'desktop',
  ),
  labelled(
    'Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
    'Firefox',
    '145.0',
    'Android 14',
    'mobile',
  ),
  labelled(`${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', '145.0', 'iOS 17.1', 'mobile'),
  labelled(`${WINDOWS} ${CHROME} Safari/537.36 Edg/157.0.0.0`, 'Edge', '157.0.0.0', 'Windows 10', 'desktop'),
  labelled(
    `${ANDROID} ${CHROME} Mobile Safari/537.36 EdgA/157.0.0.0`,
    'Edge',
    '157.0.0.0',
    'Android 14',
    'mobile',
  ),
  labelled(
    `${IPHONE} Version/17.0 EdgiOS/157.0.0.0 Mobile/15E148 Safari/604.1`,
    'Edge',
    '157.0.0.0',
    'iOS 17.1',
    'mobile',
  ),
  labelled(
    `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`,
    'Edge',
    '18.17763',
    'Windows 10',
    'desktop',
  ),
  labelled(`${WINDOWS} ${CHROME} Safari/537.36 OPR/123.0.0.0`, 'Opera', '123.0.0.0', 'Windows 10', 'desktop'),
  labelled(
    `${ANDROID} ${CHROME} Mobile Safari/537.36 OPR/86.0.0.0`,
    'Opera',
    '86.0.0.0',
    'Android 14',
    'mobile',
  ),
  labelled(
    'Opera/9.80 (Android; Opera Mini/36.2.2254/191.256; U; en) Presto/2.12.423 Version/12.16',
    'Opera Mini',
    '36.2.2254',
    'Android',
    'mobile',
  ),
  labelled(
    `${GALAXY} AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    '29.0',
    'Android 14',
    'mobile',
  ),
  labelled(
    `Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Safari/537.36`,
    'Samsung Internet',
    '29.0',
    'Android 14',
    'tablet',
  ),
  labelled(
    `${WINDOWS} ${CHROME} YaBrowser/25.10.0.0 Safari/537.36`,
    'Yandex Browser',
    '25.10.0.0',
    'Windows 10',
    'desktop',
  ),
  labelled(
    `${WINDOWS} ${CHROME} Safari/537.36 Vivaldi/7.6.3797.63`,
    'Vivaldi',
    '7.6.3797.63',
    'Windows 10',
    'desktop',
  ),
  labelled(
    `${IPHONE} Version/17.1 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
    'DuckDuckGo',
    '7',
    'iOS 17.1',
    'mobile',
  ),
  labelled(
    `Mozilla/5.0 (Linux; U; Android 13; en-US; M2101) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.9.0.1330 Mobile Safari/537.36`,
    'UC Browser',
    '13.9.0.1330',
    'Android 13',
    'mobile',
  ),
  labelled(
    'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'IE',
    '11.0',
    'Windows 7',
    'desktop',
  ),
  labelled(
    'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.0; Trident/5.0)',
    'IE',
    '9.0',
    'Windows Vista',
    'desktop',
  ),
  labelled(
    `${IPHONE} Mobile/21B74 [FBAN/FBIOS;FBAV/440.0.0.30.107;FBDV/iPhone14,5;FBSN/iOS]`,
    'Facebook',
    '440.0.0.30',
    'iOS 17.1',
    'mobile',
  ),
  labelled(
    `${IPHONE} Mobile/21B74 Instagram 308.0.1.19.107 (iPhone14,5; iOS 17_1)`,
    'Instagram',
    '308.0.1.19',
    'iOS 17.1',
    'mobile',
  ),
  labelled(
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.43(0x18002b2f) NetType/WIFI Language/en`,
    'WeChat',
    '8.0.43',
    'iOS 17.1',
    'mobile',
  ),
  labelled(`${IPHONE} GSA/290.0.580 Mobile/15E148 Safari/604.1`, 'Google', '290.0.580', 'iOS 17.1', 'mobile'),
  labelled(
    `Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.4.1 like Chrome/120.0.0.0 Safari/537.36`,
    'Amazon Silk',
    '120.4.1',
    'Fire OS',
    'tablet',
  ),
  labelled(
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/3.1 Chrome/76.0.3809.146 TV Safari/537.36',
    'Samsung Internet',
    '3.1',
    'Tizen 6.0',
    'tv',
  ),
  labelled(
    'Mozilla/5.0 (PlayStation; PlayStation 5/8.00) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Safari/605.1.15',
    'PlayStation',
    '8.00',
    'PlayStation 5',
    'console',
  ),
  labelled(
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Googlebot',
    '2.1',
    null,
    'bot',
  ),
  labelled(
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
    'Bingbot',
    '2.0',
    null,
    'bot',
  ),
  labelled('curl/8.5.0', 'curl', '8.5.0', null, 'bot'),
  labelled('python-requests/2.32.3', 'Python Requests', '2.32.3', null, 'bot'),
  labelled('Mozilla/5.0 (compatible; ExampleCrawler/1.0; +https://example.org)', 'Bot', '1.0', null, 'bot'),
];
