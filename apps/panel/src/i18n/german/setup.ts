import type { Catalogue } from '../message';

/** Texts of the setup page. */
export const SETUP: Catalogue = {
  'Setup guide': 'Einrichtung',
  'Set up your account': 'Konto einrichten',
  'Skip setup': 'Einrichtung überspringen',
  'Skip this step': 'Diesen Schritt überspringen',
  Continue: 'Weiter',
  'Setup steps': 'Schritte der Einrichtung',
  'Setup progress': 'Fortschritt der Einrichtung',
  'Couldn’t load the setup': 'Einrichtung konnte nicht geladen werden',
  'needs attention': 'zu prüfen',
  'Load feeds and watchlists': 'Feeds und Watchlists laden',
  'Set currency and time zone': 'Währung und Zeitzone festlegen',
  'Choose sample data': 'Beispieldaten auswählen',
  'Send your first transaction': 'Erste Transaktion senden',
  'The server downloads {count} free feeds and lists from their publishers. It sends no transaction data.':
    'Der Server lädt {count} kostenlose Feeds und Listen von ihren Herausgebern. Er sendet keine Transaktionsdaten.',
  'Download now': 'Jetzt laden',
  'Download now and daily': 'Jetzt und täglich laden',
  'The operator of this installation downloads the data for all accounts.':
    'Der Betreiber dieser Installation lädt die Daten für alle Konten.',
  'Update automatically': 'Automatisch aktualisieren',
  'Couldn’t start the download': 'Das Laden konnte nicht gestartet werden',
  'A value whose source isn’t loaded is unknown, never false.':
    'Ist die Quelle eines Werts nicht geladen, ist der Wert „unbekannt“, nicht „nein“.',
  'All data sources': 'Alle Datenquellen',
  '{failed} failed': '{failed} fehlgeschlagen',
  '{loaded} of {all} loaded': '{loaded} von {all} geladen',
  '{count, plural, one {# source} other {# sources}}': '{count, plural, one {# Quelle} other {# Quellen}}',
  '{count} licenses': '{count} Lizenzen',
  '{rows} rows': '{rows} Zeilen',
  'Sanctions and watchlists': 'Sanktionen und Watchlists',
  'Screens names against official lists, such as OFAC, UN and UK.':
    'Prüft Namen gegen amtliche Listen, zum Beispiel von OFAC, UN und Großbritannien.',
  'Tor, VPN and private relays': 'Tor, VPN und private Relays',
  'Flags IP addresses of anonymizing services.': 'Kennzeichnet IP-Adressen von Anonymisierungsdiensten.',
  'Abuse lists': 'Missbrauchslisten',
  'Flags IP addresses that public abuse lists contain.':
    'Kennzeichnet IP-Adressen, die in öffentlichen Missbrauchslisten stehen.',
  'Cloud and hosting networks': 'Cloud- und Hosting-Netze',
  'Flags data centers, crawlers and company gateways.':
    'Kennzeichnet Rechenzentren, Crawler und Firmen-Gateways.',
  'Email domains and breaches': 'E-Mail-Domains und Datenlecks',
  'Adds disposable and free domains, and known data breaches.':
    'Ergänzt Wegwerf- und kostenlose Domains sowie bekannte Datenlecks.',
  'Disposable phone numbers': 'Wegwerf-Telefonnummern',
  'Flags numbers whose messages anyone can read.':
    'Kennzeichnet Nummern, deren Nachrichten jeder lesen kann.',
  'Card issuers': 'Kartenherausgeber',
  'Adds bank, card type and country to the first digits of a card.':
    'Ergänzt Bank, Kartenart und Land zu den ersten Ziffern einer Karte.',
  'Exchange rates': 'Wechselkurse',
  'Converts amounts between currencies.': 'Rechnet Beträge zwischen Währungen um.',
  'Location feeds': 'Standort-Feeds',
  'Adds locations that network operators publish.': 'Ergänzt Standorte, die Netzbetreiber veröffentlichen.',
  'Currency and time zone saved.': 'Währung und Zeitzone gespeichert.',
  'The panel shows amounts, times and the days of charts with these settings.':
    'Das Panel zeigt Beträge, Zeiten und die Tage in Diagrammen mit diesen Einstellungen.',
  'Select a currency': 'Währung auswählen',
  'Select a time zone': 'Zeitzone auswählen',
  'Explore with sample data, or start with your own.':
    'Beginnen Sie mit Beispieldaten oder mit Ihren eigenen Daten.',
  'Sample transactions': 'Beispieltransaktionen',
  'Adds 60 fictional transactions to Test: customers, disposable email addresses, card testing and stolen cards. Live stays empty.':
    'Fügt der Testumgebung 60 fiktive Transaktionen hinzu: Kunden, Wegwerf-E-Mail-Adressen, Kartentests und gestohlene Karten. Live bleibt leer.',
  'Add samples': 'Beispiele hinzufügen',
  'Add more samples': 'Weitere Beispiele hinzufügen',
  'View in Test': 'In Test ansehen',
  'Start empty': 'Leer beginnen',
  'Both environments stay empty until your systems send transactions.':
    'Beide Umgebungen bleiben leer, bis Ihre Systeme Transaktionen senden.',
  '{count} sample transactions added to Test.': '{count} Beispieltransaktionen zu Test hinzugefügt.',
  'Couldn’t add the samples': 'Beispiele konnten nicht hinzugefügt werden',
  'To see eight weeks of alerts, cases and verifications, run this command on a computer with Assay. It starts a second, temporary server.':
    'Um acht Wochen mit Alerts, Fällen und Identitätsprüfungen zu sehen, führen Sie diesen Befehl auf einem Rechner mit Assay aus. Er startet einen zweiten, temporären Server.',
  'Copy code': 'Code kopieren',
  'Copy API key': 'API-Schlüssel kopieren',
  'First request': 'Erste Anfrage',
  'Use the key that the server printed at its first start, or create one here to fill it in below.':
    'Verwenden Sie den Schlüssel, den der Server beim ersten Start ausgegeben hat, oder legen Sie hier einen an. Er wird unten eingesetzt.',
  'Waiting for the first transaction in Live …': 'Warten auf die erste Transaktion in Live …',
  'The first transaction has arrived.': 'Die erste Transaktion ist angekommen.',
  'Score {score}': 'Score {score}',
  'View decision': 'Entscheidung ansehen',
  'Invite users': 'Benutzer einladen',
};
