import type { Catalogue } from '../message';

/** Monitored sessions. */
export const SESSIONS: Catalogue = {
  'How people moved through your site, and what of it speaks for fraud.':
    'Wie sich Menschen durch Ihre Seiten bewegten, und was davon für Betrug spricht.',
  'Transaction id': 'Transaktions-ID',
  'No sessions yet. The session stream of your pages sends them.':
    'Noch keine Sitzungen. Der Sitzungsstrom Ihrer Seiten sendet sie.',
  'No session matches. Ids are searched as a whole, letter for letter.':
    'Keine Sitzung passt. IDs werden als Ganzes gesucht, Buchstabe für Buchstabe.',
  Began: 'Begonnen',
  'not told': 'nicht gemeldet',
  'Last told of': 'Zuletzt gemeldet',
  Active: 'Aktiv',
  Idle: 'Untätig',
  'Out of sight': 'Außer Sicht',
  'Told by': 'Gemeldet von',
  'Judged by': 'Beurteilt nach',
  'thresholds {version}': 'Schwellen {version}',
  Decisions: 'Entscheidungen',
  'No fraud call has named this session.': 'Kein Aufruf hat diese Sitzung genannt.',

  // Risk
  Risk: 'Risiko',
  Category: 'Kategorie',
  'What was seen': 'Was zu sehen war',
  'No risk is known.': 'Kein Risiko ist bekannt.',
  low: 'niedrig',
  medium: 'mittel',
  high: 'hoch',
  'too little seen': 'zu wenig gesehen',
  'Remote access': 'Fernzugriff',
  Automation: 'Automatisierung',
  Surroundings: 'Umstände',
  'ui automation': 'automatisierte Bedienung',
  'device farm': 'Gerätefarm',
  'suspicious form fillout': 'verdächtiges Ausfüllen von Formularen',
  'non human typing': 'kein menschliches Tippen',
  'off screen': 'außerhalb des Bildschirms',
  'window resize': 'Fenstergröße geändert',
  'unusual device orientation': 'ungewöhnliche Lage des Geräts',
  'extended inactivity': 'lange Untätigkeit',
  'remote access': 'Fernzugriff',
  'active call': 'laufendes Telefonat',
  'potential vishing': 'möglicherweise am Telefon angeleitet',
  'change of address': 'Wechsel der Adresse',
  vpn: 'VPN',
  proxy: 'Proxy',
  'locale change': 'Wechsel von Sprache oder Zeitzone',

  // Networks
  Networks: 'Netze',
  VPN: 'VPN',
  Tor: 'Tor',
  'data centre': 'Rechenzentrum',
  'privacy relay': 'Datenschutz-Relay',
  'Known as': 'Bekannt als',
  'Addresses are kept as keyed hashes only.': 'Adressen werden nur als Prüfsummen mit Schlüssel aufbewahrt.',
  'No network is known.': 'Kein Netz ist bekannt.',

  // Timeline
  Timeline: 'Zeitleiste',
  Event: 'Ereignis',
  Events: 'Ereignisse',
  'Counts and times only: what was typed is never told.':
    'Nur Zahlen und Zeiten: Was getippt wurde, wird nie gemeldet.',
  'Counts and times only: what was typed is never told. Not every event of this long session was kept.':
    'Nur Zahlen und Zeiten: Was getippt wurde, wird nie gemeldet. Nicht jedes Ereignis dieser langen Sitzung wurde aufbewahrt.',
  'Later events ({count})': 'Spätere Ereignisse ({count})',
  'Nothing has happened.': 'Nichts ist geschehen.',
  '“{name}”': '„{name}“',
  'Window {width} × {height}': 'Fenster {width} × {height}',
  'the browser says it is automated': 'der Browser sagt, er sei automatisiert',
  'Page {name} opened': 'Seite {name} geöffnet',
  'Field {name}': 'Feld {name}',
  '{count} characters added': '{count} Zeichen hinzugefügt',
  '{count} deleted': '{count} gelöscht',
  '{count} backspaces': '{count} mit der Rücktaste',
  '{count} pasted': '{count} eingefügt',
  '{count} copied': '{count} kopiert',
  '{count} cut': '{count} ausgeschnitten',
  '{count} dropped in': '{count} hineingezogen',
  '{count} filled in by the browser': '{count} vom Browser ausgefüllt',
  '{count} by a script': '{count} durch ein Skript',
  'Pointer moved {count} pixels': 'Zeiger um {count} Pixel bewegt',
  'Press on {name}': 'Druck auf {name}',
  'the page': 'die Seite',
  'made by a script': 'von einem Skript gemacht',
  'Page in sight': 'Seite sichtbar',
  'Page out of sight': 'Seite außer Sicht',
  'Window in focus': 'Fenster im Vordergrund',
  'Window out of focus': 'Fenster im Hintergrund',
  Online: 'Online',
  Offline: 'Offline',
  'Device turned to {angle}°': 'Gerät auf {angle}° gedreht',
  '{seconds} s without input': '{seconds} s ohne Eingabe',
  '{count, plural, one {# event lost} other {# events lost}}':
    '{count, plural, one {# Ereignis verloren} other {# Ereignisse verloren}}',
  'Session finished': 'Sitzung beendet',
};

