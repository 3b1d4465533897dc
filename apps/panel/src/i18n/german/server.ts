import type { Catalogue } from '../message';

/** What the server says when it does not grant something, and of how it is, as far as its words are always the same. */
export const SERVER: Catalogue = {
  'Invalid email address': 'Ungültige E-Mail-Adresse',
  'Invalid phone number': 'Ungültige Telefonnummer',
  'Invalid ip': 'Ungültige IP-Adresse',
  'Invalid license key': 'Ungültiger API-Schlüssel',
  'Missing license key': 'Der API-Schlüssel fehlt',
  'You have no access to this endpoint. Use an API key or role with the required permission':
    'Sie haben hier keinen Zugriff. Verwenden Sie einen API-Schlüssel oder eine Rolle mit der nötigen Berechtigung',
  'A second-factor code is required. Enter a code from your authenticator app':
    'Ein Code des zweiten Faktors ist erforderlich. Geben Sie einen Code aus Ihrer Authentifizierungs-App ein',
  'Single sign-on failed. Try again':
    'Die Anmeldung beim Anbieter ist fehlgeschlagen. Versuchen Sie es noch einmal',
  'You signed in, but you have no access to this account. Ask an owner to invite you':
    'Sie sind angemeldet, haben aber keinen Zugriff auf dieses Konto. Bitten Sie einen Eigentümer um eine Einladung',
  'The identity provider is unavailable. Try again later or sign in another way':
    'Der Anmelde-Anbieter ist nicht erreichbar. Versuchen Sie es später noch einmal, oder melden Sie sich anders an',
  'The setup code is incorrect. Copy it from the server log':
    'Der Einrichtungscode ist falsch. Kopieren Sie ihn aus dem Protokoll des Servers',
  'This installation is already set up. Sign in, or ask an owner to invite you':
    'Diese Installation ist schon eingerichtet. Melden Sie sich an, oder lassen Sie sich einladen',
  'Length limit exceeded': 'Zu lang',
  'The request conflicts with the current state. Read the object again and retry':
    'Die Anfrage passt nicht zum aktuellen Stand. Laden Sie das Objekt neu, und versuchen Sie es noch einmal',
  'Policy changes need approval. Submit a proposal':
    'Regeländerungen müssen freigegeben werden. Reichen Sie einen Vorschlag ein',
  'Some matches have no decision. Decide them before you close the case':
    'Einige Treffer sind nicht entschieden. Entscheiden Sie sie, bevor Sie den Fall schließen',
  'Default policy': 'Das mitgelieferte Regelwerk',
  'Thresholds changed': 'Schwellen geändert',
  'Policy replaced from a file': 'Regelwerk durch eine Datei ersetzt',
  'Too Many Requests': 'Zu viele Anfragen',
  'The request did not arrive in time. Send it again':
    'Die Anfrage kam nicht rechtzeitig an. Senden Sie sie noch einmal',
  'System error': 'Systemfehler',
  'The link is invalid or has expired. Request a new link':
    'Der Link ist ungültig oder abgelaufen. Fordern Sie einen neuen an',
  'The file cannot be used': 'Die Datei lässt sich nicht verwenden',
  'The file is too large': 'Die Datei ist zu groß',
  'The file cannot be used: it is empty': 'Die Datei lässt sich nicht verwenden: Sie ist leer',
  'The file cannot be used: it is incomplete': 'Die Datei lässt sich nicht verwenden: Sie ist abgeschnitten',
  'The file cannot be used: it is an animation':
    'Die Datei lässt sich nicht verwenden: Sie ist ein bewegtes Bild',
  'The file cannot be used: it is damaged': 'Die Datei lässt sich nicht verwenden: Sie ist beschädigt',
  'The file cannot be used: the upload is incomplete':
    'Die Datei lässt sich nicht verwenden: Sie kam nicht vollständig an',
  "The file cannot be used: it isn't a PDF, JPEG, PNG, WebP or UTF-8 text file":
    'Die Datei lässt sich nicht verwenden: Sie ist weder PDF, JPEG, PNG oder WebP noch Text in UTF-8',
  'The file cannot be used: it is HTML, SVG or another kind of XML':
    'Die Datei lässt sich nicht verwenden: Sie ist HTML, SVG oder anderes XML',
  'The maximum number of files is reached. Remove one first':
    'Für eine weitere Datei ist kein Platz: Entfernen Sie zuerst eine',
  'Card numbers are not accepted here. Cover all digits but the first six and the last four':
    'Kartennummern werden hier nicht angenommen. Verdecken Sie alle Ziffern außer den ersten sechs und den letzten vier',
  'A role with this name already exists. Choose another name':
    'Konflikt: Eine Rolle dieses Namens gibt es schon',
  'The second decision must come from another user':
    'Konflikt: Die zweite Entscheidung muss eine andere Person geben',
  'A queue with this name already exists. Choose another name':
    'Konflikt: Eine andere Warteschlange heißt so',
  'Monitored names use this profile. Change them first': 'Konflikt: Überwachte Namen benutzen das Profil',
  'No model scored this evaluation': 'Konflikt: Kein Modell hat diesen Aufruf bewertet',
  'Another user has claimed the item': 'Konflikt: Jemand anderes hält den Eintrag',
  'Another user changed the verification. Load it again':
    'Konflikt: Jemand hat die Prüfung inzwischen geändert',
  'Another user changed the item. Load it again': 'Konflikt: Jemand hat den Eintrag inzwischen geändert',
  'The role is assigned to a user or an invitation. Assign another role first':
    'Konflikt: Jemand hat diese Rolle oder ist mit ihr eingeladen',
  'A user with this email address already exists. Sign in or use another address':
    'Konflikt: Mit dieser Adresse meldet sich schon jemand an',
  "The account requires a second factor. It can't be removed":
    'Konflikt: Das Konto verlangt einen zweiten Faktor',
  'The base model is already active': 'Konflikt: Das Grundmodell bewertet schon',
  'Decide this verification step by step':
    'Konflikt: Die Prüfung lässt sich nur Schritt für Schritt entscheiden',
  "The verification isn't waiting for its end user":
    'Konflikt: Die Prüfung wartet nicht auf ihre Endnutzer',
  'The key has expired or was already rotated':
    'Konflikt: Der Schlüssel ist abgelaufen oder wurde schon erneuert',
  "The last owner can't be removed or demoted. Add another owner first":
    'Konflikt: Der letzte Eigentümer bleibt; ernennen Sie erst einen anderen',
  'The model of that time is no longer stored': 'Konflikt: Das Modell von damals wird nicht mehr aufbewahrt',
  'The password was changed by another request. Sign in again':
    'Konflikt: Das Passwort wurde inzwischen geändert',
  'The policy was changed by another request. Load it again':
    'Konflikt: Das Regelwerk wurde inzwischen geändert',
  'The proposal is already decided': 'Konflikt: Über den Vorschlag ist schon entschieden',
  'The suggested rule uses a field or list that no longer exists':
    'Konflikt: Die Regel liest, was es nicht mehr gibt',
  'The rules of that time are no longer stored':
    'Konflikt: Die Regeln von damals werden nicht mehr aufbewahrt',
  "This step can't be requested again":
    'Konflikt: Der Schritt lässt sich nicht noch einmal verlangen',
  "The step isn't in review": 'Konflikt: Der Schritt ist nicht in Prüfung',
  'The environment variable ASSAY_DATA_UPDATES sets this. Change it there':
    'Konflikt: Die Variable ASSAY_DATA_UPDATES bestimmt das',
  'You already have the maximum number of passkeys. Remove one first':
    'Konflikt: Es gibt schon so viele Passkeys, wie man haben darf',
  'A user with this email address already exists': 'Konflikt: Diese Adresse gehört schon einem Benutzer',
  'This passkey is already registered': 'Konflikt: Diesen Passkey gibt es hier schon',
  "Built-in roles can't be changed or removed": 'Konflikt: Diese Rolle ist immer da und bleibt, wie sie ist',
  'Remove your own second factor with your password':
    'Konflikt: Ihren eigenen entfernen Sie mit Ihrem Passwort',
  "You can't assign or remove a role with more permissions than yours. Only an owner can assign the owner role":
    'Niemand gibt oder nimmt eine Rolle, die mehr darf als die eigene, und nur ein Eigentümer die der Eigentümer',
  'Only an owner can create, rotate or revoke a key with the admin scope':
    'Ein Schlüssel mit dem Recht admin ist ein Eigentümer: Nur ein Eigentümer legt einen an, erneuert und beendet ihn',
  "You can't create a key with permissions your role doesn't have":
    'Niemand legt einen Schlüssel an, der darf, was die eigene Rolle nicht darf',
  "The last live key with the admin scope can't be revoked. Create another one first":
    'Konflikt: Der letzte echte Schlüssel mit dem Recht admin bleibt; legen Sie erst einen anderen an',

  // What a check of a verification came to
  'an earlier session of another user contains the same document':
    'eine frühere Prüfung eines anderen Nutzers zeigt dasselbe Dokument',
  'an earlier session of another user contains a similar face':
    'eine frühere Prüfung eines anderen Nutzers zeigt ein Gesicht wie dieses',
  'an earlier session of another user contains the same image':
    'eine frühere Prüfung eines anderen Nutzers zeigt genau dasselbe Bild',
  'Manually approved.': 'Von Hand freigegeben.',
  'Manually declined.': 'Von Hand abgelehnt.',
  'The data is older than 3 times its update interval.':
    'Die Daten sind älter als das Dreifache ihres Takts.',

  // How the installation is, and what to do about it
  'data sources': 'Datenquellen',
  'webhook endpoints': 'Webhook-Endpunkte',
  'No problems found.': 'Es ist, wie es sein soll.',
  'None fails.': 'Keiner scheitert.',
  'Check that PostgreSQL runs and is reachable. The server log contains its error messages.':
    'Sehen Sie nach, ob PostgreSQL läuft und erreichbar ist; das Log des Servers sagt, was es geantwortet hat.',
  'Free some space or use a larger disk. If the disk is full, no data can be stored.':
    'Schaffen Sie Platz, oder geben Sie eine größere Platte: Ohne Platz lässt sich nichts aufbewahren.',
  "Open the Webhooks page. An endpoint that doesn't respond delays its own deliveries.":
    'Sehen Sie auf der Seite Webhooks nach: Ein Endpunkt, der nicht antwortet, hält seine eigenen Zustellungen auf.',
  "Open the Data sources page. It shows why a source wasn't updated.":
    'Sehen Sie auf der Seite Datenquellen nach: Sie sagt von jeder Quelle, warum sie nicht erneuert wurde.',
  'Run `assay lists update` on the server, or turn on updates on the Data sources page.':
    'Führen Sie `assay lists update` auf dem Server aus, oder schalten Sie Aktualisierungen auf der Seite Datenquellen ein.',
  'Run `assay data build` on the server. Lookups are slower until then.':
    'Führen Sie `assay data build` auf dem Server aus; Abfragen sind so lange langsamer.',
  'Run `assay doctor` on the server for details and fixes.':
    'Führen Sie `assay doctor` auf dem Server aus: Es sieht genauer hin und sagt, was zu tun ist.',
  'Turn on updates on the Data sources page, or run `assay data update --all` on the server.':
    'Schalten Sie Aktualisierungen auf der Seite Datenquellen ein, oder führen Sie `assay data update --all` auf dem Server aus.',
  'The server log contains the failures. A job that is only late waits for a busy database.':
    'Das Log des Servers hält fest, was scheiterte. Eine, die nur verspätet ist, wartet auf eine beschäftigte Datenbank.',
  'The Webhooks page shows their responses. Turn an endpoint on again there.':
    'Die Seite Webhooks zeigt, was sie antworteten. Einer, der abgeschaltet wurde, wird dort wieder eingeschaltet.',
  'Only the demonstration list with fictional names is loaded, so no real person is found. Load real lists with "assay lists update" or "assay lists import".':
    'Nur die Übungsliste erfundener Namen ist geladen: Niemand wird gefunden, den es gibt. Laden Sie echte Listen mit „assay lists update“ oder „assay lists import“.',
};
