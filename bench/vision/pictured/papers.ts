/** A made-up paper: its language, what it is, and its page as HTML without the head. */
interface MadePaper {
  readonly kind: 'bill' | 'statement' | 'letter';
  readonly language: string;
  readonly html: string;
}

/** Words of papers in one language; names, streets and suppliers are of nobody. */
interface Wording {
  readonly language: string;
  readonly people: readonly string[];
  readonly addresses: readonly (readonly [street: string, town: string])[];
  readonly suppliers: readonly string[];
  readonly bill: readonly [title: string, number: string, day: string, account: string, total: string];
  readonly lines: readonly string[];
  readonly movements: readonly string[];
  readonly sentences: readonly string[];
}

const WORDINGS: readonly Wording[] = [
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

type Draw = () => number;
const from = <T>(items: readonly T[], draw: Draw): T => items[Math.floor(draw() * items.length)]!;
const whole = (draw: Draw, least: number, most: number) => least + Math.floor(draw() * (most - least + 1));
const digits = (draw: Draw, count: number) => Array.from({ length: count }, () => whole(draw, 0, 9)).join('');

/** An amount as its language writes it. */
function money(language: string, cents: number): string {
  const [euros, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')];
  const grouped = String(euros).replace(
    /\B(?=(\d{3})+$)/g,
    language === 'en' ? ',' : language === 'fr' ? ' ' : '.',
  );
  return language === 'en' ? `£${grouped}.${rest}` : `${grouped},${rest} €`;
}

const day = (draw: Draw, month: number) =>
  `${String(whole(draw, 1, 28)).padStart(2, '0')}.${String(month).padStart(2, '0')}.2026`;

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

function headOf(wording: Wording, draw: Draw): string {
  const [street, town] = from(wording.addresses, draw);
  const [title, number, date, account] = wording.bill;
  const facts = [
    [number, `${digits(draw, 4)} ${digits(draw, 6)}`],
    [date, day(draw, whole(draw, 1, 3))],
    [account, digits(draw, 10)],
  ];
  return `<header><b>${from(wording.suppliers, draw)}</b><small>www.example.com · ${digits(draw, 4)} ${digits(draw, 6)}</small></header>
<section class="top"><address>${from(wording.people, draw)}<br>${street}<br>${town}</address>
<table class="facts">${facts.map(([label = '', value = '']) => row([label, value])).join('')}</table></section><h1>${title}</h1>`;
}

function prose(wording: Wording, draw: Draw, paragraphs: number): string {
  return Array.from({ length: paragraphs }, () => {
    const sentences = Array.from({ length: whole(draw, 2, 4) }, () => from(wording.sentences, draw));
    return `<p>${sentences.join(' ')}</p>`;
  }).join('');
}

function charges(wording: Wording, draw: Draw): string {
  const rows = wording.lines.map((line) =>
    row([
      line,
      `${whole(draw, 10, 2400)} kWh`,
      `0,${digits(draw, 4)}`,
      money(wording.language, whole(draw, 90, 90_000)),
    ]),
  );
  return `<table class="rows">${rows.join('')}${row([`<b>${wording.bill[4]}</b>`, '', '', `<b>${money(wording.language, whole(draw, 4_000, 250_000))}</b>`])}</table>`;
}

function movements(wording: Wording, draw: Draw, count: number): string {
  let balance = whole(draw, 50_000, 400_000);
  return `<table class="rows">${Array.from({ length: count }, () => {
    const amount = whole(draw, 120, 42_000);
    balance += amount;
    const cells = [
      day(draw, 1),
      from(wording.movements, draw),
      money(wording.language, amount),
      money(wording.language, balance),
    ];
    return row(cells);
  }).join('')}</table>`;
}

const small = (wording: Wording, draw: Draw) =>
  `<footer>${from(wording.suppliers, draw)} · ${from(wording.addresses, draw).join(', ')} · IBAN XX00 ${digits(draw, 4)} ${digits(draw, 4)} ${digits(draw, 4)} · ${from(wording.sentences, draw)}</footer>`;

/** Draws one full page: bills, bank statements and letters in turn, in English, French, German and Spanish. */
export function makePaper(at: number, draw: Draw): MadePaper {
  const wording = WORDINGS[at % WORDINGS.length]!;
  const kind = (['bill', 'statement', 'letter'] as const)[Math.floor(at / WORDINGS.length) % 3]!;
  const body = {
    bill: () => prose(wording, draw, 2) + charges(wording, draw) + prose(wording, draw, 3),
    statement: () => movements(wording, draw, 26) + prose(wording, draw, 2),
    letter: () => prose(wording, draw, 7),
  }[kind];
  return { kind, language: wording.language, html: headOf(wording, draw) + body() + small(wording, draw) };
}
