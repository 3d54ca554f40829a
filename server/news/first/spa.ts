import type { FirstTexts } from './first-texts.ts';

export const spa: FirstTexts = {
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
  margin: {
    title: 'Cómo funciona el margen',
    summary: 'Qué hace realmente el apalancamiento y cuándo se cierran posiciones por usted.',
    content: `<p>El margen es la parte de sus fondos que se reserva mientras una posición está abierta. No es un coste: se libera al cerrarla.</p>
<p><strong>Margen = lotes × tamaño del contrato × precio ÷ apalancamiento</strong></p>
<p>Ejemplo: 0,1 lotes de EUR/USD a 1,16520 con apalancamiento 1:100 requieren 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52. Más apalancamiento significa menos margen. No cambia lo que gana o pierde: un pip vale lo mismo.</p>
<h3>Las cifras de la pantalla de órdenes</h3>
<ul><li><strong>Patrimonio neto</strong>: su saldo con las ganancias y pérdidas de las posiciones abiertas.</li>
<li><strong>Margen libre</strong>: patrimonio neto menos el margen en uso. Las órdenes nuevas deben caber en él.</li>
<li><strong>Nivel de margen</strong>: patrimonio neto ÷ margen en uso, en porcentaje. Cuanto más bajo, más cerca del stop out.</li></ul>
<h3>Stop out</h3>
<p>Cuando el nivel cae hasta el umbral de stop out, se cierra la posición con mayor pérdida y luego la siguiente, hasta que vuelve a superarlo. Un stop loss y posiciones pequeñas para su saldo lo mantienen lejos.</p>`,
  },
  tradingHours: {
    title: 'Horario de negociación',
    summary: 'Cuándo abren los mercados, en UTC.',
    content: `<p>Los mercados que siguen el horario de sus bolsas operan así (UTC):</p>
<ul><li><strong>Divisas</strong>: de domingo 21:00 a viernes 21:00, día y noche.</li>
<li><strong>Metales, energía, índices de EE. UU.</strong>: de domingo 22:00 a viernes 21:00, con pausa de 21:00 a 22:00 todos los días.</li>
<li><strong>Acciones de EE. UU.</strong>: de lunes a viernes, de 14:30 a 21:00.</li>
<li><strong>Índices europeos</strong>: de lunes a viernes, de 07:00 a 16:30.</li>
<li><strong>Índices asiáticos</strong>: de lunes a viernes, de 00:00 a 08:00.</li>
<li><strong>Criptomonedas</strong>: siempre.</li></ul>
<p>Un mercado cerrado se señala en la lista y en el formulario de orden, y Compra y Venta quedan bloqueadas. Puede cancelar órdenes pendientes y mover los stops. El primer precio tras una pausa puede diferir del último anterior.</p>`,
  },
  welcome: {
    title: 'Le damos la bienvenida',
    summary: 'Empiece con la cuenta demo: los mismos mercados, sin riesgo.',
    content: `<p>Nos alegra tenerle aquí. Tres pasos para empezar:</p>
<ol><li>Abra una <strong>cuenta demo</strong> en la pantalla de acceso. No pide ningún dato y empieza con 100.000 de dinero ficticio.</li>
<li>Lea las <strong>guías</strong> sobre margen, stop loss y tipos de órdenes. Se leen en cinco minutos.</li>
<li>Cuando quiera operar con su propio dinero, regístrese y verifique su identidad.</li></ol>
<p>Operar con apalancamiento es arriesgado: las pérdidas pueden llegar deprisa. Opere solo con dinero que pueda permitirse perder.</p>`,
  },
};
