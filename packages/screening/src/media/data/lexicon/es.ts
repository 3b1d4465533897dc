import { type Lexicon, stems } from './words';

export const SPANISH: Lexicon = {
  corruption: stems`corrup, soborn, cohecho, malversa, prevarica, trafico de influencias, mordida$,
    mordidas$, coima, comision ilegal, comisiones ilicitas, enriquecimiento ilicito, enriquecimiento
    injustificado, abuso de poder, abuso de autoridad, peculado, concusion, nepotis, clientelis, compra de
    votos, amano de contratos, contratos amanados, licitacion amanada, adjudicacion irregular, caja negra
    del partido, financiacion ilegal, desvio de fondos, desvio de recursos, desviar fondos, fondos
    reservados, saqueo de fondos, saqueo del, negociaciones incompatibles, trama corrupta, coheche`,
  fraud: stems`fraude, fraudulent, defraud, estafa, timo$, timador, falsifica, falsedad documental,
    documento falso, factura falsa, apropiacion indebida, desfalco, engano a inversores, enganar a
    inversores, piramide financiera, esquema piramidal, esquema ponzi, ponzi, suplantacion, suplanto la
    identidad, robo de identidad, informacion privilegiada, alzamiento de bienes, insolvencia punible,
    administracion desleal, contabilidad falsa, cuentas falseadas, falseo las cuentas, manipulacion del
    mercado, publicidad enganosa, billetes falsos, moneda falsa, chiringuito financiero, phishing, clonacion
    de tarjetas`,
  'money-laundering': stems`lavado de dinero, lavado de activos, blanque, lavar dinero, lavaba dinero, lavo
    dinero, legitimacion de capitales, dinero negro, dinero sucio, dinero ilicito, fondos ilicitos, activos
    ilicitos, origen ilicito, testaferro, prestanombre, hombre de paja, sociedad pantalla, empresa pantalla,
    empresa fantasma, empresa fachada, empresa de fachada, sociedad instrumental, cuenta oculta, cuentas
    opacas, cuenta en suiza, pitufeo, papeles de panama, bienes ocultos, fortuna oculta, mulas bancarias,
    operacion sospechosa, maletas de dinero`,
  terrorism: stems`terroris, narcoterroris, yihad, extremis, atentado, coche bomba, carro bomba, bomba lapa,
    paquete bomba, artefacto explosivo, explosivos, suicida bomba, ataque suicida, estado islamico, al
    qaeda, al qaida, hezbola, hezbollah, comando etarra, etarra, guerriller, paramilitar, insurgen,
    radicalizad, radicalizacion, celula durmiente, celula radical, lobo solitario, secuestro de avion, toma
    de rehenes, tomo rehenes, sendero luminoso, combatiente extranjero, milician, fanatico armado, califato`,
  'organised-crime': stems`crimen organizado, delincuencia organizada, organizacion criminal, grupo
    criminal, red criminal, red delictiva, asociacion ilicita, asociacion delictiva, asociacion para
    delinquir, concierto para delinquir, mafia, mafios, cartel, extorsi, sicari, banda criminal, banda
    armada, pandilla, pandillero, mara salvatrucha, marero, capo$, capos$, jefe de la banda, lider de la
    banda, lugarteniente, secuestr, chantaj, usurero, prestamos gota, ajuste de cuentas, asesinato por
    encargo, asesino a sueldo, cobro de piso, clan criminal, camorra, ndrangheta`,
  tax: stems`evasion fiscal, fraude fiscal, delito fiscal, evasion de impuestos, evasion tributaria, evasor
    fiscal, evadir impuestos, evadio impuestos, evadia impuestos, evadido impuestos, fraude tributario,
    defraudacion fiscal, defraudacion tributaria, delito tributario, delito contra la hacienda, fraude a
    hacienda, defraudo a hacienda, defraudar a hacienda, deuda con hacienda, deuda tributaria, impago de
    impuestos, impuestos impagados, impuestos impagos, no pago impuestos, ingresos no declarados, dinero no
    declarado, bienes no declarados, cuentas no declaradas, patrimonio no declarado, paraiso fiscal, fraude
    de iva, facturas apocrifas, factureras, contrabando fiscal, elusion fiscal, simulacion fiscal`,
  sanctions: stems`sancionad, sanciones, sancion internacional, sancion economica, embargo, lista negra,
    lista clinton, lista ofac, ofac$, congelacion de activos, congelacion de bienes, congelamiento de
    activos, congelamiento de bienes, activos congelados, bienes congelados, cuentas congeladas, fondos
    congelados, congelo los activos, congelo los bienes, congelo sus bienes, bloqueo de activos, bloqueo de
    bienes, bienes bloqueados, activos bloqueados, cuentas bloqueadas, prohibicion de entrada, prohibicion
    de viajar, prohibicion de viaje, visado revocado, visa revocada, retiro la visa, inhabilitad,
    inhabilitacion, medidas restrictivas, burlar el embargo, eludir el embargo, control de exportaciones,
    exportacion ilegal, doble uso, lista de designados, flota fantasma`,
  trafficking: stems`narcotrafic, trafico de drogas, trafico de cocaina, trafico de estupefacientes, trata
    de personas, trata de mujeres, trata de blancas, trata de seres, contraband, trafico de armas, trafico
    de personas, trafico de migrantes, trafico de organos, trafico ilegal, trafico ilicito, traficante,
    traficaba, narco$, narcos$, narcolancha, narcolaborator, narcomenudeo, droga$, drogas$, cocaina,
    fentanilo, metanfetamina, estupefaciente, alijo, explotacion sexual, explotacion laboral, esclavitud,
    proxenet, prostitucion forzada, trabajo forzado, furtivo, expolio arqueologico, inmigracion ilegal`,
};
