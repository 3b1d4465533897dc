/** One provider's name under many endings; `<name>.<ending>` is free for every listed ending. */
interface FreemailFamily {
  readonly names: string;
  readonly endings: string;
}

const COUNTRY_ENDINGS =
  'ae am ar at az ba be bg bo by ca ch cl cn co co.cr co.hu co.id co.il co.in co.jp co.ke co.kr co.nz co.th co.ug co.uk co.ve co.za com com.ar com.au com.bd com.bo com.br com.co com.cy com.do com.ec com.eg com.gh com.gr com.gt com.hk com.hr com.jm com.kh com.kw com.lb com.mt com.mx com.my com.ng com.ni com.np com.om com.pa com.pe com.ph com.pk com.pl com.pr com.pt com.py com.qa com.sa com.sg com.sv com.tn com.tr com.tw com.ua com.uy com.ve com.vn cr cz de dk do dz ec ee es eu fi fr ge gr gt hk hn hr hu id ie in is it jo jp ke kg kr kw kz la lb li lk lt lu lv ma md me mk mn mu mx my net net.au net.cn ng ni nl no nz org pa pe ph pk pl pr pt py qa ro rs ru sa se sg si sk sn su sv tn tr tw ua uy uz ve vn';

/** Families of mail domains. Endings repeat on purpose where a provider covers nearly every country. */
export const FREEMAIL_FAMILIES: readonly FreemailFamily[] = [
  { names: 'yahoo ymail rocketmail aol', endings: COUNTRY_ENDINGS },
  { names: 'hotmail live outlook msn windowslive', endings: COUNTRY_ENDINGS },
  {
    names: 'aim',
    endings:
      'com net org at be ch cl co.nz co.uk com.ar com.au com.br com.co com.mx com.tr com.ve cz de dk es fi fr hk hu in it jp kr nl pl ru se tw',
  },
  {
    names: 'gmx',
    endings:
      'at be biz ca cc ch cn co co.in co.uk com com.br com.my com.tr cz de dk es eu fr gr hk hr hu ie in info it li lt lu lv me net nl org ph pl pt ro ru se sg si sk sk tm tw us',
  },
  {
    names: 'yandex',
    endings: 'az by co.il com com.ge com.tr com.ua ee fr kg kz lt lv md net org pl ru tj tm ua uz',
  },
  { names: 'lycos', endings: 'at ch co.jp co.kr co.uk com de es fr it nl' },
  { names: 'excite', endings: 'at ca co.jp co.uk com de es fr it nl' },
  { names: 'caramail', endings: 'com fr dz ma' },
  { names: 'freemail', endings: 'c3.hu com com.au com.pk de et gr hu it lt ms org.mk pl ru' },
  { names: 'fastmail', endings: 'ca cn co.uk com com.au de es fm fr im in jp mx net nl org se to tw uk us' },
  {
    names: 'mail',
    endings:
      'am az be bg bulgaria.com by com cz de dk ee es gr hu ir it kg kz lt lv md mn org pf pt ro ru sy tj ua uz',
  },
  { names: 'inbox', endings: 'com ee eu lt lv kz ru uz' },
  { names: 'hushmail hush', endings: 'com me ai' },
  { names: 'tiscali', endings: 'at be ch co.uk co.za com cz de dk es fr it nl no se' },
  { names: 'tiscalinet', endings: 'be ch it' },
  { names: 'wanadoo', endings: 'be co.uk dk es fr nl' },
  { names: 'chello', endings: 'at be cz fr hu nl no pl se sk' },
  { names: 'upcmail', endings: 'at ch cz hu ie net nl pl ro sk' },
  { names: 'tele2', endings: 'at be ch com de ee es fr it lt lv nl no se' },
  { names: 'netscape', endings: 'com net ca co.uk de' },
  { names: 'compuserve', endings: 'com de fr' },
  { names: 'zoho zohomail', endings: 'com eu in com.au com.cn jp' },
  { names: 'protonmail proton tuta tutanota tutamail', endings: 'ch com de io me' },
  { names: 'rediffmail', endings: 'com co.in in' },
  { names: 'terra', endings: 'cl com com.br com.co com.gt com.mx com.pe com.sv com.ve es' },
  { names: 'latinmail', endings: 'cl com com.co' },
  { names: 'googlemail', endings: 'com co.uk de' },
];

/** Patterns for whole families of names. Each must be anchored and free of nested repetition. */
export const FREEMAIL_PATTERNS: readonly { readonly pattern: RegExp; readonly provider: string }[] = [
  { pattern: /^mail2[a-z0-9-]+\.com$/, provider: 'mail2world vanity names' },
  { pattern: /^city-of-[a-z]+\.(?:com|net|org)$/, provider: 'city vanity names' },
  {
    pattern:
      /^from(?:alabama|alaska|arizona|arkansas|california|connecticut|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|louisiana|maine|maryland|massachusetts|miami|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|newhampshire|newjersey|newmexico|newyork|northcarolina|northdakota|ohio|oklahoma|oregon|pennsylvania|rhodeisland|southcarolina|southdakota|tennessee|texas|utah|vermont|virginia|washington|washingtondc|westvirginia|wisconsin|wyoming)\.(?:com|net)$/,
    provider: 'home-state vanity names (fromtexas.com)',
  },
  {
    pattern: /^(?:e-?mail|free-?mail|web-?mail|mail)\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    provider: 'the bare word under a country',
  },
];

/**
 * A name that ends in "mail" usually is a mail service. The exceptions are newspapers, carriers, software,
 * and words of disposable services, which only the lists may classify.
 */
export const MAIL_SERVICE_NAME = /^[a-z0-9-]*[a-z0-9]mail$/;
export const NO_MAIL_SERVICE_NAME =
  /(?:daily|sunday|courier|evening|gazette|and|royal|direct|send|chain|black|birmingham|hull)-?mail$|temp|trash|spam|fake|minute|throw|dispos|guerr|burn|drop|anon|wegwerf|once|junk|bounce/;

/** Providers whose customers have mailboxes on subdomains (`user@nc.rr.com`, `user@blue.ocn.ne.jp`). */
export const FREEMAIL_PARENTS: readonly string[] =
  'rr.com usa.com zzn.com sympatico.ca ocn.ne.jp plala.or.jp so-net.ne.jp dion.ne.jp biglobe.ne.jp odn.ne.jp hi-ho.ne.jp vodafone.ne.jp softbank.ne.jp ezweb.ne.jp zaq.ne.jp eonet.ne.jp nifty.com auone-net.jp tnc.ne.jp hinet.net seed.net.tw freeserve.co.uk fsnet.co.uk fslife.co.uk fsworld.co.uk fsbusiness.co.uk demon.co.uk pipex.com inet.fi t-com.hr htnet.hr paknet.com.pk vnn.vn jaring.my satnet.net forthnet.gr prodigy.net ukr.net interia.pl onet.pl neostrada.pl hush.com netcom.com blackberry.net blackberry.com'.split(
    ' ',
  );
