import { type Lexicon, stems } from './words';

export const ENGLISH: Lexicon = {
  corruption: stems`corrupt, brib, kickback, graft$, influence peddling, abuse of office, abuse of power,
    misconduct in office, cash for contracts, cash for favours, cash for favors, pay to play, payola, slush
    fund, vote buying, bought votes, buying votes, nepotis, bid rigging, rigged tender, rigged bid, rigged
    contract, looted state, looting state, kleptocra, misuse of public funds, misused public funds,
    misappropriat, illicit enrichment, unexplained wealth, secret commission, backhander, palm greas,
    improper payment, took payoffs, cronyis`,
  fraud: stems`fraud, scam$, scams$, scammer, scammed, swindl, ponzi, pyramid scheme, forger, falsif,
    embezzl, insider trading, insider dealing, counterfeit, fake invoice, fictitious invoice, fake passport,
    phishing, identity theft, con artist, conman, con man, bogus invest, sham invest, boiler room, market
    manipulat, pump and dump, accounting scandal, cooked the books, cooking the books, cheated investors,
    cheating investors, duped investors, defalcat, double invoicing, advance fee, romance scam, rug pull,
    check kiting, misled investors, stole money, siphoned, forged document, forged signature, forged
    passport`,
  'money-laundering': stems`money launder, launder, dirty money, illicit funds, illicit money, illicit
    proceeds, proceeds of crime, criminal proceeds, shell compan, shell firm, front compan, front man,
    frontman for, straw man, straw owner, nominee owner, nominee director, smurfing, hawala, hid assets,
    concealed assets, concealed funds, slush account, secret account, offshore account, bulk cash,
    unlicensed money, suspicious transaction, suspicious transfer, mirror trad, cash courier, money mule,
    mixing service, trade based launder, bank secrecy act, illicit financ`,
  terrorism: stems`terror, extremis, jihad, bomb plot, suicide bomb, car bomb, bomb maker, bombmaker, bomb
    attack, planted a bomb, planted bombs, militant, insurgen, islamic state, isis$, isil$, al qaeda, al
    qaida, hezbollah, hizballah, boko haram, al shabaab, radicalis, radicaliz, hostage tak, took hostages,
    hijack, beheading, massacre plot, nail bomb, explosive device, foreign fighter, sleeper cell, caliphate,
    martyrdom operation, neo nazi cell, pipe bomb`,
  'organised-crime': stems`organised crime, organized crime, crime syndicate, criminal syndicate, criminal
    organisation, criminal organization, criminal gang, criminal network, mafia, mafios, mobster, mob boss,
    cartel, racketeer, extort, crime boss, crime lord, crime family, underworld, gangster, gang leader, gang
    member, gangland, hitman, hit man, contract killing, hired killer, loan shark, protection money,
    protection racket, kidnap, blackmail, camorra, ndrangheta, cosa nostra, yakuza, triad$, triads$, biker
    gang, kingpin, capo$, godfather of crime, murder for hire`,
  tax: stems`tax evasion, tax evader, tax fraud, tax dodg, evading tax, evade tax, unpaid tax, unreported
    income, undeclared income, underreported income, hidden income, undeclared assets, undeclared account,
    undeclared offshore, tax cheat, cheated on tax, cheating on tax, tax crime, tax offence, tax offense,
    tax scam, tax scheme, tax shelter, tax haven, false tax return, false return, fake tax, back taxes, vat
    fraud, carousel fraud, missing trader, cum ex, owed taxes, failed to pay tax, failing to pay tax,
    failure to pay tax, customs fraud, excise fraud, duty evasion, avoided paying tax`,
  sanctions: stems`sanctioned, sanctions, embargo, asset freeze, assets frozen, assets were frozen, froze
    assets, froze the assets, frozen accounts, accounts were frozen, blacklist, travel ban, visa ban, banned
    from entering, entry ban, sanction buster, export ban, export control, export violation, illegal export,
    ofac$, designated by the treasury, specially designated, entity list, denied persons, debarred,
    debarment, restrictive measures, trade restriction, dual use, shadow fleet, arms embargo`,
  trafficking: stems`traffick, smuggl, drug deal, drug lord, drug baron, drug ring, drug gang, drug haul,
    drug runn, dealing drugs, selling drugs, cocaine, heroin$, fentanyl, methamphet, narco, arms deal, arms
    runn, gun runn, gunrunn, illegal weapons, weapons cache, illegal arms, forced labour, forced labor,
    modern slavery, enslav, sex slave, forced prostitution, brothel, debt bondage, people smuggl, migrant
    smuggl, contraband, ivory trade, organ trade, organ harvest, looted antiquities, blood diamond, child
    exploitation, poaching, poacher`,
};
