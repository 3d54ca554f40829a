import type { FirstTexts } from './first-texts.ts';

export const tr: FirstTexts = {
  orderTypes: {
    title: 'Emir türleri: piyasa emri ve bekleyen emir',
    summary: 'Hemen güncel fiyattan işlem yapın ya da istediğiniz fiyatı bekleyen bir emir bırakın.',
    content: `<p>Pozisyon açmanın iki yolu vardır.</p>
<h3>Piyasa emri</h3>
<p>Güncel fiyattan hemen gerçekleşir. Dokunmanızla gerçekleşme arasında fiyat değişebilir; geçerli olan, gerçekleşen emrin üzerinde yazan fiyattır.</p>
<h3>Bekleyen emir</h3>
<p>Bir hedef fiyat belirlersiniz ve emir <strong>Bekleyen</strong> bölümünde bekler. Piyasa hedefe geldiğinde emir orada gerçekleşir. Piyasa hedefi atlarsa, ötesindeki ilk fiyattan gerçekleşir.</p>
<ul><li>Gerçekleşene kadar bekleyen emrin maliyeti yoktur ve bakiyenizi bağlamaz.</li>
<li>Gerçekleşirken teminat ve komisyon karşılanmalıdır. Karşılanmıyorsa emir iptal edilir.</li>
<li>Piyasa kapalıyken bile istediğiniz zaman iptal edebilirsiniz.</li></ul>`,
  },
  stops: {
    title: 'Zarar durdur ve kâr al',
    summary: 'İşlemin zararda ve kârda nerede biteceğine önceden karar verin.',
    content: `<p><strong>Zarar durdur</strong>, fiyat izin verdiğiniz kadar aleyhinize gittiğinde pozisyonu kapatır. <strong>Kâr al</strong>, hedefinize ulaşıldığında kapatır. İkisi de telefonunuz kapalıyken çalışır.</p>
<ul><li>Alış: zarar durdur giriş fiyatının altında, kâr al üstünde olur.</li>
<li>Satış: tam tersi.</li>
<li>Pozisyon açık olduğu sürece ikisini de koyabilir, taşıyabilir ve kaldırabilirsiniz.</li></ul>
<h3>Zarar durdurun yapamayacağı</h3>
<p>Zarar durdur garantili bir fiyat değildir. Piyasa, örneğin hafta sonundan sonra, bu seviyeyi atlarsa pozisyon ötesindeki ilk fiyattan kapanır ve zarar planlanandan büyük olabilir.</p>
<h3>Örnek</h3>
<p>1,16520’den 0,1 lot EUR/USD alıp zarar durduru 1,16020’ye koyuyorsunuz. Bir lot 100.000 avrodur; planlanan zarar 0,1 × 100.000 × 0,00500 = 50 dolarla sınırlıdır.</p>`,
  },
  margin: {
    title: 'Teminat nasıl işler',
    summary: 'Kaldıraç gerçekte ne yapar ve pozisyonlar ne zaman sizin yerinize kapatılır.',
    content: `<p>Teminat, pozisyon açıkken ayrılan paranızdır. Bir maliyet değildir: pozisyon kapanınca yeniden serbest kalır.</p>
<p><strong>Teminat = lot × sözleşme büyüklüğü × fiyat ÷ kaldıraç</strong></p>
<p>Örnek: 1,16520’den 1:100 kaldıraçla 0,1 lot EUR/USD için 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52 gerekir. Kaldıraç yükseldikçe teminat azalır. Kâr ve zararınız değişmez: bir pip’in değeri aynıdır.</p>
<h3>Emirler ekranındaki değerler</h3>
<ul><li><strong>Varlık</strong>: açık pozisyonların kâr ve zararıyla birlikte bakiyeniz.</li>
<li><strong>Serbest teminat</strong>: varlık eksi kullanılan teminat. Yeni emirler buna sığmalıdır.</li>
<li><strong>Teminat seviyesi</strong>: varlık ÷ kullanılan teminat, yüzde olarak. Ne kadar düşükse stop out o kadar yakındır.</li></ul>
<h3>Stop out</h3>
<p>Seviye stop out sınırına düştüğünde en çok zarar eden pozisyon, sonra sıradaki kapatılır; seviye yeniden üste çıkana kadar sürer. Zarar durdur kullanmak ve bakiyenize göre küçük pozisyonlar açmak sizi bundan uzak tutar.</p>`,
  },
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
