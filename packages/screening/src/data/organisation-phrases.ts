/**
 * Words of organisations that one language writes as one and English as several, and the other way round: what is written,
 * in Latin letters as `wordsOf` writes them, and behind the sign the English words. Own table.
 */
export const ORGANISATION_PHRASES = `
ngan hang = bank
cong ty = company
tap doan = group
nha nuoc = state
cong thuong = industry trade
nong nghiep = agricultural
dau khi = oil gas
viet nam = vietnam
bo quoc phong = ministry defence
bundesministerium = federal ministry
verteidigungsministerium = ministry defence
aussenministerium = ministry foreign affairs
innenministerium = ministry interior
finanzministerium = ministry finance
justizministerium = ministry justice
forschungszentrum = research center
forschungsinstitut = research institute
zentralbank = central bank
nationalbank = national bank
staatsbank = state bank
handelsbank = trading bank
volksbank = peoples bank
bundesbank = federal bank
landesbank = state bank
halkbank = halk bank
ziraatbank = ziraat bank
staatsunternehmen = state enterprise
aussenhandel = foreign trade
rahvapank = peoples bank
riksbank = national bank
narodny bank = peoples bank
minoborony = ministry defence
minfin = ministry finance
minpromtorg = ministry industry trade
gosbank = state bank
tsentrobank = central bank
bank sentral = central bank
bank negara = state bank
bank rakyat = peoples bank
ministarstvo = ministry
ministerstwo = ministry
miniszterium = ministry
ministerul = ministry
ministeriet = ministry
kementerian = ministry
jeneral staff = general staff
`;
