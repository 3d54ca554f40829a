import type { Texts, TradingGuide } from '../first-texts.ts';

export const pt: Texts<TradingGuide> = {
  pipAndLot: {
    title: 'Pip e lote',
    summary: 'Como os preços são contados, que tamanho tem uma ordem e o que isso significa em dinheiro.',
    content: `<p>Um <strong>pip</strong> é o pequeno passo em que se contam os preços das moedas: 0,0001 na maioria dos pares, 0,01 nos que têm o iene. Se EUR/USD vai de 1,16520 a 1,16530, subiu um pip. O último algarismo é um décimo de pip.</p>
<p>Um <strong>lote</strong> é o tamanho de uma ordem. Um lote de EUR/USD são 100.000 euros; um de ouro, 100 onças. Cada instrumento tem seu próprio tamanho de contrato.</p>
<h3>Quanto vale um pip</h3>
<p><strong>Lucro ou prejuízo = variação do preço × lotes × tamanho do contrato</strong></p>
<ul><li>1 lote de EUR/USD: 0,0001 × 1 × 100.000 = 10 dólares por pip.</li>
<li>0,1 lote: 1 dólar.</li>
<li>0,01 lote: 0,10 dólar.</li></ul>
<h3>Exemplo</h3>
<p>Você compra 0,1 lote de EUR/USD a 1,16520 e fecha a 1,16770, 25 pips acima: 0,00250 × 0,1 × 100.000 = 25 dólares de lucro. 25 pips abaixo seriam 25 dólares de prejuízo.</p>
<p>Comece pequeno: a menor ordem é de 0,01 lote em moedas e metais, e de 0,1 lote em petróleo e gás.</p>`,
  },
  leverage: {
    title: 'A alavancagem',
    summary: 'Uma quantia pequena move uma posição grande: o que isso muda e o que não muda.',
    content: `<p>Com alavancagem você reserva só uma parte do valor da posição; com 1:100, um centésimo. Você a escolhe em cada ordem, no formulário, em <strong>Alavancagem</strong>.</p>
<p>0,1 lote de EUR/USD a 1,16520 vale 0,1 × 100.000 × 1,16520 = 11.652. Como margem você precisa de:</p>
<ul><li>com 1:50: 11.652 ÷ 50 = 233,04</li>
<li>com 1:100: 11.652 ÷ 100 = 116,52</li>
<li>com 1:400: 11.652 ÷ 400 = 29,13</li></ul>
<h3>O que a alavancagem não muda</h3>
<p>Seu lucro e seu prejuízo. Se o preço cair 1%, a posição perde 116,52 com qualquer uma delas. Com 1:100 é toda a margem; com 1:400, quatro vezes a margem.</p>
<h3>A que ela convida</h3>
<p>Uma margem pequena deixa espaço para mais posições e posições maiores, e é o tamanho delas que custa dinheiro. Escolha primeiro o tamanho pela perda que você suporta, depois a alavancagem.</p>
<p>Alguns instrumentos, como o petróleo, têm <strong>Margem fixa</strong>: lotes × tamanho do contrato, sem alavancagem.</p>`,
  },
  margin: {
    title: 'Como funciona a margem',
    summary: 'O que fica reservado enquanto uma posição está aberta e os números que mostram isso.',
    content: `<p>Margem é a parte dos seus fundos reservada enquanto uma posição está aberta. Não é um custo: ela é liberada quando a posição fecha.</p>
<p><strong>Margem = lotes × tamanho do contrato × preço ÷ alavancagem</strong></p>
<p>Exemplo: 0,1 lote de EUR/USD a 1,16520 com alavancagem 1:100 exige 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52.</p>
<h3>Os números da tela de ordens</h3>
<ul><li><strong>Patrimônio líquido</strong>: seu saldo com o lucro e o prejuízo das posições abertas.</li>
<li><strong>Margem livre</strong>: patrimônio líquido menos a margem em uso. Novas ordens precisam caber nela.</li>
<li><strong>Nível de margem</strong>: patrimônio líquido ÷ margem em uso, em porcentagem. Quanto menor, mais perto do stop out.</li></ul>
<p>Exemplo: seu saldo é 1.000 e esta única posição está ganhando 25. Patrimônio líquido: 1.025. Margem livre: 1.025 − 116,52 = 908,48. Nível de margem: 1.025 ÷ 116,52 = 879,68%.</p>`,
  },
  stopOut: {
    title: 'Nível de margem e stop out',
    summary: 'Quando posições são fechadas por você e como evitar isso.',
    content: `<p>O <strong>Nível de margem</strong>, na tela de ordens, diz quanto há por trás da sua margem: patrimônio líquido ÷ margem em uso, em porcentagem.</p>
<p>Quando ele cai para 50%, posições são fechadas por você, a de maior perda primeiro, até que ele volte a ficar acima. Isso é o stop out.</p>
<h3>Exemplo</h3>
<ul><li>Seu saldo é 1.000. Você compra 0,5 lote de EUR/USD a 1,16520 com alavancagem 1:100. A margem é 582,60 e a taxa, 3; restam 997.</li>
<li>Nível: 997 ÷ 582,60 = 171,13%.</li>
<li>Em 50%, o patrimônio líquido é 291,30: você perdeu 705,70.</li>
<li>O preço chega lá em 1,15108, 141,2 pips abaixo da sua entrada. A posição é fechada e sobram 291.</li></ul>
<h3>Como evitar</h3>
<ul><li>Abra posições pequenas em relação ao saldo.</li>
<li>Use um stop loss: ele encerra a posição muito antes.</li>
<li>Veja <strong>Nível final</strong> no formulário antes de enviar a ordem.</li></ul>
<p>Se o mercado der um salto, o stop out pode vir abaixo de 50%. E se a última posição perder mais do que você tem, seu saldo para em zero, não abaixo.</p>`,
  },
  orderTypes: {
    title: 'Tipos de ordem: a mercado e pendente',
    summary: 'Negocie já pelo preço atual ou deixe uma ordem esperando o seu.',
    content: `<p>Há duas formas de abrir uma posição.</p>
<h3>Ordem a mercado</h3>
<p>É executada na hora, pelo preço atual. O preço pode mudar entre o toque e a execução; vale o que aparece na ordem depois de executada.</p>
<h3>Ordem pendente</h3>
<p>Você define um preço-alvo e a ordem espera em <strong>Pendentes</strong>. Quando o mercado chega ao alvo, ela é executada nesse preço. Se o mercado saltar o alvo, é executada no primeiro preço além dele.</p>
<ul><li>Até a execução, não custa nada e não bloqueia saldo.</li>
<li>Na execução, os fundos precisam cobrir a margem e a taxa. Se não cobrirem, a ordem é cancelada.</li>
<li>Você pode cancelá-la a qualquer momento, mesmo com o mercado fechado.</li></ul>`,
  },
  stops: {
    title: 'Stop loss e take profit',
    summary: 'Decida antes da operação onde ela termina, na perda e no lucro.',
    content: `<p>O <strong>stop loss</strong> fecha a posição quando o preço anda contra você até onde você permite. O <strong>take profit</strong> fecha quando seu objetivo é atingido. Os dois funcionam mesmo com o celular desligado.</p>
<ul><li>Compra: o stop loss fica abaixo do preço de entrada e o take profit, acima.</li>
<li>Venda: o contrário.</li>
<li>Você pode definir, mover e remover os dois enquanto a posição estiver aberta.</li></ul>
<h3>O que um stop não faz</h3>
<p>Um stop não garante preço. Se o mercado saltar por cima dele, por exemplo depois de um fim de semana, a posição fecha no primeiro preço além, e a perda pode ser maior que a planejada.</p>
<h3>Exemplo</h3>
<p>Você compra 0,1 lote de EUR/USD a 1,16520 com stop loss em 1,16020. Um lote são 100.000 euros, portanto a perda planejada fica limitada a 0,1 × 100.000 × 0,00500 = 50 dólares.</p>`,
  },
  fees: {
    title: 'Taxas',
    summary: 'Quanto custa uma operação e quando você paga.',
    content: `<p>Você paga uma única taxa por posição, na abertura. Fechar não custa nada, manter durante a noite também não, e compra e venda têm o mesmo preço.</p>
<p><strong>Taxa = lotes × taxa por lote</strong></p>
<ul><li>EUR/USD e outros pares principais: 6 por lote</li>
<li>Outros pares de moedas: 8</li>
<li>Ouro: 10</li>
<li>Bitcoin: 15</li></ul>
<h3>Exemplo</h3>
<p>Você compra 0,1 lote de EUR/USD. A taxa é 0,1 × 6 = 0,60. Se a operação render 25, ficam 25 − 0,60 = 24,40. Seja qual for o tamanho, 0,6 pip já recupera a taxa.</p>
<ul><li>O formulário mostra a <strong>Taxa</strong> antes de você enviar a ordem.</li>
<li>Uma ordem pendente paga ao ser executada; cancelada, não paga nada.</li>
<li>Todas as taxas pagas estão em <strong>Conta</strong>, <strong>Histórico</strong>.</li></ul>
<p>A taxa de um saque aparece antes de você confirmar.</p>`,
  },
};
