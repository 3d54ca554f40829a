import type { FirstTexts } from './first-texts.ts';

export const fr: FirstTexts = {
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
<p>Vous achetez 0,1 lot EUR/USD à 1,16520 avec un stop loss à 1,16020. Un lot vaut 100 000 euros : la perte prévue est limitée à 0,1 × 100 000 × 0,00500 = 50 dollars.</p>`,
  },
  margin: {
    title: 'Comment fonctionne la marge',
    summary: 'Ce que fait vraiment l’effet de levier, et quand des positions sont clôturées d’office.',
    content: `<p>La marge est la part de vos fonds mise de côté tant qu’une position est ouverte. Ce n’est pas un coût : elle se libère à la clôture.</p>
<p><strong>Marge = lots × taille du contrat × prix ÷ effet de levier</strong></p>
<p>Exemple : 0,1 lot EUR/USD à 1,16520 avec un effet de levier de 1:100 demande 0,1 × 100 000 × 1,16520 ÷ 100 = 116,52. Plus le levier est élevé, moins il faut de marge. Gains et pertes n’en changent pas : un pip vaut autant.</p>
<h3>Les chiffres de l’écran des ordres</h3>
<ul><li><strong>Fonds propres</strong> : votre solde, avec les gains et pertes des positions ouvertes.</li>
<li><strong>Marge libre</strong> : fonds propres moins la marge utilisée. Tout nouvel ordre doit y tenir.</li>
<li><strong>Niveau de marge</strong> : fonds propres ÷ marge utilisée, en pour cent. Plus il est bas, plus le stop out est proche.</li></ul>
<h3>Stop out</h3>
<p>Quand le niveau tombe au seuil de stop out, la position la plus perdante est clôturée, puis la suivante, jusqu’à ce qu’il repasse au-dessus. Un stop loss et des positions modestes par rapport à votre solde vous en tiennent éloigné.</p>`,
  },
  tradingHours: {
    title: 'Horaires de négociation',
    summary: 'Quand les marchés sont ouverts, en UTC.',
    content: `<p>Les marchés qui suivent les heures de leurs bourses se négocient ainsi (UTC) :</p>
<ul><li><strong>Devises</strong> : du dimanche 21:00 au vendredi 21:00, jour et nuit.</li>
<li><strong>Métaux, énergie, indices américains</strong> : du dimanche 22:00 au vendredi 21:00, avec une pause de 21:00 à 22:00 chaque jour.</li>
<li><strong>Actions américaines</strong> : du lundi au vendredi, de 14:30 à 21:00.</li>
<li><strong>Indices européens</strong> : du lundi au vendredi, de 07:00 à 16:30.</li>
<li><strong>Indices asiatiques</strong> : du lundi au vendredi, de 00:00 à 08:00.</li>
<li><strong>Cryptomonnaies</strong> : en continu.</li></ul>
<p>Un marché fermé est signalé dans la liste et sur le ticket d’ordre, où Achat et Vente sont verrouillés. Vous pouvez encore annuler les ordres en attente et déplacer les stops. Le premier prix après une pause peut différer du dernier d’avant.</p>`,
  },
  welcome: {
    title: 'Bienvenue',
    summary: 'Commencez par le compte démo : les mêmes marchés, sans risque.',
    content: `<p>Ravis de vous accueillir. Trois étapes pour commencer :</p>
<ol><li>Ouvrez un <strong>compte démo</strong> sur l’écran de connexion. Il ne demande aucune information et débute avec 100 000 en argent fictif.</li>
<li>Lisez les <strong>guides pratiques</strong> sur la marge, le stop loss et les types d’ordres. Cinq minutes suffisent.</li>
<li>Quand vous voudrez négocier avec votre propre argent, inscrivez-vous et faites vérifier votre identité.</li></ol>
<p>L’effet de levier est risqué : les pertes peuvent être rapides. Ne négociez qu’avec de l’argent que vous pouvez vous permettre de perdre.</p>`,
  },
};
