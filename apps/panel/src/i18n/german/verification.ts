import type { Catalogue } from '../message';

/** Texts of the contract: sub-checks, reasons, and messages to end users. */
export const VERIFICATION: Catalogue = {
  // Sub-checks
  'Picture quality': 'Bildqualität',
  'Can it be read?': 'Ist es lesbar?',
  'sharpness, light, reflections and size, judged after reading, of the best of its pictures':
    'Schärfe, Licht, Spiegelungen und Größe, nach dem Lesen beurteilt, am besten der Bilder',
  'what reads well passes whatever it looks like': 'ein gut lesbares Bild besteht unabhängig vom Aussehen',
  'Machine-readable zone': 'Maschinenlesbare Zone',
  'Do the check digits of the zone hold?': 'Stimmen die Prüfziffern der Zone?',
  'two readers of OCR-B, check digits of ICAO Doc 9303':
    'zwei Leser für OCR-B, Prüfziffern nach ICAO Doc 9303',
  'whoever makes a zone up makes its check digits right':
    'eine gefälschte Zone kann gültige Prüfziffern enthalten',
  Barcode: 'Barcode',
  'Is the barcode well made?': 'Ist der Barcode gültig?',
  'PDF417 by zxing, AAMVA DL/ID 1 to 10; QR codes of Chile and India; 2D-Doc of France and digital seals of ICAO by their signature':
    'PDF417 durch zxing, AAMVA DL/ID 1 bis 10; QR-Codes aus Chile und Indien; 2D-Doc Frankreichs und digitale Siegel der ICAO durch ihre Signatur',
  'without a signature anybody can print one; layouts that are not public are not read':
    'ohne Signatur kann jeder einen drucken; nicht öffentliche Formate werden nicht gelesen',
  'Form of the data': 'Datenformat',
  'Are number, names, dates and codes such?': 'Haben Nummer, Namen, Daten und Codes ein gültiges Format?',
  'rules of Doc 9303; templates of print': 'Regeln aus Doc 9303; Vorlagen des Drucks',
  'only documents with a zone, a barcode or a template':
    'nur Ausweise mit Zone, Barcode oder bekannter Vorlage',
  'Order of the dates': 'Reihenfolge der Daten',
  'Are the dates in order?': 'Stimmt die Reihenfolge der Daten?',
  'birth, issue, expiry and today compared': 'Geburt, Ausstellung, Ablauf und heute verglichen',
  'print alone declines only where it was read surely':
    'Druck allein führt nur bei sicherer Lesung zur Ablehnung',
  'Known specimens': 'Bekannte Muster',
  'Is it a known specimen?': 'Ist es ein bekanntes Muster?',
  'lists of published specimens, repeated digits': 'Listen veröffentlichter Muster, wiederholte Ziffern',
  'lists name what is published': 'Listen enthalten nur veröffentlichte Muster',
  'In date': 'Gültigkeit',
  'Is it in date?': 'Ist er noch gültig?',
  'expiry of the zone, barcode or print': 'Ablaufdatum der Zone, des Barcodes oder des Drucks',
  'revoked and stolen documents are not known': 'widerrufene und gestohlene Ausweise sind nicht bekannt',
  'Zone against print': 'Zone gegen Druck',
  'Do zone and print agree?': 'Stimmen MRZ und Druck überein?',
  'number, birth date and names looked for in the rest of the page; without a zone, what a known document states twice':
    'Nummer, Geburtsdatum und Namen im Rest der Seite gesucht; ohne Zone, was ein bekannter Ausweis zweimal nennt',
  'a forger who changes both passes': 'eine Fälschung beider Stellen besteht',
  'Number and expiry everywhere': 'Nummer und Ablauf überall',
  'Do number and expiry agree everywhere?': 'Stimmen Nummer und Ablauf überall überein?',
  'number and expiry looked for in the rest of the page, and in the chip where its data came':
    'Nummer und Ablauf im Rest der Seite gesucht, und im Chip, wo dessen Daten kamen',
  'Old enough?': 'Alt genug?',
  'date of birth and the least age': 'Geburtsdatum und das Mindestalter',
  'as true as the date': 'so zuverlässig wie das Datum',
  'The person you named?': 'Stimmt die Person mit Ihren Angaben überein?',
  'words compared in any order, but for marks and one letter in five':
    'Wörter in jeder Reihenfolge verglichen, bis auf Akzente und einen Buchstaben von fünf',
  'Latin, Cyrillic and Greek letters': 'lateinische, kyrillische und griechische Buchstaben',
  'Date of birth': 'Geburtsdatum',
  'The birth date you gave?': 'Stimmt das Geburtsdatum mit Ihren Angaben überein?',
  'dates compared': 'Daten verglichen',
  'Shown on a screen': 'Von einem Bildschirm aufgenommen',
  'Taken from a screen?': 'Von einem Bildschirm aufgenommen?',
  'spectrum: pixel grid and moiré all over the document':
    'Spektrum: Pixelraster und Moiré über dem ganzen Ausweis',
  'never PASS; faint patterns (3 %) are missed': 'nie PASS; schwache Muster (3 %) werden übersehen',
  Photocopy: 'Fotokopie',
  'A copy without colour?': 'Eine Kopie ohne Farbe?',
  'colour beside the tint of the light': 'Farbe im Vergleich zur Lichttönung',
  'never PASS; copies in colour are missed': 'nie PASS; farbige Kopien werden übersehen',
  'Edited picture': 'Bearbeitetes Bild',
  'Did a program change the picture?': 'Hat ein Programm das Bild verändert?',
  'what the file says of itself (Exif, XMP, PNG, content credentials); parts that stand in the picture twice':
    'was die Datei über sich sagt (Exif, XMP, PNG, Content Credentials); doppelte Bildteile',
  'never PASS; a file that says nothing is not found, nor are single letters, copies along a line and copies in strongly packed pictures; the portrait itself is not examined':
    'nie PASS; eine Datei, die nichts sagt, wird nicht gefunden, ebenso einzelne Buchstaben, Kopien entlang einer Zeile und in stark gepackten Bildern; das Porträt selbst wird nicht untersucht',
  'Signature of the issuer': 'Signatur des Ausstellers',
  "Is the issuer's signature proven?": 'Ist die Signatur des Ausstellers bewiesen?',
  'passive authentication of the chip': 'passive Authentisierung des Chips',
  'only with a chip; holograms and ink are not looked at':
    'nur mit Chip; Hologramme und Farben werden nicht angesehen',
  'Held by a hand': 'In der Hand gehalten',
  'Held by a hand?': 'In der Hand gehalten?',
  'Injected picture': 'Eingeschleustes Bild',
  'Was the camera a program?': 'War die Kamera ein Programm?',
  Postcode: 'Postleitzahl',
  'The postcode you gave?': 'Stimmt die Postleitzahl mit Ihren Angaben überein?',
  'The state you gave?': 'Stimmt das Bundesland mit Ihren Angaben überein?',
  Alive: 'Lebenderkennung',
  'Did a person meet the challenge?': 'Hat ein Mensch die Aufgabe erfüllt?',
  'three actions in a drawn order, read from 68 places of the face, all frames one face; the order of six colours that the screen throws on it':
    'drei Bewegungen in gezogener Folge, an 68 Stellen des Gesichts abgelesen, alle Bilder ein Gesicht; die Reihenfolge von sechs Farben, die der Bildschirm darauf wirft',
  'a video made to order, a mask and a swapped face pass; the light was not tried on people, and a program that tints its video passes':
    'ein bestelltes Video, eine Maske und ein ausgetauschtes Gesicht bestehen; das Licht wurde nicht an Menschen erprobt, und ein Programm, das sein Video färbt, besteht',
  'Same face': 'Dasselbe Gesicht',
  'The face of the document?': 'Das Gesicht des Ausweises?',
  'distance of two embeddings of 128 numbers': 'Abstand zweier Einbettungen aus 128 Zahlen',
  'a network of 2017, unequal for skins and ages; by how much was not measured':
    'ein Netz von 2017, ungleich für Hautfarben und Alter; wie sehr, wurde nicht gemessen',
  'One face alone?': 'Ein Gesicht allein?',
  'detector, size of the second face': 'Detektor, Größe des zweiten Gesichts',
  'faces under 80 pixels': 'Gesichter unter 80 Pixeln',
  'Deep fake': 'Deepfake',
  'A deep fake?': 'Ein Deepfake?',
  'Kind of paper': 'Art des Dokuments',
  'A bill or statement with an address?': 'Eine Rechnung oder ein Auszug mit Adresse?',
  'labels in seven languages, traces of changes in the PDF; the signature of a 2D-Doc':
    'Beschriftungen in sieben Sprachen, Spuren von Änderungen im PDF; die Signatur eines 2D-Doc',
  'strong by a verified 2D-Doc alone; else who draws a whole paper anew passes; real papers were not measured':
    'stark nur durch ein geprüftes 2D-Doc; sonst besteht, wer ein ganzes Papier neu zeichnet; echte Papiere wurden nicht gemessen',
  'Recent enough': 'Aktuell genug',
  'Recent enough?': 'Aktuell genug?',
  'its date, else the end of its period; the date in a verified 2D-Doc':
    'sein Datum, sonst das Ende seines Zeitraums; das Datum eines geprüften 2D-Doc',
  'strong by a verified 2D-Doc alone; day first where both are possible':
    'stark nur durch ein geprüftes 2D-Doc; der Tag zuerst, wo beides möglich ist',
  'strong by a verified 2D-Doc alone': 'stark nur durch ein geprüftes 2D-Doc',
  'Address exists': 'Adresse existiert',
  'Does the address exist?': 'Existiert die Adresse?',
  'loaded tables of postcodes and cities, loaded address points':
    'geladene Tabellen von Postleitzahlen und Orten, geladene Adresspunkte',
  'as good as the tables': 'so zuverlässig wie die Tabellen',
  'The address you gave?': 'Stimmt die Adresse mit Ihren Angaben überein?',
  'compared in any spelling, with a verified 2D-Doc too':
    'in jeder Schreibweise verglichen, auch mit einem geprüften 2D-Doc',
  "The person's name?": 'Der Name der Person?',
  'compared as screening does': 'verglichen wie in der Namensprüfung',
  'compared as screening does, with a verified 2D-Doc too':
    'verglichen wie in der Namensprüfung, auch mit einem geprüften 2D-Doc',
  'Changed paper': 'Manipuliertes Dokument',
  'Was it changed?': 'Wurde es manipuliert?',
  'overlays, later revisions, broken signatures, fonts, producers, scripts and files within; the signature of a 2D-Doc':
    'Überlagerungen, spätere Fassungen, gebrochene Signaturen, Schriften, Hersteller, Skripte und Dateien darin; die Signatur eines 2D-Doc',
  'strong where a 2D-Doc proves a change; of pictures its code alone is examined':
    'stark, wo ein 2D-Doc eine Änderung beweist; von Bildern wird nur ihr Code untersucht',
  'Sums of the paper': 'Summen des Dokuments',
  'Does it add up?': 'Stimmen die Summen?',
  'running balance, check digits of IBANs': 'laufender Saldo, Prüfziffern von IBANs',
  'statements with balances alone': 'nur Auszüge mit Salden',
  'Check digit of the card': 'Prüfziffer der Karte',
  'Is the check digit right?': 'Stimmt die Prüfziffer?',
  'ISO/IEC 7812-1 annex B, in the browser': 'ISO/IEC 7812-1 Anhang B, im Browser',
  "the page's own word: the number never arrives":
    'Angabe des gehosteten Ablaufs: Die Nummer wird nie übertragen',
  'typed: compared as screening does; read: word by word':
    'getippt: verglichen wie in der Namensprüfung; gelesen: Wort für Wort',
  'what is typed alone counts as heuristic and ends in REVIEW':
    'nur eingegebene Daten gelten als heuristisch und führen zu REVIEW',
  'Card in date': 'Gültigkeit der Karte',
  'In date?': 'Noch gültig?',
  'typed or read': 'getippt oder gelesen',
  'embossed cards were not tried': 'geprägte Karten wurden nicht getestet',
  'Front shown on a screen': 'Vorderseite auf einem Bildschirm gezeigt',
  'Back shown on a screen': 'Rückseite auf einem Bildschirm gezeigt',
  'Front a copy': 'Vorderseite eine Kopie',
  'A copy?': 'Eine Kopie?',
  'Back a copy': 'Rückseite eine Kopie',
  'Front held by a hand': 'Vorderseite in der Hand gehalten',
  'Back held by a hand': 'Rückseite in der Hand gehalten',
  'Changed file': 'Manipulierte Datei',

  // Reason codes
  'the engine did not say': 'von der Engine nicht gemeldet',
  'the engine failed': 'Engine fehlgeschlagen',
  'the engine took too long': 'Engine hat das Zeitlimit überschritten',
  'your backend did not send what it would be compared with':
    'Ihr Backend hat keinen Vergleichswert gesendet',
  'the workflow does not ask for it': 'im Workflow nicht verlangt',
  'the picture is too dark': 'das Bild ist zu dunkel',
  'the picture is blurred': 'das Bild ist unscharf',
  'a reflection covers a part': 'eine Spiegelung verdeckt einen Teil',
  'the document is too small in the picture': 'der Ausweis ist im Bild zu klein',
  'a further picture that was sent with it cannot be opened':
    'ein weiteres mitgesandtes Bild lässt sich nicht öffnen',
  'a further picture that was sent with it is too large and was not read':
    'ein weiteres mitgesandtes Bild ist zu groß und wurde nicht gelesen',
  'the pictures of one capture show two documents: none of the further ones counted':
    'die Bilder einer Aufnahme zeigen zwei Ausweise: keines der weiteren zählte',
  'no trace was found, which proves nothing': 'keine Spuren gefunden (kein Beweis für Echtheit)',
  'the picture is too small to tell': 'das Bild ist für eine Aussage zu klein',
  'a part of the picture stands in it a second time, with the same noise':
    'ein Bildteil kommt mit demselben Rauschen doppelt vor',
  'a pattern as of a screen lies over the document': 'ein Bildschirmmuster liegt über dem Ausweis',
  'the document shows no colour of its own': 'der Ausweis zeigt keine Farbe',
  'the file says that an editing program made it':
    'laut Metadaten wurde die Datei mit einem Bearbeitungsprogramm erstellt',
  'the file says that an editing program saved it':
    'laut Metadaten wurde die Datei mit einem Bearbeitungsprogramm gespeichert',
  'the file says that a program drew it': 'laut Metadaten wurde die Datei von einem Programm erzeugt',
  'the file says that it was no camera': 'laut Metadaten stammt die Datei nicht von einer Kamera',
  'the machine-readable zone is missing or not right': 'die maschinenlesbare Zone fehlt oder stimmt nicht',
  'it may be misread rather than wrong': 'möglicherweise ein Lesefehler',
  'a national form with check digits of its own': 'eine nationale Form mit eigenen Prüfziffern',
  'letters that look alike were exchanged to make a check digit right':
    'ähnliche Zeichen wurden vertauscht, damit eine Prüfziffer stimmt',
  'several pictures of one capture were read and agree on it':
    'mehrere Bilder einer Aufnahme wurden gelesen und stimmen darin überein',
  'nothing but the zone could be read': 'nur die maschinenlesbare Zone war lesbar',
  'there is no document number': 'es gibt keine Ausweisnummer',
  'there is no date of birth': 'es gibt kein Geburtsdatum',
  'there is no name': 'es gibt keinen Namen',
  'there is no nationality': 'es gibt keine Staatsangehörigkeit',
  'the letter of the sex is none that exists': 'ungültige Geschlechtsangabe',
  'no such issuer is listed': 'unbekannter Aussteller',
  'it has expired': 'er ist abgelaufen',
  'the expiry could not be read': 'das Ablaufdatum war nicht lesbar',
  'the dates could not be read': 'die Daten waren nicht lesbar',
  'a date lies in the future': 'ein Datum liegt in der Zukunft',
  'the date of birth could not be read': 'das Geburtsdatum war nicht lesbar',
  'a date does not exist': 'ein Datum ist ungültig',
  'it expires before it was issued': 'er läuft ab, bevor er ausgestellt wurde',
  'it expires before the birth': 'er läuft vor der Geburt ab',
  'it was issued before the birth': 'er wurde vor der Geburt ausgestellt',
  'it was issued in the future': 'er wurde in der Zukunft ausgestellt',
  'it is good for longer than any document': 'die Gültigkeitsdauer ist unplausibel lang',
  'two places name two countries': 'zwei Stellen nennen zwei Länder',
  'the name of the camera, by the page; what its device session shows: automation, lies, remote control, virtual machines':
    'der Name der Kamera, wie die Seite ihn sieht; was ihre Gerätesitzung zeigt: Automatisierung, Lügen, Fernsteuerung, virtuelle Rechner',
  'never PASS; who renames the program or changes the page is not found; without a device session nothing but the name is known':
    'nie bestanden; wer das Programm umbenennt oder die Seite ändert, wird nicht gefunden; ohne Gerätesitzung ist nichts als der Name bekannt',
  'the camera that the page was given is a program': 'die Kamera ist virtuell',
  'a program passes the camera of a phone on': 'ein Programm leitet eine Smartphone-Kamera weiter',
  'a program drives the browser': 'ein Programm steuert den Browser',
  'the browser does not tell the truth about itself': 'der Browser macht falsche Angaben (Spoofing)',
  'somebody steers the device from afar': 'das Gerät wird ferngesteuert',
  'the browser runs in a machine that is a program': 'der Browser läuft in einer virtuellen Maschine',
  'the page has no device session': 'die Seite hat keine Gerätesitzung',
  'the device session cannot be read': 'die Gerätesitzung ist nicht lesbar',
  'the barcode has the same number': 'der Barcode enthält dieselbe Nummer',
  'the barcode has another number': 'der Barcode enthält eine andere Nummer',
  'the barcode has the same personal number': 'der Barcode hat dieselbe persönliche Nummer',
  'the barcode has another personal number': 'der Barcode hat eine andere persönliche Nummer',
  'the barcode has the same date of birth': 'der Barcode hat dasselbe Geburtsdatum',
  'the barcode has another date of birth': 'der Barcode hat ein anderes Geburtsdatum',
  'the barcode has the same expiry': 'der Barcode hat dasselbe Ablaufdatum',
  'the barcode has another expiry': 'der Barcode hat ein anderes Ablaufdatum',
  'the barcode has the same sex': 'der Barcode hat dasselbe Geschlecht',
  'the barcode has another sex': 'der Barcode hat ein anderes Geschlecht',
  'the barcode has the same name': 'der Barcode hat denselben Namen',
  'the barcode has another name': 'der Barcode hat einen anderen Namen',
  'its code is signed by the issuer': 'der Code ist vom Aussteller signiert',
  'its code is not what the issuer signed': 'der Code stimmt nicht mit der Signatur des Ausstellers überein',
  'its code is signed for tests': 'der Code ist nur zu Testzwecken signiert',
  'its code is signed by a certificate that was not valid for it':
    'der Code ist mit einem dafür ungültigen Zertifikat signiert',
  'another name stands at the address that its code is signed for':
    'an der Adresse, für die sein Code signiert ist, steht ein anderer Name',
  'the name in its code stands nowhere on it': 'der Name in seinem Code steht nirgends darauf',
  'the postcode in its code stands nowhere on it': 'die Postleitzahl in seinem Code steht nirgends darauf',
  'the number in its code stands nowhere on it': 'die Nummer in seinem Code steht nirgends darauf',
  'the amount in its code stands nowhere on it': 'der Betrag in seinem Code steht nirgends darauf',
  'the account in its code stands nowhere on it': 'das Konto in seinem Code steht nirgends darauf',
  'nothing in its code was found on it': 'nichts aus seinem Code wurde darauf gefunden',
  'the signature of the code is missing': 'die Signatur des Codes fehlt',
  'the signature of the code cannot be one': 'die Signatur des Codes ist ungültig',
  'the version of the code is not known': 'die Version des Codes ist nicht bekannt',
  'the code has letters that it cannot have': 'der Code hat Buchstaben, die er nicht haben kann',
  'the code states something twice': 'der Code nennt etwas zweimal',
  'the code states something in another form than it has': 'der Code nennt etwas in anderer Form, als es hat',
  'the code is cut off': 'der Code ist abgeschnitten',
  'barcode and zone differ': 'Barcode und Zone weichen voneinander ab',
  'the version of the barcode is not known': 'die Version des Barcodes ist nicht bekannt',
  'the barcode lacks what it has to state': 'dem Barcode fehlt, was er nennen muss',
  'the parts of the barcode are not where they belong':
    'die Teile des Barcodes sind nicht, wo sie hingehören',
  'the name of a published specimen': 'der Name eines veröffentlichten Musters',
  'the number of a published specimen': 'die Nummer eines veröffentlichten Musters',
  'the issuer of specimens': 'der Aussteller von Mustern',
  'the number repeats one digit or counts up': 'die Nummer wiederholt eine Ziffer oder zählt hoch',
  'younger than the workflow asks': 'jünger, als der Workflow verlangt',
  'the names differ': 'die Namen weichen ab',
  'the name was not found': 'der Name wurde nicht gefunden',
  'the dates of birth differ': 'die Geburtsdaten weichen ab',
  'typed and read expiry differ': 'getipptes und gelesenes Ablaufdatum weichen ab',
  'the chip could not be read': 'der Chip war nicht lesbar',
  'the chip is a copy': 'der Chip ist eine Kopie',
  'the chip states something else than the print': 'der Chip nennt etwas anderes als der Druck',
  'the print states something else than the chip': 'der Druck nennt etwas anderes als der Chip',
  'compared with the portrait of the chip': 'mit dem Porträt des Chips verglichen',
  'the signature is wrong': 'die Signatur ist falsch',
  'the signature could not be read': 'die Signatur war nicht lesbar',
  'a signature in the file is broken': 'eine Signatur in der Datei ist gebrochen',
  'nobody trusted vouches for the signer': 'dem Unterzeichner wird nicht vertraut',
  'its country took the certificate of the signer back (ICAO Doc 9303 part 12 §7.1.4)':
    'sein Land hat das Zertifikat des Unterzeichners widerrufen (ICAO Doc 9303 Teil 12 §7.1.4)',
  'a revocation list of its country, under another name, has the number of the signer':
    'eine Sperrliste seines Landes unter anderem Namen enthält die Nummer des Unterzeichners',
  'no revocation list of its country is there, so that a revoked signer would not be found':
    'keine Sperrliste seines Landes liegt vor; ein widerrufener Unterzeichner würde nicht erkannt',
  'the revocation list of its country is overdue: a newer one should have come':
    'die Sperrliste seines Landes ist überfällig: eine neuere sollte da sein',
  'a certificate was not valid at the time': 'ein Zertifikat war zu der Zeit nicht gültig',
  'data of the chip were changed': 'Daten des Chips wurden verändert',
  'data of the chip cannot be read': 'Daten des Chips sind nicht lesbar',
  'no certificates of countries are loaded here': 'hier sind keine Zertifikate von Ländern geladen',
  'no certificate of this country is among those that are loaded here':
    'von diesem Land ist hier kein Zertifikat geladen',
  "the operator's model cannot be used, or gave no answer that is one":
    'das Modell des Betreibers lässt sich nicht verwenden oder gab keine gültige Antwort',
  "the operator's model suspects that it is not genuine":
    'das Modell des Betreibers meldet Zweifel an der Echtheit',
  "the operator's model takes it for an attack": 'das Modell des Betreibers hält es für einen Angriff',
  'no face can be seen': 'kein Gesicht ist zu sehen',
  'more than one face can be seen': 'mehr als ein Gesicht ist zu sehen',
  'the face is too small': 'das Gesicht ist zu klein',
  'there is nothing to compare the face with': 'kein Vergleichsgesicht vorhanden',
  'the document or picture to compare the face with cannot be opened':
    'der Ausweis oder das Bild zum Vergleich lässt sich nicht öffnen',
  'no face was found on the document or picture': 'auf dem Ausweis oder Bild wurde kein Gesicht gefunden',
  'the faces are those of two persons': 'die Gesichter gehören zu verschiedenen Personen',
  'the faces may be those of one person, not surely':
    'die Gesichter gehören möglicherweise zu derselben Person',
  'no challenge was given': 'keine Aufgabe wurde gestellt',
  'no frames of the challenge came': 'keine Einzelbilder der Aufgabe empfangen',
  'the frames are out of order or took too long':
    'die Einzelbilder sind in falscher Reihenfolge oder dauerten zu lange',
  'the face changed during the challenge': 'das Gesicht wechselte während der Aufgabe',
  'the face could not be followed through the challenge':
    'das Gesicht konnte während der Aufgabe nicht verfolgt werden',
  'the face threw the colours of the screen back in their order':
    'das Gesicht reflektierte die Bildschirmfarben in der richtigen Reihenfolge',
  'the face threw colours back in another order than the screen showed them':
    'das Gesicht reflektierte die Bildschirmfarben in falscher Reihenfolge',
  'whether the face threw the colours of the screen back could not be told, which proves nothing':
    'die Reflexion der Bildschirmfarben war nicht erkennbar (keine Aussage)',
  'the turn to the left was not seen': 'Drehung nach links nicht erkannt',
  'the turn to the right was not seen': 'Drehung nach rechts nicht erkannt',
  'the blink was not seen': 'Blinzeln nicht erkannt',
  'the opened mouth was not seen': 'geöffneter Mund nicht erkannt',
  'the coming closer was not seen': 'Näherkommen nicht erkannt',
  'no text could be read': 'kein Text war lesbar',
  'the kind of paper is not known': 'unbekannte Dokumentart',
  'no address was found': 'keine Adresse wurde gefunden',
  'no date was found': 'kein Datum wurde gefunden',
  'the paper is too old': 'das Dokument ist zu alt',
  'the address is another': 'die Adresse weicht ab',
  'the address was not found in the tables': 'die Adresse wurde in den Tabellen nicht gefunden',
  'the tables do not cover the address': 'die Tabellen decken die Adresse nicht ab',
  'a picture of a paper, which is not examined for changes':
    'Bild eines Dokuments; keine Manipulationsprüfung',
  'the file is no PDF that opens': 'die Datei ist kein PDF, das sich öffnen lässt',
  'the file cannot be opened as a picture': 'die Datei lässt sich nicht als Bild öffnen',
  'the file is locked with a password': 'die Datei ist mit einem Passwort gesperrt',
  'a document that the workflow does not accept': 'ein im Workflow nicht akzeptierter Ausweis',
  'the file is locked': 'die Datei ist gesperrt',
  'the file is damaged': 'die Datei ist beschädigt',
  'the file is too large to examine': 'die Datei ist zu groß für die Untersuchung',
  'the file was changed after it was written': 'die Datei wurde nach dem Schreiben verändert',
  'text was put in the place of other text': 'Text wurde ersetzt',
  'text is covered': 'Text ist verdeckt',
  'text lies over text': 'Text liegt über Text',
  'text was written onto a scan': 'Text wurde auf einen Scan geschrieben',
  'a script runs when the PDF is opened or used':
    'ein Skript wird beim Öffnen oder Verwenden des PDFs ausgeführt',
  'the PDF starts a program or opens a file of the machine that it is read on':
    'das PDF startet ein Programm oder öffnet eine Datei des Rechners, auf dem es gelesen wird',
  'other files lie within the PDF': 'das PDF enthält eingebettete Dateien',
  'a note lies over text': 'eine Notiz liegt über Text',
  'a note was added': 'eine Notiz wurde hinzugefügt',
  'a font differs within a line': 'eine Schrift wechselt innerhalb einer Zeile',
  'some pages were not looked at': 'einige Seiten wurden nicht geprüft',
  'the check digits of an IBAN are wrong': 'die Prüfziffern einer IBAN sind falsch',
  'the running balance does not add up': 'der laufende Saldo stimmt nicht',
  'the closing balance differs from the sum': 'der Endsaldo weicht von der Summe ab',
  'there are no balances to add up': 'keine Salden zum Nachrechnen vorhanden',
  'the document number in print is another': 'im Druck steht eine andere Ausweisnummer',
  'the date of birth in print is another': 'im Druck steht ein anderes Geburtsdatum',
  'the expiry in print is another': 'im Druck steht ein anderes Ablaufdatum',
  'the surname in print is another': 'im Druck steht ein anderer Nachname',
  'the given names in print is another': 'im Druck stehen andere Vornamen',
  'the personal number in print is another': 'im Druck steht eine andere persönliche Nummer',
  'the whole zone in print is another': 'im Druck steht anderes als in der ganzen Zone',
  'the document number was not found in print': 'die Ausweisnummer wurde im Druck nicht gefunden',
  'the date of birth was not found in print': 'das Geburtsdatum wurde im Druck nicht gefunden',
  'the expiry was not found in print': 'das Ablaufdatum wurde im Druck nicht gefunden',
  'the surname was not found in print': 'der Nachname wurde im Druck nicht gefunden',
  'the given names was not found in print': 'die Vornamen wurden im Druck nicht gefunden',
  'the personal number was not found in print': 'die persönliche Nummer wurde im Druck nicht gefunden',
  'the whole zone was not found in print': 'die ganze Zone wurde im Druck nicht gefunden',
  'the check digit of the document number is wrong': 'die Prüfziffer der Ausweisnummer ist falsch',
  'the check digit of the date of birth is wrong': 'die Prüfziffer des Geburtsdatums ist falsch',
  'the check digit of the expiry is wrong': 'die Prüfziffer des Ablaufdatums ist falsch',
  'the check digit of the surname is wrong': 'die Prüfziffer des Nachnamens ist falsch',
  'the check digit of the given names is wrong': 'die Prüfziffer der Vornamen ist falsch',
  'the check digit of the personal number is wrong': 'die Prüfziffer der persönlichen Nummer ist falsch',
  'the check digit of the whole zone is wrong': 'die Prüfziffer der ganzen Zone ist falsch',

  // Messages to end users for a retry
  'The picture is too dark. Go where there is more light.':
    'Das Bild ist zu dunkel. Sorgen Sie für mehr Licht.',
  'The picture is blurred. Hold the document still and wait until it is sharp.':
    'Das Bild ist unscharf. Halten Sie den Ausweis still und warten Sie, bis er scharf ist.',
  'A reflection covers a part of the document. Tilt it a little or turn the light away.':
    'Eine Spiegelung verdeckt einen Teil des Ausweises. Kippen Sie ihn ein wenig, oder drehen Sie das Licht weg.',
  'The document is too small in the picture. Move closer.':
    'Der Ausweis ist im Bild zu klein. Gehen Sie näher heran.',
  'No document can be seen. Lay it on a plain dark surface and fill the frame with it.':
    'Kein Ausweis ist zu sehen. Legen Sie ihn auf eine einfarbige dunkle Fläche, und füllen Sie den Rahmen damit.',
  'The lines of letters and signs at the edge of the document could not be read. Show the whole document, flat and in even light.':
    'Die Zeilen aus Buchstaben und Zeichen am Rand des Ausweises waren nicht lesbar. Zeigen Sie den ganzen Ausweis, flach und in gleichmäßigem Licht.',
  'This document is not accepted here. Please use another one.':
    'Dieser Ausweis wird hier nicht angenommen. Bitte nehmen Sie einen anderen.',
  'The file could not be opened as a picture. Take another one.':
    'Die Datei ließ sich nicht als Bild öffnen. Nehmen Sie eine andere.',
  'The file is locked with a password. Send it without one.':
    'Die Datei ist mit einem Passwort gesperrt. Senden Sie sie ohne.',
  'No face can be seen: look into the camera, in good light.':
    'Kein Gesicht ist zu sehen: Blicken Sie bei gutem Licht in die Kamera.',
  'More than one face can be seen: nobody else may be in the picture.':
    'Mehr als ein Gesicht ist zu sehen: Niemand sonst darf im Bild sein.',
  'The face is too far away: come closer to the camera.':
    'Das Gesicht ist zu weit entfernt. Gehen Sie näher an die Kamera heran.',
  'The face could not be followed: please begin again, in good light.':
    'Das Gesicht konnte nicht verfolgt werden. Versuchen Sie es bei gutem Licht erneut.',
  'The movements took too long or were not in order: please begin again.':
    'Die Bewegungen dauerten zu lange oder kamen nicht der Reihe nach: Bitte beginnen Sie erneut.',
  'The face changed while the movements were made: please begin again, alone.':
    'Das Gesicht wechselte während der Bewegungen: Bitte beginnen Sie erneut, allein.',
  'Turning the head to the left was not seen: please begin again.':
    'Das Drehen des Kopfes nach links war nicht zu sehen: Bitte beginnen Sie erneut.',
  'Turning the head to the right was not seen: please begin again.':
    'Das Drehen des Kopfes nach rechts war nicht zu sehen: Bitte beginnen Sie erneut.',
  'Closing and opening the eyes was not seen: please begin again, in good light.':
    'Das Schließen und Öffnen der Augen war nicht zu sehen: Bitte beginnen Sie erneut, bei gutem Licht.',
  'Opening the mouth was not seen: please begin again.':
    'Das Öffnen des Mundes war nicht zu sehen: Bitte beginnen Sie erneut.',
  'Coming closer was not seen: please begin again.':
    'Das Näherkommen war nicht zu sehen: Bitte beginnen Sie erneut.',
  State: 'Bundesland',
  'One face alone': 'Nur ein Gesicht',
  'nothing here judges it': 'keine Prüfung verfügbar',
};
