import type { Catalogue } from '../message';

/** Texts of the contract: sub-checks, reasons, and messages to end users. */
export const VERIFICATION: Catalogue = {
  // Sub-checks
  'Image quality': 'Bildqualität',
  'Is the image readable?': 'Ist das Bild lesbar?',
  'sharpness, light, reflections and size of the best image, evaluated after reading':
    'Schärfe, Licht, Spiegelungen und Größe des besten Bildes, nach dem Lesen bewertet',
  'any readable image passes, regardless of its appearance':
    'ein gut lesbares Bild besteht unabhängig vom Aussehen',
  'Machine-readable zone': 'Maschinenlesbare Zone',
  'Are the check digits of the MRZ correct?': 'Stimmen die Prüfziffern der MRZ?',
  'two OCR-B readers, check digits of ICAO Doc 9303': 'zwei OCR-B-Leser, Prüfziffern nach ICAO Doc 9303',
  'a forged MRZ can have correct check digits': 'eine gefälschte MRZ kann gültige Prüfziffern enthalten',
  Barcode: 'Barcode',
  'Is the barcode valid?': 'Ist der Barcode gültig?',
  'PDF417 with ZXing, AAMVA DL/ID versions 1 to 10; QR codes of Chile and India; signatures of French 2D-Doc codes and ICAO digital seals':
    'PDF417 mit ZXing, AAMVA DL/ID Version 1 bis 10; QR-Codes aus Chile und Indien; Signaturen von 2D-Doc (Frankreich) und digitalen Siegeln der ICAO',
  'anyone can print a barcode without a signature; unpublished layouts are not read':
    'ohne Signatur kann jeder einen Barcode drucken; nicht öffentliche Formate werden nicht gelesen',
  'Data format': 'Datenformat',
  'Do the number, names, dates and codes have a valid format?':
    'Haben Nummer, Namen, Daten und Codes ein gültiges Format?',
  'format rules of Doc 9303; templates of the visual zone': 'Formatregeln aus Doc 9303; Vorlagen des Drucks',
  'only documents with an MRZ, a barcode or a known template':
    'nur Ausweise mit MRZ, Barcode oder bekannter Vorlage',
  'Date order': 'Reihenfolge der Daten',
  'Are the dates in order?': 'Stimmt die Reihenfolge der Daten?',
  'compares the dates of birth, issue and expiry with each other and with today':
    'vergleicht Geburts-, Ausstellungs- und Ablaufdatum miteinander und mit heute',
  'the visual zone alone leads to a decline only if it was read with certainty':
    'Druck allein führt nur bei sicherer Lesung zur Ablehnung',
  'Known specimens': 'Bekannte Muster',
  'Is it a known specimen?': 'Ist es ein bekanntes Muster?',
  'lists of published specimens, repeated digits': 'Listen veröffentlichter Muster, wiederholte Ziffern',
  'the lists contain only published specimens': 'Listen enthalten nur veröffentlichte Muster',
  'Document expiry': 'Ablaufdatum des Dokuments',
  'Is the document still valid?': 'Ist er noch gültig?',
  'expiry date in the MRZ, barcode or visual zone': 'Ablaufdatum der MRZ, des Barcodes oder des Drucks',
  'revoked and stolen documents are not detected': 'widerrufene und gestohlene Ausweise werden nicht erkannt',
  'MRZ and visual zone': 'MRZ und Sichtzone',
  'Do the MRZ and the visual zone agree?': 'Stimmen MRZ und Druck überein?',
  'searches the rest of the page for the number, date of birth and names; without an MRZ, compares values that a known document contains twice':
    'sucht Nummer, Geburtsdatum und Namen auf dem Rest der Seite; vergleicht ohne MRZ Werte, die ein bekannter Ausweis zweimal enthält',
  'a forgery that changes both values passes': 'eine Fälschung beider Stellen besteht',
  'Number and expiry consistency': 'Konsistenz von Nummer und Ablaufdatum',
  'Do the number and expiry date agree everywhere?': 'Stimmen Nummer und Ablauf überall überein?',
  'searches the rest of the page for the number and expiry date, and the chip if its data is available':
    'sucht Nummer und Ablaufdatum auf dem Rest der Seite und im Chip, falls dessen Daten vorliegen',
  'Is the person old enough?': 'Ist die Person alt genug?',
  'date of birth and minimum age': 'Geburtsdatum und Mindestalter',
  'only as reliable as the date': 'so zuverlässig wie das Datum',
  'Does the name match the one you sent?': 'Stimmt der Name mit Ihren Angaben überein?',
  'compares words in any order, without diacritics, with at most one different letter in five':
    'vergleicht Wörter in beliebiger Reihenfolge, ohne Akzente, mit höchstens einem abweichenden Buchstaben von fünf',
  'only Latin, Cyrillic and Greek letters': 'nur lateinische, kyrillische und griechische Buchstaben',
  'Date of birth': 'Geburtsdatum',
  'Does the date of birth match the one you sent?': 'Stimmt das Geburtsdatum mit Ihren Angaben überein?',
  'compares the two dates': 'vergleicht die beiden Daten',
  'Screen recapture': 'Abfotografierter Bildschirm',
  'Does the image show a screen?': 'Zeigt das Bild einen Bildschirm?',
  'frequency spectrum: pixel grid and moiré across the whole document':
    'Spektrum: Pixelraster und Moiré über dem ganzen Ausweis',
  'never returns PASS; misses faint patterns (3%)': 'nie PASS; schwache Muster (3 %) werden übersehen',
  Photocopy: 'Fotokopie',
  'Is it a copy without color?': 'Ist es eine Kopie ohne Farbe?',
  'color compared with the tint of the light': 'Farbe im Vergleich zur Lichttönung',
  'never returns PASS; misses color copies': 'nie PASS; farbige Kopien werden übersehen',
  'Edited image': 'Bearbeitetes Bild',
  'Did a program edit the image?': 'Hat ein Programm das Bild bearbeitet?',
  'metadata of the file (Exif, XMP, PNG, content credentials); parts of the image that occur twice':
    'Metadaten der Datei (Exif, XMP, PNG, Content Credentials); doppelte Bildteile',
  'never returns PASS; misses files without metadata, single letters, copies along a line and copies in strongly compressed images; does not check the portrait':
    'nie PASS; übersieht Dateien ohne Metadaten, einzelne Buchstaben, Kopien entlang einer Zeile und Kopien in stark komprimierten Bildern; prüft das Porträt nicht',
  'Issuer signature': 'Signatur des Ausstellers',
  "Is the issuer's signature valid?": 'Ist die Signatur des Ausstellers gültig?',
  'passive authentication of the chip': 'passive Authentisierung des Chips',
  'only with a chip; holograms and inks are not checked':
    'nur mit Chip; Hologramme und Farben werden nicht geprüft',
  'Held in hand': 'In der Hand gehalten',
  'Is it held in a hand?': 'Wird es in der Hand gehalten?',
  'Camera injection': 'Eingeschleustes Kamerabild',
  'Is the camera virtual?': 'Ist die Kamera virtuell?',
  'Postal code': 'Postleitzahl',
  'Does the postal code match the one you sent?': 'Stimmt die Postleitzahl mit Ihren Angaben überein?',
  'Does the state match the one you sent?': 'Stimmt das Bundesland mit Ihren Angaben überein?',
  Liveness: 'Lebenderkennung',
  'Did a person complete the challenge?': 'Hat ein Mensch die Aufgabe erfüllt?',
  'three actions in random order, read from 68 face landmarks; one face in all frames; the order of six screen colors that the face reflects':
    'drei Bewegungen in zufälliger Reihenfolge, an 68 Punkten des Gesichts abgelesen; ein Gesicht in allen Bildern; die Reihenfolge von sechs Bildschirmfarben, die das Gesicht reflektiert',
  'a prepared video, a mask and a swapped face pass; the light was not tested on people, and a program that tints its video passes':
    'ein vorbereitetes Video, eine Maske und ein ausgetauschtes Gesicht bestehen; das Licht wurde nicht an Menschen getestet, und ein Programm, das sein Video färbt, besteht',
  'Face match': 'Gesichtsabgleich',
  'Is it the face on the document?': 'Ist es das Gesicht auf dem Ausweis?',
  'distance between two embeddings of 128 numbers': 'Abstand zweier Einbettungen aus 128 Zahlen',
  'a network from 2017 whose accuracy varies with skin color and age; the difference was not measured':
    'ein Netz von 2017, dessen Genauigkeit von Hautfarbe und Alter abhängt; der Unterschied wurde nicht gemessen',
  'Is exactly one face visible?': 'Ist genau ein Gesicht zu sehen?',
  'face detector, size of the second face': 'Gesichtsdetektor, Größe des zweiten Gesichts',
  'misses faces smaller than 80 pixels': 'übersieht Gesichter unter 80 Pixeln',
  Deepfake: 'Deepfake',
  'Is it a deepfake?': 'Ist es ein Deepfake?',
  'Document type': 'Dokumenttyp',
  'Is it a bill or statement with an address?': 'Ist es eine Rechnung oder ein Auszug mit Adresse?',
  'labels in seven languages, traces of changes in the PDF; 2D-Doc signature':
    'Beschriftungen in sieben Sprachen, Spuren von Änderungen im PDF; 2D-Doc-Signatur',
  'strong only with a verified 2D-Doc; otherwise a completely redrawn document passes; not measured on real documents':
    'stark nur mit einem geprüften 2D-Doc; sonst besteht ein vollständig nachgezeichnetes Dokument; nicht an echten Dokumenten gemessen',
  'Document age': 'Alter des Dokuments',
  'Is it recent enough?': 'Ist es aktuell genug?',
  'date of the document, otherwise the end of its period; date in a verified 2D-Doc':
    'Datum des Dokuments, sonst das Ende seines Zeitraums; Datum in einem geprüften 2D-Doc',
  'strong only with a verified 2D-Doc; ambiguous dates are read as day first':
    'stark nur mit einem geprüften 2D-Doc; mehrdeutige Daten werden mit dem Tag zuerst gelesen',
  'strong only with a verified 2D-Doc': 'stark nur mit einem geprüften 2D-Doc',
  'Address exists': 'Adresse existiert',
  'Does the address exist?': 'Existiert die Adresse?',
  'loaded tables of postal codes and cities, loaded address points':
    'geladene Tabellen von Postleitzahlen und Orten, geladene Adresspunkte',
  'only as reliable as the tables': 'so zuverlässig wie die Tabellen',
  'Does the address match the one you sent?': 'Stimmt die Adresse mit Ihren Angaben überein?',
  'compares addresses in any spelling, also with a verified 2D-Doc':
    'vergleicht Adressen in jeder Schreibweise, auch mit einem geprüften 2D-Doc',
  "Is it the person's name?": 'Ist es der Name der Person?',
  'compares names as screening does': 'vergleicht Namen wie die Namensprüfung',
  'compares names as screening does, also with a verified 2D-Doc':
    'vergleicht Namen wie die Namensprüfung, auch mit einem geprüften 2D-Doc',
  'Tampered document': 'Manipuliertes Dokument',
  'Was the file changed?': 'Wurde die Datei manipuliert?',
  'overlays, later revisions, broken signatures, fonts, producers, embedded scripts and files; 2D-Doc signature':
    'Überlagerungen, spätere Fassungen, ungültige Signaturen, Schriften, Erzeugerprogramme, eingebettete Skripte und Dateien; 2D-Doc-Signatur',
  'strong only if a 2D-Doc proves a change; in images, only the 2D-Doc is checked':
    'stark nur, wenn ein 2D-Doc eine Änderung beweist; bei Bildern wird nur das 2D-Doc geprüft',
  'Document totals': 'Summen des Dokuments',
  'Do the amounts add up?': 'Stimmen die Summen?',
  'running balance, IBAN check digits': 'laufender Saldo, IBAN-Prüfziffern',
  'only statements with balances': 'nur Auszüge mit Salden',
  'Card check digit': 'Prüfziffer der Karte',
  'Is the check digit correct?': 'Stimmt die Prüfziffer?',
  'ISO/IEC 7812-1 annex B, in the browser': 'ISO/IEC 7812-1 Anhang B, im Browser',
  'reported by the hosted flow, which never sends the number':
    'von der Verifizierungsseite gemeldet, die die Nummer nie überträgt',
  'typed: compares names as screening does; read: compares word by word':
    'getippt: vergleicht Namen wie die Namensprüfung; gelesen: vergleicht Wort für Wort',
  'typed data alone counts as heuristic and results in REVIEW':
    'nur eingegebene Daten gelten als heuristisch und führen zu REVIEW',
  'Card expiry': 'Ablaufdatum der Karte',
  'Is the card still valid?': 'Ist die Karte noch gültig?',
  'typed or read': 'getippt oder gelesen',
  'embossed cards were not tested': 'geprägte Karten wurden nicht getestet',
  'Screen recapture (front)': 'Abfotografierter Bildschirm (Vorderseite)',
  'Screen recapture (back)': 'Abfotografierter Bildschirm (Rückseite)',
  'Photocopy (front)': 'Fotokopie (Vorderseite)',
  'Is it a photocopy?': 'Ist es eine Fotokopie?',
  'Photocopy (back)': 'Fotokopie (Rückseite)',
  'Held in hand (front)': 'In der Hand gehalten (Vorderseite)',
  'Held in hand (back)': 'In der Hand gehalten (Rückseite)',
  'Changed file': 'Manipulierte Datei',

  // Reason codes
  'the engine returned no result': 'die Engine hat kein Ergebnis geliefert',
  'the engine failed': 'Engine fehlgeschlagen',
  'the engine took too long': 'Engine hat das Zeitlimit überschritten',
  'your backend did not send a value to compare with': 'Ihr Backend hat keinen Vergleichswert gesendet',
  'the workflow does not include this check': 'im Workflow nicht enthalten',
  'the picture is too dark': 'das Bild ist zu dunkel',
  'the picture is blurry': 'das Bild ist unscharf',
  'a reflection covers part of the document': 'eine Spiegelung verdeckt einen Teil des Ausweises',
  'the document is too small in the picture': 'der Ausweis ist im Bild zu klein',
  'an additional picture cannot be opened': 'ein zusätzliches Bild lässt sich nicht öffnen',
  'an additional picture is too large and was not read':
    'ein zusätzliches Bild ist zu groß und wurde nicht gelesen',
  'the pictures of one capture show two documents, so the additional pictures were ignored':
    'die Bilder einer Aufnahme zeigen zwei Ausweise, daher wurden die zusätzlichen Bilder ignoriert',
  'no traces were found (not proof of authenticity)': 'keine Spuren gefunden (kein Beweis für Echtheit)',
  'the picture is too small for a result': 'das Bild ist für ein Ergebnis zu klein',
  'a part of the picture occurs twice with the same noise':
    'ein Bildteil kommt mit demselben Rauschen doppelt vor',
  'a screen pattern covers the document': 'ein Bildschirmmuster überdeckt den Ausweis',
  'the document shows no color': 'der Ausweis zeigt keine Farbe',
  'an editing program created the file, according to its metadata':
    'laut Metadaten wurde die Datei mit einem Bearbeitungsprogramm erstellt',
  'an editing program saved the file, according to its metadata':
    'laut Metadaten wurde die Datei mit einem Bearbeitungsprogramm gespeichert',
  'a program generated the picture, according to its metadata':
    'laut Metadaten wurde die Datei von einem Programm erzeugt',
  'the picture does not come from a camera, according to its metadata':
    'laut Metadaten stammt die Datei nicht von einer Kamera',
  'the MRZ is missing or invalid': 'die MRZ fehlt oder ist ungültig',
  'possible reading error': 'möglicher Lesefehler',
  'national format with separate check digits': 'nationales Format mit eigenen Prüfziffern',
  'similar characters were exchanged to correct a check digit':
    'ähnliche Zeichen wurden vertauscht, damit eine Prüfziffer stimmt',
  'several pictures of the capture were read and agree':
    'mehrere Bilder der Aufnahme wurden gelesen und stimmen überein',
  'only the MRZ was readable': 'nur die MRZ war lesbar',
  'there is no document number': 'es gibt keine Ausweisnummer',
  'there is no date of birth': 'es gibt kein Geburtsdatum',
  'there is no name': 'es gibt keinen Namen',
  'there is no nationality': 'es gibt keine Staatsangehörigkeit',
  'the letter for the sex is invalid': 'ungültige Geschlechtsangabe',
  'the issuer is unknown': 'der Aussteller ist unbekannt',
  'it has expired': 'er ist abgelaufen',
  'the expiry date could not be read': 'das Ablaufdatum war nicht lesbar',
  'the dates could not be read': 'die Daten waren nicht lesbar',
  'a date is in the future': 'ein Datum liegt in der Zukunft',
  'the date of birth could not be read': 'das Geburtsdatum war nicht lesbar',
  'a date does not exist': 'ein Datum ist ungültig',
  'the expiry date is before the issue date': 'das Ablaufdatum liegt vor dem Ausstellungsdatum',
  'the expiry date is before the date of birth': 'das Ablaufdatum liegt vor dem Geburtsdatum',
  'the issue date is before the date of birth': 'das Ausstellungsdatum liegt vor dem Geburtsdatum',
  'the issue date is in the future': 'das Ausstellungsdatum liegt in der Zukunft',
  'the validity period is implausibly long': 'die Gültigkeitsdauer ist unplausibel lang',
  'two places state different countries': 'zwei Stellen nennen verschiedene Länder',
  'camera name reported by the hosted flow; signals of its device session: automation, spoofing, remote access, virtual machines':
    'Kameraname, den die Verifizierungsseite meldet; Signale der Gerätesitzung: Automatisierung, Spoofing, Fernzugriff, virtuelle Maschinen',
  'never returns PASS; misses renamed programs and modified pages; without a device session, only the camera name is known':
    'nie PASS; übersieht umbenannte Programme und veränderte Seiten; ohne Gerätesitzung ist nur der Kameraname bekannt',
  'the camera is virtual': 'die Kamera ist virtuell',
  'a program forwards the camera of a phone': 'ein Programm leitet eine Smartphone-Kamera weiter',
  'the browser is automated': 'der Browser ist automatisiert',
  'the browser reports false properties (spoofing)': 'der Browser macht falsche Angaben (Spoofing)',
  'the device is controlled remotely': 'das Gerät wird ferngesteuert',
  'the browser runs in a virtual machine': 'der Browser läuft in einer virtuellen Maschine',
  'the hosted flow has no device session': 'die Verifizierungsseite hat keine Gerätesitzung',
  'the device session cannot be read': 'die Gerätesitzung ist nicht lesbar',
  'the barcode has the same number': 'der Barcode enthält dieselbe Nummer',
  'the barcode has a different number': 'der Barcode enthält eine andere Nummer',
  'the barcode has the same personal number': 'der Barcode hat dieselbe persönliche Nummer',
  'the barcode has a different personal number': 'der Barcode hat eine andere persönliche Nummer',
  'the barcode has the same date of birth': 'der Barcode hat dasselbe Geburtsdatum',
  'the barcode has a different date of birth': 'der Barcode hat ein anderes Geburtsdatum',
  'the barcode has the same expiry date': 'der Barcode hat dasselbe Ablaufdatum',
  'the barcode has a different expiry date': 'der Barcode hat ein anderes Ablaufdatum',
  'the barcode has the same sex': 'der Barcode hat dasselbe Geschlecht',
  'the barcode has a different sex': 'der Barcode hat ein anderes Geschlecht',
  'the barcode has the same name': 'der Barcode hat denselben Namen',
  'the barcode has a different name': 'der Barcode hat einen anderen Namen',
  'the code is signed by the issuer': 'der Code ist vom Aussteller signiert',
  "the code does not match the issuer's signature":
    'der Code stimmt nicht mit der Signatur des Ausstellers überein',
  'the code is signed for tests only': 'der Code ist nur zu Testzwecken signiert',
  'the code is signed with a certificate that is not valid for it':
    'der Code ist mit einem dafür ungültigen Zertifikat signiert',
  'a different name appears at the address in the signed code':
    'an der Adresse des signierten Codes steht ein anderer Name',
  'the name in the code does not appear on the document': 'der Name im Code kommt auf dem Dokument nicht vor',
  'the postal code in the code does not appear on the document':
    'die Postleitzahl im Code kommt auf dem Dokument nicht vor',
  'the number in the code does not appear on the document':
    'die Nummer im Code kommt auf dem Dokument nicht vor',
  'the amount in the code does not appear on the document':
    'der Betrag im Code kommt auf dem Dokument nicht vor',
  'the bank account in the code does not appear on the document':
    'das Bankkonto im Code kommt auf dem Dokument nicht vor',
  'no value in the code appears on the document': 'kein Wert im Code kommt auf dem Dokument vor',
  'the signature of the code is missing': 'die Signatur des Codes fehlt',
  'the signature of the code has an invalid format': 'die Signatur des Codes hat ein ungültiges Format',
  'the version of the code is unknown': 'die Version des Codes ist unbekannt',
  'the code contains invalid characters': 'der Code enthält ungültige Zeichen',
  'the code contains a field twice': 'der Code enthält ein Feld zweimal',
  'a field in the code has an invalid format': 'ein Feld im Code hat ein ungültiges Format',
  'the code is incomplete': 'der Code ist unvollständig',
  'the barcode and the MRZ differ': 'Barcode und MRZ weichen voneinander ab',
  'the version of the barcode is unknown': 'die Version des Barcodes ist unbekannt',
  'the barcode lacks a required field': 'im Barcode fehlt ein Pflichtfeld',
  'the parts of the barcode are in the wrong place': 'die Teile des Barcodes sind an der falschen Stelle',
  'the name is that of a published specimen': 'der Name gehört zu einem veröffentlichten Muster',
  'the number is that of a published specimen': 'die Nummer gehört zu einem veröffentlichten Muster',
  'the issuer code is reserved for specimens': 'der Ausstellercode ist Mustern vorbehalten',
  'the number repeats one digit or counts up': 'die Nummer wiederholt eine Ziffer oder zählt hoch',
  'the person is younger than the minimum age of the workflow':
    'die Person ist jünger als das Mindestalter des Workflows',
  'the names differ': 'die Namen weichen ab',
  'the name was not found': 'Name nicht gefunden',
  'the dates of birth differ': 'die Geburtsdaten weichen ab',
  'the typed and the read expiry date differ': 'das getippte und das gelesene Ablaufdatum weichen ab',
  'the chip could not be read': 'der Chip war nicht lesbar',
  'the chip is a copy': 'der Chip ist eine Kopie',
  'the chip data differs from the printed data': 'die Chipdaten weichen vom Druck ab',
  'the printed data differs from the chip data': 'der Druck weicht von den Chipdaten ab',
  'compared with the portrait in the chip': 'mit dem Porträt im Chip verglichen',
  'the signature is invalid': 'die Signatur ist ungültig',
  'the signature could not be read': 'die Signatur war nicht lesbar',
  'a signature in the file is invalid': 'eine Signatur in der Datei ist ungültig',
  'the signer is not trusted': 'dem Unterzeichner wird nicht vertraut',
  "the country revoked the signer's certificate (ICAO Doc 9303 part 12 §7.1.4)":
    'das Land hat das Zertifikat des Unterzeichners widerrufen (ICAO Doc 9303 Teil 12 §7.1.4)',
  "a revocation list of the country, issued under another name, contains the signer's number":
    'eine Sperrliste des Landes unter anderem Namen enthält die Nummer des Unterzeichners',
  'no revocation list of the country is loaded, so a revoked signer is not detected':
    'keine Sperrliste des Landes ist geladen, daher wird ein widerrufener Unterzeichner nicht erkannt',
  'the revocation list of the country is overdue': 'die Sperrliste des Landes ist überfällig',
  'a certificate was not valid at that time': 'ein Zertifikat war zu der Zeit nicht gültig',
  'the chip data was changed': 'die Chipdaten wurden verändert',
  'the chip data cannot be read': 'die Chipdaten sind nicht lesbar',
  'no country certificates are loaded': 'keine Länderzertifikate sind geladen',
  'no certificate of this country is loaded': 'kein Zertifikat dieses Landes ist geladen',
  "the operator's model cannot be used or returned an invalid result":
    'das Modell des Betreibers ist nicht verwendbar oder lieferte ein ungültiges Ergebnis',
  "the score of the operator's model indicates a possible attack":
    'der Score des Betreibermodells deutet auf einen möglichen Angriff hin',
  "the score of the operator's model indicates an attack":
    'der Score des Betreibermodells zeigt einen Angriff an',
  'no face is visible': 'kein Gesicht ist zu sehen',
  'more than one face is visible': 'mehr als ein Gesicht ist zu sehen',
  'the face is too small': 'das Gesicht ist zu klein',
  'there is no face to compare with': 'kein Vergleichsgesicht vorhanden',
  'the document or picture for the face comparison cannot be opened':
    'der Ausweis oder das Bild zum Vergleich lässt sich nicht öffnen',
  'no face was found on the document or picture': 'auf dem Ausweis oder Bild wurde kein Gesicht gefunden',
  'the faces belong to different people': 'die Gesichter gehören zu verschiedenen Personen',
  'the faces may belong to the same person, but this is uncertain':
    'die Gesichter gehören möglicherweise zu derselben Person, aber nicht sicher',
  'no challenge was set': 'keine Aufgabe wurde gestellt',
  'no frames of the challenge were received': 'keine Einzelbilder der Aufgabe empfangen',
  'the frames are out of order or took too long':
    'die Einzelbilder sind in falscher Reihenfolge oder dauerten zu lange',
  'the face changed during the challenge': 'das Gesicht wechselte während der Aufgabe',
  'the face could not be tracked during the challenge':
    'das Gesicht konnte während der Aufgabe nicht verfolgt werden',
  'the face reflected the screen colors in the correct order':
    'das Gesicht reflektierte die Bildschirmfarben in der richtigen Reihenfolge',
  'the face reflected the screen colors in a different order':
    'das Gesicht reflektierte die Bildschirmfarben in anderer Reihenfolge',
  'the reflection of the screen colors was not recognizable (no evidence either way)':
    'die Reflexion der Bildschirmfarben war nicht erkennbar (keine Aussage)',
  'the turn to the left was not detected': 'Drehung nach links nicht erkannt',
  'the turn to the right was not detected': 'Drehung nach rechts nicht erkannt',
  'the blink was not detected': 'Blinzeln nicht erkannt',
  'the open mouth was not detected': 'geöffneter Mund nicht erkannt',
  'the movement closer to the camera was not detected': 'Näherkommen nicht erkannt',
  'no text could be read': 'kein Text war lesbar',
  'the kind of document is unknown': 'unbekannte Dokumentart',
  'no address was found': 'keine Adresse gefunden',
  'no date was found': 'kein Datum gefunden',
  'the document is too old': 'das Dokument ist zu alt',
  'the address differs': 'die Adresse weicht ab',
  'the address was not found in the tables': 'die Adresse wurde in den Tabellen nicht gefunden',
  'the tables do not cover the address': 'die Tabellen decken die Adresse nicht ab',
  'a picture of a document is not checked for changes': 'Bild eines Dokuments; keine Manipulationsprüfung',
  'the file is not a readable PDF': 'die Datei ist kein lesbares PDF',
  'the file cannot be opened as a picture': 'die Datei lässt sich nicht als Bild öffnen',
  'the file is password-protected': 'die Datei ist passwortgeschützt',
  'the workflow does not accept this document': 'ein im Workflow nicht akzeptierter Ausweis',
  'the file is encrypted': 'die Datei ist verschlüsselt',
  'the file is damaged': 'die Datei ist beschädigt',
  'the file is too large to check': 'die Datei ist für die Prüfung zu groß',
  'the file was changed after it was created': 'die Datei wurde nach dem Erstellen verändert',
  'text was replaced': 'Text wurde ersetzt',
  'text is covered': 'Text ist verdeckt',
  'text overlaps other text': 'Text überlagert anderen Text',
  'text was added to a scan': 'Text wurde in einen Scan eingefügt',
  'a script runs when the PDF is opened or used':
    'ein Skript wird beim Öffnen oder Verwenden des PDFs ausgeführt',
  'the PDF starts a program or opens a file on the computer of the reader':
    'das PDF startet ein Programm oder öffnet eine Datei auf dem Rechner des Lesers',
  'the PDF contains embedded files': 'das PDF enthält eingebettete Dateien',
  'an annotation covers text': 'eine Anmerkung verdeckt Text',
  'an annotation was added': 'eine Anmerkung wurde hinzugefügt',
  'the font changes within a line': 'die Schrift wechselt innerhalb einer Zeile',
  'some pages were not checked': 'einige Seiten wurden nicht geprüft',
  'the check digits of an IBAN are wrong': 'die Prüfziffern einer IBAN sind falsch',
  'the running balance does not add up': 'der laufende Saldo stimmt nicht',
  'the closing balance differs from the sum': 'der Endsaldo weicht von der Summe ab',
  'there are no balances to check': 'keine Salden zum Nachrechnen vorhanden',
  'different document number in the visual zone': 'im Druck steht eine andere Ausweisnummer',
  'different date of birth in the visual zone': 'im Druck steht ein anderes Geburtsdatum',
  'different expiry date in the visual zone': 'im Druck steht ein anderes Ablaufdatum',
  'different surname in the visual zone': 'im Druck steht ein anderer Nachname',
  'different given names in the visual zone': 'im Druck stehen andere Vornamen',
  'different personal number in the visual zone': 'im Druck steht eine andere persönliche Nummer',
  'different whole MRZ in the visual zone': 'abweichende Daten zur gesamten MRZ im Druck',
  'no matching document number in the visual zone': 'die Ausweisnummer wurde im Druck nicht gefunden',
  'no matching date of birth in the visual zone': 'das Geburtsdatum wurde im Druck nicht gefunden',
  'no matching expiry date in the visual zone': 'das Ablaufdatum wurde im Druck nicht gefunden',
  'no matching surname in the visual zone': 'der Nachname wurde im Druck nicht gefunden',
  'no matching given names in the visual zone': 'die Vornamen wurden im Druck nicht gefunden',
  'no matching personal number in the visual zone': 'die persönliche Nummer wurde im Druck nicht gefunden',
  'no matching whole MRZ in the visual zone': 'die gesamte MRZ wurde im Druck nicht gefunden',
  'wrong check digit of the document number': 'die Prüfziffer der Ausweisnummer ist falsch',
  'wrong check digit of the date of birth': 'die Prüfziffer des Geburtsdatums ist falsch',
  'wrong check digit of the expiry date': 'die Prüfziffer des Ablaufdatums ist falsch',
  'wrong check digit of the surname': 'die Prüfziffer des Nachnamens ist falsch',
  'wrong check digit of the given names': 'die Prüfziffer der Vornamen ist falsch',
  'wrong check digit of the personal number': 'die Prüfziffer der persönlichen Nummer ist falsch',
  'wrong check digit of the whole MRZ': 'die Prüfziffer der gesamten MRZ ist falsch',

  // Messages to end users for a retry
  'The picture is too dark. Find better light.': 'Das Bild ist zu dunkel. Suchen Sie besseres Licht.',
  'The picture is blurry. Hold the document still until the picture is sharp.':
    'Das Bild ist unscharf. Halten Sie das Dokument still und warten Sie, bis es scharf ist.',
  'A reflection covers part of the document. Tilt it a little, or move the light.':
    'Eine Spiegelung verdeckt einen Teil des Dokuments. Kippen Sie es ein wenig oder drehen Sie das Licht weg.',
  'The document is too small in the picture. Move closer.':
    'Das Dokument ist im Bild zu klein. Gehen Sie näher heran.',
  'We couldn’t find a document. Place it on a plain, dark surface and fill the frame with it.':
    'Es ist kein Dokument zu sehen. Legen Sie es auf eine einfarbige dunkle Fläche und füllen Sie den Rahmen damit aus.',
  'We couldn’t read the code lines (MRZ). Show the whole document, flat and in even light.':
    'Die Codezeilen (MRZ) waren nicht lesbar. Zeigen Sie das ganze Dokument, flach und in gleichmäßigem Licht.',
  'This document isn’t accepted here. Use another one.':
    'Dieses Dokument wird hier nicht angenommen. Bitte verwenden Sie ein anderes.',
  'We couldn’t open the file as a picture. Take another one.':
    'Die Datei ließ sich nicht als Bild öffnen. Nehmen Sie eine andere.',
  'The file is password-protected. Send it without a password.':
    'Die Datei ist mit einem Passwort gesperrt. Senden Sie sie ohne Passwort.',
  'We couldn’t see a face. Face the camera in good light.':
    'Es ist kein Gesicht zu sehen: Schauen Sie bei gutem Licht in die Kamera.',
  'We saw more than one face. Only you can be in the picture.':
    'Es ist mehr als ein Gesicht zu sehen. Nur Sie dürfen im Bild sein.',
  'Your face is too far away. Come closer to the camera.':
    'Das Gesicht ist zu weit weg: Kommen Sie näher an die Kamera.',
  'We couldn’t follow your face. Try again in good light.':
    'Wir konnten Ihrem Gesicht nicht folgen. Versuchen Sie es bei gutem Licht noch einmal.',
  'The movements took too long or were out of order. Try again.':
    'Die Bewegungen haben zu lange gedauert oder waren nicht in der Reihenfolge: Bitte beginnen Sie noch einmal.',
  'The face changed during the movements. Try again, alone.':
    'Das Gesicht hat sich während der Bewegungen geändert. Versuchen Sie es noch einmal, allein.',
  'We didn’t see your head turn to the left. Try again.':
    'Das Drehen des Kopfes nach links war nicht zu sehen: Bitte beginnen Sie noch einmal.',
  'We didn’t see your head turn to the right. Try again.':
    'Das Drehen des Kopfes nach rechts war nicht zu sehen: Bitte beginnen Sie noch einmal.',
  'We didn’t see your eyes close and open. Try again in good light.':
    'Das Schließen und Öffnen der Augen war nicht zu sehen: Bitte beginnen Sie bei gutem Licht noch einmal.',
  'We didn’t see your mouth open. Try again.':
    'Das Öffnen des Mundes war nicht zu sehen: Bitte beginnen Sie noch einmal.',
  'We didn’t see you come closer. Try again.':
    'Das Näherkommen war nicht zu sehen: Bitte beginnen Sie noch einmal.',
  State: 'Bundesland',
  'Single face': 'Nur ein Gesicht',
  'no engine performs this check': 'keine Prüfung verfügbar',
};
