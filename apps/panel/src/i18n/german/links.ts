import type { Catalogue } from '../message';

/** Monitored sessions. */
export const SESSIONS: Catalogue = {
  'User behavior on your site and its fraud risk.':
    'Verhalten der Nutzer auf Ihren Seiten und Betrugsrisiken.',
  'Transaction ID': 'Transaktions-ID',
  'No sessions yet.': 'Noch keine Sitzungen.',
  'Add the session stream to your pages to record sessions.':
    'Binden Sie den Sitzungs-Stream in Ihre Seiten ein, um Sitzungen aufzuzeichnen.',
  'Low risk': 'Niedriges Risiko',
  'Medium risk': 'Mittleres Risiko',
  'High risk': 'Hohes Risiko',
  'Medium+': 'Ab mittel',
  High: 'Hoch',
  'The {count} newest sessions. Older ones are found by user or transaction ID.':
    'Die {count} neuesten Sitzungen. Ältere finden Sie über Nutzer- oder Transaktions-ID.',
  'No matching sessions. Enter the complete ID.':
    'Keine passenden Sitzungen. Geben Sie die vollständige ID ein.',
  Started: 'Begonnen',
  'not reported': 'nicht gemeldet',
  'Last report': 'Letzte Meldung',
  'Active time': 'Aktive Zeit',
  'Idle time': 'Inaktive Zeit',
  'Hidden time': 'Zeit im Hintergrund',
  'Reported by': 'Gemeldet von',
  'Risk thresholds': 'Risikoschwellen',
  Decisions: 'Entscheidungen',
  'No transaction references this session.': 'Keine Transaktion verweist auf diese Sitzung.',

  // Risk
  Risk: 'Risiko',
  Category: 'Kategorie',
  Observation: 'Beobachtung',
  'No risk score yet. It needs more session data.': 'Noch kein Risikoscore. Er erfordert mehr Sitzungsdaten.',
  low: 'niedrig',
  medium: 'mittel',
  high: 'hoch',
  'not enough data': 'zu wenig Daten',
  'Remote access': 'Fernzugriff',
  Automation: 'Automatisierung',
  Environment: 'Umgebung',
  'UI automation': 'UI-Automatisierung',
  'Device farm': 'Gerätefarm',
  'Suspicious form completion': 'Verdächtiges Ausfüllen von Formularen',
  'Non-human typing': 'Nicht menschliches Tippen',
  'Outside the screen': 'Außerhalb des Bildschirms',
  'Window resized': 'Fenstergröße geändert',
  'Unusual device orientation': 'Ungewöhnliche Geräteausrichtung',
  'Long inactivity': 'Lange Inaktivität',
  'Active call': 'Laufendes Telefonat',
  'Potential vishing': 'Möglicherweise Vishing',
  'IP address change': 'IP-Adresswechsel',
  VPN: 'VPN',
  Proxy: 'Proxy',
  'Locale change': 'Wechsel von Sprache oder Zeitzone',

  // Networks
  Networks: 'Netze',
  Tor: 'Tor',
  'Only keyed hashes of IP addresses are stored.':
    'IP-Adressen werden nur als Hash mit geheimem Schlüssel (HMAC) gespeichert.',
  'Data center': 'Rechenzentrum',
  'Privacy relay': 'Datenschutz-Relay',
  'Consumer privacy relay': 'Datenschutz-Relay',
  'No network data.': 'Keine Netzdaten.',

  // Timeline
  Timeline: 'Zeitleiste',
  Event: 'Ereignis',
  Events: 'Ereignisse',
  '{shown} entries for {all} events; pointer movements are combined.':
    '{shown} Einträge zu {all} Ereignissen; Zeigerbewegungen sind zusammengefasst.',
  'Typed text is never recorded.': 'Eingegebener Text wird nie aufgezeichnet.',
  'Some events of this long session were dropped.':
    'Einige Ereignisse dieser langen Sitzung wurden verworfen.',
  'Later events ({count})': 'Spätere Ereignisse ({count})',
  'No events.': 'Keine Ereignisse.',
  '“{name}”': '„{name}“',
  'Window {width} × {height}': 'Fenster {width} × {height}',
  'the browser reports automation': 'der Browser meldet Automatisierung',
  'Page {name} opened': 'Seite {name} geöffnet',
  'Field {name}': 'Feld {name}',
  '{count} characters added': '{count} Zeichen hinzugefügt',
  '{count} deleted': '{count} gelöscht',
  '{count} backspaces': '{count}-mal Rücktaste',
  '{count} pasted': '{count} eingefügt',
  '{count} copied': '{count} kopiert',
  '{count} cut': '{count} ausgeschnitten',
  '{count} dropped': '{count} per Drag-and-drop',
  '{count} autofilled': '{count} automatisch ausgefüllt',
  '{count} set by a script': '{count} per Skript gesetzt',
  'Pointer moved {count} pixels': 'Zeiger um {count} Pixel bewegt',
  'Click on {name}': 'Klick auf {name}',
  'Click on field {name}': 'Klick auf Feld {name}',
  page: 'Seite',
  'triggered by a script': 'per Skript ausgelöst',
  'Page visible': 'Seite im Vordergrund',
  'Page hidden': 'Seite im Hintergrund',
  'Window focused': 'Fenster im Fokus',
  'Window lost focus': 'Fenster nicht mehr fokussiert',
  Online: 'Online',
  Offline: 'Offline',
  'Device rotated to {angle}°': 'Gerät auf {angle}° gedreht',
  '{seconds} s without input': '{seconds} s ohne Eingabe',
  '{count, plural, one {# event lost} other {# events lost}}':
    '{count, plural, one {# Ereignis verloren} other {# Ereignisse verloren}}',
  'Session ended': 'Sitzung beendet',
};

