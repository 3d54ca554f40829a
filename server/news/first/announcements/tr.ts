import type { Texts, Announcement } from '../first-texts.ts';

export const tr: Texts<Announcement> = {
  tradingHours: {
    title: 'İşlem saatleri',
    summary: 'Piyasaların açık olduğu saatler, UTC.',
    content: `<p>Borsalarının saatlerine uyan piyasalar şu saatlerde açıktır (UTC):</p>
<ul><li><strong>Dövizler</strong>: pazar 21:00’den cuma 21:00’e, gece gündüz.</li>
<li><strong>Metaller, enerji, ABD endeksleri</strong>: pazar 22:00’den cuma 21:00’e, her gün 21:00–22:00 arası ara.</li>
<li><strong>ABD hisseleri</strong>: pazartesiden cumaya, 14:30–21:00.</li>
<li><strong>Avrupa endeksleri</strong>: pazartesiden cumaya, 07:00–16:30.</li>
<li><strong>Asya endeksleri</strong>: pazartesiden cumaya, 00:00–08:00.</li>
<li><strong>Kripto</strong>: her zaman.</li></ul>
<p>Kapalı piyasa listede ve emir formunda belirtilir; Alış ve Satış kilitlenir. Bekleyen emirler yine iptal edilebilir, zarar durdur ve kâr al taşınabilir. Aradan sonraki ilk fiyat, öncesindeki son fiyattan farklı olabilir.</p>`,
  },
  welcome: {
    title: 'Hoş geldiniz',
    summary: 'Demo hesapla başlayın: aynı piyasalar, risk yok.',
    content: `<p>Aramıza hoş geldiniz. Başlamak için üç adım:</p>
<ol><li>Giriş ekranında bir <strong>demo hesap</strong> açın. Sizden bilgi istemez ve 100.000 sanal parayla başlar.</li>
<li>Teminat, zarar durdur ve emir türleriyle ilgili <strong>rehberleri</strong> okuyun. Beş dakika sürer.</li>
<li>Kendi paranızla işlem yapmak istediğinizde kaydolun ve kimliğinizi doğrulatın.</li></ol>
<p>Kaldıraçlı işlem risklidir: zararlar hızla büyüyebilir. Yalnızca kaybetmeyi göze alabileceğiniz parayla işlem yapın.</p>`,
  },
};
