/**
 * Common values for an account that doesn't have enough traffic to count: screens in CSS pixels with the
 * larger side first, and browser families. From the public usage statistics of recent years.
 */
export const COMMON_RESOLUTIONS: ReadonlySet<string> = new Set(
  (
    '1920x1080 1536x864 1366x768 1440x900 1280x720 1600x900 1280x800 2560x1440 1680x1050 1280x1024 1920x1200 1024x768 ' +
    '3840x2160 2560x1600 1360x768 2048x1152 3440x1440 1470x956 1512x982 1710x1107 1728x1117 1792x1120 2048x1280 ' +
    '2560x1080 1707x1067 1707x960 1745x982 1829x1029 2194x1234 1097x617 1600x1200 1280x768 1344x756 1463x914 ' +
    '896x414 844x390 852x393 932x430 926x428 812x375 667x375 736x414 568x320 874x402 956x440 780x360 800x360 802x360 ' +
    '640x360 720x360 740x360 760x360 806x360 812x384 854x384 851x393 873x393 892x412 896x412 915x412 914x411 846x412 ' +
    '869x411 820x360 780x393 832x384 854x385 873x392 838x393 830x393 808x360 804x360 818x393 904x407 915x411 919x412 ' +
    '1024x768 1080x810 1180x820 1194x834 1112x834 1366x1024 1133x744 1210x834 1376x1032 1280x800 962x601 1205x753 ' +
    '1138x712 1336x800 1000x600 960x600 976x610'
  ).split(' '),
);

export const COMMON_BROWSERS: ReadonlySet<string> = new Set([
  'Chrome',
  'Safari',
  'Edge',
  'Firefox',
  'Samsung Internet',
  'Opera',
  'Brave',
  'UC Browser',
  'Yandex Browser',
  'Facebook',
  'Instagram',
  'Google Search App',
  'DuckDuckGo',
  'MIUI Browser',
  'Huawei Browser',
  'Vivaldi',
  'Chromium',
]);
