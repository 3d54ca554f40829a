import type { Texts, Announcement } from '../first-texts.ts';

export const pt: Texts<Announcement> = {
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
