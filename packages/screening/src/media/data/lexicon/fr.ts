import { type Lexicon, stems } from './words';

export const FRENCH: Lexicon = {
  corruption: stems`corrup, corromp, pot de vin, dessous de table, detournement, detourne des fonds,
    detourne de l'argent, trafic d'influence, concussion, prise illegale d'interet, conflit d'interets,
    favoritisme, nepotis, clientelis, bakchich, retrocommission, retro commission, enrichissement illicite,
    enrichissement personnel, biens mal acquis, abus de pouvoir, abus d'autorite, emploi fictif, financement
    illegal, financement occulte, compte de campagne, caisse noire, achat de voix, achat de votes, achete
    des voix, marche truque, appel d'offres truque, surfactur, prevarication, malversation, manquement a la
    probite, soudoy, gabegie`,
  fraud: stems`fraud, escroqu, escroc, arnaqu, abus de confiance, abus de biens sociaux, abus de faiblesse,
    falsifi, faussaire, faux et usage, faux documents, faux papiers, faux passeport, fausse facture, fausse
    monnaie, faux billets, contrefac, pyramide de ponzi, chaine de ponzi, systeme pyramidal, ponzi, delit
    d'initie, manipulation de cours, manipulation de marche, comptes truques, bilan truque, faux bilan,
    presentation de comptes inexacts, banqueroute, carambouille, usurpation d'identite, usurpe l'identite,
    hameconnage, phishing, charlatan, filou, tromperie, a trompe des, faux placements, faux investissement,
    detroussa, grivelerie`,
  'money-laundering': stems`blanchi, argent sale, argent noir, argent occulte, fonds illicites, fonds
    occultes, produit du crime, produit d'activites, origine frauduleuse, origine illicite, prete nom, homme
    de paille, societe ecran, coquille vide, societe fantome, societe de facade, societe offshore, compte
    offshore, compte occulte, compte cache, compte secret, compte en suisse, panama papers, paradise papers,
    pandora papers, valise de billets, hawala, recel, passeur d'argent, mule bancaire, dissimulation de
    patrimoine, dissimulation d'avoirs, transactions suspectes, operations suspectes, avoirs criminels`,
  terrorism: stems`terroris, djihad, jihad, extremis, attentat, voiture piegee, colis piege, engin explosif,
    explosifs, kamikaze, ceinture explosive, etat islamique, daech, daesh, al qaida, hezbollah, boko haram,
    islamiste, salafis, radicalise, radicalisation, fiche s$, cellule dormante, cellule terroriste, filiere
    syrienne, filiere irakienne, prise d'otage, preneur d'otage, detournement d'avion, poseur de bombe,
    bombe artisanale, ultradroite, groupuscule, neonazi, neo nazi, action violente, combattant etranger,
    loup solitaire, rebelle arme, insurg, milicien, lutte armee, califat`,
  'organised-crime': stems`crime organise, criminalite organisee, bande organisee, association de
    malfaiteurs, organisation criminelle, reseau criminel, gang criminel, mafia, mafieu, mafios, cartel,
    extor, racket, grand banditisme, banditisme, parrain mafieux, caid$, chef de gang, gangster, truand,
    malfrat, braquage, braqueur, tueur a gages, assassinat commandite, reglement de comptes, enlevement,
    sequestr, rapt$, chantag, usurier, clan criminel, pegre, milieu marseillais, milieu corse, ndrangheta,
    camorra, cosa nostra, gang$, proces de gang`,
  tax: stems`fraude fiscale, fraudeur fiscal, fraudeurs fiscaux, evasion fiscale, evade fiscal, evades
    fiscaux, fisc$, fraude a la tva, fraude au fisc, carrousel de tva, carrousel a la tva, optimisation
    illegale, optimisation agressive, delit fiscal, delits fiscaux, soustraction a l'impot, soustrait a
    l'impot, soustraction fiscale, dissimulation de revenus, revenus dissimules, revenus non declares,
    avoirs non declares, compte non declare, sommes non declarees, impot impaye, n a pas paye ses impots, n
    a pas declare, redressement fiscal, dette fiscale, arrieres d'impots, paradis fiscal, paradis fiscaux,
    exil fiscal, travail dissimule, travail au noir, fraude sociale, fraude douaniere, fraude aux
    cotisations, escroquerie a la tva, verrou de bercy, penalites fiscales, fausse declaration fiscale`,
  sanctions: stems`sanction, embargo, liste noire, gel des avoirs, gel d'avoirs, gel de ses avoirs, gel de
    leurs avoirs, avoirs geles, comptes geles, biens geles, fonds geles, gele les avoirs, gele ses avoirs,
    saisie des avoirs, avoirs saisis, interdiction de voyage, interdiction d'entree, interdit d'entree,
    interdit de sejour, interdiction de territoire, interdit de territoire, visa revoque, visa refuse,
    mesure restrictive, contournement des sanctions, contourner l'embargo, viole l'embargo, violation de
    l'embargo, exportation illegale, controle des exportations, double usage, biens a double usage, flotte
    fantome, ofac$, exclu des marches, interdiction de gerer, ineligib, persona non grata`,
  trafficking: stems`trafic de, trafic d'armes, trafic d'etres, trafic d'organes, trafic d'ivoire, trafics$,
    trafiquant, traite des, traite d'etres, contreband, passeur, proxenet, narcotrafi, narco$, narcos$,
    stupefiant, drogue$, drogues$, cocaine, cannabis, fentanyl, methamphet, point de deal, dealer$,
    dealers$, go fast, reseau de prostitution, prostitution forcee, exploitation sexuelle, travail force,
    esclavag, reduction en servitude, immigration clandestine, filiere d'immigration, aide au sejour
    irregulier, marchand d'armes, ventes d'armes illegales, armes illegales, braconn, orpaillage illegal,
    pillage d'antiquites, biens culturels voles`,
};
