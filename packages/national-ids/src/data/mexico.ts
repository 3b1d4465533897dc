/** Codes of the states in a CURP. Source: Instructivo normativo para la asignación de la CURP, annex 1 (catálogo de entidades). */
export const MEXICAN_STATES: ReadonlyMap<string, string> = new Map([
  ['AS', 'Aguascalientes'],
  ['BC', 'Baja California'],
  ['BS', 'Baja California Sur'],
  ['CC', 'Campeche'],
  ['CL', 'Coahuila'],
  ['CM', 'Colima'],
  ['CS', 'Chiapas'],
  ['CH', 'Chihuahua'],
  ['DF', 'Ciudad de México'],
  ['DG', 'Durango'],
  ['GT', 'Guanajuato'],
  ['GR', 'Guerrero'],
  ['HG', 'Hidalgo'],
  ['JC', 'Jalisco'],
  ['MC', 'México'],
  ['MN', 'Michoacán'],
  ['MS', 'Morelos'],
  ['NT', 'Nayarit'],
  ['NL', 'Nuevo León'],
  ['OC', 'Oaxaca'],
  ['PL', 'Puebla'],
  ['QT', 'Querétaro'],
  ['QR', 'Quintana Roo'],
  ['SP', 'San Luis Potosí'],
  ['SL', 'Sinaloa'],
  ['SR', 'Sonora'],
  ['TC', 'Tabasco'],
  ['TS', 'Tamaulipas'],
  ['TL', 'Tlaxcala'],
  ['VZ', 'Veracruz'],
  ['YN', 'Yucatán'],
  ['ZS', 'Zacatecas'],
  ['NE', 'Nacido en el extranjero'],
]);

/**
 * Prefixes that are not issued. Source: annex 2 of the same document (palabras inconvenientes); the RFC uses
 * the same idea.
 */
export const INCONVENIENT_WORDS: ReadonlySet<string> = new Set(
  (
    'BACA BAKA BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COGI COJA COJE COJI COJO COLA CULO FALO FETO GETA GUEI ' +
    'GUEY JETA JOTO KACA KACO KAGA KAGO KAKA KAKO KOGE KOGI KOJA KOJE KOJI KOJO KOLA KULO LILO LOCA LOCO LOKA LOKO ' +
    'MAME MAMO MEAR MEAS MEON MIAR MION MOCO MOKO MULA MULO NACA NACO PEDA PEDO PENE PIPI PITO POPO PUTA PUTO QULO ' +
    'RATA ROBA ROBE ROBO RUIN SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY'
  ).split(' '),
);
