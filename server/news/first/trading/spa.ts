import type { Texts, TradingGuide } from '../first-texts.ts';

export const spa: Texts<TradingGuide> = {
  pipAndLot: {
    title: 'Pip y lote',
    summary: 'Cómo se cuentan los precios, qué tamaño tiene una orden y qué significa en dinero.',
    content: `<p>Un <strong>pip</strong> es el pequeño paso en que se cuentan los precios de las divisas: 0,0001 en la mayoría de los pares, 0,01 en los que llevan el yen. Si EUR/USD pasa de 1,16520 a 1,16530, ha subido un pip. La última cifra es una décima de pip.</p>
<p>Un <strong>lote</strong> es el tamaño de una orden. Un lote de EUR/USD son 100.000 euros; uno de oro, 100 onzas. Cada instrumento tiene su propio tamaño de contrato.</p>
<h3>Cuánto vale un pip</h3>
<p><strong>Ganancia o pérdida = cambio del precio × lotes × tamaño del contrato</strong></p>
<ul><li>1 lote de EUR/USD: 0,0001 × 1 × 100.000 = 10 dólares por pip.</li>
<li>0,1 lotes: 1 dólar.</li>
<li>0,01 lotes: 0,10 dólares.</li></ul>
<h3>Ejemplo</h3>
<p>Compra 0,1 lotes de EUR/USD a 1,16520 y cierra a 1,16770, 25 pips más arriba: 0,00250 × 0,1 × 100.000 = 25 dólares de ganancia. 25 pips más abajo serían 25 dólares de pérdida.</p>
<p>Empiece con poco: la orden más pequeña es de 0,01 lotes en divisas y metales, y de 0,1 lotes en petróleo y gas.</p>`,
  },
  leverage: {
    title: 'El apalancamiento',
    summary: 'Una suma pequeña mueve una posición grande: qué cambia con ello y qué no.',
    content: `<p>Con apalancamiento solo se reserva una parte de lo que vale la posición; con 1:100, una centésima. Se elige en cada orden, en el formulario, en <strong>Apalancamiento</strong>.</p>
<p>0,1 lotes de EUR/USD a 1,16520 valen 0,1 × 100.000 × 1,16520 = 11.652. Como margen necesita:</p>
<ul><li>con 1:50: 11.652 ÷ 50 = 233,04</li>
<li>con 1:100: 11.652 ÷ 100 = 116,52</li>
<li>con 1:400: 11.652 ÷ 400 = 29,13</li></ul>
<h3>Lo que el apalancamiento no cambia</h3>
<p>Sus ganancias y pérdidas. Si el precio baja un 1 %, la posición pierde 116,52 con cualquiera de ellos. Con 1:100 es todo su margen; con 1:400, cuatro veces el margen.</p>
<h3>A qué tienta</h3>
<p>Un margen pequeño deja sitio para más posiciones y mayores, y es su tamaño lo que cuesta dinero. Elija primero el tamaño según la pérdida que pueda soportar, y después el apalancamiento.</p>
<p>Algunos instrumentos, como el petróleo, tienen <strong>Margen fijo</strong>: lotes × tamaño del contrato, sin apalancamiento.</p>`,
  },
  margin: {
    title: 'Cómo funciona el margen',
    summary: 'Qué se reserva mientras una posición está abierta y qué cifras lo muestran.',
    content: `<p>El margen es la parte de sus fondos que se reserva mientras una posición está abierta. No es un coste: se libera al cerrarla.</p>
<p><strong>Margen = lotes × tamaño del contrato × precio ÷ apalancamiento</strong></p>
<p>Ejemplo: 0,1 lotes de EUR/USD a 1,16520 con apalancamiento 1:100 requieren 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52.</p>
<h3>Las cifras de la pantalla de órdenes</h3>
<ul><li><strong>Patrimonio neto</strong>: su saldo con las ganancias y pérdidas de las posiciones abiertas.</li>
<li><strong>Margen libre</strong>: patrimonio neto menos el margen en uso. Las órdenes nuevas deben caber en él.</li>
<li><strong>Nivel de margen</strong>: patrimonio neto ÷ margen en uso, en porcentaje. Cuanto más bajo, más cerca del stop out.</li></ul>
<p>Ejemplo: su saldo es de 1000 y esta única posición gana 25. Patrimonio neto: 1025. Margen libre: 1025 − 116,52 = 908,48. Nivel de margen: 1025 ÷ 116,52 = 879,68 %.</p>`,
  },
  stopOut: {
    title: 'Nivel de margen y stop out',
    summary: 'Cuándo se cierran posiciones por usted y cómo evitarlo.',
    content: `<p>El <strong>Nivel de margen</strong>, en la pantalla de órdenes, dice cuánto hay detrás de su margen: patrimonio neto ÷ margen en uso, en porcentaje.</p>
<p>Cuando cae al 50 %, se cierran posiciones por usted, primero la de mayor pérdida, hasta que vuelve a superarlo. Eso es el stop out.</p>
<h3>Ejemplo</h3>
<ul><li>Su saldo es de 1000. Compra 0,5 lotes de EUR/USD a 1,16520 con apalancamiento 1:100. El margen es de 582,60 y la comisión de 3: quedan 997.</li>
<li>Nivel: 997 ÷ 582,60 = 171,13 %.</li>
<li>Al 50 % el patrimonio neto es de 291,30: ha perdido 705,70.</li>
<li>El precio llega ahí en 1,15108, 141,2 pips por debajo de su entrada. La posición se cierra y quedan 291.</li></ul>
<h3>Cómo evitarlo</h3>
<ul><li>Abra posiciones pequeñas para su saldo.</li>
<li>Ponga un stop loss: termina la posición mucho antes.</li>
<li>Mire <strong>Nivel final</strong> en el formulario antes de enviar la orden.</li></ul>
<p>Si el mercado da un salto, el stop out puede llegar por debajo del 50 %. Y si la última posición pierde más de lo que usted tiene, su saldo se queda en cero, no por debajo.</p>`,
  },
  orderTypes: {
    title: 'Tipos de órdenes: a mercado y pendientes',
    summary: 'Opere ya al precio actual o deje una orden que espere el suyo.',
    content: `<p>Hay dos maneras de abrir una posición.</p>
<h3>Orden a mercado</h3>
<p>Se ejecuta al momento, al precio actual. El precio puede moverse entre su toque y la ejecución; vale el que figura en la orden una vez ejecutada.</p>
<h3>Orden pendiente</h3>
<p>Usted fija un precio objetivo y la orden espera en <strong>Pendientes</strong>. Cuando el mercado llega al objetivo, se ejecuta ahí. Si el mercado lo salta, se ejecuta al primer precio posterior.</p>
<ul><li>Hasta su ejecución no cuesta nada ni retiene fondos.</li>
<li>Al ejecutarse, los fondos deben cubrir el margen y la comisión. Si no alcanzan, la orden se cancela.</li>
<li>Puede cancelarla en cualquier momento, también con el mercado cerrado.</li></ul>`,
  },
  stops: {
    title: 'Stop loss y take profit',
    summary: 'Decida antes de operar dónde termina, en pérdida y en ganancia.',
    content: `<p>Un <strong>stop loss</strong> cierra la posición cuando el precio se ha movido en su contra tanto como usted permite. Un <strong>take profit</strong> la cierra cuando se alcanza su objetivo. Ambos funcionan con el teléfono apagado.</p>
<ul><li>Compra: el stop loss va por debajo del precio de entrada y el take profit por encima.</li>
<li>Venta: al revés.</li>
<li>Puede ponerlos, moverlos y quitarlos mientras la posición esté abierta.</li></ul>
<h3>Lo que un stop no puede hacer</h3>
<p>Un stop no garantiza un precio. Si el mercado lo salta, por ejemplo tras un fin de semana, la posición se cierra al primer precio posterior y la pérdida puede ser mayor de lo previsto.</p>
<h3>Ejemplo</h3>
<p>Compra 0,1 lotes de EUR/USD a 1,16520 con un stop loss en 1,16020. Un lote son 100.000 euros, así que la pérdida prevista se limita a 0,1 × 100.000 × 0,00500 = 50 dólares.</p>`,
  },
  fees: {
    title: 'Comisiones',
    summary: 'Cuánto cuesta una operación y cuándo se paga.',
    content: `<p>Se paga una sola comisión por posición, al abrirla. Cerrarla no cuesta nada, mantenerla de noche tampoco, y se compra y se vende al mismo precio.</p>
<p><strong>Comisión = lotes × comisión por lote</strong></p>
<ul><li>EUR/USD y otros pares principales: 6 por lote</li>
<li>Otros pares de divisas: 8</li>
<li>Oro: 10</li>
<li>Bitcoin: 15</li></ul>
<h3>Ejemplo</h3>
<p>Compra 0,1 lotes de EUR/USD. La comisión es 0,1 × 6 = 0,60. Si la operación gana 25, le quedan 25 − 0,60 = 24,40. Sea cual sea el tamaño, la comisión se recupera con 0,6 pips.</p>
<ul><li>El formulario muestra la <strong>Comisión</strong> antes de enviar la orden.</li>
<li>Una orden pendiente paga al ejecutarse; si se cancela, no paga nada.</li>
<li>Todas las comisiones pagadas están en <strong>Cuenta</strong>, <strong>Historial</strong>.</li></ul>
<p>La comisión de un retiro se muestra antes de que lo confirme.</p>`,
  },
};
