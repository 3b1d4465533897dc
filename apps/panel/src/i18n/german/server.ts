import type { Catalogue } from '../message';

/** Fixed server messages: errors and system health. */
export const SERVER: Catalogue = {
  'screen upside down': 'Bildschirm auf dem Kopf',
  'the device is flat and never moves': 'das Gerät liegt flach und bewegt sich nie',
  'Invalid email address': 'Ungültige E-Mail-Adresse',
  'Invalid phone number': 'Ungültige Telefonnummer',
  'Invalid ip': 'Ungültige IP-Adresse',
  'Invalid license key': 'Ungültiger API-Schlüssel',
  'Missing license key': 'Der API-Schlüssel fehlt',
  "You don't have access to this endpoint. Use an API key or role with the required permission":
    'Sie haben keinen Zugriff auf diesen Endpunkt. Verwenden Sie einen API-Schlüssel oder eine Rolle mit der nötigen Berechtigung',
  'A second-factor code is required. Enter a code from your authenticator app':
    'Ein Code des zweiten Faktors ist erforderlich. Geben Sie einen Code aus Ihrer Authentifizierungs-App ein',
  'Single sign-on failed. Try again':
    'Die Anmeldung beim Anbieter ist fehlgeschlagen. Versuchen Sie es erneut',
  "You signed in, but you don't have access to this account. Ask an owner to invite you":
    'Sie sind angemeldet, haben aber keinen Zugriff auf dieses Konto. Bitten Sie einen Eigentümer um eine Einladung',
  'The identity provider is unavailable. Try again later or sign in another way':
    'Der Anmelde-Anbieter ist nicht erreichbar. Versuchen Sie es später erneut, oder melden Sie sich anders an',
  'The setup code is incorrect. Copy it from the server log':
    'Der Einrichtungscode ist falsch. Kopieren Sie ihn aus dem Protokoll des Servers',
  'This installation is already set up. Sign in, or ask an owner to invite you':
    'Diese Installation ist schon eingerichtet. Melden Sie sich an, oder lassen Sie sich einladen',
  'Length limit exceeded': 'Längenlimit überschritten',
  'The request conflicts with the current state. Read the object again and retry':
    'Die Anfrage passt nicht zum aktuellen Stand. Laden Sie das Objekt neu, und versuchen Sie es erneut',
  'Policy changes need approval. Submit a proposal':
    'Änderungen am Regelwerk müssen freigegeben werden. Reichen Sie einen Vorschlag ein',
  'An indexed custom field has too few different values':
    'Ein indiziertes eigenes Feld hat zu wenige verschiedene Werte',
  'Some matches are undecided. Decide them before you close the case':
    'Einige Treffer sind nicht entschieden. Entscheiden Sie sie, bevor Sie den Fall schließen',
  'Default policy': 'Standardregelwerk',
  'Thresholds changed': 'Schwellenwerte geändert',
  'Policy replaced from a file': 'Regelwerk durch eine Datei ersetzt',
  'Too Many Requests': 'Zu viele Anfragen',
  'The request did not arrive in time. Send it again':
    'Die Anfrage kam nicht rechtzeitig an. Senden Sie sie erneut',
  'System error': 'Systemfehler',
  'The link is invalid or has expired. Request a new link':
    'Der Link ist ungültig oder abgelaufen. Fordern Sie einen neuen an',
  'The file cannot be used': 'Die Datei lässt sich nicht verwenden',
  'The file is too large': 'Die Datei ist zu groß',
  'The file cannot be used: it is empty': 'Die Datei lässt sich nicht verwenden: Sie ist leer',
  'The file cannot be used: it is incomplete': 'Die Datei lässt sich nicht verwenden: Sie ist unvollständig',
  'The file cannot be used: it is an animation':
    'Die Datei lässt sich nicht verwenden: Sie ist eine Animation',
  'The file cannot be used: it is damaged': 'Die Datei lässt sich nicht verwenden: Sie ist beschädigt',
  'The file cannot be used: the upload is incomplete':
    'Die Datei lässt sich nicht verwenden: Der Upload ist unvollständig',
  "The file cannot be used: it isn't a PDF, JPEG, PNG, WebP or UTF-8 text file":
    'Die Datei lässt sich nicht verwenden: Sie ist weder PDF, JPEG, PNG oder WebP noch Text in UTF-8',
  'The file cannot be used: it is HTML, SVG or another kind of XML':
    'Die Datei lässt sich nicht verwenden: Sie ist HTML, SVG oder anderes XML',
  'The maximum number of files is reached. Remove one first':
    'Die Höchstzahl an Dateien ist erreicht. Entfernen Sie zuerst eine',
  'Card numbers are not accepted here. Cover all digits but the first six and the last four':
    'Kartennummern werden hier nicht angenommen. Verdecken Sie alle Ziffern außer den ersten sechs und den letzten vier',
  'A role with this name already exists. Choose another name':
    'Eine Rolle mit diesem Namen gibt es schon. Wählen Sie einen anderen Namen',
  'The second decision must come from another user':
    'Die zweite Entscheidung muss von einem anderen Benutzer kommen',
  'A queue with this name already exists. Choose another name':
    'Eine Warteschlange mit diesem Namen gibt es schon. Wählen Sie einen anderen Namen',
  'Monitored names use this profile. Change them first':
    'Überwachte Namen verwenden dieses Profil. Ändern Sie diese zuerst',
  'No model scored this evaluation': 'Kein Modell hat für diese Bewertung einen Score berechnet',
  'Another user has claimed the item': 'Ein anderer Benutzer bearbeitet den Eintrag',
  'Another user changed the verification. Load it again':
    'Ein anderer Benutzer hat die Identitätsprüfung geändert. Laden Sie sie neu',
  'Another user changed the item. Load it again':
    'Ein anderer Benutzer hat den Eintrag geändert. Laden Sie ihn neu',
  'The role is assigned to a user or an invitation. Assign another role first':
    'Die Rolle ist einem Benutzer oder einer Einladung zugewiesen. Weisen Sie zuerst eine andere Rolle zu',
  'A user with this email address already exists. Sign in or use another address':
    'Einen Benutzer mit dieser E-Mail-Adresse gibt es schon. Melden Sie sich an, oder verwenden Sie eine andere Adresse',
  "The account requires a second factor. It can't be removed":
    'Das Konto verlangt einen zweiten Faktor. Er lässt sich nicht entfernen',
  'The base model is already active': 'Das Basismodell ist bereits aktiv',
  'Decide this verification step by step': 'Entscheiden Sie diese Identitätsprüfung Schritt für Schritt',
  "The verification isn't waiting for its end user": 'Die Identitätsprüfung wartet nicht auf den Endnutzer',
  'The key has expired or was already rotated': 'Der Schlüssel ist abgelaufen oder wurde schon erneuert',
  "The last owner can't be removed or demoted. Add another owner first":
    'Der letzte Eigentümer lässt sich nicht entfernen oder herabstufen. Fügen Sie zuerst einen anderen Eigentümer hinzu',
  'The model of that time is no longer stored': 'Das Modell von damals ist nicht mehr gespeichert',
  'The password was changed by another request. Sign in again':
    'Eine andere Anfrage hat das Passwort geändert. Melden Sie sich neu an',
  'The policy was changed by another request. Load it again':
    'Eine andere Anfrage hat das Regelwerk geändert. Laden Sie es neu',
  'The proposal is already decided': 'Über den Vorschlag ist schon entschieden',
  'The suggested rule uses a field or list that no longer exists':
    'Die vorgeschlagene Regel verwendet ein Feld oder eine Liste, die es nicht mehr gibt',
  'The rules of that time are no longer stored': 'Die Regeln von damals sind nicht mehr gespeichert',
  "This step can't be requested again": 'Dieser Schritt lässt sich nicht erneut anfordern',
  "The step isn't in review": 'Der Schritt ist nicht in Prüfung',
  'The environment variable ASSAY_DATA_UPDATES sets this. Change it there':
    'Die Umgebungsvariable ASSAY_DATA_UPDATES legt das fest. Ändern Sie sie dort',
  'You already have the maximum number of passkeys. Remove one first':
    'Sie haben schon die Höchstzahl an Passkeys. Entfernen Sie zuerst einen',
  'A user with this email address already exists': 'Einen Benutzer mit dieser E-Mail-Adresse gibt es schon',
  'This passkey is already registered': 'Dieser Passkey ist schon registriert',
  "Built-in roles can't be changed or removed": 'Eingebaute Rollen lassen sich nicht ändern oder entfernen',
  'Remove your own second factor with your password':
    'Entfernen Sie Ihren eigenen zweiten Faktor mit Ihrem Passwort',
  "You can't assign or remove a role with more permissions than yours. Only an owner can assign the owner role":
    'Sie können keine Rolle zuweisen oder entziehen, die mehr darf als Ihre. Nur ein Eigentümer kann die Eigentümerrolle zuweisen',
  'Only an owner can create, rotate or revoke a key with the admin scope':
    'Nur ein Eigentümer kann einen Schlüssel mit dem Recht admin anlegen, erneuern oder widerrufen',
  "You can't create a key with permissions your role doesn't have":
    'Sie können keinen Schlüssel mit Rechten anlegen, die Ihre Rolle nicht hat',
  "The last live key with the admin scope can't be revoked. Create another one first":
    'Der letzte Live-Schlüssel mit dem Recht admin lässt sich nicht widerrufen. Legen Sie zuerst einen anderen an',

  // Check results
  'an earlier session of another user contains the same document':
    'eine frühere Sitzung eines anderen Kunden enthält denselben Ausweis',
  'an earlier session of another user contains a similar face':
    'eine frühere Sitzung eines anderen Kunden enthält ein ähnliches Gesicht',
  'an earlier session of another user contains the same image':
    'eine frühere Sitzung eines anderen Kunden enthält dasselbe Bild',
  'Manually approved.': 'Manuell freigegeben.',
  'Manually declined.': 'Manuell abgelehnt.',
  'The data is older than 3 times its update interval.':
    'Die Daten sind älter als das Dreifache ihres Aktualisierungsintervalls.',

  // System health and fixes
  'data sources': 'Datenquellen',
  'webhook endpoints': 'Webhook-Endpunkte',
  'No problems found.': 'Keine Probleme gefunden.',
  'No endpoint is failing.': 'Kein Endpunkt ist fehlerhaft.',
  'Check that PostgreSQL runs and is reachable. The server log contains its error messages.':
    'Prüfen Sie, ob PostgreSQL läuft und erreichbar ist. Die Fehlermeldungen stehen im Serverprotokoll.',
  'Free some space or use a larger disk. If the disk is full, no data can be stored.':
    'Schaffen Sie Speicherplatz, oder verwenden Sie eine größere Festplatte. Ist die Festplatte voll, können keine Daten gespeichert werden.',
  "Open the Webhooks page. An endpoint that doesn't respond delays its own deliveries.":
    'Öffnen Sie die Seite „Webhooks“. Ein Endpunkt, der nicht antwortet, verzögert seine eigenen Zustellungen.',
  "Open the Data sources page. It shows why a source wasn't updated.":
    'Öffnen Sie die Seite „Datenquellen“. Sie zeigt, warum eine Quelle nicht aktualisiert wurde.',
  'Run `assay lists update` on the server, or turn on updates on the Data sources page.':
    'Führen Sie `assay lists update` auf dem Server aus, oder aktivieren Sie Aktualisierungen auf der Seite „Datenquellen“.',
  'Run `assay data build` on the server. Lookups are slower until then.':
    'Führen Sie `assay data build` auf dem Server aus. Bis dahin sind Abfragen langsamer.',
  'Run `assay doctor` on the server for details and fixes.':
    'Führen Sie `assay doctor` auf dem Server aus, um Details und Lösungen zu sehen.',
  'Turn on updates on the Data sources page, or run `assay data update --all` on the server.':
    'Aktivieren Sie Aktualisierungen auf der Seite „Datenquellen“, oder führen Sie `assay data update --all` auf dem Server aus.',
  'The server log contains the failures. A job that is only late waits for a busy database.':
    'Die Fehler stehen im Serverprotokoll. Ein nur verspäteter Job wartet auf eine ausgelastete Datenbank.',
  'The Webhooks page shows their responses. Turn an endpoint on again there.':
    'Die Seite „Webhooks“ zeigt die Antworten. Aktivieren Sie dort deaktivierte Endpunkte wieder.',
  'Only the demonstration list with fictional names is loaded, so no real person is found. Load real lists with "assay lists update" or "assay lists import".':
    'Nur die Demoliste mit fiktiven Namen ist geladen, daher werden keine echten Personen gefunden. Laden Sie echte Listen mit „assay lists update“ oder „assay lists import“.',
};
