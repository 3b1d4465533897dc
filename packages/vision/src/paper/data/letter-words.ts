/**
 * Words of letters in the languages of the supported countries; lowercase without accents, except in scripts
 * without them.
 */

/** Lines that only introduce a recipient and aren't the name. */
export const SALUTATIONS =
  /^(?:to|an|a|attn|z\. ?hd\.?|herrn?|frau|familie|firma|eheleute|mr|mrs|ms|miss|dr|mr\.? (?:and|&|\+) mrs|m|mme|mlle|monsieur|madame|mademoiselle|m\.? (?:ou|et) mme|sr|sra|srta|senor|senora|sig|sig\.?ra|signor|signora|spett\.? ?le|egr\.?|gentile|dhr|mevr|mw|de heer|de heer\/mevrouw|aan|pan|pani|sz\. ?p\.?|szanowny pan|szanowna pani|exmo\.?\(?a?\)? ?sr\.?\(?a?\)?|ilmo\.? sr\.?|herr|fru|hr|m\/s|shri|smt|sayın|destinataire|destinatario|empfanger|recipient)[.:,]?$/;

/** Notes of the post or the sender above a recipient. */
export const POSTAL_NOTES =
  /^(?:p\.?p\.?|priority|prioritaire|einschreiben|einwurf-einschreiben|deutsche post|dialogpost|port paye|port betaald|private (?:and|&) confidential|personal(?: (?:and|&) confidential)?|personlich(?:\/vertraulich)?|confidential|if undelivered.*|return service requested|electronic service requested|presorted.*|first[- ]class mail|urgent|lettre verte|par avion|recommande.*|親展|重要|料金後納.*|[*\d\s/|-]*(?:auto|sch|5-digit|3-digit|snglp).*|[\d\s/*|.-]+)$/;

/** Words in names of companies and authorities. */
export const COMPANY_WORDS =
  /(?:^|[^\p{L}])(?:gmbh|mbh|ag|kg|ohg|e\.?k|ug|se|ltd|limited|plc|llp|llc|inc|incorporated|corp|corporation|co|company|group|holdings?|sa|s\.a|sas|sarl|s\.a\.r\.l|srl|s\.r\.l|spa|s\.p\.a|sl|s\.l|slu|s\.a\.u|bv|b\.v|nv|n\.v|oy|oyj|ab|as|asa|aps|a\/s|kft|zrt|nyrt|sp\. ?z ?o\.? ?o|s\.?r\.?o|d\.o\.o|a\.s|ltda|s\/a|eireli|pty|pvt|private limited|bhd|sdn|pte|a\.ş|ooo|ооо|оао|пао|ао|тов|bank|banque|banco|banca|bankasi|sparkasse|volksbank|caixa|savings|building society|credit union|energy|energie|energia|energias|electric(?:ity|idade|idad)?|electricite|gas|gaz|power|water|wasser(?:werke)?|stadtwerke|utilities|utility|telecom|telekom|telefonica|mobile|broadband|insurance|versicherung(?:en)?|assurances?|seguros|services?|council|finanzamt|ministry|ministere|ministerio|department|authority|agency|office|university|board|corporacao|companhia|compania|cia|stowarzyszenie|urzad|customer service|kundenservice|kundencenter|service client)(?![\p{L}])|株式会社|有限会社|電力|ガス|水道|銀行|有限公司|은행|주식회사/u;

/** Words of documents that aren't part of a name. */
export const DOCUMENT_WORDS =
  /(?:^|[^\p{L}])(?:statement|bill|invoice|account|summary|page|date|number|balance|period|total|amount|due|payment|service|customer|contract|your|our|please|thank|important|information|rechnung|kontoauszug|kundennummer|kunden|datum|seite|betrag|zahlung|ihre?|facture|releve|compte|montant|votre|notre|client|reference|periode|extracto|factura|cuenta|fecha|importe|total|cliente|periodo|estratto|conto|fattura|bolletta|importo|data|fatura|conta|valor|vencimento|factuur|rekening|bedrag|klantnummer|faktura|rachunek|wyciag|nota|ekstre|hesap|fiscal|tax|gst|vat|kwh|meter|usage|consumption|electricity|mobile|phone|tel|fax|email|e-mail|www|iban|bic|swift)(?![\p{L}])|請求|明細|お客様番号|番号|口座|使用量/u;

/** Contact data and registers of an issuer. */
export const ISSUER_DATA =
  /(?:^|[^\p{L}])(?:tel|telefon|telephone|telefono|phone|fax|hotline|e-?mail|www|http|ust-?id|ust\.?-?idnr|steuernummer|hrb|amtsgericht|vat (?:no|reg|number)|tva|siret|siren|rcs|cif|nif|p\.? ?iva|partita iva|kvk|btw|cnpj|gstin|cin|abn|acn|company (?:no|number|reg)|registered (?:in|office|no)|regon|krs|nip|iban|bic|tax id|ein|sac|call us|customer care|customer service)(?![\p{L}])|@|電話|登録番号/u;

/** Labels above or before a recipient. */
export const RECIPIENT_LABELS =
  /^(?:bill(?:ed)? to|invoice to|invoiced to|ship to|sold to|mail(?:ing)? (?:to|address)|billing address|postal address|correspondence address|customer(?: details| name)?|account holder|addressee|rechnungsempfanger|rechnungsanschrift|rechnungsadresse|postanschrift|kunde|auftraggeber|kontoinhaber|adresse de facturation|adresse postale|client|titulaire|destinataire|facture a|datos del cliente|cliente|titular|direccion (?:postal|fiscal|de envio|de facturacion)|domicilio|intestatario|destinatario|spedire a|intestato a|indirizzo di (?:spedizione|fatturazione)|dados do cliente|pagador|sacado|nome do cliente|factuuradres|klant|klantgegevens|nabywca|odbiorca|adres korespondencyjny|odberatel|vevo|client\/address|musteri|ご契約者|お客様|請求先|送付先)\s*[:.]?$/;

/** Labels above or before an issuer. */
export const ISSUER_LABELS =
  /^(?:from|sender|absender|remit(?: payment)? to|pay(?:able)? to|payment address|return address|supplier|seller|issued by|vendor|expediteur|emetteur|fournisseur|remitente|emisor|proveedor|mittente|fornitore|emitente|fornecedor|beneficiario|afzender|leverancier|sprzedawca|wystawca|dodavatel|elado|satici|発行元|発行者|make checks payable to|mail payment to|please mail payment to|correspondence to|write to us(?: at)?|contact us)\s*[:.]?/;

/** Labels of a name whose value follows. */
export const NAME_LABELS =
  /^(?:name(?: of (?:the )?(?:customer|consumer|account holder|holder))?|full name|customer name|consumer name|account name|account holder(?: name)?|holder name|vor- und nachname|name des kunden|kunde|kontoinhaber(?:in)?|nom(?: et prenom)?|nom du client|titulaire(?: du compte)?|nombre(?: y apellidos)?|nombre del (?:cliente|titular)|titular(?: de la cuenta| del contrato)?|cliente|nome(?: e cognome)?|nome do cliente|intestatario(?: conto)?|intestata a|naam|naam klant|rekeninghouder|imie i nazwisko|posiadacz|jmeno|nev|ugyfel neve|musteri adi|ad soyad|nama|ho ten|ten khach hang|фио|абонент|потребитель|ご契約者名|氏名|お名前|ご契約名義|성명|고객명|户名|戶名|客户名称)\s*[:：.]\s*/;

/** Labels of an address whose value follows, on one or more lines. */
export const ADDRESS_LABELS =
  /^(?:address|full address|customer address|billing address|mailing address|residential address|permanent address|communication address|correspondence address|address of (?:the )?(?:customer|consumer)|adresse(?: du client| de facturation)?|anschrift|adresse des kunden|direccion(?: de correspondencia| fiscal| postal)?|domicilio|indirizzo(?: di residenza| cliente)?|residenza|endereco(?: de cobranca| do cliente)?|morada|adres(?: zamieszkania| korespondencyjny| klienta)?|adresa|cim|lakcim|ugyfel cime|alamat|dia chi|адрес(?: проживания| регистрации)?|адреса|ご住所|住所|ご使用場所|주소|地址)\s*[:：.]\s*/;
