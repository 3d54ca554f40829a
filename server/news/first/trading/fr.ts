import type { Texts, TradingGuide } from '../first-texts.ts';

export const fr: Texts<TradingGuide> = {
  pipAndLot: {
    title: 'Pip et lot',
    summary: 'Comment se comptent les prix, quelle taille a un ordre, et ce que cela fait en argent.',
    content: `<p>Un <strong>pip</strong> est le petit pas dans lequel se comptent les prix des devises : 0,0001 pour la plupart des paires, 0,01 pour celles avec le yen. Quand EUR/USD passe de 1,16520 à 1,16530, il a monté d’un pip. Le dernier chiffre est un dixième de pip.</p>
<p>Un <strong>lot</strong> est la taille d’un ordre. Un lot EUR/USD vaut 100 000 euros, un lot d’or 100 onces. Chaque instrument a sa propre taille de contrat.</p>
<h3>Ce que vaut un pip</h3>
<p><strong>Gain ou perte = variation du prix × lots × taille du contrat</strong></p>
<ul><li>1 lot EUR/USD : 0,0001 × 1 × 100 000 = 10 dollars par pip.</li>
<li>0,1 lot : 1 dollar.</li>
<li>0,01 lot : 0,10 dollar.</li></ul>
<h3>Exemple</h3>
<p>Vous achetez 0,1 lot EUR/USD à 1,16520 et clôturez à 1,16770, 25 pips plus haut : 0,00250 × 0,1 × 100 000 = 25 dollars de gain. 25 pips plus bas, ce seraient 25 dollars de perte.</p>
<p>Commencez petit : l’ordre le plus petit est de 0,01 lot pour les devises et les métaux, de 0,1 lot pour le pétrole et le gaz.</p>`,
  },
  leverage: {
    title: 'L’effet de levier',
    summary: 'Une petite somme pour une grande position : ce que cela change, et ce que cela ne change pas.',
    content: `<p>Avec l’effet de levier, vous ne mettez de côté qu’une part de la valeur d’une position ; à 1:100, un centième. Vous le choisissez à chaque ordre, dans le formulaire, sous <strong>Effet de levier</strong>.</p>
<p>0,1 lot EUR/USD à 1,16520 vaut 0,1 × 100 000 × 1,16520 = 11 652. La marge nécessaire :</p>
<ul><li>à 1:50 : 11 652 ÷ 50 = 233,04</li>
<li>à 1:100 : 11 652 ÷ 100 = 116,52</li>
<li>à 1:400 : 11 652 ÷ 400 = 29,13</li></ul>
<h3>Ce que le levier ne change pas</h3>
<p>Vos gains et vos pertes. Si le prix baisse de 1 %, la position perd 116,52 avec chacun de ces leviers. À 1:100, c’est toute sa marge ; à 1:400, quatre fois sa marge.</p>
<h3>Ce à quoi il invite</h3>
<p>Une petite marge laisse de la place pour des positions plus nombreuses et plus grandes, et c’est leur taille qui coûte de l’argent. Choisissez d’abord la taille selon la perte que vous pouvez supporter, ensuite le levier.</p>
<p>Certains instruments, comme le pétrole, ont une <strong>Marge fixe</strong> : lots × taille du contrat, sans effet de levier.</p>`,
  },
  margin: {
    title: 'Comment fonctionne la marge',
    summary: 'Ce qui est mis de côté tant qu’une position est ouverte, et les chiffres qui le montrent.',
    content: `<p>La marge est la part de vos fonds mise de côté tant qu’une position est ouverte. Ce n’est pas un coût : elle se libère à la clôture.</p>
<p><strong>Marge = lots × taille du contrat × prix ÷ effet de levier</strong></p>
<p>Exemple : 0,1 lot EUR/USD à 1,16520 avec un effet de levier de 1:100 demande 0,1 × 100 000 × 1,16520 ÷ 100 = 116,52.</p>
<h3>Les chiffres de l’écran des ordres</h3>
<ul><li><strong>Fonds propres</strong> : votre solde, avec les gains et pertes des positions ouvertes.</li>
<li><strong>Marge libre</strong> : fonds propres moins la marge utilisée. Tout nouvel ordre doit y tenir.</li>
<li><strong>Niveau de marge</strong> : fonds propres ÷ marge utilisée, en pour cent. Plus il est bas, plus le stop out est proche.</li></ul>
<p>Exemple : votre solde est de 1 000 et cette seule position gagne 25. Fonds propres : 1 025. Marge libre : 1 025 − 116,52 = 908,48. Niveau de marge : 1 025 ÷ 116,52 = 879,68 %.</p>`,
  },
  stopOut: {
    title: 'Niveau de marge et stop out',
    summary: 'Quand des positions sont clôturées d’office, et comment l’éviter.',
    content: `<p>Le <strong>Niveau de marge</strong>, sur l’écran des ordres, dit ce qui se trouve derrière votre marge : fonds propres ÷ marge utilisée, en pour cent.</p>
<p>Quand il tombe à 50 %, des positions sont clôturées d’office, la plus perdante d’abord, jusqu’à ce qu’il repasse au-dessus. C’est le stop out.</p>
<h3>Exemple</h3>
<ul><li>Votre solde est de 1 000. Vous achetez 0,5 lot EUR/USD à 1,16520 avec un effet de levier de 1:100. La marge est de 582,60, les frais de 3 : il reste 997.</li>
<li>Niveau : 997 ÷ 582,60 = 171,13 %.</li>
<li>À 50 %, les fonds propres sont de 291,30 : vous avez perdu 705,70.</li>
<li>Le prix y arrive à 1,15108, 141,2 pips sous votre entrée. La position est clôturée, et il reste 291.</li></ul>
<h3>Comment l’éviter</h3>
<ul><li>Ouvrez des positions modestes par rapport à votre solde.</li>
<li>Posez un stop loss : il arrête la position bien avant.</li>
<li>Regardez <strong>Niveau après</strong> dans le formulaire avant de passer l’ordre.</li></ul>
<p>Si le marché fait un saut, le stop out peut venir plus bas que 50 %. Et si la dernière position perd plus que ce que vous avez, votre solde s’arrête à zéro, pas en dessous.</p>`,
  },
  orderTypes: {
    title: 'Types d’ordres : au marché et en attente',
    summary: 'Négociez tout de suite au prix actuel, ou laissez un ordre attendre le vôtre.',
    content: `<p>Il y a deux façons d’ouvrir une position.</p>
<h3>Ordre au marché</h3>
<p>Il est exécuté immédiatement, au prix actuel. Le prix peut bouger entre votre geste et l’exécution ; celui qui compte figure sur l’ordre une fois exécuté.</p>
<h3>Ordre en attente</h3>
<p>Vous fixez un prix cible et l’ordre patiente sous <strong>En attente</strong>. Quand le marché atteint la cible, l’ordre y est exécuté. Si le marché la franchit d’un saut, il l’est au premier prix au-delà.</p>
<ul><li>Tant qu’il n’est pas exécuté, il ne coûte rien et n’immobilise pas de fonds.</li>
<li>À l’exécution, vos fonds doivent couvrir la marge et les frais. Sinon, l’ordre est annulé.</li>
<li>Vous pouvez l’annuler à tout moment, même marché fermé.</li></ul>`,
  },
  stops: {
    title: 'Stop loss et take profit',
    summary: 'Décidez avant l’opération où elle s’arrête, en perte comme en gain.',
    content: `<p>Un <strong>stop loss</strong> clôture la position quand le prix est allé contre vous aussi loin que vous l’acceptez. Un <strong>take profit</strong> la clôture quand votre objectif est atteint. Les deux fonctionnent même téléphone éteint.</p>
<ul><li>À l’achat : le stop loss se place sous le prix d’entrée, le take profit au-dessus.</li>
<li>À la vente : l’inverse.</li>
<li>Vous pouvez les poser, les déplacer et les retirer tant que la position est ouverte.</li></ul>
<h3>Ce qu’un stop ne peut pas faire</h3>
<p>Un stop ne garantit pas un prix. Si le marché le franchit d’un saut, par exemple après un week-end, la position se clôture au premier prix au-delà, et la perte peut dépasser ce qui était prévu.</p>
<h3>Exemple</h3>
<p>Vous achetez 0,1 lot EUR/USD à 1,16520 avec un stop loss à 1,16020. Un lot vaut 100 000 euros : la perte prévue est limitée à 0,1 × 100 000 × 0,00500 = 50 dollars.</p>`,
  },
  fees: {
    title: 'Les frais',
    summary: 'Ce que coûte une opération, et quand vous le payez.',
    content: `<p>Vous payez des frais une seule fois par position, à l’ouverture. La clôture ne coûte rien, la garder la nuit non plus, et l’achat et la vente se font au même prix.</p>
<p><strong>Frais = lots × frais d’un lot</strong></p>
<ul><li>EUR/USD et autres paires majeures : 6 par lot</li>
<li>Autres paires de devises : 8</li>
<li>Or : 10</li>
<li>Bitcoin : 15</li></ul>
<h3>Exemple</h3>
<p>Vous achetez 0,1 lot EUR/USD. Les frais sont de 0,1 × 6 = 0,60. Si l’opération rapporte 25, il vous reste 25 − 0,60 = 24,40. Quelle que soit la taille, 0,6 pip suffit pour regagner les frais.</p>
<ul><li>Le formulaire montre les <strong>Frais</strong> avant que vous passiez l’ordre.</li>
<li>Un ordre en attente paie à son exécution ; annulé, il ne paie rien.</li>
<li>Tous les frais payés figurent sous <strong>Compte</strong>, <strong>Historique</strong>.</li></ul>
<p>Les frais d’un retrait sont affichés avant que vous confirmiez.</p>`,
  },
};
