import type { FirstTexts } from './first-texts.ts';

export const vn: FirstTexts = {
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
  margin: {
    title: 'Ký quỹ hoạt động thế nào',
    summary: 'Đòn bẩy thực sự làm gì, và khi nào vị thế bị đóng bắt buộc.',
    content: `<p>Ký quỹ là phần tiền được giữ lại khi vị thế còn mở. Đó không phải là chi phí: tiền được trả lại khi vị thế đóng.</p>
<p><strong>Ký quỹ = lot × quy mô hợp đồng × giá ÷ đòn bẩy</strong></p>
<p>Ví dụ: 0,1 lot EUR/USD ở 1,16520 với đòn bẩy 1:100 cần 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52. Đòn bẩy càng cao thì ký quỹ càng ít. Lãi lỗ không đổi: một pip vẫn có giá trị như nhau.</p>
<h3>Các con số trên màn hình lệnh</h3>
<ul><li><strong>Tài sản ròng</strong>: số dư cộng lãi lỗ của các vị thế đang mở.</li>
<li><strong>Ký quỹ khả dụng</strong>: tài sản ròng trừ ký quỹ đang dùng. Lệnh mới phải nằm trong mức này.</li>
<li><strong>Mức ký quỹ</strong>: tài sản ròng ÷ ký quỹ đang dùng, tính bằng phần trăm. Càng thấp càng gần stop out.</li></ul>
<h3>Stop out</h3>
<p>Khi mức ký quỹ giảm đến ngưỡng stop out, vị thế lỗ nhiều nhất bị đóng trước, rồi đến vị thế kế tiếp, cho đến khi mức này vượt lại ngưỡng. Đặt cắt lỗ và giữ vị thế nhỏ so với số dư sẽ giúp bạn tránh điều đó.</p>`,
  },
  tradingHours: {
    title: 'Giờ giao dịch',
    summary: 'Giờ mở cửa của các thị trường, theo UTC.',
    content: `<p>Các thị trường theo giờ của sàn giao dịch mở cửa như sau (UTC):</p>
<ul><li><strong>Tiền tệ</strong>: 21:00 Chủ nhật đến 21:00 thứ Sáu, suốt ngày đêm.</li>
<li><strong>Kim loại, năng lượng, chỉ số Mỹ</strong>: 22:00 Chủ nhật đến 21:00 thứ Sáu, nghỉ từ 21:00 đến 22:00 mỗi ngày.</li>
<li><strong>Cổ phiếu Mỹ</strong>: thứ Hai đến thứ Sáu, 14:30 đến 21:00.</li>
<li><strong>Chỉ số châu Âu</strong>: thứ Hai đến thứ Sáu, 07:00 đến 16:30.</li>
<li><strong>Chỉ số châu Á</strong>: thứ Hai đến thứ Sáu, 00:00 đến 08:00.</li>
<li><strong>Tiền mã hóa</strong>: luôn mở cửa.</li></ul>
<p>Thị trường đóng cửa được đánh dấu trong danh sách và trên phiếu lệnh, nút Mua và Bán bị khóa. Bạn vẫn có thể hủy lệnh chờ và dời cắt lỗ, chốt lời. Giá đầu tiên sau giờ nghỉ có thể khác giá cuối cùng trước đó.</p>`,
  },
  welcome: {
    title: 'Chào mừng bạn',
    summary: 'Bắt đầu với tài khoản demo: cùng thị trường, không rủi ro.',
    content: `<p>Rất vui được gặp bạn. Hãy bắt đầu với ba bước:</p>
<ol><li>Mở <strong>tài khoản demo</strong> ở màn hình đăng nhập. Không cần thông tin gì, và bạn có 100.000 tiền mô phỏng để bắt đầu.</li>
<li>Đọc <strong>hướng dẫn</strong> về ký quỹ, cắt lỗ và các loại lệnh. Chỉ mất năm phút.</li>
<li>Khi muốn giao dịch bằng tiền của mình, hãy đăng ký và xác minh danh tính.</li></ol>
<p>Giao dịch có đòn bẩy rất rủi ro: thua lỗ có thể đến nhanh. Chỉ giao dịch bằng số tiền bạn có thể chấp nhận mất.</p>`,
  },
};
