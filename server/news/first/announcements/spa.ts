import type { Texts, Announcement } from '../first-texts.ts';

export const spa: Texts<Announcement> = {
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
