import type { Texts, AccountGuide } from '../first-texts.ts';

export const tr: Texts<AccountGuide> = {
  verification: {
    title: 'Kimliğinizi doğrulama',
    summary: 'Ne gerekir, nasıl yapılır ve neye yarar.',
    content: `<p>Doğrulanana kadar bir defada en çok 1.000 çekebilirsiniz. Doğrulama birkaç dakikanızı alır ve bir kez yapılır. Bunun için gerçek bir hesap gerekir.</p>
<h3>Nasıl yapılır</h3>
<ol><li><strong>Hesap</strong> ekranını, ardından <strong>Kimlik doğrulama</strong> bölümünü açın.</li>
<li>Adınızı ve kimlik numaranızı belgede yazdığı gibi girin.</li>
<li><strong>Ön yüz</strong> ve <strong>Arka yüz</strong> için birer resim ekleyin: PNG, JPEG veya WebP, en çok 5 MB.</li>
<li><strong>Gönder</strong> düğmesine dokunun.</li></ol>
<p>Ekranda önce <strong>İnceleniyor</strong>, sonra <strong>Doğrulandı</strong> ya da nedeniyle birlikte <strong>Reddedildi</strong> yazar. Bu durumda düzeltip yeniden gönderebilirsiniz.</p>
<h3>Kabul edilen resimler</h3>
<ul><li>Dört köşesiyle belgenin tamamı.</li>
<li>Net, iyi ışıkta, yansımasız.</li>
<li>Hâlâ geçerli bir belge.</li></ul>
<p>Bu resimleri yalnızca siz ve doğrulamayı yapanlar görebilir.</p>`,
  },
  funds: {
    title: 'Para yatırma ve çekme',
    summary: 'Para nasıl girer ve çıkar, kaça mal olur ve nelere dikkat edilir.',
    content: `<p>İkisi de <strong>Hesap</strong> altındadır, kripto parayla ya da banka yoluyla. Gerçek bir hesap gerekir.</p>
<h3>Para girişi: Para yatır</h3>
<ol><li>Para birimini, kriptoda ayrıca <strong>Ağ</strong> alanını seçin. Başka bir ağdan gönderilen kaybolur.</li>
<li>Parayı gösterilen adrese veya hesaba gönderin.</li>
<li>Tutarı girin, <strong>Ödeme kanıtı</strong> olarak bir resim ekleyin ve gönderin.</li></ol>
<p>İşlem önce <strong>İnceleniyor</strong>, sonra <strong>Tamamlandı</strong> olur ve para bakiyenize geçer. Örnek: bir dolar 0,92 avroyken 460 avro 460 ÷ 0,92 = 500 dolar eder.</p>
<h3>Para çıkışı: Para çekme</h3>
<ol><li>Önce paranın gideceği yeri <strong>Kripto adresleri</strong> veya <strong>Banka hesapları</strong> altında ekleyin.</li>
<li>Tutarı girin. Ücret ve <strong>Alacağınız</strong> tutar hemen gösterilir.</li>
<li>Her şeyi kontrol edip onaylayın. Tutar inceleme için ayrılır; reddedilirse bakiyenize geri döner.</li></ol>
<h3>Örnekler</h3>
<ul><li>TRC20 ile USDT olarak 200: ücret 1. Alacağınız 200 − 1 = 199.</li>
<li>Bankaya avro olarak 200: ücret %0,5, yani 1. Alacağınız (200 − 1) × 0,92 = 183,08 avro.</li></ul>
<p>Açık pozisyonların teminatı çekilemez. Doğrulanana kadar ve şifre değişikliğinden, yeni adres ya da hesaptan sonraki 24 saat boyunca bir defada en çok 1.000 çekilebilir.</p>`,
  },
  following: {
    title: 'Başka traderları takip etme',
    summary: 'Kopya nedir, ne kadar büyük olur ve nasıl bitirilir.',
    content: `<p><strong>Kopyala</strong> sekmesinde takip edilebilen traderları bulursunuz. Onların açtığı, sizin bir sonraki fiyatınızdan sizin hesabınızda da açılır ve onlar kapatınca kapanır.</p>
<h3>Kopya ne kadar büyük olur</h3>
<ul><li><strong>Lotun katı</strong>: trader 0,5 lot açar, sizin katınız 0,2. Kopyanız: 0,5 × 0,2 = 0,1 lot.</li>
<li><strong>Özkaynak payı</strong>: katınız 1, varlığınız 1.000, traderınki 8.000. Kopyanız: 0,5 × 1 × 1.000 ÷ 8.000 = 0,0625, aşağı yuvarlanınca 0,06 lot.</li></ul>
<p>En küçük emrin (EUR/USD’de 0,01 lot) altındaki kopya açılmaz; serbest teminatınızın yetmediği de açılmaz. <strong>Takip ettiklerim</strong> neyin neden kopyalanmadığını gösterir.</p>
<h3>Takip etmeden önce</h3>
<ul><li><strong>Toplam getiri</strong> kadar <strong>En büyük düşüş</strong> değerine de bakın: o kadar kaybedebilirdiniz.</li>
<li>Sınır koyun: <strong>Kopya başına en çok lot</strong> ve <strong>Şu zararda bitir</strong>.</li>
<li>Önce demo hesapta deneyin.</li></ul>
<p>Dilediğiniz zaman bırakabilirsiniz: <strong>Bitir ve kapat</strong> ya da <strong>Bitir ve tut</strong>; tuttuğunuz pozisyonlar artık sizindir. Geçmiş sonuçlar hiçbir şey vaat etmez.</p>`,
  },
  safety: {
    title: 'Güvende kalmak',
    summary: 'Hesabınızı ve paranızı nasıl korursunuz ve bizim asla sormadıklarımız.',
    content: `<p>Dolandırıcılık neredeyse hep sizi acele ettiren bir mesajla başlar. Acele etmeyin.</p>
<h3>Hesabınız</h3>
<ul><li>Başka hiçbir yerde kullanmadığınız, en az 8 karakterli bir şifre seçin.</li>
<li>Şifrenizi veya doğrulama kodunu ne telefonda ne sohbette asla sormayız. Kod 6 hanelidir ve 10 dakika geçerlidir.</li>
<li>Birinin şifrenizi bildiğinden kuşkulanırsanız hemen <strong>Şifre değiştir</strong> seçeneğini kullanın: tüm cihazlarda oturum kapanır.</li></ul>
<h3>Paranız</h3>
<ul><li>Yalnızca <strong>Para yatır</strong> ekranında gösterilen yere gönderin, mesajla gelen bir adrese asla.</li>
<li>Kripto göndermeden önce adresi ve ağı karşılaştırın. Yanlış yere giden geri getirilemez.</li>
<li>Kimse size kâr sözü veremez. Veren, paranızın peşindedir.</li></ul>
<h3>İşlemleriniz</h3>
<ul><li>Önce demo hesapta alıştırma yapın: oradaki 100.000 sanaldır.</li>
<li>Yalnızca kaybetmeyi göze alabileceğiniz parayla işlem yapın ve zarar durdur koyun.</li></ul>
<p>Kuşkudaysanız bir şey yapmadan önce <strong>Müşteri hizmetleri</strong> ile görüşün.</p>`,
  },
};
