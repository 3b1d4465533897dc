import type { Catalogue } from '../message';

/** Names, patterns and examples of the typologies. */
export const TYPOLOGY_CATALOG: Catalogue = {
  'Fan-in': 'Viele Absender an einen Empfänger (Fan-in)',
  'Many different senders pay one account within a short period, most of them for the first time.':
    'Viele verschiedene Absender zahlen innerhalb kurzer Zeit an ein Konto, die meisten zum ersten Mal.',
  'After two quiet months, eight new people send 200 each to an account within three days.':
    'Nach zwei ruhigen Monaten senden acht neue Personen innerhalb von drei Tagen je 200 an ein Konto.',
  'A landlord receives the rent of the same eight tenants every month.':
    'Ein Vermieter erhält jeden Monat die Miete derselben acht Mieter.',
  'Fan-out': 'Ein Absender an viele Empfänger (Fan-out)',
  'One account pays many different recipients within a short period, most of them for the first time.':
    'Ein Konto zahlt innerhalb kurzer Zeit an viele verschiedene Empfänger, an die meisten zum ersten Mal.',
  'After two quiet months, an account sends money to ten new accounts in two days.':
    'Nach zwei ruhigen Monaten sendet ein Konto in zwei Tagen Geld an zehn neue Konten.',
  'An employer pays the same 40 employees every month.':
    'Ein Arbeitgeber bezahlt jeden Monat dieselben 40 Angestellten.',
  'Pass-through account': 'Durchlaufkonto',
  'Most of the money that an account receives leaves it within a short time.':
    'Der größte Teil der Eingänge eines Kontos fließt nach kurzer Zeit wieder ab.',
  'An account receives 2,000 and 3,000 from new senders, and sends 4,900 away on the next day.':
    'Ein Konto erhält 2.000 und 3.000 von neuen Absendern und sendet am nächsten Tag 4.900 weiter.',
  'An account receives a salary and spends it over the month.':
    'Ein Konto erhält ein Gehalt und gibt es über den Monat aus.',
  'Round trip': 'Rücküberweisung (Round Trip)',
  'Almost the same amount goes straight back to the sender.':
    'Fast derselbe Betrag fließt direkt an den Absender zurück.',
  'Two accounts send each other 5,000 and 4,900, and repeat that on the next day.':
    'Zwei Konten senden sich 5.000 und 4.900 und wiederholen das am nächsten Tag.',
  'A person lends 100 to a friend and gets it back.':
    'Eine Person leiht einem Freund 100 und erhält sie zurück.',
  Cycle: 'Zahlungskreislauf',
  'Money returns to its origin through other accounts.':
    'Geld fließt über andere Konten an das Ausgangskonto zurück.',
  'A sends 900 to B, B sends 880 to C, and C sends 870 to A.':
    'A sendet 900 an B, B sendet 880 an C und C sendet 870 an A.',
  'A pays B 900, and much later C pays A 30.': 'A zahlt B 900, und viel später zahlt C 30 an A.',
  'Layering chain': 'Weiterleitungskette (Layering)',
  'Money moves through several accounts in sequence, each time quickly and almost in full.':
    'Geld läuft über mehrere Konten und wird jeweils schnell und fast vollständig weitergeleitet.',
  '10,000 moves through five accounts in three days, each keeping 2 %.':
    '10.000 wandern in drei Tagen durch fünf Konten; jedes behält 2 %.',
  'A salary is used for rent, and the landlord pays a craftsman a smaller amount.':
    'Ein Gehalt wird für die Miete verwendet, und der Vermieter zahlt einem Handwerker einen kleineren Betrag.',
  'Split transfers': 'Aufgeteilte Überweisungen',
  'Several parties split what they pay to one account into small parts of nearly the same amount.':
    'Mehrere Parteien teilen ihre Zahlung an ein Konto in kleine, fast gleich hohe Teile auf.',
  'A party that usually pays 200 sends five times 12 to one account on one day.':
    'Eine Partei, die sonst 200 zahlt, sendet an einem Tag fünfmal 12 an ein Konto.',
  'A party that usually pays 10 pays 9, 10 and 11 for lunch.':
    'Eine Partei, die sonst 10 zahlt, zahlt 9, 10 und 11 für das Mittagessen.',
  'Scatter–gather': 'Verteilen und Sammeln',
  'Money leaves one account through several intermediaries and is collected in another account.':
    'Geld fließt von einem Konto über mehrere Zwischenkonten und wird auf einem anderen Konto zusammengeführt.',
  'An account pays five people 400 each, and all of them pay the same other account within a week.':
    'Ein Konto zahlt fünf Personen je 400, und alle zahlen innerhalb einer Woche an dasselbe andere Konto.',
  'Five customers of a shop have the same employer.':
    'Fünf Kunden eines Geschäfts haben denselben Arbeitgeber.',
  'Gather–scatter': 'Sammeln und Verteilen',
  'An account collects money from several new senders and soon distributes it to several new receivers.':
    'Ein Konto sammelt Geld mehrerer neuer Absender und verteilt es bald an mehrere neue Empfänger.',
  'Six people pay an account, which pays five other accounts on the next days.':
    'Sechs Personen zahlen an ein Konto, das in den nächsten Tagen fünf andere Konten bezahlt.',
  'A shop is paid by customers and pays its suppliers months later.':
    'Ein Geschäft wird von Kunden bezahlt und bezahlt seine Lieferanten Monate später.',
  'Stacked layers': 'Gestapelte Schichten',
  'Money moves from several accounts through a shared layer of intermediaries to several others, along new relations.':
    'Geld wandert über neue Beziehungen von mehreren Konten durch eine gemeinsame Schicht von Zwischenkonten zu mehreren anderen.',
  'Group of new relations': 'Gruppe neuer Beziehungen',
  'Accounts that had not paid each other before suddenly form a group with more links than their activity explains.':
    'Konten, die einander bisher nichts zahlten, bilden plötzlich eine Gruppe mit mehr Verbindungen, als ihre Aktivität erklärt.',
  'Within ten days, five accounts pay four others that none of them had paid before.':
    'Innerhalb von zehn Tagen zahlen fünf Konten an vier andere, an die noch keines von ihnen gezahlt hatte.',
  'Twelve people each pay a popular shop for the first time.':
    'Zwölf Personen zahlen jeweils zum ersten Mal bei einem beliebten Geschäft.',
  'A and B pay X and Y, which pay P and Q in the same week.':
    'A und B zahlen an X und Y, die in derselben Woche an P und Q zahlen.',
  'Two employees with the same employer shop in one store.':
    'Zwei Angestellte desselben Arbeitgebers kaufen in einem Geschäft ein.',
  'Many-to-many flow': 'Fluss von vielen zu vielen',
  'Several senders pay the same several receivers for the first time in the same period.':
    'Mehrere Absender zahlen im selben Zeitraum erstmals an dieselben Empfänger.',
  'Three accounts each pay the same four accounts in one week.':
    'Drei Konten zahlen in einer Woche jeweils an dieselben vier Konten.',
  'Three people buy in one shop.': 'Drei Personen kaufen in einem Geschäft ein.',
  Structuring: 'Stückelung (Smurfing)',
  'Several transfers stay just below a threshold and together exceed it.':
    'Mehrere Überweisungen bleiben knapp unter einer Schwelle und überschreiten sie zusammen.',
  'Payments of 9,500, 9,800 and 9,900 in one week.': 'Zahlungen von 9.500, 9.800 und 9.900 in einer Woche.',
  'Payments of 9,500, 400 and 12,000 in one week.': 'Zahlungen von 9.500, 400 und 12.000 in einer Woche.',
  'Dormant account revival': 'Wiederbelebtes Konto',
  'An account without activity for a long time suddenly moves money.':
    'Ein lange untätiges Konto bewegt plötzlich Geld.',
  'After four months without activity, an account receives and sends 3,000 in two days.':
    'Nach vier Monaten ohne Aktivität erhält und sendet ein Konto 3.000 in zwei Tagen.',
  'An account is used once per month.': 'Ein Konto wird einmal im Monat benutzt.',
  'Sudden profile change': 'Plötzliche Profiländerung',
  "A payment is far above the account's earlier payments, measured by a robust z-score.":
    'Eine Zahlung liegt weit über früheren Zahlungen des Kontos, gemessen an einem robusten z-Wert.',
  'After 20 payments of about 50, an account pays 4,000.':
    'Nach 20 Zahlungen von etwa 50 zahlt ein Konto 4.000.',
  'After payments of 50 to 2,000, an account pays 4,000.':
    'Nach Zahlungen von 50 bis 2.000 zahlt ein Konto 4.000.',
  'Round amounts': 'Runde Beträge',
  'Most transfers of an account have round amounts.':
    'Die meisten Überweisungen eines Kontos haben runde Beträge.',
  'Ten transfers of 500, 1,000 and 2,000 in one week.':
    'Zehn Überweisungen von 500, 1.000 und 2.000 in einer Woche.',
  'Ten purchases, of which two have round amounts.': 'Zehn Käufe, davon zwei mit runden Beträgen.',
  'Rapid cash-out after the first deposit': 'Schnelle Auszahlung nach der ersten Einzahlung',
  'A new account receives its first money and pays most of it out within hours.':
    'Ein neues Konto erhält sein erstes Geld und zahlt das meiste innerhalb von Stunden aus.',
  'A new account receives 800 and pays out 780 after three hours.':
    'Ein neues Konto erhält 800 und zahlt nach drei Stunden 780 aus.',
  'A new account receives 800 and spends 50 on the first day.':
    'Ein neues Konto erhält 800 und gibt am ersten Tag 50 aus.',
  'Many senders to a new account': 'Viele Absender an ein neues Konto',
  'A new account receives money from many senders.': 'Ein neues Konto erhält Geld von vielen Absendern.',
  'An account opened on Monday is paid by seven people until Thursday.':
    'Ein am Montag eröffnetes Konto erhält bis Donnerstag Geld von sieben Personen.',
  'A new account receives a salary and two refunds.':
    'Ein neues Konto erhält ein Gehalt und zwei Erstattungen.',
  'Velocity of new beneficiaries': 'Viele neue Begünstigte',
  'An account pays several beneficiaries for the first time within hours.':
    'Ein Konto zahlt innerhalb von Stunden zum ersten Mal an mehrere Begünstigte.',
  'An account pays five people for the first time on one evening.':
    'Ein Konto zahlt an einem Abend zum ersten Mal an fünf Personen.',
  'An account pays two new people in one week.': 'Ein Konto zahlt in einer Woche an zwei neue Personen.',
  'Test payment before a large one': 'Testzahlung vor einer hohen Zahlung',
  'A small first payment to a new beneficiary is followed by a large one.':
    'Auf eine kleine erste Zahlung an einen neuen Begünstigten folgt eine hohe.',
  'An account sends 1 to a new beneficiary and 4,500 an hour later.':
    'Ein Konto sendet 1 an einen neuen Begünstigten und eine Stunde später 4.500.',
  'An account sends 50 to a new beneficiary and 120 a week later.':
    'Ein Konto sendet 50 an einen neuen Begünstigten und eine Woche später 120.',
  'Activity burst': 'Aktivitätsspitze',
  'An account makes many more payments in an hour than it usually does in a day.':
    'Ein Konto macht in einer Stunde viel mehr Zahlungen als sonst an einem Tag.',
  'An account with one payment per day makes twelve in an hour.':
    'Ein Konto mit einer Zahlung pro Tag macht zwölf in einer Stunde.',
  'A company makes twelve payments per hour every day.':
    'Eine Firma macht jeden Tag zwölf Zahlungen pro Stunde.',
  'Many countries': 'Viele Länder',
  'An account pays from several countries within a short period.':
    'Ein Konto zahlt innerhalb kurzer Zeit aus mehreren Ländern.',
  'Payments from Germany, Nigeria and Brazil on one day.':
    'Zahlungen aus Deutschland, Nigeria und Brasilien an einem Tag.',
  'Payments from Germany and Austria during a trip.':
    'Zahlungen aus Deutschland und Österreich während einer Reise.',
  'High-risk geography': 'Länder mit hohem Risiko',
  'An account moves money from or to countries on the FATF lists.':
    'Ein Konto bewegt Geld aus oder in Länder auf den FATF-Listen.',
  'Four transfers to Iran in two weeks.': 'Vier Überweisungen in den Iran in zwei Wochen.',
  'One purchase during a trip.': 'Ein Kauf während einer Reise.',
  'BIN attack': 'BIN-Angriff',
  'Many cards of one BIN are tried within a short period, and most of the attempts fail.':
    'Viele Karten einer BIN werden innerhalb kurzer Zeit probiert, und die meisten Versuche scheitern.',
  '30 cards of one BIN are tried in ten minutes and 27 are declined.':
    '30 Karten einer BIN werden in zehn Minuten probiert und 27 abgelehnt.',
  '30 customers of a large bank shop in one hour.': '30 Kunden einer großen Bank kaufen in einer Stunde ein.',
  'Card testing': 'Kartentests',
  'One device tries several cards with small amounts, and many attempts fail.':
    'Ein Gerät probiert mehrere Karten mit kleinen Beträgen, und viele Versuche scheitern.',
  'Six cards are tried with 1 each from one browser; four are declined.':
    'Sechs Karten werden aus einem Browser mit je 1 probiert; vier werden abgelehnt.',
  'A family uses two cards on one tablet.': 'Eine Familie benutzt zwei Karten auf einem Tablet.',
  'Success after repeated failures': 'Erfolg nach wiederholten Fehlversuchen',
  'A payment succeeds after several failed attempts of the same party.':
    'Eine Zahlung gelingt nach mehreren gescheiterten Versuchen derselben Partei.',
  'Five attempts are declined and the sixth succeeds within ten minutes.':
    'Fünf Versuche werden abgelehnt, und der sechste gelingt innerhalb von zehn Minuten.',
  'One attempt with a typing error is declined and the next succeeds.':
    'Ein Versuch mit Tippfehler wird abgelehnt, und der nächste gelingt.',
  'Refund abuse': 'Missbrauch von Erstattungen',
  'An unusual share of the payments of a party is refunded.':
    'Ein ungewöhnlicher Anteil der Zahlungen einer Partei wird erstattet.',
  'A customer buys eight times in a month and asks for six refunds.':
    'Ein Kunde kauft achtmal im Monat und verlangt sechs Erstattungen.',
  'A customer returns one of ten purchases.': 'Ein Kunde gibt einen von zehn Käufen zurück.',
  'Merchant bust-out': 'Händlerbetrug (Bust-out)',
  'The volume of a merchant rises far above its own past, followed by refunds or disputes.':
    'Der Umsatz eines Händlers steigt weit über seine Vergangenheit, gefolgt von Erstattungen oder Reklamationen.',
  'A shop that usually takes 500 per day takes 8,000 per day, followed by disputes.':
    'Ein Geschäft, das sonst 500 pro Tag einnimmt, nimmt 8.000 pro Tag ein, gefolgt von Reklamationen.',
  'A shop doubles its volume in a sale.': 'Ein Geschäft verdoppelt seinen Umsatz im Schlussverkauf.',
  'Cluster of disputes': 'Häufung von Reklamationen',
  'Several payments of one merchant are disputed within a short period.':
    'Mehrere Zahlungen an einen Händler werden innerhalb kurzer Zeit reklamiert.',
  'Six of 90 payments of a shop are disputed in a week.':
    'Sechs von 90 Zahlungen eines Geschäfts werden in einer Woche reklamiert.',
  'Five of 20,000 payments are disputed.': 'Fünf von 20.000 Zahlungen werden reklamiert.',
  'Shared device': 'Gemeinsames Gerät',
  'One device is used by several parties.': 'Ein Gerät wird von mehreren Parteien benutzt.',
  'Six user accounts pay from one phone.': 'Sechs Kundenkonten zahlen von einem Telefon.',
  'A couple shares a tablet.': 'Ein Paar teilt sich ein Tablet.',
  'Shared beneficiary': 'Gemeinsamer Begünstigter',
  'Several parties without other transfers between them pay out to the same account.':
    'Mehrere Parteien ohne andere Überweisungen untereinander zahlen auf dasselbe Konto aus.',
  'Four players of a casino withdraw to one bank account.':
    'Vier Spieler eines Casinos zahlen auf ein Bankkonto aus.',
  'One player withdraws four times.': 'Ein Spieler zahlt viermal aus.',
  'Affiliate abuse': 'Missbrauch durch Affiliates',
  'Many new parties come from one affiliate, and many of them share devices or have declined payments.':
    'Viele neue Parteien kommen von einem Affiliate, und viele teilen sich Geräte oder haben abgelehnte Zahlungen.',
  'An affiliate brings ten players who all use three phones.':
    'Ein Affiliate bringt zehn Spieler, die alle drei Telefone benutzen.',
  'An affiliate brings ten players with ten devices.': 'Ein Affiliate bringt zehn Spieler mit zehn Geräten.',
  'Bonus abuse ring': 'Bonusmissbrauch in Gruppen',
  'Several parties that use one campaign share devices.':
    'Mehrere Parteien, die eine Aktion nutzen, teilen sich Geräte.',
  'Five players use a welcome bonus on two phones.':
    'Fünf Spieler nutzen einen Willkommensbonus auf zwei Telefonen.',
  'A couple uses a welcome bonus on one tablet.': 'Ein Paar nutzt einen Willkommensbonus auf einem Tablet.',
  'Shared card': 'Gemeinsame Karte',
  'Several parties pay with the same card.': 'Mehrere Parteien zahlen mit derselben Karte.',
  'Four user accounts pay with one card.': 'Vier Kundenkonten zahlen mit einer Karte.',
  'A couple shares one card.': 'Ein Paar teilt sich eine Karte.',
};
