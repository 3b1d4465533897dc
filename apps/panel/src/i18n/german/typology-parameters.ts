import type { Catalogue } from '../message';

/** Parameters of the typologies. */
export const TYPOLOGY_PARAMETERS: Catalogue = {
  'Period in which the senders are counted': 'Zeitraum, in dem die Absender gezählt werden',
  'Warm-up period without findings, while every counterparty is new':
    'Anlaufzeit ohne Treffer, solange jede Gegenpartei neu ist',
  'Minimum number of different senders': 'Mindestzahl verschiedener Absender',
  'Minimum share of first-time senders': 'Mindestanteil erstmaliger Absender',
  'Minimum rarity of the number of new ones (−log₁₀ of its probability; 8 means 1 in 100 million)':
    'Mindestseltenheit der Anzahl neuer (−log₁₀ der Wahrscheinlichkeit; 8 = 1 zu 100 Millionen)',
  'Minimum rarity of the number of new senders (−log₁₀ of its probability)':
    'Mindestseltenheit der Anzahl neuer Absender (−log₁₀ der Wahrscheinlichkeit)',
  'Minimum rarity of the number (−log₁₀ of its probability)':
    'Mindestseltenheit der Anzahl (−log₁₀ der Wahrscheinlichkeit)',
  'Maximum time between two consecutive transfers if their order matters':
    'Höchstzeit zwischen zwei aufeinanderfolgenden Überweisungen, wenn die Reihenfolge zählt',
  'Minimum number of new senders': 'Mindestzahl neuer Absender',
  'Minimum number of new receivers': 'Mindestzahl neuer Empfänger',
  'Period in which the receivers are counted': 'Zeitraum, in dem die Empfänger gezählt werden',
  'Minimum number of different receivers': 'Mindestzahl verschiedener Empfänger',
  'Minimum share of first-time recipients': 'Mindestanteil erstmaliger Empfänger',
  'Period between the inflow and the outflow': 'Zeitraum zwischen Zufluss und Abfluss',
  'Minimum share of the inflow that leaves': 'Mindestanteil des Zuflusses, der abfließt',
  'Maximum share of the inflow that leaves': 'Höchstanteil des Zuflusses, der abfließt',
  'Minimum inflow': 'Mindestzufluss',
  'Minimum number of incoming transfers': 'Mindestzahl eingehender Überweisungen',
  'Minimum share of transfers between parties that had no transfers before':
    'Mindestanteil der Überweisungen zwischen Parteien ohne frühere Überweisungen',
  'Period from the first transfer to the last': 'Zeitraum von der ersten bis zur letzten Überweisung',
  'Maximum share of the amount that is missing on return':
    'Höchstanteil des Betrags, der bei der Rückkehr fehlt',
  'Minimum amount of each transfer': 'Mindestbetrag jeder Überweisung',
  'Minimum number of round trips between the two accounts':
    'Mindestzahl der Hin- und Rückzahlungen zwischen den beiden Konten',
  'Minimum number of transfers': 'Mindestzahl der Überweisungen',
  'Maximum number of transfers': 'Höchstzahl der Überweisungen',
  'Maximum share that each transfer is lower than the one before':
    'Höchstanteil, um den jede Überweisung niedriger ist als die vorige',
  'Maximum share that each transfer is higher than the one before':
    'Höchstanteil, um den jede Überweisung höher ist als die vorige',
  'Period in which transfers of nearly equal amounts form a cycle in any order':
    'Zeitraum, in dem fast gleich hohe Überweisungen in beliebiger Reihenfolge einen Kreislauf bilden',
  'Maximum difference of nearly equal amounts': 'Höchstabweichung fast gleicher Beträge',
  'Maximum probability that a cycle of first transfers with other amounts is a coincidence':
    'Höchstwahrscheinlichkeit, dass ein Kreislauf erster Überweisungen mit anderen Beträgen Zufall ist',
  'Maximum time between two transfers': 'Höchstzeit zwischen zwei Überweisungen',
  'Minimum amount of the last transfer': 'Mindestbetrag der letzten Überweisung',
  'Period of the parts of one sender': 'Zeitraum der Teile eines Absenders',
  'Minimum number of parts of one sender': 'Mindestzahl der Teile eines Absenders',
  'Maximum difference between the largest and the smallest part, as a share of the largest':
    'Höchstabweichung zwischen größtem und kleinstem Teil, als Anteil des größten',
  'Maximum ratio of a part to the median of the other payments of the sender':
    'Höchstverhältnis eines Teils zum Median der anderen Zahlungen des Absenders',
  'Minimum number of intermediaries': 'Mindestzahl der Zwischenkonten',
  'Minimum share of the scattered money that is collected':
    'Mindestanteil des verteilten Geldes, der gesammelt wird',
  'Maximum share of the scattered money that is collected':
    'Höchstanteil des verteilten Geldes, der gesammelt wird',
  'Minimum rarity of the numbers of new senders and recipients, added (−log₁₀ of the probabilities)':
    'Mindestseltenheit der Anzahl neuer Absender und Empfänger, addiert (−log₁₀ der Wahrscheinlichkeiten)',
  'Minimum rarity of the shared relations (−log₁₀ of their probability)':
    'Mindestseltenheit der gemeinsamen Beziehungen (−log₁₀ der Wahrscheinlichkeit)',
  'Minimum number of accounts in the group': 'Mindestzahl der Konten in der Gruppe',
  'Minimum rarity of the links beyond those that connect the group (−log₁₀ of their probability)':
    'Mindestseltenheit der Verbindungen über die hinaus, die die Gruppe zusammenhalten (−log₁₀ der Wahrscheinlichkeit)',
  'Maximum share of recent transfers to accounts that were not seen before, during the first 90 days of history':
    'Höchstanteil jüngster Überweisungen an bisher unbekannte Konten in den ersten 90 Tagen der Daten',
  'Minimum number of accounts in each layer': 'Mindestzahl der Konten in jeder Schicht',
  'Minimum number of intermediaries that share senders and receivers with this one':
    'Mindestzahl der Zwischenkonten mit denselben Absendern und Empfängern',
  'Minimum number of shared receivers': 'Mindestzahl gemeinsamer Empfänger',
  'Minimum number of senders that share them': 'Mindestzahl der Absender, die sie gemeinsam haben',
  'Threshold, for example of a reporting obligation': 'Schwelle, zum Beispiel einer Meldepflicht',
  'Share of the threshold that counts as just below': 'Anteil der Schwelle, der als knapp darunter gilt',
  'Period in which transfers are counted': 'Zeitraum, in dem Überweisungen gezählt werden',
  'Minimum pause': 'Mindestpause',
  'Period after the pause in which transfers are counted':
    'Zeitraum nach der Pause, in dem Überweisungen gezählt werden',
  'Minimum number of transfers after the pause': 'Mindestzahl der Überweisungen nach der Pause',
  'Minimum total after the pause': 'Mindestsumme nach der Pause',
  'Minimum robust z-score of the logarithm of the amount':
    'Mindestwert des robusten z-Werts für den Logarithmus des Betrags',
  'Minimum number of earlier payments': 'Mindestzahl früherer Zahlungen',
  'Minimum age of the oldest of them, because some bills are monthly':
    'Mindestalter der ältesten, weil manche Rechnungen monatlich sind',
  'Minimum amount of the payment': 'Mindestbetrag der Zahlung',
  'Minimum ratio of the amount to the median of earlier ones':
    'Mindestverhältnis des Betrags zum Median der früheren',
  'An amount is round if it is a multiple of this one':
    'Ein Betrag ist rund, wenn er ein Vielfaches von diesem ist',
  'Minimum share of round amounts': 'Mindestanteil runder Beträge',
  'Minimum total': 'Mindestsumme',
  'Maximum time from the first inflow to the outflow': 'Höchstzeit vom ersten Zufluss bis zum Abfluss',
  'Maximum age of the account': 'Höchstalter des Kontos',
  'Period in which new beneficiaries are counted': 'Zeitraum, in dem neue Begünstigte gezählt werden',
  'Minimum number of new beneficiaries': 'Mindestzahl neuer Begünstigter',
  'Maximum time between the two payments': 'Höchstzeit zwischen den beiden Zahlungen',
  'Maximum amount of the first payment': 'Höchstbetrag der ersten Zahlung',
  'Minimum ratio of the second payment to the first, in hundreds':
    'Mindestverhältnis der zweiten Zahlung zur ersten, in Hunderten',
  'Minimum amount of the second payment': 'Mindestbetrag der zweiten Zahlung',
  'Minimum number of payments in one hour': 'Mindestzahl der Zahlungen in einer Stunde',
  'Minimum ratio to the daily average of earlier payments':
    'Mindestverhältnis zum Tagesdurchschnitt früherer Zahlungen',
  'Period in which countries are counted': 'Zeitraum, in dem Länder gezählt werden',
  'Minimum number of countries': 'Mindestzahl der Länder',
  '1 to include countries under increased monitoring, 0 for the call for action only':
    '1, um Länder unter verstärkter Beobachtung einzubeziehen, 0 nur für die Liste mit Handlungsaufruf',
  'Period in which attempts are counted': 'Zeitraum, in dem Versuche gezählt werden',
  'Minimum number of different cards': 'Mindestzahl verschiedener Karten',
  'Minimum share of declined attempts': 'Mindestanteil abgelehnter Versuche',
  'Maximum amount of a test': 'Höchstbetrag eines Tests',
  'Minimum number of failed attempts before the success': 'Mindestzahl gescheiterter Versuche vor dem Erfolg',
  'Period in which refunds are counted': 'Zeitraum, in dem Erstattungen gezählt werden',
  'Minimum number of refunds': 'Mindestzahl der Erstattungen',
  'Minimum ratio of refunds to payments': 'Mindestverhältnis der Erstattungen zu den Zahlungen',
  'Recent period': 'Jüngster Zeitraum',
  'Minimum ratio of the daily volume to the median of earlier days':
    'Mindestverhältnis des Tagesumsatzes zum Median früherer Tage',
  'Minimum number of earlier days with payments': 'Mindestzahl früherer Tage mit Zahlungen',
  'Minimum share of refunds and disputes of the recent payments':
    'Mindestanteil der Erstattungen und Reklamationen an den jüngsten Zahlungen',
  'Minimum volume of the recent period': 'Mindestumsatz des jüngsten Zeitraums',
  'Period in which disputes are counted': 'Zeitraum, in dem Reklamationen gezählt werden',
  'Minimum number of disputes and fraud warnings': 'Mindestzahl der Reklamationen und Betrugswarnungen',
  'Minimum ratio of disputes to payments': 'Mindestverhältnis der Reklamationen zu den Zahlungen',
  'Period in which parties are counted': 'Zeitraum, in dem Parteien gezählt werden',
  'Minimum number of parties': 'Mindestzahl der Parteien',
  'Minimum share of parties that share a device or have a declined payment':
    'Mindestanteil der Parteien, die ein Gerät teilen oder eine abgelehnte Zahlung haben',
  'Minimum number of parties with shared devices': 'Mindestzahl der Parteien mit gemeinsamen Geräten',
};
