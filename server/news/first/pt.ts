import type { FirstTexts } from './first-texts.ts';

export const pt: FirstTexts = {
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
  margin: {
    title: 'Como funciona a margem',
    summary: 'O que a alavancagem realmente faz e quando posições são encerradas por você.',
    content: `<p>Margem é a parte dos seus fundos reservada enquanto uma posição está aberta. Não é um custo: ela é liberada quando a posição fecha.</p>
<p><strong>Margem = lotes × tamanho do contrato × preço ÷ alavancagem</strong></p>
<p>Exemplo: 0,1 lote de EUR/USD a 1,16520 com alavancagem 1:100 exige 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52. Mais alavancagem significa menos margem. Ela não muda o que você ganha ou perde: um pip vale o mesmo.</p>
<h3>Os números da tela de ordens</h3>
<ul><li><strong>Patrimônio líquido</strong>: seu saldo com o lucro e o prejuízo das posições abertas.</li>
<li><strong>Margem livre</strong>: patrimônio líquido menos a margem em uso. Novas ordens precisam caber nela.</li>
<li><strong>Nível de margem</strong>: patrimônio líquido ÷ margem em uso, em porcentagem. Quanto menor, mais perto do stop out.</li></ul>
<h3>Stop out</h3>
<p>Quando o nível cai até o limite de stop out, a posição com a maior perda é fechada, depois a seguinte, até que ele volte a ficar acima. Um stop loss e posições pequenas em relação ao saldo mantêm você longe disso.</p>`,
  },
  tradingHours: {
    title: 'Horários de negociação',
    summary: 'Quando os mercados estão abertos, em UTC.',
    content: `<p>Os mercados que seguem o horário de suas bolsas operam assim (UTC):</p>
<ul><li><strong>Moedas</strong>: de domingo 21:00 a sexta-feira 21:00, dia e noite.</li>
<li><strong>Metais, energia, índices dos EUA</strong>: de domingo 22:00 a sexta-feira 21:00, com pausa das 21:00 às 22:00 todos os dias.</li>
<li><strong>Ações dos EUA</strong>: de segunda a sexta-feira, das 14:30 às 21:00.</li>
<li><strong>Índices europeus</strong>: de segunda a sexta-feira, das 07:00 às 16:30.</li>
<li><strong>Índices asiáticos</strong>: de segunda a sexta-feira, das 00:00 às 08:00.</li>
<li><strong>Criptomoedas</strong>: sempre.</li></ul>
<p>Um mercado fechado aparece marcado na lista e na boleta, e Compra e Venda ficam bloqueadas. Ainda é possível cancelar ordens pendentes e mover os stops. O primeiro preço depois de uma pausa pode ser diferente do último antes dela.</p>`,
  },
  welcome: {
    title: 'Boas-vindas',
    summary: 'Comece pela conta demo: os mesmos mercados, sem risco.',
    content: `<p>Que bom ter você aqui. Três passos para começar:</p>
<ol><li>Abra uma <strong>conta demo</strong> na tela de login. Ela não pede nenhum dado e começa com 100.000 em dinheiro fictício.</li>
<li>Leia os <strong>guias</strong> sobre margem, stop loss e tipos de ordem. Levam cinco minutos.</li>
<li>Quando quiser negociar com o seu próprio dinheiro, cadastre-se e verifique sua identidade.</li></ol>
<p>Negociar com alavancagem é arriscado: as perdas podem vir rápido. Negocie apenas com dinheiro que você pode perder.</p>`,
  },
};
