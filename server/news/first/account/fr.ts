import type { Texts, AccountGuide } from '../first-texts.ts';

export const fr: Texts<AccountGuide> = {
  verification: {
    title: 'Vérifier votre identité',
    summary: 'Ce qu’il vous faut, comment cela se passe, et à quoi cela sert.',
    content: `<p>Tant que vous n’êtes pas vérifié, vous pouvez retirer 1 000 au plus à la fois. La vérification prend quelques minutes et se fait une seule fois. Il vous faut un compte réel.</p>
<h3>Comment cela se passe</h3>
<ol><li>Ouvrez <strong>Compte</strong>, puis <strong>Vérification d’identité</strong>.</li>
<li>Saisissez votre nom et le numéro de la pièce tels qu’ils y figurent.</li>
<li>Ajoutez une image du <strong>Recto</strong> et une du <strong>Verso</strong> : PNG, JPEG ou WebP, 5 Mo au plus.</li>
<li>Touchez <strong>Envoyer</strong>.</li></ol>
<p>L’écran affiche alors <strong>En cours d’examen</strong>, puis <strong>Vérifié</strong>, ou <strong>Refusé</strong> avec le motif. Dans ce cas, vous pouvez corriger et envoyer de nouveau.</p>
<h3>Les images acceptées</h3>
<ul><li>La pièce entière, avec ses quatre coins.</li>
<li>Nette, bien éclairée, sans reflets.</li>
<li>Une pièce encore valable.</li></ul>
<p>Seuls vous et les personnes qui vérifient peuvent voir ces images.</p>`,
  },
  funds: {
    title: 'Dépôt et retrait',
    summary: 'Comment l’argent entre et sort, ce que cela coûte, et à quoi faire attention.',
    content: `<p>Les deux se trouvent sous <strong>Compte</strong>, en crypto ou par banque. Il vous faut un compte réel.</p>
<h3>Faire entrer de l’argent : Dépôt</h3>
<ol><li>Choisissez la devise et, pour une crypto, le <strong>Réseau</strong>. Ce qui est envoyé par un autre réseau est perdu.</li>
<li>Envoyez l’argent à l’adresse ou au compte affiché.</li>
<li>Saisissez le montant, ajoutez une image comme <strong>Preuve de paiement</strong> et soumettez.</li></ol>
<p>Le dépôt est d’abord <strong>En cours d’examen</strong>, puis <strong>Terminé</strong>, et l’argent est sur votre solde. Exemple : à 0,92 euro pour un dollar, 460 euros font 460 ÷ 0,92 = 500 dollars.</p>
<h3>Faire sortir de l’argent : Retrait</h3>
<ol><li>Ajoutez d’abord la destination, sous <strong>Adresses crypto</strong> ou <strong>Comptes bancaires</strong>.</li>
<li>Saisissez le montant. Les frais et ce que <strong>Vous recevez</strong> s’affichent aussitôt.</li>
<li>Vérifiez tout et confirmez. Le montant est réservé le temps de l’examen ; en cas de refus, il revient sur votre solde.</li></ol>
<h3>Exemples</h3>
<ul><li>200 en USDT par TRC20 : les frais sont de 1. Vous recevez 200 − 1 = 199.</li>
<li>200 en euros vers une banque : les frais sont de 0,5 %, soit 1. Vous recevez (200 − 1) × 0,92 = 183,08 euros.</li></ul>
<p>La marge des positions ouvertes ne peut pas être retirée. Tant que vous n’êtes pas vérifié, et pendant 24 heures après un changement de mot de passe ou l’ajout d’une adresse ou d’un compte, un retrait est limité à 1 000.</p>`,
  },
  following: {
    title: 'Suivre d’autres traders',
    summary: 'Ce qu’est une copie, quelle taille elle prend, et comment y mettre fin.',
    content: `<p>Sous <strong>Copier</strong>, vous trouvez des traders qui se laissent suivre. Ce qu’ils ouvrent s’ouvre aussi dans votre compte, à votre prix suivant, et se clôture quand ils clôturent.</p>
<h3>La taille d’une copie</h3>
<ul><li><strong>Multiple des lots</strong> : le trader ouvre 0,5 lot, votre multiple est 0,2. Votre copie : 0,5 × 0,2 = 0,1 lot.</li>
<li><strong>Part des fonds propres</strong> : votre multiple est 1, vos fonds propres 1 000, ceux du trader 8 000. Votre copie : 0,5 × 1 × 1 000 ÷ 8 000 = 0,0625, arrondi vers le bas à 0,06 lot.</li></ul>
<p>Une copie plus petite que l’ordre minimal (0,01 lot pour EUR/USD) n’est pas ouverte, pas plus qu’une copie que votre marge libre ne couvre pas. <strong>Traders suivis</strong> montre ce qui n’a pas été copié, et pourquoi.</p>
<h3>Avant de suivre</h3>
<ul><li>Regardez le <strong>Rendement total</strong>, mais aussi la <strong>Plus forte baisse</strong> : vous auriez pu perdre autant.</li>
<li>Posez des limites : <strong>Lots maximum par copie</strong> et <strong>Arrêter à une perte de</strong>.</li>
<li>Essayez d’abord sur le compte démo.</li></ul>
<p>Vous pouvez cesser à tout moment : <strong>Arrêter et clôturer</strong>, ou <strong>Arrêter et garder</strong> les positions, qui sont alors les vôtres. Les résultats passés ne promettent rien.</p>`,
  },
  safety: {
    title: 'Rester en sécurité',
    summary: 'Comment protéger votre compte et votre argent, et ce que nous ne demandons jamais.',
    content: `<p>Une escroquerie commence presque toujours par un message qui vous presse. Prenez votre temps.</p>
<h3>Votre compte</h3>
<ul><li>Choisissez un mot de passe d’au moins 8 caractères que vous n’utilisez nulle part ailleurs.</li>
<li>Nous ne demandons jamais votre mot de passe ni un code de vérification, ni au téléphone ni dans le chat. Un code a 6 chiffres et vaut 10 minutes.</li>
<li>Si vous pensez que quelqu’un connaît votre mot de passe, choisissez aussitôt <strong>Changer le mot de passe</strong> : tous les appareils sont déconnectés.</li></ul>
<h3>Votre argent</h3>
<ul><li>Ne versez qu’à ce qui est affiché sous <strong>Dépôt</strong>, jamais à une adresse reçue dans un message.</li>
<li>Comparez l’adresse et le réseau avant d’envoyer des cryptos. Ce qui part au mauvais endroit ne revient pas.</li>
<li>Personne ne peut promettre des gains. Qui le fait en veut à votre argent.</li></ul>
<h3>Vos opérations</h3>
<ul><li>Exercez-vous d’abord sur le compte démo : ses 100 000 sont virtuels.</li>
<li>N’engagez que de l’argent que vous pouvez vous permettre de perdre, et posez un stop loss.</li></ul>
<p>En cas de doute, demandez au <strong>Service client</strong> avant de faire quoi que ce soit.</p>`,
  },
};
