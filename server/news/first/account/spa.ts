import type { Texts, AccountGuide } from '../first-texts.ts';

export const spa: Texts<AccountGuide> = {
  verification: {
    title: 'Verificar su identidad',
    summary: 'Qué necesita, cómo se hace y para qué sirve.',
    content: `<p>Mientras no esté verificado, puede retirar como máximo 1000 cada vez. La verificación lleva unos minutos y se hace una sola vez. Necesita una cuenta real.</p>
<h3>Cómo se hace</h3>
<ol><li>Abra <strong>Cuenta</strong> y después <strong>Verificación de identidad</strong>.</li>
<li>Escriba su nombre y el número de documento tal como figuran en él.</li>
<li>Añada una imagen del <strong>Anverso</strong> y otra del <strong>Reverso</strong>: PNG, JPEG o WebP, de 5 MB como máximo.</li>
<li>Toque <strong>Enviar</strong>.</li></ol>
<p>La pantalla muestra entonces <strong>En revisión</strong> y después <strong>Verificada</strong>, o <strong>Rechazada</strong> con el motivo. En ese caso puede corregirlo y enviarlo de nuevo.</p>
<h3>Imágenes que se aceptan</h3>
<ul><li>El documento entero, con sus cuatro esquinas.</li>
<li>Nítidas, con buena luz y sin reflejos.</li>
<li>De un documento que siga vigente.</li></ul>
<p>Solo usted y quienes lo revisan pueden ver estas imágenes.</p>`,
  },
  funds: {
    title: 'Depositar y retirar',
    summary: 'Cómo entra y sale el dinero, cuánto cuesta y a qué prestar atención.',
    content: `<p>Ambas cosas están en <strong>Cuenta</strong>, con criptomonedas o por banco. Necesita una cuenta real.</p>
<h3>Dinero que entra: Depositar</h3>
<ol><li>Elija la moneda y, si es cripto, la <strong>Red</strong>. Lo que se envía por otra red se pierde.</li>
<li>Envíe el dinero a la dirección o la cuenta que se muestra.</li>
<li>Escriba el importe, añada una imagen como <strong>Comprobante de pago</strong> y envíe la solicitud.</li></ol>
<p>El depósito está primero <strong>En revisión</strong>, luego <strong>Completado</strong>, y el dinero está en su saldo. Ejemplo: a 0,92 euros por dólar, 460 euros son 460 ÷ 0,92 = 500 dólares.</p>
<h3>Dinero que sale: Retirar</h3>
<ol><li>Añada primero adónde debe ir el dinero, en <strong>Direcciones cripto</strong> o <strong>Cuentas bancarias</strong>.</li>
<li>Escriba el importe. La comisión y lo que <strong>Usted recibe</strong> se muestran enseguida.</li>
<li>Compruébelo todo y confirme. El importe queda reservado durante la revisión; si se rechaza, vuelve a su saldo.</li></ol>
<h3>Ejemplos</h3>
<ul><li>200 en USDT por TRC20: la comisión es 1. Usted recibe 200 − 1 = 199.</li>
<li>200 en euros a un banco: la comisión es del 0,5 %, es decir, 1. Usted recibe (200 − 1) × 0,92 = 183,08 euros.</li></ul>
<p>Lo que las posiciones abiertas retienen como margen no se puede retirar. Mientras no esté verificado, y durante 24 horas tras cambiar la contraseña o añadir una dirección o cuenta, el máximo por retiro es de 1000.</p>`,
  },
  following: {
    title: 'Seguir a otros operadores',
    summary: 'Qué es una copia, qué tamaño tiene y cómo se termina.',
    content: `<p>En <strong>Copiar</strong> encuentra operadores que se dejan seguir. Lo que ellos abren se abre también en su cuenta, a su siguiente precio, y se cierra cuando ellos cierran.</p>
<h3>Qué tamaño tiene una copia</h3>
<ul><li><strong>Múltiplo de los lotes</strong>: el operador abre 0,5 lotes y su múltiplo es 0,2. Su copia: 0,5 × 0,2 = 0,1 lotes.</li>
<li><strong>Parte del patrimonio</strong>: su múltiplo es 1, su patrimonio neto 1000 y el del operador 8000. Su copia: 0,5 × 1 × 1000 ÷ 8000 = 0,0625, redondeado hacia abajo a 0,06 lotes.</li></ul>
<p>Una copia menor que la orden mínima (0,01 lotes en EUR/USD) no se abre, ni tampoco la que su margen libre no cubre. <strong>Operadores seguidos</strong> muestra qué no se copió y por qué.</p>
<h3>Antes de seguir</h3>
<ul><li>Mire la <strong>Rentabilidad total</strong>, pero también la <strong>Mayor caída</strong>: podría haber perdido eso.</li>
<li>Ponga límites: <strong>Máximo de lotes por copia</strong> y <strong>Terminar con una pérdida de</strong>.</li>
<li>Pruébelo antes en la cuenta demo.</li></ul>
<p>Puede dejarlo cuando quiera: <strong>Terminar y cerrar</strong>, o <strong>Terminar y conservar</strong> las posiciones, que pasan a ser suyas. Los resultados pasados no prometen nada.</p>`,
  },
  safety: {
    title: 'Operar con seguridad',
    summary: 'Cómo proteger su cuenta y su dinero, y qué no pedimos nunca.',
    content: `<p>El fraude empieza casi siempre con un mensaje que mete prisa. Tómese su tiempo.</p>
<h3>Su cuenta</h3>
<ul><li>Elija una contraseña de al menos 8 caracteres que no use en ningún otro sitio.</li>
<li>Nunca le pedimos la contraseña ni un código de verificación, ni por teléfono ni en el chat. Un código tiene 6 cifras y vale 10 minutos.</li>
<li>Si sospecha que alguien conoce su contraseña, elija enseguida <strong>Cambiar contraseña</strong>: se cierra la sesión en todos los dispositivos.</li></ul>
<h3>Su dinero</h3>
<ul><li>Envíe dinero solo a lo que se muestra en <strong>Depositar</strong>, nunca a una dirección de un mensaje.</li>
<li>Compare la dirección y la red antes de enviar cripto. Lo que va a un lugar equivocado no se puede recuperar.</li>
<li>Nadie puede prometerle ganancias. Quien lo hace quiere su dinero.</li></ul>
<h3>Sus operaciones</h3>
<ul><li>Practique antes en la cuenta demo: sus 100.000 son virtuales.</li>
<li>Opere solo con dinero que pueda permitirse perder, y ponga un stop loss.</li></ul>
<p>Si tiene dudas, pregunte a <strong>Atención al cliente</strong> antes de hacer nada.</p>`,
  },
};
