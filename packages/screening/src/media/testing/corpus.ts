import type { Article } from '../article-parts';

/** An invented article, and whether it is adverse for its subject. */
export interface LabelledArticle {
  readonly subject: string;
  readonly isAdverse: boolean;
  readonly title: string;
  readonly text: string;
  readonly language: string | null;
}

export const adverse = (
  subject: string,
  language: string | null,
  title: string,
  text: string,
): LabelledArticle => ({
  subject,
  isAdverse: true,
  title,
  text,
  language,
});
export const harmless = (
  subject: string,
  language: string | null,
  title: string,
  text: string,
): LabelledArticle => ({
  ...adverse(subject, language, title, text),
  isAdverse: false,
});

/** Invented people and news; no living person is meant. */
export const CORPUS: readonly LabelledArticle[] = [
  adverse(
    'Oskar Brandvik',
    'en',
    'Shipping magnate charged',
    'Oskar Brandvik, 54, was charged with bribery of port officials on Monday.',
  ),
  adverse(
    'Oskar Brandvik',
    'en',
    'Former minister convicted',
    'A court convicted Brandvik, Oskar of money laundering through shell companies.',
  ),
  adverse(
    'Oskar Brandvik',
    null,
    'Port scandal',
    'Prosecutors say Oskar J. Brandvik took kickbacks for years.',
  ),
  adverse(
    'Oskar Brandvik',
    'en',
    'Brandvik denies fraud',
    'Oskar Brandvik denied the fraud charges against him.',
  ),
  harmless(
    'Oskar Brandvik',
    'en',
    'Brandvik acquitted',
    'Oskar Brandvik was acquitted of all fraud charges.',
  ),
  harmless(
    'Oskar Brandvik',
    'en',
    'No case',
    'There is no evidence of corruption by Oskar Brandvik, the inquiry found.',
  ),
  harmless('Oskar Brandvik', 'en', 'New line', 'Oskar Brandvik opened a ferry line to the northern islands.'),
  harmless(
    'Oskar Brandvik',
    'en',
    'Two events',
    'Oskar Olsen met Brandvik Marine. Elsewhere a man was jailed for fraud.',
  ),
  harmless('Ana Ruiz Calvo', 'es', 'Sentencia', 'La jueza Ana Ruiz Calvo condenó al empresario por estafa.'),
  harmless(
    'Ana Ruiz Calvo',
    'es',
    'Sin delito',
    'Ana Ruiz Calvo, sin relación con la estafa, declaró como vecina.',
  ),
  adverse(
    'Ana Ruiz Calvo',
    'es',
    'Detenida',
    'La policía detuvo a Ana Ruiz Calvo por blanqueo de capitales y estafa.',
  ),
  adverse(
    'Ana Ruiz Calvo',
    'es',
    'Trama',
    'Según la fiscalía, Ana Calvo dirigía la red de narcotráfico desde Vigo.',
  ),
  harmless(
    'Mariana Falcao Pinto',
    'pt',
    'Prefeita',
    'Mariana Falcão Pinto inaugurou uma escola em Campinas.',
  ),
  adverse(
    'Mariana Falcao Pinto',
    'pt',
    'Operação',
    'Mariana Falcão Pinto é investigada no esquema de lavagem de dinheiro e propina.',
  ),
  harmless(
    'Mariana Falcao Pinto',
    'pt',
    'Vítima',
    'Mariana Falcão Pinto, vítima do golpe, perdeu as economias.',
  ),
  adverse(
    'Jürgen Tannhäuser',
    'de',
    'Razzia',
    'Wegen Steuerhinterziehung ermittelt die Behörde gegen Jürgen Tannhäuser.',
  ),
  adverse(
    'Jürgen Tannhäuser',
    'de',
    'Urteil',
    'Tannhäuser, Jürgen: Bestechung im großen Stil, sagt das Gericht.',
  ),
  harmless(
    'Jürgen Tannhäuser',
    'de',
    'Freispruch',
    'Jürgen Tannhäuser wurde vom Vorwurf des Betrugs freigesprochen.',
  ),
  harmless(
    'Jürgen Tannhäuser',
    'de',
    'Ermittler',
    'Staatsanwalt Jürgen Tannhäuser erhob Anklage wegen Betrugs.',
  ),
  adverse(
    'Élodie Marchetti',
    'fr',
    'Perquisition',
    'Élodie Marchetti est soupçonnée de corruption et de fraude fiscale.',
  ),
  harmless('Élodie Marchetti', 'fr', 'Relaxe', 'Élodie Marchetti a été relaxée des faits de corruption.'),
  harmless(
    'Élodie Marchetti',
    'fr',
    'Lutte',
    'Élodie Marchetti dirige une association de lutte contre la corruption.',
  ),
  adverse(
    'Viktor Zabelin',
    'ru',
    'Задержан',
    'Суд арестовал Виктора Забелина по делу о взятках и отмывании денег.',
  ),
  adverse('Viktor Zabelin', 'ru', 'Санкции', 'Виктор Забелин попал под санкции вместе с братом.'),
  harmless('Viktor Zabelin', 'ru', 'Хоккей', 'Виктор Забелин забил решающую шайбу.'),
  adverse(
    'Aleksandr Rozhdestvensky',
    'en',
    'Cartel trial',
    'The cartel paid Aleksander Rozhdestvensky, prosecutors said.',
  ),
  harmless(
    'Aleksandr Rozhdestvensky',
    'en',
    'Concert',
    'Aleksandr Rozhdestvensky will conduct the opening night.',
  ),
];

/** Converts labeled articles to articles of one day. */
export function corpusArticles(corpus: readonly LabelledArticle[] = CORPUS): readonly Article[] {
  return corpus.map(({ title, text, language }, at) => ({
    id: `A${at}`,
    url: `https://news.example/${at}`,
    title,
    text,
    date: '2026-03-01',
    language,
    source: 'Example News',
    countries: [],
  }));
}
