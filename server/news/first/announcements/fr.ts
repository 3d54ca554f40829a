import type { Texts, Announcement } from '../first-texts.ts';

export const fr: Texts<Announcement> = {
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
<ol><li>Ouvrez un <strong>compte démo</strong> sur l’écran de connexion. Il ne demande aucune information et débute avec 100 000 en argent fictif.</li>
<li>Lisez les <strong>guides pratiques</strong> sur la marge, le stop loss et les types d’ordres. Cinq minutes suffisent.</li>
<li>Quand vous voudrez négocier avec votre propre argent, inscrivez-vous et faites vérifier votre identité.</li></ol>
<p>L’effet de levier est risqué : les pertes peuvent être rapides. Ne négociez qu’avec de l’argent que vous pouvez vous permettre de perdre.</p>`,
  },
};