/** Links between persons and things, and the page of a person. */
export const LINKS: Catalogue = {
  // Person
  'Calls with it': 'Aufrufe damit',
  Fraud: 'Betrug',
  'First with it': 'Zuerst damit',
  'Last with it': 'Zuletzt damit',
  'Devices, cards and addresses': 'Geräte, Karten und Adressen',
  'What the newest calls name, that of the most calls first; who shares it stands behind each.':
    'Was die neuesten Aufrufe nennen, das der meisten Aufrufe zuerst; hinter jedem steht, wer es teilt.',
  'The calls name nothing else.': 'Die Aufrufe nennen sonst nichts.',
  'No monitored session names this user.': 'Keine beobachtete Sitzung nennt diesen Benutzer.',
  'No name of this user has matched a list.': 'Kein Name dieses Benutzers hat eine Liste getroffen.',
  'The verifications could not be read': 'Die Identitätsprüfungen konnten nicht gelesen werden',
  'This user was led through no workflow.': 'Dieser Benutzer wurde durch keinen Ablauf geführt.',
  'Known by e-mail address': 'Bekannt an der E-Mail-Adresse',
  'Known by e-mail address, of test keys': 'Bekannt an der E-Mail-Adresse, mit Testschlüsseln',
  'Known by user id': 'Bekannt an der Benutzer-ID',
  'Known by user id, of test keys': 'Bekannt an der Benutzer-ID, mit Testschlüsseln',
  'Every kept call, newest first.': 'Jeder aufbewahrte Aufruf, der neueste zuerst.',
  'No call is kept.': 'Kein Aufruf wird aufbewahrt.',
  'Sessions, cases and verifications are found by the user id: follow one above.':
    'Sitzungen, Fälle und Identitätsprüfungen findet man über die Benutzer-ID: Folgen Sie oben einer.',
  '{count, plural, one {Of the newest call.} other {Of the newest # calls.}}':
    '{count, plural, one {Aus dem neuesten Aufruf.} other {Aus den neuesten # Aufrufen.}}',
  'First of them': 'Erster davon',
  'What became of it': 'Was daraus wurde',
  'As the calls stand now.': 'Wie die Aufrufe jetzt stehen.',
  'Labelled as fraud': 'Mit Betrugs-Label',
  'Amounts without a currency': 'Beträge ohne Währung',
  'Amounts in {currency}': 'Beträge in {currency}',
  '{sum} in {calls, plural, one {# call} other {# calls}}, at most {largest}':
    '{sum} in {calls, plural, one {# Aufruf} other {# Aufrufen}}, höchstens {largest}',

  // Links
  'Who shares a device, a card, an address or an account with whom.':
    'Wer mit wem ein Gerät, eine Karte, eine Adresse oder ein Konto teilt.',
  'All times': 'Alle Zeiten',
  '{days, plural, one {The last day} other {The last # days}}':
    '{days, plural, one {Der letzte Tag} other {Die letzten # Tage}}',
  'Hide what everybody shares': 'Verbergen, was alle teilen',
  'Search a person, a device, a card or an address to see what it is linked with.':
    'Suchen Sie eine Person, ein Gerät, eine Karte oder eine Adresse, um zu sehen, womit sie verbunden ist.',
  'The links could not be read': 'Die Verbindungen konnten nicht gelesen werden',
  'Linked with it': 'Damit verbunden',
  '{hidden, plural, one {# that everybody shares is hidden.} other {# that everybody shares are hidden.}}':
    '{hidden, plural, one {#, das alle teilen, ist verborgen.} other {#, die alle teilen, sind verborgen.}}',
  'What its newest calls name, that of the most calls first. Follow one to see its own links.':
    'Was die neuesten Aufrufe nennen, das der meisten Aufrufe zuerst. Folgen Sie einem, um dessen Verbindungen zu sehen.',
  'Too many people share this: it links nobody, and its neighbours are not shown.':
    'Zu viele Personen teilen dies: Es verbindet niemanden, und seine Nachbarn werden nicht gezeigt.',
  'Nothing is linked with it in this time.': 'In dieser Zeit ist nichts damit verbunden.',
  More: 'Mehr',
  'Newest calls': 'Neueste Aufrufe',
  'What or who': 'Was oder wer',
  'Reached over': 'Erreicht über',
  'Calls with both': 'Aufrufe mit beiden',
  'Links of it': 'Seine Verbindungen',
  Expand: 'Aufklappen',
  'Expand {name}': '{name} aufklappen',
  'Choose {name}': '{name} wählen',
  '{kind} of {who}': '{kind} von {who}',
  '{calls} calls of this {kind} in Traffic': '{calls} Aufrufe im Verkehr: {kind}',
  'this call': 'dieser Aufruf',
  'This call': 'Dieser Aufruf',
  'shared by everybody': 'von allen geteilt',

  // Graph
  Graph: 'Graph',
  graph: 'Graph',
  'A press shows who or what it is, two expand it. Red leads to what was labelled as fraud.':
    'Ein Klick zeigt, wer oder was es ist, zwei klappen es auf. Rot führt zu dem, was ein Betrugs-Label hat.',
  '{count} nodes: no more are shown.': '{count} Knoten: Mehr werden nicht gezeigt.',
  '{count, plural, one {# node} other {# nodes}}': '{count, plural, one {# Knoten} other {# Knoten}}',
  'Expand everything': 'Alles aufklappen',
  'This browser draws no graph: WebGL is missing or switched off. The table below holds everything that the graph would show.':
    'Dieser Browser zeichnet keinen Graphen: WebGL fehlt oder ist abgeschaltet. Die Tabelle unten enthält alles, was der Graph zeigen würde.',
  'The browser gave up drawing the graph. The table below is complete; reload the page to draw it again.':
    'Der Browser hat das Zeichnen des Graphen aufgegeben. Die Tabelle unten ist vollständig; laden Sie die Seite neu, um ihn wieder zu zeichnen.',
  'Graph of {nodes} nodes and {links} links. Arrows move, Enter expands, Space chooses, plus and minus zoom, 0 shows everything. The table below holds the same.':
    'Graph aus {nodes} Knoten und {links} Verbindungen. Pfeile bewegen, Enter klappt auf, Leertaste wählt, Plus und Minus vergrößern und verkleinern, 0 zeigt alles. Die Tabelle unten enthält dasselbe.',
  Closer: 'Näher',
  Farther: 'Weiter weg',
  'The whole graph': 'Der ganze Graph',
  '{name}, chosen': '{name}, gewählt',
  'labelled as fraud': 'mit Betrugs-Label',
  'in review': 'in Prüfung',
  neither: 'keines davon',

  // What can be done with the chosen ones
  'The calls of the chosen could not be read': 'Die Aufrufe der Gewählten konnten nicht gelesen werden',
  'Reading the calls of what was chosen …': 'Die Aufrufe des Gewählten werden gelesen …',
  '{chosen} chosen, {calls, plural, one {# call} other {# calls}}':
    '{chosen} gewählt, {calls, plural, one {# Aufruf} other {# Aufrufe}}',
  'To the queue': 'In die Warteschlange',
  'The newest call of each chosen one ({count}) is set to REVIEW, so that it waits in every queue that it fits. Calls that were decided by a person before lose that state.':
    'Der neueste Aufruf jedes Gewählten ({count}) wird auf REVIEW gesetzt, sodass er in jeder Warteschlange wartet, in die er passt. Aufrufe, die zuvor ein Mensch entschieden hat, verlieren diese Entscheidung.',
  'For whoever takes it from the queue.': 'Für alle, die es aus der Warteschlange nehmen.',
  'Open {count} for review': '{count} zur Prüfung öffnen',
};
