/**
 * Well-known domains that fraudsters imitate, one owner per line: the main domain first, then other domains of
 * the same owner. Source: this project's table; the owners are the brands that the APWG's Phishing Activity
 * Trends Reports (2023 to 2026) name most often, and large mailbox providers, banks and marketplaces.
 */
export const IMITATED_DOMAINS: readonly string[] = `
gmail.com googlemail.com
google.com googlepay.com google.org
outlook.com outlook.de outlook.fr
hotmail.com hotmail.co.uk hotmail.fr
yahoo.com yahooinc.com
icloud.com
protonmail.com proton.me
yandex.ru yandex.com
rediffmail.com
fastmail.com
microsoft.com microsoftonline.com microsoftsupport.com
office365.com
onedrive.com
linkedin.com
facebook.com facebookmail.com
instagram.com
whatsapp.com
telegram.org
tiktok.com tiktokshop.com
snapchat.com
twitter.com
pinterest.com
discord.com discordapp.com
netflix.com
spotify.com
steampowered.com steamcommunity.com
roblox.com
epicgames.com
playstation.com
nintendo.com
paypal.com paypal.me paypalobjects.com paypal-corp.com
venmo.com
cash.app cashapp.com
zellepay.com
klarna.com
afterpay.com
revolut.com
transferwise.com
moneygram.com
westernunion.com
payoneer.com
skrill.com
neteller.com
worldpay.com
adyen.com
mastercard.com
americanexpress.com aexp.com
coinbase.com
binance.com
kraken.com
metamask.io
opensea.io
bitfinex.com
trustwallet.com
bankofamerica.com
wellsfargo.com wellsfargoadvisors.com
jpmorgan.com jpmorganchase.com chase.com
citibank.com citi.com citigroup.com
capitalone.com
usbank.com
hsbc.com hsbc.co.uk
barclays.com barclays.co.uk
natwest.com
lloydsbank.com lloydsbank.co.uk
santander.com santander.co.uk santanderbank.com
bnpparibas.com bnpparibas.fr
credit-agricole.fr creditagricole.fr
societegenerale.com societegenerale.fr
labanquepostale.fr
deutsche-bank.de deutschebank.com
commerzbank.de commerzbank.com
sparkasse.de
postbank.de
unicredit.it unicreditgroup.eu
intesasanpaolo.com
rabobank.nl rabobank.com
abnamro.nl abnamro.com
bbva.com bbva.es
caixabank.es caixabank.com
itau.com.br itaubank.com.br
bradesco.com.br
nubank.com.br
mercadolibre.com mercadolibre.com.ar mercadolivre.com.br
mercadopago.com mercadopago.com.ar mercadopago.com.br
rakuten.com rakuten.co.jp
mercari.com mercari.jp
amazon.com amazon.co.uk amazon.de amazon.fr amazon.co.jp amazonaws.com amazonpay.com amazon.in
alibaba.com
aliexpress.com
ebay.com ebay.co.uk ebay.de
walmart.com
shopify.com
etsy.com
zalando.com zalando.de
flipkart.com
lazada.com
shopee.com
airbnb.com
expedia.com
tripadvisor.com
uber.com
doordash.com
deliveroo.co.uk deliveroo.com
fedex.com
dpd.com dpd.de dpd.co.uk
hermesworld.com myhermes.co.uk
royalmail.com
laposte.fr
chronopost.fr
correos.es
colissimo.fr
correios.com.br
auspost.com.au
canadapost.ca
docusign.com docusign.net
dropbox.com dropboxmail.com
adobe.com
wetransfer.com
salesforce.com
mailchimp.com
godaddy.com
cloudflare.com
github.com
gitlab.com
samsung.com samsungpay.com
huawei.com
xiaomi.com
vodafone.com vodafone.de vodafone.co.uk
telefonica.com
verizon.com verizonwireless.com
comcast.net comcast.com
xfinity.com
t-mobile.com
swisscom.com swisscom.ch
mcafee.com
kaspersky.com
geeksquad.com
bestbuy.com
ikea.com
`
  .trim()
  .split('\n');

/**
 * Well-known domains whose name is an ordinary word or a short one. Other companies use the word, so added
 * words don't show imitation; only look-alike characters do.
 */
export const IMITATED_WORDS: readonly string[] = `
apple.com
live.com
proton.me
chase.com
target.com
discover.com
stripe.com
square.com
orange.fr orange.com
delta.com
shell.com
steam.com
wise.com
booking.com
ledger.com
blockchain.com
telekom.de
signal.org
norton.com nortonlifelock.com
visa.com
zoom.us
slack.com
meta.com
`
  .trim()
  .split('\n');

/**
 * Words that phishing domains add to a name. Source: this project's table, from the word lists of published
 * studies on combosquatting (Kintis et al., "Hiding in Plain Sight", ACM CCS 2017, table 6).
 */
export const ADDED_WORDS: readonly string[] =
  'accounts account admin alerts alert auth authorize billing bonus care case center centre claim client clients confirm contact customer customers customerservice delivery desk email gift giveaway help helpdesk helpline id info login logon mail member my notice notification notifications notify official online parcel password pay payment payments portal prize promo protect protection recover recovery refund refunds resolution reward rewards safe safety secure secured security service services signin support team tracking unlock update updates user validation verification verified verify web webmail'.split(
    ' ',
  );

/** Mailbox providers whose misspellings get a suggestion, the most used first. */
export const SUGGESTED_PROVIDERS: readonly string[] =
  'gmail.com hotmail.com outlook.com yahoo.com icloud.com protonmail.com googlemail.com rediffmail.com yandex.ru comcast.net verizon.net sbcglobal.net bellsouth.net rocketmail.com fastmail.com tutanota.com t-online.de freenet.de hotmail.fr hotmail.co.uk yahoo.co.uk yahoo.fr orange.fr wanadoo.fr laposte.net libero.it virgilio.it hotmail.it hotmail.es yahoo.es yahoo.com.br hotmail.com.br uol.com.br naver.com daum.net yahoo.co.jp yahoo.co.in rambler.ru seznam.cz interia.pl aol.com live.com gmx.de web.de gmx.net mail.ru msn.com live.co.uk live.fr'.split(
    ' ',
  );
