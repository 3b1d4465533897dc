import type { Catalogue } from './message';

/** Reasons of alerts. The server replaces the names in braces by numbers, which `reasonText` formats. */
export const TYPOLOGY_REASONS: Catalogue = {
  '{new_senders} senders paid this account for the first time in {days} days, {total} in total. {senders} paid it in all.':
    '{new_senders} Absender zahlten innerhalb von {days, plural, one {# Tag} other {# Tagen}} zum ersten Mal an dieses Konto, zusammen {total}. Insgesamt zahlten {senders}.',
  'This account paid {new_receivers} recipients for the first time in {days} days, {total} in total. It paid {receivers} in all.':
    'Dieses Konto zahlte innerhalb von {days, plural, one {# Tag} other {# Tagen}} zum ersten Mal an {new_receivers} Empfänger, zusammen {total}. Insgesamt zahlte es an {receivers}.',
  '{share}% of the {inflow} received within {hours} hours left the account again.':
    '{share} % der innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} eingegangenen {inflow} flossen wieder ab.',
  '{round_trips} round trips with one counterparty moved {total} in {days} days.':
    '{round_trips} Hin- und Rückzahlungen mit einer Gegenpartei bewegten innerhalb von {days, plural, one {# Tag} other {# Tagen}} {total}.',
  '{total} returned to this account through {hops} transfers in {days} days.':
    '{total} flossen innerhalb von {days, plural, one {# Tag} other {# Tagen}} über {hops} Überweisungen auf dieses Konto zurück.',
  '{total} reached this account through {hops} transfers in {hours} hours.':
    '{total} erreichten dieses Konto innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} über {hops} Überweisungen.',
  'A sender paid this account {parts} similar small amounts within {hours} hours, {total} in total.':
    'Ein Absender zahlte diesem Konto in {hours} Stunden {parts} ähnlich kleine Beträge, insgesamt {total}.',
  '{intermediaries} intermediaries passed {total} from one account to this one in {days} days.':
    'Über {intermediaries} Zwischenkonten flossen innerhalb von {days, plural, one {# Tag} other {# Tagen}} {total} von einem Konto auf dieses.',
  '{senders} new senders paid {inflow} and {receivers} new recipients got {share}% of it in {days} days.':
    '{senders} neue Absender zahlten {inflow}, und {receivers} neue Empfänger erhielten {share} % davon in {days} Tagen.',
  '{members} accounts of a group made {transfers} first transfers to each other in {days} days, {total} in total.':
    '{members} Konten einer Gruppe tätigten in {days} Tagen {transfers} erste Überweisungen untereinander, zusammen {total}.',
  '{peers} other intermediaries share {senders} senders and {receivers} receivers with this account.':
    '{peers} andere Zwischenkonten haben {senders} Absender und {receivers} Empfänger mit diesem Konto gemeinsam.',
  '{senders} senders share {receivers} receivers with this account in {days} days.':
    '{senders} Absender haben in {days} Tagen {receivers} Empfänger mit diesem Konto gemeinsam.',
  '{transfers} transfers just below {threshold} add up to {total} in {days} days.':
    '{transfers} Überweisungen knapp unter {threshold} ergeben innerhalb von {days, plural, one {# Tag} other {# Tagen}} zusammen {total}.',
  'After a pause of {pause_days} days this account moved {total} in {transfers} transfers.':
    'Nach einer Pause von {pause_days} Tagen bewegte dieses Konto {total} in {transfers} Überweisungen.',
  'The payment of {amount} is {ratio} times the median of {history} earlier payments (robust z-score {z}).':
    'Die Zahlung von {amount} ist das {ratio}-Fache des Medians von {history} früheren Zahlungen (robuster z-Wert {z}).',
  '{round} of {transfers} transfers in {days} days have round amounts; together they moved {total}.':
    '{round} von {transfers} Überweisungen in {days} Tagen haben runde Beträge; zusammen bewegten sie {total}.',
  '{share}% of the first inflow of {inflow} left this new account within {hours} hours.':
    '{share} % des ersten Zuflusses von {inflow} verließen dieses neue Konto innerhalb von {hours} Stunden.',
  '{senders} senders paid {total} to this account within {days} days of its first activity.':
    '{senders} Absender zahlten innerhalb von {days} Tagen nach der ersten Aktivität {total} an dieses Konto.',
  '{beneficiaries} new beneficiaries received {total} within {hours} hours.':
    '{beneficiaries} neue Begünstigte erhielten {total} innerhalb von {hours} Stunden.',
  'A first payment of {probe} to this beneficiary was followed by {amount} after {hours} hours.':
    'Auf eine erste Zahlung von {probe} an diesen Begünstigten folgten nach {hours} Stunden {amount}.',
  '{payments} payments in one hour; the earlier average is {average} per day.':
    '{payments} Zahlungen in einer Stunde; der frühere Durchschnitt ist {average} pro Tag.',
  'Payments came from {countries} countries within {hours} hours.':
    'Zahlungen kamen innerhalb von {hours} Stunden aus {countries} Ländern.',
  '{transfers} transfers with high-risk countries moved {total} in {days} days.':
    '{transfers} Überweisungen mit Ländern hohen Risikos bewegten {total} in {days} Tagen.',
  '{cards} cards of this BIN were tried in {hours} hours; {declined_share}% of the attempts were declined.':
    '{cards} Karten dieser BIN wurden in {hours} Stunden probiert; {declined_share} % der Versuche wurden abgelehnt.',
  'This device tried {cards} cards with small amounts; {declined_share}% of the attempts were declined.':
    'Dieses Gerät probierte {cards} Karten mit kleinen Beträgen; {declined_share} % der Versuche wurden abgelehnt.',
  'A payment of {amount} succeeded after {failed} declined attempts in {hours} hours.':
    'Eine Zahlung von {amount} gelang nach {failed} abgelehnten Versuchen in {hours} Stunden.',
  '{refunds} of {payments} payments in {days} days were refunded ({total}).':
    '{refunds} von {payments} Zahlungen in {days} Tagen wurden erstattet ({total}).',
  'The daily volume of this merchant is {growth} times its median; {problem_share}% of the payments were refunded or disputed.':
    'Der Tagesumsatz dieses Händlers ist das {growth}-Fache seines Medians; {problem_share} % der Zahlungen wurden erstattet oder reklamiert.',
  '{disputes} disputes and fraud warnings in {days} days, {share}% of the payments.':
    '{disputes} Reklamationen und Betrugswarnungen in {days} Tagen, {share} % der Zahlungen.',
  '{parties} parties used this device in {days} days.':
    '{parties} Parteien benutzten dieses Gerät in {days} Tagen.',
  '{parties} parties paid out {total} to this account in {days} days.':
    '{parties} Parteien zahlten in {days} Tagen {total} auf dieses Konto aus.',
  '{shared_share}% of {parties} parties of this affiliate share a device or have a declined payment.':
    '{shared_share} % von {parties} Parteien dieses Affiliates teilen ein Gerät oder haben eine abgelehnte Zahlung.',
  '{ring} parties of this campaign share {devices} devices.':
    '{ring} Parteien dieser Aktion teilen sich {devices} Geräte.',
  '{parties} parties paid with this card in {days} days.':
    '{parties} Parteien zahlten in {days} Tagen mit dieser Karte.',

  // Stored by earlier versions
  '{senders} senders paid {inflow} and {receivers} receivers got {share}% of it in {days} days.':
    '{senders} Absender zahlten {inflow}, und {receivers} Empfänger erhielten {share} % davon in {days} Tagen.',
  '{senders} senders paid this account {total} in {days} days; {new_senders} of them for the first time.':
    '{senders} Absender überwiesen in {days} Tagen {total} auf dieses Konto, {new_senders} davon zum ersten Mal.',
  'This account paid {receivers} receivers {total} in {days} days; {new_receivers} of them for the first time.':
    'Dieses Konto überwies in {days} Tagen {total} an {receivers} Empfänger, an {new_receivers} davon zum ersten Mal.',
  '{share}% of {inflow} that arrived in {hours} hours left the account again.':
    '{share} % der in {hours} Stunden eingegangenen {inflow} flossen wieder ab.',
  '{total} returned to this account after {hops} transfers in {days} days.':
    '{total} flossen in {days} Tagen über {hops} Überweisungen auf dieses Konto zurück.',
  '{transfers} transfers just below {threshold} moved {total} in {days} days.':
    '{transfers} Überweisungen knapp unter {threshold} ergeben in {days} Tagen zusammen {total}.',
};
