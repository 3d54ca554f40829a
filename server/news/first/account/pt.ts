import type { Texts, AccountGuide } from '../first-texts.ts';

export const pt: Texts<AccountGuide> = {
  verification: {
    title: 'Verificar sua identidade',
    summary: 'Do que você precisa, como funciona e para que serve.',
    content: `<p>Enquanto você não estiver verificado, pode sacar no máximo 1.000 por vez. A verificação leva alguns minutos e é feita uma só vez. Você precisa de uma conta real.</p>
<h3>Como funciona</h3>
<ol><li>Abra <strong>Conta</strong> e depois <strong>Verificação de identidade</strong>.</li>
<li>Digite seu nome e o número do documento como estão escritos nele.</li>
<li>Adicione uma imagem da <strong>Frente</strong> e uma do <strong>Verso</strong>: PNG, JPEG ou WebP, até 5 MB.</li>
<li>Toque em <strong>Enviar</strong>.</li></ol>
<p>A tela mostra então <strong>Em análise</strong> e depois <strong>Verificada</strong>, ou <strong>Recusada</strong> com o motivo. Nesse caso você pode corrigir e enviar de novo.</p>
<h3>Imagens que são aceitas</h3>
<ul><li>O documento inteiro, com os quatro cantos.</li>
<li>Nítida, com boa luz e sem reflexos.</li>
<li>De um documento ainda válido.</li></ul>
<p>Só você e quem faz a verificação podem ver essas imagens.</p>`,
  },
  funds: {
    title: 'Depósito e saque',
    summary: 'Como o dinheiro entra e sai, quanto custa e em que prestar atenção.',
    content: `<p>Os dois ficam em <strong>Conta</strong>, com cripto ou por banco. Você precisa de uma conta real.</p>
<h3>Dinheiro que entra: Depositar</h3>
<ol><li>Escolha a moeda e, em cripto, a <strong>Rede</strong>. O que é enviado por outra rede se perde.</li>
<li>Envie o dinheiro ao endereço ou à conta que aparece.</li>
<li>Digite o valor, adicione uma imagem como <strong>Comprovante de pagamento</strong> e envie.</li></ol>
<p>O depósito fica primeiro <strong>Em análise</strong>, depois <strong>Concluído</strong>, e o dinheiro está no seu saldo. Exemplo: a 0,92 euro por dólar, 460 euros são 460 ÷ 0,92 = 500 dólares.</p>
<h3>Dinheiro que sai: Sacar</h3>
<ol><li>Primeiro adicione o destino do dinheiro, em <strong>Endereços cripto</strong> ou <strong>Contas bancárias</strong>.</li>
<li>Digite o valor. A taxa e o que <strong>Você recebe</strong> aparecem na hora.</li>
<li>Confira tudo e confirme. O valor fica reservado durante a análise; se o saque for recusado, volta ao seu saldo.</li></ol>
<h3>Exemplos</h3>
<ul><li>200 em USDT por TRC20: a taxa é 1. Você recebe 200 − 1 = 199.</li>
<li>200 em euros para um banco: a taxa é de 0,5%, ou seja, 1. Você recebe (200 − 1) × 0,92 = 183,08 euros.</li></ul>
<p>O que as posições abertas retêm como margem não pode ser sacado. Enquanto você não estiver verificado, e por 24 horas depois de trocar a senha ou adicionar um endereço ou uma conta, o máximo por saque é 1.000.</p>`,
  },
  following: {
    title: 'Seguir outros operadores',
    summary: 'O que é uma cópia, que tamanho ela tem e como encerrá-la.',
    content: `<p>Em <strong>Copiar</strong> você encontra operadores que se deixam seguir. O que eles abrem é aberto também na sua conta, ao seu próximo preço, e fechado quando eles fecham.</p>
<h3>Que tamanho tem uma cópia</h3>
<ul><li><strong>Múltiplo dos lotes</strong>: o operador abre 0,5 lote, seu múltiplo é 0,2. Sua cópia: 0,5 × 0,2 = 0,1 lote.</li>
<li><strong>Parte do capital</strong>: seu múltiplo é 1, seu patrimônio líquido 1.000 e o do operador 8.000. Sua cópia: 0,5 × 1 × 1.000 ÷ 8.000 = 0,0625, arredondado para baixo a 0,06 lote.</li></ul>
<p>Uma cópia menor que a ordem mínima (0,01 lote em EUR/USD) não é aberta, nem a que sua margem livre não cobre. <strong>Operadores seguidos</strong> mostra o que não foi copiado e por quê.</p>
<h3>Antes de seguir</h3>
<ul><li>Veja o <strong>Rendimento total</strong>, mas também a <strong>Maior queda</strong>: você poderia ter perdido isso.</li>
<li>Defina limites: <strong>Máximo de lotes por cópia</strong> e <strong>Terminar com uma perda de</strong>.</li>
<li>Experimente antes na conta demo.</li></ul>
<p>Você pode parar a qualquer momento: <strong>Terminar e fechar</strong>, ou <strong>Terminar e manter</strong> as posições, que passam a ser suas. Resultados passados não prometem nada.</p>`,
  },
  safety: {
    title: 'Operar com segurança',
    summary: 'Como proteger sua conta e seu dinheiro, e o que nunca pedimos.',
    content: `<p>A fraude quase sempre começa com uma mensagem que apressa você. Vá com calma.</p>
<h3>Sua conta</h3>
<ul><li>Escolha uma senha de pelo menos 8 caracteres que você não use em nenhum outro lugar.</li>
<li>Nunca pedimos sua senha nem um código de verificação, nem por telefone nem no chat. Um código tem 6 algarismos e vale por 10 minutos.</li>
<li>Se desconfiar que alguém sabe sua senha, escolha logo <strong>Alterar senha</strong>: todos os aparelhos são desconectados.</li></ul>
<h3>Seu dinheiro</h3>
<ul><li>Envie dinheiro só para o que aparece em <strong>Depositar</strong>, nunca para um endereço de uma mensagem.</li>
<li>Compare o endereço e a rede antes de enviar cripto. O que vai para o lugar errado não volta.</li>
<li>Ninguém pode prometer lucro. Quem promete quer o seu dinheiro.</li></ul>
<h3>Suas operações</h3>
<ul><li>Treine antes na conta demo: os 100.000 dela são virtuais.</li>
<li>Opere só com dinheiro que você pode perder e use um stop loss.</li></ul>
<p>Na dúvida, fale com o <strong>Atendimento ao cliente</strong> antes de fazer qualquer coisa.</p>`,
  },
};
