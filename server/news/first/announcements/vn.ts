import type { Texts, Announcement } from '../first-texts.ts';

export const vn: Texts<Announcement> = {
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
