import type { Catalogue } from '../message';

/** Gallery of rule templates. */
export const RULE_TEMPLATES: Catalogue = {
  'Rule templates': 'Regelvorlagen',
  Templates: 'Vorlagen',
  'Rules for common fraud patterns. Adjust the numbers and run a backtest before you save.':
    'Regeln für häufige Betrugsmuster. Passen Sie die Zahlen an und starten Sie vor dem Speichern einen Backtest.',
  'Search templates': 'Vorlagen suchen',
  Topic: 'Thema',
  'No matching templates.': 'Keine passenden Vorlagen.',
  'Use template': 'Vorlage verwenden',
  'Use template: {name}': 'Vorlage verwenden: {name}',
  Payments: 'Zahlungen',
  Accounts: 'Konten',
  'Contact data': 'Kontaktdaten',
  Devices: 'Geräte',
  'IP addresses': 'IP-Adressen',
  'More than 3 cards on one device in 24 hours': 'Mehr als 3 Karten auf einem Gerät in 24 Stunden',
  'Card testing: one device tries stolen card numbers.':
    'Kartentests: Ein Gerät probiert gestohlene Kartennummern.',
  'A user adds cards until one is accepted.': 'Ein Kunde fügt Karten hinzu, bis eine angenommen wird.',
  'Amount above 5 times the user’s average': 'Betrag über dem Fünffachen des Durchschnitts des Kunden',
  'A taken-over account spends more than its owner usually does.':
    'Ein übernommenes Konto gibt mehr aus als sein Inhaber.',
  'Large first payment by a new user': 'Hohe erste Zahlung eines neuen Kunden',
  'Fraudsters use stolen cards on new accounts right away.':
    'Neue Konten mit gestohlenen Karten kaufen sofort.',
  'Card and IP address from different countries': 'Karte und IP-Adresse aus verschiedenen Ländern',
  'The card’s country differs from the IP country.': 'Das Land der Karte weicht vom Land der IP-Adresse ab.',
  'Card declined more than twice in 7 days': 'Mehr als 2 Ablehnungen der Karte in 7 Tagen',
  'A declined card is tried again.': 'Eine abgelehnte Karte wird erneut probiert.',
  'Several accounts share a card.': 'Mehrere Konten teilen sich eine Karte.',
  'More than 3 users on one device in 7 days': 'Mehr als 3 Kunden auf einem Gerät in 7 Tagen',
  'One person uses several accounts to collect bonuses or move money.':
    'Eine Person nutzt mehrere Konten, etwa für Boni oder als Finanzagent.',
  'Transactions from more than 2 countries in 24 hours': 'Transaktionen aus mehr als 2 Ländern in 24 Stunden',
  'Several people use one account.': 'Mehrere Personen nutzen ein Konto.',
  'Accounts that one person created in series share a password.':
    'Konten, die eine Person in Serie anlegt, haben dasselbe Passwort.',
  'Email from a disposable domain': 'E-Mail-Adresse einer Wegwerf-Domain',
  'The address works for only a few minutes.': 'Die Adresse ist nur wenige Minuten gültig.',
  'One phone number confirms several accounts.': 'Eine Telefonnummer bestätigt mehrere Konten.',
  'An account pays from a place that it never used.':
    'Zahlungen kommen von einem Ort, der für das Konto neu ist.',
  'More than 5 transactions on one device in 1 hour': 'Mehr als 5 Transaktionen auf einem Gerät in 1 Stunde',
  'A script sends requests from one device.': 'Ein Skript sendet Anfragen von einem Gerät.',
  'Connection through Tor': 'Verbindung über Tor',
  'The customer hides the IP address.': 'Der Kunde verbirgt die IP-Adresse.',
  'Harmful IP address': 'Schädliche IP-Adresse',
  'The IP address is on a list of attackers.': 'Die IP-Adresse steht auf einer Liste von Angreifern.',
  'The customer isn’t in the account’s country.': 'Der Kunde befindet sich nicht im Land des Kontos.',
  'More than 10 transactions from one IP in 1 hour':
    'Mehr als 10 Transaktionen von einer IP-Adresse in 1 Stunde',
  'Attacks from one network send many requests.': 'Bei Angriffen kommen viele Anfragen aus einem Netz.',
};
