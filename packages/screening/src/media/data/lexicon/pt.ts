import { type Lexicon, stems } from './words';

export const PORTUGUESE: Lexicon = {
  corruption: stems`corrup, suborn, propina, peculato, desvio de verba, desvio de dinheiro, desvio de
    recursos, desviou verba, desviou dinheiro, desviou recursos, desviava verba, trafico de influencia,
    concussao, prevaricacao, improbidade, enriquecimento ilicito, abuso de poder, abuso de autoridade,
    nepotis, clientelis, compra de votos, comprou votos, caixa dois, caixa 2, mensalao, mensalinho,
    petrolao, rachadinha, funcionario fantasma, fraude em licitacao, fraude a licitacao, licitacao fraudada,
    licitacoes fraudadas, licitacao direcionada, superfatur, contratos superfaturados, malversa, orcamento
    secreto, recebimento indevido, vantagem indevida, vantagens indevidas, saco azul`,
  fraud: stems`fraude, fraudulent, fraudar, fraudou, golpe$, golpes$, golpista, estelionat, falsifica,
    falsidade ideologica, documento falso, nota fria, notas fiscais falsas, apropriacao indebita, piramide
    financeira, esquema de piramide, esquema ponzi, ponzi, burla$, burlas$, burlao, vigaris, trapac, enganou
    investidores, enganou clientes, desfalque, informacao privilegiada, uso de informacao privilegiada,
    insider trading, manipulacao de mercado, gestao fraudulenta, gestao danosa, falencia fraudulenta,
    insolvencia dolosa, roubo de identidade, clonagem de cartao, clonava cartoes, phishing, moeda falsa,
    dinheiro falso, contrafac, adulterac, charlata, criptogolpe`,
  'money-laundering': stems`lavagem de dinheiro, lavagem de capitais, lavagem de bens, lavagem de ativos,
    lavava dinheiro, lavou dinheiro, lavar dinheiro, branqueamento, branquear capitais, branqueou, laranja$,
    laranjas$, testa de ferro, empresa de fachada, empresa fantasma, empresa de papel, dinheiro sujo,
    dinheiro vivo, dinheiro ilicito, dinheiro ilegal, recursos ilicitos, origem ilicita, doleir, dolar cabo,
    offshore nao declarada, conta secreta, conta oculta, conta na suica, ocultacao de bens, ocultacao de
    patrimonio, ocultou bens, ocultou patrimonio, patrimonio oculto, bens ocultos, movimentacao suspeita,
    movimentacoes suspeitas, movimentacao atipica, movimentacoes atipicas, mala de dinheiro`,
  terrorism: stems`terroris, jihad, extremis, atentado, carro bomba, homem bomba, ataque suicida, ataque a
    bomba, artefato explosivo, engenho explosivo, explosivos, estado islamico, al qaeda, hezbollah, boko
    haram, guerrilh, paramilitar, insurgen, insurret, radicalizad, radicalizacao, celula radical, celula
    terrorista, lobo solitario, sequestro de aviao, refens, tomada de refens, combatente estrangeiro,
    neonazi, ato antidemocratico, golpe de estado, milicia armada, califado, coquetel molotov, massacre
    planejado`,
  'organised-crime': stems`crime organizado, organizacao criminosa, organizacoes criminosas, associacao
    criminosa, associacao para o crime, formacao de quadrilha, grupo criminoso, rede criminosa, bando
    criminoso, mafia, mafios, cartel, extors, milicia, faccao criminosa, comando vermelho, primeiro comando,
    chefe do trafico, chefe da faccao, chefao, pistoleir, matador de aluguel, assassino de aluguel, jagunc,
    agiot, sequestr, chantag, jogo do bicho, bicheiro, grupo de exterminio, esquadrao da morte, gangue,
    gangster, acerto de contas, taxa de protecao, assalto a banco, novo cangaco, latrocin`,
  tax: stems`sonega, evasao fiscal, evasao de divisas, evasao tributaria, evasao de impostos, fuga ao fisco,
    fuga aos impostos, fuga de impostos, fraude fiscal, fraude tributaria, fraude ao fisco, fraudou o fisco,
    crime tributario, crime fiscal, crimes fiscais, crime contra a ordem tributaria, divida ativa, divida
    fiscal, dividas fiscais, impostos em atraso, impostos atrasados, impostos em divida, nao pagou impostos,
    deixou de pagar impostos, nao recolheu impostos, rendimentos nao declarados, renda nao declarada, bens
    nao declarados, conta nao declarada, dinheiro nao declarado, paraiso fiscal, paraisos fiscais, fraude ao
    iva, fraude no iva, fraude carrossel, devedor contumaz, caixa paralelo, caixa tres, descaminho`,
  sanctions: stems`sancionad, sancoes, sancao, embargo, embargad, lista negra, lista de sancionados, lista
    de sancoes, ofac$, lei magnitsky, magnitsky, congelamento de ativos, congelamento de bens, congelamento
    de contas, congelou os bens, congelou os ativos, congelou bens, bens congelados, ativos congelados,
    contas congeladas, bens bloqueados, ativos bloqueados, contas bloqueadas, bloqueio de bens, bloqueio de
    ativos, bloqueio de contas, bens arrestados, arresto de bens, proibido de entrar, proibicao de entrada,
    proibicao de viagem, proibicao de viajar, visto revogado, visto cancelado, medidas restritivas,
    inelegivel, inidone, furar o embargo, contornar o embargo, exportacao ilegal, controle de exportacao,
    uso duplo, frota fantasma`,
  trafficking: stems`narcotrafic, trafico de drogas, trafico de cocaina, trafico de entorpecentes, trafico
    internacional, trafico de pessoas, trafico de seres, trafico de mulheres, trafico de armas, trafico de
    orgaos, trafico de animais, trafico humano, traficante, traficava, contraband, muamb, droga$, drogas$,
    cocaina, fentanil, metanfetamina, maconha, haxixe, entorpecente, estupefaciente, mula do trafico,
    trabalho escravo, trabalho forcado, analogo a escravidao, analoga a escravidao, escraviz, exploracao
    sexual, prostituicao forcada, lenocinio, proxenet, cafetao, imigracao ilegal, garimpo ilegal, ouro
    ilegal, madeira ilegal, caca furtiva, biopirat, armas ilegais`,
};
