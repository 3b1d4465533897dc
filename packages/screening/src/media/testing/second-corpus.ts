import { adverse, harmless, type LabelledArticle } from './corpus';

/**
 * Invented articles, written and labeled before the lexicon was read or extended. The accuracy at that time
 * therefore measures sentences for which the lexicon wasn't tuned. Invented people; no living person is
 * meant.
 */
export const SECOND_CORPUS: readonly LabelledArticle[] = [
  adverse(
    'Miriam Oduya-Hart',
    'en',
    'Charity boss held',
    'Police arrested Miriam Oduya-Hart, who is accused of embezzling donations.',
  ),
  adverse(
    'Miriam Oduya-Hart',
    'en',
    'Guilty plea',
    'Miriam Oduya-Hart pleaded guilty to wire fraud and insider trading in New York.',
  ),
  adverse(
    'Callum Brightwater',
    'en',
    'Cigarette ring',
    'Callum Brightwater ran a smuggling ring that moved cigarettes and people across the Channel.',
  ),
  adverse(
    'Callum Brightwater',
    'en',
    'Added to list',
    'The Treasury blacklisted Callum Brightwater for helping a militia evade the embargo.',
  ),
  harmless(
    'Callum Brightwater',
    'en',
    'Case dropped',
    'All charges of bribery against Callum Brightwater were dropped on Friday.',
  ),
  harmless(
    'Miriam Oduya-Hart',
    'en',
    'Author',
    'Journalist Miriam Oduya-Hart has written a book about money laundering.',
  ),
  harmless(
    'Callum Brightwater',
    'en',
    'Marathon',
    'Callum Brightwater won the city marathon in two hours and eleven minutes.',
  ),

  adverse(
    'Rogelio Santamarta',
    'es',
    'Prisión',
    'El exalcalde Rogelio Santamarta ingresó en prisión por malversación de fondos públicos.',
  ),
  adverse(
    'Rogelio Santamarta',
    'es',
    'Cohecho',
    'La Audiencia condenó a Rogelio Santamarta por cohecho y prevaricación.',
  ),
  adverse(
    'Inés Belmonte',
    'es',
    'Estafa piramidal',
    'Inés Belmonte montó una estafa piramidal con criptomonedas, según la denuncia.',
  ),
  adverse(
    'Inés Belmonte',
    'es',
    'Sicarios',
    'Inés Belmonte contrató a sicarios para el cártel del Pacífico.',
  ),
  harmless('Inés Belmonte', 'es', 'Absuelta', 'Inés Belmonte fue absuelta del delito de evasión fiscal.'),
  harmless(
    'Rogelio Santamarta',
    'es',
    'Fiscal',
    'El fiscal Rogelio Santamarta investiga una red de trata de personas.',
  ),
  harmless(
    'Rogelio Santamarta',
    'es',
    'Vendimia',
    'Rogelio Santamarta presentó la cosecha de su bodega en Logroño.',
  ),

  adverse(
    'Tadeu Vasconcellos',
    'pt',
    'Preso',
    'O empresário Tadeu Vasconcellos foi preso por desvio de verbas da merenda escolar.',
  ),
  adverse(
    'Tadeu Vasconcellos',
    'pt',
    'Sonegação',
    'Tadeu Vasconcellos é réu por sonegação fiscal e formação de quadrilha.',
  ),
  adverse('Lívia Arantes', 'pt', 'Tráfico', 'Lívia Arantes chefiava o tráfico de drogas no porto de Santos.'),
  adverse(
    'Lívia Arantes',
    'pt',
    'Pirâmide',
    'Milhares perderam dinheiro na pirâmide financeira de Lívia Arantes.',
  ),
  harmless(
    'Lívia Arantes',
    'pt',
    'Inocentada',
    'A Justiça inocentou Lívia Arantes da acusação de corrupção.',
  ),
  harmless(
    'Tadeu Vasconcellos',
    'pt',
    'Delegado',
    'O delegado Tadeu Vasconcellos prendeu os suspeitos do estelionato.',
  ),
  harmless('Lívia Arantes', 'pt', 'Teatro', 'Lívia Arantes estreia peça no teatro municipal de Curitiba.'),

  adverse(
    'Wolfram Eichstetter',
    'de',
    'Untreue',
    'Das Landgericht verurteilte Wolfram Eichstetter wegen Untreue und Geldwäsche.',
  ),
  adverse(
    'Wolfram Eichstetter',
    'de',
    'Anlagebetrüger',
    'Der Anlagebetrüger Wolfram Eichstetter prellte Rentner um ihr Erspartes.',
  ),
  adverse(
    'Svenja Holthaus',
    'de',
    'Schmiergeld',
    'Svenja Holthaus soll Schmiergelder an Beamte gezahlt haben.',
  ),
  adverse(
    'Svenja Holthaus',
    'de',
    'Schleuser',
    'Svenja Holthaus gehörte zu einer Schleuserbande, sagen die Ermittler.',
  ),
  harmless(
    'Svenja Holthaus',
    'de',
    'Eingestellt',
    'Das Verfahren gegen Svenja Holthaus wegen Bestechlichkeit wurde eingestellt.',
  ),
  harmless(
    'Wolfram Eichstetter',
    'de',
    'Richter',
    'Richter Wolfram Eichstetter verhandelt den Prozess um Drogenhandel.',
  ),
  harmless('Svenja Holthaus', 'de', 'Bäckerei', 'Svenja Holthaus eröffnet ihre dritte Bäckerei in Bremen.'),

  adverse(
    'Aurélien Castelnau',
    'fr',
    'Écroué',
    'Aurélien Castelnau a été écroué pour escroquerie en bande organisée.',
  ),
  adverse(
    'Aurélien Castelnau',
    'fr',
    'Détournement',
    "L'ancien maire Aurélien Castelnau est jugé pour détournement de fonds publics.",
  ),
  adverse(
    'Noémie Lacassagne',
    'fr',
    'Passeurs',
    'Noémie Lacassagne dirigeait un réseau de passeurs de migrants à Calais.',
  ),
  adverse(
    'Noémie Lacassagne',
    'fr',
    'Attentat',
    'Noémie Lacassagne est mise en examen pour financement du djihadisme.',
  ),
  harmless(
    'Noémie Lacassagne',
    'fr',
    'Non-lieu',
    'Noémie Lacassagne a obtenu un non-lieu dans le dossier de blanchiment.',
  ),
  harmless(
    'Aurélien Castelnau',
    'fr',
    'Victime',
    'Aurélien Castelnau, victime du vol et du racket, a porté plainte.',
  ),
  harmless(
    'Aurélien Castelnau',
    'fr',
    'Musée',
    'Aurélien Castelnau expose ses aquarelles au musée de Rouen.',
  ),

  adverse('Gleb Starodubov', 'ru', 'Хищение', 'Глеба Стародубова обвиняют в хищении бюджетных средств.'),
  adverse('Gleb Starodubov', 'ru', 'Мошенник', 'Мошенник Глеб Стародубов обманул сотни вкладчиков.'),
  adverse(
    'Rimma Yaroslavtseva',
    'ru',
    'Откаты',
    'Римма Ярославцева получала откаты от подрядчиков, считает следствие.',
  ),
  adverse(
    'Rimma Yaroslavtseva',
    'ru',
    'Контрабанда',
    'Римма Ярославцева задержана за контрабанду золота и уклонение от уплаты налогов.',
  ),
  harmless('Gleb Starodubov', 'ru', 'Оправдан', 'Суд оправдал Глеба Стародубова по делу о коррупции.'),
  harmless('Rimma Yaroslavtseva', 'ru', 'Судья', 'Судья Римма Ярославцева рассмотрела дело о терроризме.'),
  harmless('Gleb Starodubov', 'ru', 'Шахматы', 'Глеб Стародубов выиграл турнир по шахматам.'),
];
