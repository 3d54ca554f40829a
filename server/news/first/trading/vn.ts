import type { Texts, TradingGuide } from '../first-texts.ts';

export const vn: Texts<TradingGuide> = {
  pipAndLot: {
    title: 'Pip và lot',
    summary: 'Giá được đếm thế nào, lệnh lớn bao nhiêu và tất cả quy ra bao nhiêu tiền.',
    content: `<p><strong>Pip</strong> là bước nhỏ dùng để đếm giá tiền tệ: 0,0001 với đa số các cặp, 0,01 với các cặp có đồng yên. Khi EUR/USD tăng từ 1,16520 lên 1,16530, giá đã tăng một pip. Chữ số cuối cùng là một phần mười pip.</p>
<p><strong>Lot</strong> là độ lớn của lệnh. Một lot EUR/USD là 100.000 euro, một lot vàng là 100 ounce. Mỗi sản phẩm có quy mô hợp đồng riêng.</p>
<h3>Một pip đáng giá bao nhiêu</h3>
<p><strong>Lãi hoặc lỗ = thay đổi giá × lot × quy mô hợp đồng</strong></p>
<ul><li>1 lot EUR/USD: mỗi pip 0,0001 × 1 × 100.000 = 10 đô la.</li>
<li>0,1 lot: 1 đô la.</li>
<li>0,01 lot: 0,10 đô la.</li></ul>
<h3>Ví dụ</h3>
<p>Bạn mua 0,1 lot EUR/USD ở 1,16520 và đóng ở 1,16770, cao hơn 25 pip: lãi 0,00250 × 0,1 × 100.000 = 25 đô la. Nếu thấp hơn 25 pip, bạn lỗ 25 đô la.</p>
<p>Hãy bắt đầu nhỏ: lệnh nhỏ nhất là 0,01 lot với tiền tệ và kim loại, 0,1 lot với dầu và khí đốt.</p>`,
  },
  leverage: {
    title: 'Đòn bẩy',
    summary: 'Số tiền nhỏ giữ một vị thế lớn: điều gì thay đổi và điều gì không.',
    content: `<p>Với đòn bẩy, bạn chỉ cần giữ lại một phần giá trị của vị thế; ở 1:100 là một phần trăm. Bạn chọn cho từng lệnh trên phiếu lệnh, ở mục <strong>Đòn bẩy</strong>.</p>
<p>0,1 lot EUR/USD ở 1,16520 có giá trị 0,1 × 100.000 × 1,16520 = 11.652. Ký quỹ cần có:</p>
<ul><li>ở 1:50: 11.652 ÷ 50 = 233,04</li>
<li>ở 1:100: 11.652 ÷ 100 = 116,52</li>
<li>ở 1:400: 11.652 ÷ 400 = 29,13</li></ul>
<h3>Điều đòn bẩy không thay đổi</h3>
<p>Lãi lỗ của bạn. Nếu giá giảm 1%, vị thế lỗ 116,52 với bất kỳ đòn bẩy nào ở trên. Ở 1:100, đó là toàn bộ ký quỹ; ở 1:400, gấp bốn lần ký quỹ.</p>
<h3>Điều đòn bẩy dễ khiến bạn làm</h3>
<p>Ký quỹ nhỏ để lại chỗ cho nhiều vị thế hơn, lớn hơn, mà chính độ lớn mới làm mất tiền. Hãy chọn độ lớn theo mức lỗ bạn chịu được, rồi mới chọn đòn bẩy.</p>
<p>Một số sản phẩm, như dầu, có <strong>Ký quỹ cố định</strong>: lot × quy mô hợp đồng, không dùng đòn bẩy.</p>`,
  },
  margin: {
    title: 'Ký quỹ hoạt động thế nào',
    summary: 'Phần tiền được giữ lại khi vị thế còn mở và những con số cho thấy điều đó.',
    content: `<p>Ký quỹ là phần tiền được giữ lại khi vị thế còn mở. Đó không phải là chi phí: tiền được trả lại khi vị thế đóng.</p>
<p><strong>Ký quỹ = lot × quy mô hợp đồng × giá ÷ đòn bẩy</strong></p>
<p>Ví dụ: 0,1 lot EUR/USD ở 1,16520 với đòn bẩy 1:100 cần 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52.</p>
<h3>Các con số trên màn hình lệnh</h3>
<ul><li><strong>Tài sản ròng</strong>: số dư cộng lãi lỗ của các vị thế đang mở.</li>
<li><strong>Ký quỹ khả dụng</strong>: tài sản ròng trừ ký quỹ đang dùng. Lệnh mới phải nằm trong mức này.</li>
<li><strong>Mức ký quỹ</strong>: tài sản ròng ÷ ký quỹ đang dùng, tính bằng phần trăm. Càng thấp càng gần stop out.</li></ul>
<p>Ví dụ: số dư của bạn là 1.000 và vị thế duy nhất này đang lãi 25. Tài sản ròng: 1.025. Ký quỹ khả dụng: 1.025 − 116,52 = 908,48. Mức ký quỹ: 1.025 ÷ 116,52 = 879,68%.</p>`,
  },
  stopOut: {
    title: 'Mức ký quỹ và stop out',
    summary: 'Khi nào vị thế bị đóng bắt buộc và làm sao để tránh.',
    content: `<p><strong>Mức ký quỹ</strong> trên màn hình lệnh cho biết có bao nhiêu tiền đứng sau ký quỹ của bạn: tài sản ròng ÷ ký quỹ đang dùng, tính bằng phần trăm.</p>
<p>Khi giảm xuống 50%, vị thế của bạn bị đóng, vị thế lỗ nhiều nhất trước, cho đến khi mức ký quỹ vượt lại ngưỡng. Đó là stop out.</p>
<h3>Ví dụ</h3>
<ul><li>Số dư của bạn là 1.000. Bạn mua 0,5 lot EUR/USD ở 1,16520 với đòn bẩy 1:100. Ký quỹ là 582,60, phí là 3, còn lại 997.</li>
<li>Mức ký quỹ: 997 ÷ 582,60 = 171,13%.</li>
<li>Ở 50%, tài sản ròng là 291,30: bạn đã lỗ 705,70.</li>
<li>Giá chạm mức đó ở 1,15108, thấp hơn giá vào lệnh 141,2 pip. Vị thế bị đóng và còn lại 291.</li></ul>
<h3>Cách tránh</h3>
<ul><li>Mở vị thế nhỏ so với số dư.</li>
<li>Đặt cắt lỗ: vị thế sẽ dừng sớm hơn nhiều.</li>
<li>Xem <strong>Mức sau lệnh</strong> trên phiếu lệnh trước khi đặt lệnh.</li></ul>
<p>Khi thị trường nhảy giá, stop out có thể xảy ra dưới 50%. Nếu vị thế cuối cùng lỗ nhiều hơn số tiền bạn có, số dư dừng ở không chứ không âm.</p>`,
  },
  orderTypes: {
    title: 'Các loại lệnh: lệnh thị trường và lệnh chờ',
    summary: 'Giao dịch ngay theo giá hiện tại, hoặc đặt lệnh chờ mức giá bạn muốn.',
    content: `<p>Có hai cách mở vị thế.</p>
<h3>Lệnh thị trường</h3>
<p>Lệnh được khớp ngay theo giá hiện tại. Giá có thể thay đổi từ lúc bạn chạm đến lúc khớp; giá ghi trên lệnh sau khi khớp là giá cuối cùng.</p>
<h3>Lệnh chờ</h3>
<p>Bạn đặt giá mục tiêu và lệnh nằm trong mục <strong>Lệnh chờ</strong>. Khi thị trường chạm mục tiêu, lệnh được khớp tại đó. Nếu thị trường nhảy qua mục tiêu, lệnh được khớp ở mức giá đầu tiên phía sau.</p>
<ul><li>Trước khi khớp, lệnh chờ không mất phí và không giữ tiền của bạn.</li>
<li>Khi khớp, tài khoản phải đủ tiền ký quỹ và phí, nếu không lệnh sẽ bị hủy.</li>
<li>Bạn có thể hủy bất cứ lúc nào, kể cả khi thị trường đóng cửa.</li></ul>`,
  },
  stops: {
    title: 'Cắt lỗ và chốt lời',
    summary: 'Quyết định trước khi giao dịch sẽ dừng ở đâu, dù lỗ hay lãi.',
    content: `<p><strong>Cắt lỗ</strong> đóng vị thế khi giá đi ngược đến mức bạn cho phép. <strong>Chốt lời</strong> đóng vị thế khi đạt mục tiêu. Cả hai vẫn hoạt động khi điện thoại của bạn tắt.</p>
<ul><li>Mua: cắt lỗ nằm dưới giá vào lệnh, chốt lời nằm trên.</li>
<li>Bán: ngược lại.</li>
<li>Bạn có thể đặt, dời và bỏ cả hai khi vị thế còn mở.</li></ul>
<h3>Điều cắt lỗ không làm được</h3>
<p>Cắt lỗ không phải là giá được bảo đảm. Nếu thị trường nhảy qua, chẳng hạn sau cuối tuần, vị thế sẽ đóng ở mức giá đầu tiên phía sau và khoản lỗ có thể lớn hơn dự tính.</p>
<h3>Ví dụ</h3>
<p>Bạn mua 0,1 lot EUR/USD ở 1,16520 và đặt cắt lỗ ở 1,16020. Một lot là 100.000 euro, nên khoản lỗ dự tính được giới hạn ở 0,1 × 100.000 × 0,00500 = 50 đô la.</p>`,
  },
  fees: {
    title: 'Các khoản phí',
    summary: 'Một giao dịch tốn bao nhiêu và trả khi nào.',
    content: `<p>Bạn trả phí một lần cho mỗi vị thế, khi mở. Đóng vị thế không mất phí, giữ qua đêm cũng không, và mua bán cùng một giá.</p>
<p><strong>Phí = lot × phí mỗi lot</strong></p>
<ul><li>EUR/USD và các cặp chính khác: 6 mỗi lot</li>
<li>Các cặp tiền khác: 8</li>
<li>Vàng: 10</li>
<li>Bitcoin: 15</li></ul>
<h3>Ví dụ</h3>
<p>Bạn mua 0,1 lot EUR/USD. Phí là 0,1 × 6 = 0,60. Nếu giao dịch lãi 25, bạn còn 25 − 0,60 = 24,40. Dù lệnh lớn hay nhỏ, giá đi 0,6 pip là đủ bù phí.</p>
<ul><li>Phiếu lệnh hiện <strong>Phí</strong> trước khi bạn đặt lệnh.</li>
<li>Lệnh chờ trả phí khi khớp; nếu bị hủy thì không mất phí.</li>
<li>Mọi khoản phí đã trả đều có trong <strong>Tài khoản</strong>, mục <strong>Lịch sử</strong>.</li></ul>
<p>Phí rút tiền hiện ra trước khi bạn xác nhận.</p>`,
  },
};
