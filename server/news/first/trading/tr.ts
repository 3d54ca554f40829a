import type { Texts, TradingGuide } from '../first-texts.ts';

export const tr: Texts<TradingGuide> = {
  pipAndLot: {
    title: 'Pip ve lot',
    summary: 'Fiyatlar nasıl sayılır, bir emir ne kadar büyüktür ve bunlar kaç para eder.',
    content: `<p><strong>Pip</strong>, döviz fiyatlarının sayıldığı küçük adımdır: çoğu paritede 0,0001, yenli paritelerde 0,01. EUR/USD 1,16520’den 1,16530’a çıkarsa bir pip yükselmiştir. Son basamak pipin onda biridir.</p>
<p><strong>Lot</strong>, emrin büyüklüğüdür. Bir lot EUR/USD 100.000 avro, bir lot altın 100 onstur. Her enstrümanın sözleşme büyüklüğü kendine özgüdür.</p>
<h3>Bir pip kaç para eder</h3>
<p><strong>Kâr veya zarar = fiyat değişimi × lot × sözleşme büyüklüğü</strong></p>
<ul><li>1 lot EUR/USD: pip başına 0,0001 × 1 × 100.000 = 10 dolar.</li>
<li>0,1 lot: 1 dolar.</li>
<li>0,01 lot: 0,10 dolar.</li></ul>
<h3>Örnek</h3>
<p>1,16520’den 0,1 lot EUR/USD alıp 25 pip yukarıda, 1,16770’ten kapatıyorsunuz: 0,00250 × 0,1 × 100.000 = 25 dolar kâr. 25 pip aşağıda olsaydı 25 dolar zarar olurdu.</p>
<p>Küçük başlayın: en küçük emir döviz ve metallerde 0,01 lot, petrol ve gazda 0,1 lottur.</p>`,
  },
  leverage: {
    title: 'Kaldıraç',
    summary: 'Küçük bir tutar büyük bir pozisyonu taşır: ne değişir, ne değişmez.',
    content: `<p>Kaldıraçla pozisyon değerinin yalnızca bir bölümünü ayırırsınız; 1:100’de bu yüzde birdir. Her emirde, emir formundaki <strong>Kaldıraç</strong> alanından seçersiniz.</p>
<p>1,16520’den 0,1 lot EUR/USD’nin değeri 0,1 × 100.000 × 1,16520 = 11.652’dir. Gereken teminat:</p>
<ul><li>1:50’de: 11.652 ÷ 50 = 233,04</li>
<li>1:100’de: 11.652 ÷ 100 = 116,52</li>
<li>1:400’de: 11.652 ÷ 400 = 29,13</li></ul>
<h3>Kaldıracın değiştirmediği</h3>
<p>Kâr ve zararınız. Fiyat %1 düşerse pozisyon bu kaldıraçların hepsinde 116,52 kaybeder. 1:100’de bu teminatın tamamı, 1:400’de dört katıdır.</p>
<h3>Neye özendirir</h3>
<p>Küçük teminat daha çok ve daha büyük pozisyona yer bırakır; oysa para kaybettiren onların büyüklüğüdür. Önce büyüklüğü katlanabileceğiniz zarara göre, sonra kaldıracı seçin.</p>
<p>Petrol gibi bazı enstrümanlarda <strong>Sabit teminat</strong> vardır: lot × sözleşme büyüklüğü, kaldıraçsız.</p>`,
  },
  margin: {
    title: 'Teminat nasıl işler',
    summary: 'Pozisyon açıkken ne kadar para ayrılır ve bunu hangi değerler gösterir.',
    content: `<p>Teminat, pozisyon açıkken ayrılan paranızdır. Bir maliyet değildir: pozisyon kapanınca yeniden serbest kalır.</p>
<p><strong>Teminat = lot × sözleşme büyüklüğü × fiyat ÷ kaldıraç</strong></p>
<p>Örnek: 1,16520’den 1:100 kaldıraçla 0,1 lot EUR/USD için 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52 gerekir.</p>
<h3>Emirler ekranındaki değerler</h3>
<ul><li><strong>Varlık</strong>: açık pozisyonların kâr ve zararıyla birlikte bakiyeniz.</li>
<li><strong>Serbest teminat</strong>: varlık eksi kullanılan teminat. Yeni emirler buna sığmalıdır.</li>
<li><strong>Teminat seviyesi</strong>: varlık ÷ kullanılan teminat, yüzde olarak. Ne kadar düşükse stop out o kadar yakındır.</li></ul>
<p>Örnek: bakiyeniz 1.000 ve bu tek pozisyon 25 kârda. Varlık: 1.025. Serbest teminat: 1.025 − 116,52 = 908,48. Teminat seviyesi: 1.025 ÷ 116,52 = %879,68.</p>`,
  },
  stopOut: {
    title: 'Teminat seviyesi ve stop out',
    summary: 'Pozisyonlar ne zaman sizin yerinize kapatılır ve bundan nasıl kaçınılır.',
    content: `<p>Emirler ekranındaki <strong>Teminat seviyesi</strong>, teminatınızın arkasında ne kadar para olduğunu söyler: varlık ÷ kullanılan teminat, yüzde olarak.</p>
<p>Bu seviye %50’ye düşünce, yeniden üste çıkana kadar pozisyonlar sizin yerinize kapatılır, önce en çok zarar eden. Buna stop out denir.</p>
<h3>Örnek</h3>
<ul><li>Bakiyeniz 1.000. 1,16520’den 1:100 kaldıraçla 0,5 lot EUR/USD alıyorsunuz. Teminat 582,60, komisyon 3; geriye 997 kalır.</li>
<li>Seviye: 997 ÷ 582,60 = %171,13.</li>
<li>%50’de varlık 291,30’dur: 705,70 kaybetmişsinizdir.</li>
<li>Fiyat oraya 1,15108’de, girişinizin 141,2 pip altında ulaşır. Pozisyon kapatılır ve 291 kalır.</li></ul>
<h3>Nasıl kaçınılır</h3>
<ul><li>Bakiyenize göre küçük pozisyonlar açın.</li>
<li>Zarar durdur koyun: pozisyonu çok daha önce bitirir.</li>
<li>Emri vermeden önce emir formunda <strong>Sonraki seviye</strong> değerine bakın.</li></ul>
<p>Piyasa sıçrarsa stop out %50’nin altında gerçekleşebilir. Son pozisyon elinizdekinden çok kaybederse bakiyeniz sıfırda kalır, altına inmez.</p>`,
  },
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
  fees: {
    title: 'Komisyonlar',
    summary: 'Bir işlem kaça mal olur ve ne zaman ödersiniz.',
    content: `<p>Her pozisyon için bir kez, açılırken komisyon ödersiniz. Kapatmanın da gece taşımanın da ücreti yoktur; alış ve satış aynı fiyattandır.</p>
<p><strong>Komisyon = lot × lot başına komisyon</strong></p>
<ul><li>EUR/USD ve diğer ana pariteler: lot başına 6</li>
<li>Diğer döviz pariteleri: 8</li>
<li>Altın: 10</li>
<li>Bitcoin: 15</li></ul>
<h3>Örnek</h3>
<p>0,1 lot EUR/USD alıyorsunuz. Komisyon 0,1 × 6 = 0,60. İşlem 25 kazandırırsa size 25 − 0,60 = 24,40 kalır. Büyüklük ne olursa olsun 0,6 pip komisyonu çıkarır.</p>
<ul><li>Emir formu <strong>Komisyon</strong> tutarını siz emri vermeden önce gösterir.</li>
<li>Bekleyen emir gerçekleşince öder; iptal edilirse hiçbir şey ödemez.</li>
<li>Ödediğiniz her komisyon <strong>Hesap</strong> altında, <strong>Geçmiş</strong> bölümündedir.</li></ul>
<p>Para çekme ücreti siz onaylamadan önce gösterilir.</p>`,
  },
};
