import type { Catalogue } from '../message';

/** Built-in rules on cards, transactions, velocity and trust. */
export const PAYMENT_RULES: Catalogue = {
  // Card
  'Unrecognized card BIN': 'Unbekannte Karten-BIN',
  'Prepaid card': 'Prepaid-Karte',
  'Gift card': 'Geschenkkarte',
  'Virtual card': 'Virtuelle Karte',
  'Card BIN without a known bank': 'Karten-BIN ohne bekannte Bank',
  'Business card with a free email address': 'Firmenkarte mit kostenloser E-Mail-Adresse',
  'Premium card on an account less than 1 day old': 'Premium-Karte auf einem Konto, das jünger als 1 Tag ist',
  'Card BIN has fewer than 6 digits': 'Karten-BIN hat weniger als 6 Ziffern',
  'Card country differs from user country': 'Land der Karte weicht vom Land des Kunden ab',
  'Card country differs from billing country': 'Land der Karte weicht vom Rechnungsland ab',
  'Card country differs from shipping country': 'Land der Karte weicht vom Lieferland ab',
  'Card country differs from IP country': 'Land der Karte weicht vom Land der IP-Adresse ab',
  'Card, IP and user countries all differ': 'Länder von Karte, IP-Adresse und Kunde sind verschieden',
  'Card country differs from phone country': 'Land der Karte weicht vom Land der Telefonnummer ab',
  'Card issued in a high-risk country': 'Karte aus einem Hochrisikoland',
  'Wrong CVV': 'Falsche CVV',
  "AVS: street and postcode don't match": 'AVS: Straße und Postleitzahl stimmen nicht überein',
  'AVS: only street or only postcode matches': 'AVS: nur Straße oder nur Postleitzahl stimmt überein',
  "AVS: address couldn't be checked": 'AVS: Adresse konnte nicht geprüft werden',
  '3-D Secure refused': '3-D Secure abgelehnt',
  '3-D Secure not completed': '3-D Secure nicht abgeschlossen',
  'Expired card': 'Abgelaufene Karte',
  'Strong customer authentication failed': 'Starke Kundenauthentifizierung fehlgeschlagen',
  'Name on card differs from user name': 'Name auf der Karte weicht vom Namen des Kunden ab',
  'Name on card is only partly similar to user name':
    'Name auf der Karte ähnelt dem Namen des Kunden nur teilweise',
  'Placeholder name on card': 'Platzhalter als Name auf der Karte',
  'Digits in name on card': 'Ziffern im Namen auf der Karte',
  'Random name on card': 'Zufälliger Name auf der Karte',
  'CVV, address and 3-D Secure checks all failed':
    'Prüfungen von CVV, Adresse und 3-D Secure alle fehlgeschlagen',

  // Transaction
  'Payment within 10 minutes of registration': 'Zahlung innerhalb von 10 Minuten nach der Registrierung',
  'Account less than 1 day old': 'Konto jünger als 1 Tag',
  'Account less than 7 days old': 'Konto jünger als 7 Tage',
  'Withdrawal within 24 hours of registration': 'Auszahlung innerhalb von 24 Stunden nach der Registrierung',
  'Registration date in the future': 'Registrierungsdatum in der Zukunft',
  'Suspended or closed account': 'Gesperrtes oder geschlossenes Konto',
  'Withdrawal by an unverified user': 'Auszahlung eines nicht verifizierten Kunden',
  'Negative amount': 'Negativer Betrag',
  'Card payment of at most 1 currency unit': 'Kartenzahlung von höchstens 1 Währungseinheit',
  'Withdrawal above the balance': 'Auszahlung über dem Guthaben',
  'Withdrawal of almost the whole balance': 'Auszahlung fast des gesamten Guthabens',
  'Order with 20 or more different items': 'Bestellung mit 20 oder mehr verschiedenen Artikeln',
  'Payment by voucher, gift card or cryptocurrency':
    'Zahlung mit Gutschein, Geschenkkarte oder Kryptowährung',
  'Express delivery to a postcode other than the billing postcode':
    'Expresslieferung an eine andere Postleitzahl als die der Rechnung',
  'Remote-control tool named in the transaction text': 'Fernwartungsprogramm im Transaktionstext',
  'Web address in the transaction text': 'Webadresse im Transaktionstext',
  'Bonus claimed over a VPN, proxy or Tor': 'Bonus über VPN, Proxy oder Tor angefordert',
  'Discount code with a random email name': 'Rabattcode mit zufälligem Namen der E-Mail-Adresse',
  'Bonus with a forwarding or disposable email address':
    'Bonus mit Weiterleitungs- oder Wegwerf-E-Mail-Adresse',
  'Merchant less than 7 days old': 'Händler jünger als 7 Tage',
  'Credentials changed over a VPN, proxy or Tor from a new IP':
    'Zugangsdaten über VPN, Proxy oder Tor von einer neuen IP-Adresse geändert',

  // Velocity
  '10 or more transactions from one IP in 1 hour':
    '10 oder mehr Transaktionen von einer IP-Adresse in 1 Stunde',
  '30 or more transactions from one IP in 1 hour':
    '30 oder mehr Transaktionen von einer IP-Adresse in 1 Stunde',
  '3 or 4 cards from one IP in 1 hour': '3 oder 4 Karten von einer IP-Adresse in 1 Stunde',
  '5 or more cards from one IP in 1 hour': '5 oder mehr Karten von einer IP-Adresse in 1 Stunde',
  '5 or more users from one IP in 24 hours': '5 oder mehr Kunden von einer IP-Adresse in 24 Stunden',
  '15 or more users from one IP in 24 hours': '15 oder mehr Kunden von einer IP-Adresse in 24 Stunden',
  '2 or more declined transactions from one IP in 24 hours':
    '2 oder mehr abgelehnte Transaktionen von einer IP-Adresse in 24 Stunden',
  '5 or more declined transactions from one IP in 24 hours':
    '5 oder mehr abgelehnte Transaktionen von einer IP-Adresse in 24 Stunden',
  '3 or more cards with one email in 24 hours': '3 oder mehr Karten mit einer E-Mail-Adresse in 24 Stunden',
  '10 or more transactions of one user in 1 hour': '10 oder mehr Transaktionen eines Kunden in 1 Stunde',
  '30 or more transactions of one user in 1 hour': '30 oder mehr Transaktionen eines Kunden in 1 Stunde',
  '3 cards of one user in 24 hours': '3 Karten eines Kunden in 24 Stunden',
  '4 or more cards of one user in 24 hours': '4 oder mehr Karten eines Kunden in 24 Stunden',
  '2 IP countries of one user in 24 hours': '2 IP-Länder eines Kunden in 24 Stunden',
  '3 or more IP countries of one user in 24 hours': '3 oder mehr IP-Länder eines Kunden in 24 Stunden',
  'User was declined in the last 7 days': 'Kunde in den letzten 7 Tagen abgelehnt',
  'User was declined 3 or more times in the last 7 days':
    'Kunde in den letzten 7 Tagen mindestens dreimal abgelehnt',
  "Amount over 3 times the user's average": 'Betrag über dem Dreifachen des Durchschnitts des Kunden',
  "Daily spending over 10 times the user's average amount":
    'Tagesausgaben über dem Zehnfachen des Durchschnittsbetrags des Kunden',
  '2 transactions of one user within 3 seconds': '2 Transaktionen eines Kunden innerhalb von 3 Sekunden',
  'Known user pays with a new card from a new IP':
    'Bekannter Kunde zahlt mit einer neuen Karte von einer neuen IP-Adresse',
  'Known user withdraws from a new IP': 'Auszahlung eines bekannten Kunden von einer neuen IP-Adresse',
  'Known user changes credentials from a new IP':
    'Bekannter Kunde ändert Zugangsdaten von einer neuen IP-Adresse',
  '5 or more attempts with one card in 1 hour': '5 oder mehr Versuche mit einer Karte in 1 Stunde',
  '10 or more attempts with one card in 1 hour': '10 oder mehr Versuche mit einer Karte in 1 Stunde',
  '2 users of one card in 7 days': '2 Kunden mit derselben Karte in 7 Tagen',
  '3 or more users of one card in 7 days': '3 oder mehr Kunden mit derselben Karte in 7 Tagen',
  'Card declined in the last 7 days': 'Karte in den letzten 7 Tagen abgelehnt',
  'Card declined 3 or more times in the last 7 days':
    'Karte in den letzten 7 Tagen mindestens dreimal abgelehnt',
  '3 or more users of one phone number in 30 days':
    '3 oder mehr Kunden mit derselben Telefonnummer in 30 Tagen',
  '3 or 4 cards to one shipping address in 7 days': '3 oder 4 Karten mit derselben Lieferadresse in 7 Tagen',
  '5 or more cards to one shipping address in 7 days':
    '5 oder mehr Karten mit derselben Lieferadresse in 7 Tagen',
  '3 or more users with the same password in 7 days': '3 oder mehr Kunden mit demselben Passwort in 7 Tagen',
  '2 users of one bank account in 30 days': '2 Kunden mit demselben Bankkonto in 30 Tagen',
  '3 or more users of one bank account in 30 days': '3 oder mehr Kunden mit demselben Bankkonto in 30 Tagen',
  'Card testing: 8 or more cards from one IP in 1 hour':
    'Kartentest: 8 oder mehr Karten von einer IP-Adresse in 1 Stunde',
  'Credential stuffing: 50 or more users sign in from one IP in 24 hours':
    'Credential Stuffing: 50 oder mehr Kunden melden sich in 24 Stunden von einer IP-Adresse an',
  '3 or 4 users of one device in 7 days': '3 oder 4 Kunden desselben Geräts in 7 Tagen',
  '5 or more users of one device in 7 days': '5 oder mehr Kunden desselben Geräts in 7 Tagen',

  // Trust
  'User has used this IP before': 'Kunde hat diese IP-Adresse schon verwendet',
  'User has used this card before': 'Kunde hat diese Karte schon verwendet',
  'Account is 90 days to 1 year old': 'Konto ist 90 Tage bis 1 Jahr alt',
  'Account is more than 1 year old': 'Konto ist älter als 1 Jahr',
  'Strong customer authentication succeeded': 'Starke Kundenauthentifizierung erfolgreich',
  'Billing address and CVV confirmed': 'Rechnungsadresse und CVV bestätigt',
  'IP within 50 km of user': 'IP-Adresse höchstens 50 km vom Kunden entfernt',
  'Phone, IP and user countries match': 'Länder von Telefonnummer, IP-Adresse und Kunde stimmen überein',
  'Name on card matches user name': 'Name auf der Karte stimmt mit dem Namen des Kunden überein',
  'Email address is 1 to 4 years old': 'E-Mail-Adresse ist 1 bis 4 Jahre alt',
  'Email address is more than 4 years old': 'E-Mail-Adresse ist älter als 4 Jahre',
  'Protected custom email domain, more than 5 years old':
    'Geschützte eigene E-Mail-Domain, älter als 5 Jahre',
  'University or government IP': 'IP-Adresse einer Hochschule oder Behörde',
};
