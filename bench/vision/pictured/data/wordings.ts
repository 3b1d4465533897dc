/** Words of documents in one language; names, streets and suppliers are fictional. */
export interface Wording {
  readonly language: string;
  readonly people: readonly string[];
  readonly addresses: readonly (readonly [street: string, town: string])[];
  readonly suppliers: readonly string[];
  readonly bill: readonly [title: string, number: string, day: string, account: string, total: string];
  readonly lines: readonly string[];
  readonly movements: readonly string[];
  readonly sentences: readonly string[];
}

export const WORDINGS: readonly Wording[] = [
  {
    language: 'en',
    people: ['Margaret Holloway', 'Daniel Okafor', 'Priya Raman', 'Thomas Whitcombe'],
    addresses: [
      ['14 Larkspur Close', 'Northbridge NB4 7QT'],
      ['Flat 3, 208 Harrow Lane', 'Eastmoor EM1 2PD'],
      ['7 Quarry Terrace', 'Wexcombe WX9 5LA'],
    ],
    suppliers: ['Brightwater Energy Ltd', 'Northbridge Savings Bank', 'Wexcombe Borough Council'],
    bill: ['Electricity bill', 'Invoice number', 'Invoice date', 'Account number', 'Total to pay'],
    lines: [
      'Standing charge',
      'Day rate units',
      'Night rate units',
      'Climate levy',
      'VAT at 5%',
      'Paperless discount',
      'Previous balance',
      'Payment received, thank you',
    ],
    movements: [
      'Card payment BAKERS CORNER',
      'Direct debit BRIGHTWATER',
      'Salary OKAFOR & SONS',
      'Cash withdrawal HIGH STREET',
      'Standing order RENT',
      'Refund GREENLEAF BOOKS',
      'Transfer to savings 0417',
    ],
    sentences: [
      'We have looked at how much energy you used in the last quarter and compared it with the same quarter of last year.',
      'If you think that something on this page is wrong, please write to us within thirty days of the date above.',
      'You can read your meter at any time and send us the figure online, by telephone or on the form overleaf.',
      'Your council tax has been set for the year from 1 April and is payable in ten instalments.',
      'Emergency calls are free, day and night, and our engineers never ask for money at the door.',
      'This letter may be used to show where you live; please keep it in a safe place together with your contract.',
    ],
  },
  {
    language: 'fr',
    people: ['Maëlle Charpentier', 'Hugo Lefèvre', 'Inès Benali', 'Étienne Garnier'],
    addresses: [
      ['12 bis rue des Lilas', '69003 LYON'],
      ['48 avenue du Général Morel', '35000 RENNES'],
      ['5 impasse de la Fontaine', '84200 CARPENTRAS'],
    ],
    suppliers: ['Énergies du Rhône SA', 'Banque de la Loire', 'Eaux du Ventoux'],
    bill: [
      "Facture d'électricité",
      'Numéro de facture',
      'Date de facture',
      'Référence client',
      'Montant TTC',
    ],
    lines: [
      'Abonnement',
      'Consommation heures pleines',
      'Consommation heures creuses',
      'Contribution au service public',
      'TVA à 20 %',
      'Remise de fidélité',
      'Solde précédent',
      'Votre règlement',
    ],
    movements: [
      'CB BOULANGERIE DU PONT',
      'PRLV ENERGIES DU RHONE',
      'VIR SALAIRE JANVIER',
      'RETRAIT DAB LYON',
      'VIR LOYER',
      'REMISE CHEQUE 0041872',
      'COTISATION CARTE',
    ],
    sentences: [
      'Votre consommation a été relevée par notre technicien et comparée à celle de la même période de l’année passée.',
      'En cas de désaccord, vous pouvez nous écrire dans un délai de trente jours à compter de la date ci-dessus.',
      'Le présent document peut servir de justificatif de domicile ; conservez-le pendant cinq ans au moins.',
      'Le prélèvement sera présenté à votre banque à la date d’échéance indiquée, sans autre formalité de votre part.',
      'Nos conseillers vous répondent du lundi au samedi, de 8 h à 19 h, au prix d’un appel local.',
    ],
  },
  {
    language: 'de',
    people: ['Jürgen Weißhaupt', 'Annika Brömmer', 'Lukas Schäfer', 'Fatma Yıldız'],
    addresses: [
      ['Lindenstraße 27a', '50674 Köln'],
      ['Am Mühlgraben 3', '04109 Leipzig'],
      ['Hölderlinweg 112', '72070 Tübingen'],
    ],
    suppliers: ['Stadtwerke Mühlgraben GmbH', 'Sparbank Rheinaue eG', 'Wasserverband Neckartal'],
    bill: [
      'Jahresrechnung Strom',
      'Rechnungsnummer',
      'Rechnungsdatum',
      'Kundennummer',
      'Zu zahlender Betrag',
    ],
    lines: [
      'Grundpreis',
      'Arbeitspreis Haupttarif',
      'Arbeitspreis Nebentarif',
      'Stromsteuer',
      'Umsatzsteuer 19 %',
      'Treuebonus',
      'Geleistete Abschläge',
      'Konzessionsabgabe',
    ],
    movements: [
      'Kartenzahlung BÄCKEREI MÜLLER',
      'Lastschrift STADTWERKE',
      'Gehalt JANUAR',
      'Bargeldauszahlung NEUMARKT',
      'Dauerauftrag MIETE',
      'Gutschrift BUCHHANDLUNG',
      'Entgelt KONTOFÜHRUNG',
    ],
    sentences: [
      'Wir haben Ihren Verbrauch abgelesen und mit dem gleichen Zeitraum des vergangenen Jahres verglichen.',
      'Einwendungen gegen diese Abrechnung können Sie innerhalb von dreißig Tagen schriftlich geltend machen.',
      'Den neuen Abschlag buchen wir zum angegebenen Zeitpunkt von Ihrem Konto ab; Sie müssen nichts weiter veranlassen.',
      'Bitte bewahren Sie dieses Schreiben auf, es dient gegenüber Behörden als Nachweis Ihrer Anschrift.',
      'Unsere Störungsstelle erreichen Sie rund um die Uhr unter der unten genannten Rufnummer.',
    ],
  },
  {
    language: 'es',
    people: ['Lucía Fernández Ibáñez', 'Iñaki Zubiría', 'Carmen Peña Ríos', 'Óscar Núñez'],
    addresses: [
      ['Calle del Olmo 19, 2º B', '28012 Madrid'],
      ['Avenida de la Constitución 88', '41004 Sevilla'],
      ['Plaza Mayor 6', '37002 Salamanca'],
    ],
    suppliers: ['Luz del Duero S.A.', 'Caja de Ahorros del Sur', 'Aguas de Sierra Nueva'],
    bill: [
      'Factura de electricidad',
      'Número de factura',
      'Fecha de factura',
      'Número de cliente',
      'Total a pagar',
    ],
    lines: [
      'Término de potencia',
      'Energía consumida punta',
      'Energía consumida valle',
      'Impuesto eléctrico',
      'IVA 21 %',
      'Descuento por fidelidad',
      'Saldo anterior',
      'Alquiler del contador',
    ],
    movements: [
      'Pago con tarjeta PANADERÍA SOL',
      'Recibo LUZ DEL DUERO',
      'Nómina ENERO',
      'Reintegro CAJERO',
      'Transferencia ALQUILER',
      'Abono LIBRERÍA',
      'Comisión MANTENIMIENTO',
    ],
    sentences: [
      'Hemos leído su contador y comparado el consumo con el del mismo período del año anterior.',
      'Si no está de acuerdo con esta factura puede reclamar por escrito en el plazo de treinta días.',
      'El importe se cargará en su cuenta en la fecha indicada, sin que tenga que hacer ninguna gestión.',
      'Este documento puede servir como justificante de domicilio; consérvelo al menos cinco años.',
      'Nuestro teléfono de averías atiende las veinticuatro horas, todos los días del año.',
    ],
  },
];