/** Links between people and attributes, and the person page. */
export const LINKS: Catalogue = {
  // Person
  Transactions: 'Transaktionen',
  Fraud: 'Betrug',
  'First seen': 'Erstmals gesehen',
  'Last seen': 'Zuletzt gesehen',
  'Devices, cards and addresses': 'Geräte, Karten und Adressen',
  'Attributes of the latest transactions, most frequent first, with the people who share them.':
    'Merkmale der neuesten Transaktionen, häufigste zuerst, mit den Personen, die sie teilen.',
  'No other attributes.': 'Keine weiteren Merkmale.',
  'No monitored sessions for this user.': 'Keine aufgezeichneten Sitzungen für diesen Kunden.',
  'No watchlist matches for this user.': 'Keine Watchlist-Treffer für diesen Kunden.',
  'Couldn’t load the verifications': 'Identitätsprüfungen konnten nicht geladen werden',
  'No verifications for this user.': 'Keine Identitätsprüfungen für diesen Kunden.',
  'Identified by email address': 'Identifiziert anhand der E-Mail-Adresse',
  'Identified by email address, test environment': 'Identifiziert anhand der E-Mail-Adresse, Testumgebung',
  'Identified by user ID': 'Identifiziert anhand der Kunden-ID',
  'Identified by user ID, test environment': 'Identifiziert anhand der Kunden-ID, Testumgebung',
  'All stored transactions, newest first.': 'Alle gespeicherten Transaktionen, neueste zuerst.',
  'No stored transactions.': 'Keine gespeicherten Transaktionen.',
  'Sessions, cases and verifications need a user ID. Select one above.':
    'Für Sitzungen, Fälle und Identitätsprüfungen ist eine Kunden-ID nötig. Wählen Sie oben eine aus.',
  '{count, plural, one {From the latest transaction.} other {From the latest # transactions.}}':
    '{count, plural, one {Aus der neuesten Transaktion.} other {Aus den neuesten # Transaktionen.}}',
  Outcomes: 'Ergebnisse',
  'Current decisions and labels.': 'Aktuelle Entscheidungen und Labels.',
  'Labeled fraud': 'Mit Label „Betrug“',
  'Amounts without a currency': 'Beträge ohne Währung',
  'Amounts in {currency}': 'Beträge in {currency}',
  '{sum} in {calls, plural, one {# transaction} other {# transactions}}, largest {largest}':
    '{sum} in {calls, plural, one {# Transaktion} other {# Transaktionen}}, größte: {largest}',

  // Links
  'All time': 'Gesamter Zeitraum',
  '{days, plural, one {Last day} other {Last # days}}':
    '{days, plural, one {Letzter Tag} other {Letzte # Tage}}',
  'and {count, plural, one {# other} other {# others}}':
    'und {count, plural, one {# weitere Person} other {# weitere Personen}}',
  '{count, plural, one {# person} other {# people}}': '{count, plural, one {# Person} other {# Personen}}',
  Cluster: 'Cluster',
  Shared: 'Gemeinsam',
  '{count, plural, one {# fraud label} other {# fraud labels}}':
    '{count, plural, one {# Betrugslabel} other {# Betrugslabels}}',
  'Suggested clusters': 'Vorgeschlagene Cluster',
  'Couldn’t load the clusters': 'Cluster konnten nicht geladen werden',
  Order: 'Reihenfolge',
  'No clusters': 'Keine Cluster',
  'Search again': 'Erneut suchen',
  'No people share a device, card, address or account in the newest transactions. Search for a person or value to see its links.':
    'In den neuesten Transaktionen teilen sich keine Personen ein Gerät, eine Karte, eine Adresse oder ein Konto. Suchen Sie eine Person oder einen Wert, um die Verbindungen zu sehen.',
  '{count} shared': '{count} gemeinsam',
  '{count} declined': '{count} abgelehnt',
  'through {name}': 'über {name}',
  'Group similar nodes': 'Ähnliche Knoten gruppieren',
  '{count} × {kind}': '{count} × {kind}',
  Ungroup: 'Gruppe auflösen',
  'Links from': 'Verbindungen von',
  'Links until': 'Verbindungen bis',
  'This browser can’t draw the graph because WebGL is unavailable. The list has the same data.':
    'Dieser Browser kann den Graphen nicht zeichnen, weil WebGL nicht verfügbar ist. Die Liste enthält dieselben Daten.',
  'The browser stopped drawing the graph. The list is complete. Reload the page to draw the graph again.':
    'Der Browser zeichnet den Graphen nicht mehr. Die Liste ist vollständig. Laden Sie die Seite neu, um den Graphen wieder zu zeichnen.',
  'Graph of {nodes} nodes and {links} links. Arrow keys move, Enter expands, Space selects, plus and minus zoom, 0 shows all. The list has the same data.':
    'Graph aus {nodes} Knoten und {links} Verbindungen. Pfeiltasten bewegen, Enter erweitert, Leertaste wählt aus, Plus und Minus zoomen, 0 zeigt alles. Die Liste enthält dieselben Daten.',
  'Thicker lines: more shared transactions. Stronger color: newer.':
    'Dickere Linien: mehr gemeinsame Transaktionen. Kräftigere Farbe: neuer.',
  'Hide widely shared values': 'Weit verbreitete Werte ausblenden',
  'Couldn’t load the links': 'Verbindungen konnten nicht geladen werden',
  'Linked entities': 'Verbundene Personen und Merkmale',
  '{hidden, plural, one {# widely shared value is} other {# widely shared values are}} hidden.':
    '{hidden, plural, one {# weit verbreiteter Wert ist} other {# weit verbreitete Werte sind}} ausgeblendet.',
  'Too many people share this value, so its links aren’t shown.':
    'Zu viele Personen teilen diesen Wert, daher werden seine Verbindungen nicht angezeigt.',
  'No links in this period.': 'Keine Verbindungen in diesem Zeitraum.',
  'Load more': 'Mehr laden',
  'Latest transactions': 'Neueste Transaktionen',
  Entity: 'Entität',
  Links: 'Verbindungen',
  Expand: 'Erweitern',
  'Expand {name}': '{name} erweitern',
  'Select {name}': '{name} auswählen',
  '{kind} of {who}': '{kind} von {who}',
  'View {calls, plural, one {# transaction} other {# transactions}} of this {kind}':
    '{calls, plural, one {# Transaktion} other {# Transaktionen}} anzeigen: {kind}',
  'this transaction': 'diese Transaktion',
  'This transaction': 'Diese Transaktion',
  'widely shared': 'weit verbreitet',

  // Graph
  Graph: 'Graph',
  graph: 'Graph',
  'The graph shows at most {count} nodes.': 'Der Graph zeigt höchstens {count} Knoten.',
  '{count, plural, one {# node} other {# nodes}}': '{count, plural, one {# Knoten} other {# Knoten}}',
  'Expand all': 'Alle erweitern',
  'Zoom in': 'Vergrößern',
  'Zoom out': 'Verkleinern',
  'Show all': 'Alles anzeigen',
  '{name}, selected': '{name}, ausgewählt',
  'labeled fraud': 'mit Label „Betrug“',
  'in review': 'in Prüfung',
  other: 'sonstige',

  // Actions for selected nodes
  'Couldn’t load the transactions of the selection': 'Transaktionen der Auswahl konnten nicht geladen werden',
  'Loading the transactions of the selection…': 'Transaktionen der Auswahl werden geladen …',
  '{chosen} selected, {calls, plural, one {# transaction} other {# transactions}}':
    '{chosen} ausgewählt, {calls, plural, one {# Transaktion} other {# Transaktionen}}',
  'Send to review': 'Zur Prüfung geben',
  'Sets the latest transaction of each selected entity ({count}) to REVIEW, so that it appears in matching review queues. This replaces manual decisions.':
    'Gibt die neueste Transaktion jeder ausgewählten Entität ({count}) in Prüfung, sodass sie in passenden Warteschlangen erscheint. Dies ersetzt manuelle Entscheidungen.',
  'Shown to the reviewer.': 'Wird dem Prüfer angezeigt.',
  'Send {count} to review': '{count} zur Prüfung geben',
  'Declined transactions': 'Abgelehnte Transaktionen',
  With: 'Mit',
  'Partial results': 'Unvollständiges Ergebnis',
  'The search took too long: it read {analyzed, plural, one {# transaction} other {# transactions}}. Clusters can be missing or smaller than they are.':
    'Die Suche dauerte zu lange: Sie las {analyzed, plural, one {# Transaktion} other {# Transaktionen}}. Gruppen können fehlen oder zu klein sein.',
  'Highest risk first. From the newest {count, plural, one {# transaction} other {# transactions}}.':
    'Höchstes Risiko zuerst. Aus {count, plural, one {der neuesten Transaktion} other {den neuesten # Transaktionen}}.',
  'No cluster matches the filters.': 'Keine Gruppe passt zu den Filtern.',
};
