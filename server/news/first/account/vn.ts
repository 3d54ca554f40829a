import type { Texts, AccountGuide } from '../first-texts.ts';

export const vn: Texts<AccountGuide> = {
  verification: {
    title: 'Cách xác minh danh tính',
    summary: 'Cần những gì, làm thế nào và được lợi gì.',
    content: `<p>Trước khi xác minh, mỗi lần bạn rút được tối đa 1.000. Việc xác minh mất vài phút và chỉ làm một lần. Bạn cần có tài khoản thực.</p>
<h3>Các bước</h3>
<ol><li>Mở <strong>Tài khoản</strong>, rồi <strong>Xác minh danh tính</strong>.</li>
<li>Nhập họ tên và số giấy tờ đúng như trên giấy tờ.</li>
<li>Thêm ảnh <strong>Mặt trước</strong> và <strong>Mặt sau</strong>, mỗi mặt một ảnh: PNG, JPEG hoặc WebP, tối đa 5 MB.</li>
<li>Chạm <strong>Gửi hồ sơ</strong>.</li></ol>
<p>Màn hình hiện <strong>Đang xét duyệt</strong>, rồi <strong>Đã xác minh</strong>, hoặc <strong>Bị từ chối</strong> kèm lý do. Khi đó bạn có thể sửa và gửi lại.</p>
<h3>Ảnh được chấp nhận</h3>
<ul><li>Thấy trọn giấy tờ, đủ bốn góc.</li>
<li>Rõ nét, đủ sáng, không bị lóa.</li>
<li>Giấy tờ còn hiệu lực.</li></ul>
<p>Chỉ bạn và người xét duyệt xem được các ảnh này.</p>`,
  },
  funds: {
    title: 'Nạp và rút tiền',
    summary: 'Tiền vào ra thế nào, tốn bao nhiêu và cần lưu ý gì.',
    content: `<p>Cả hai nằm trong <strong>Tài khoản</strong>, bằng tiền mã hóa hoặc qua ngân hàng. Bạn cần có tài khoản thực.</p>
<h3>Tiền vào: Nạp tiền</h3>
<ol><li>Chọn loại tiền, với tiền mã hóa thì chọn cả <strong>Mạng</strong>. Tiền gửi qua mạng khác sẽ mất.</li>
<li>Chuyển tiền đến địa chỉ hoặc tài khoản hiện ra.</li>
<li>Nhập số tiền, thêm ảnh làm <strong>Bằng chứng thanh toán</strong> rồi gửi yêu cầu.</li></ol>
<p>Yêu cầu ở trạng thái <strong>Đang duyệt</strong>, rồi <strong>Hoàn tất</strong>, và tiền vào số dư của bạn. Ví dụ: với 0,92 euro một đô la, 460 euro thành 460 ÷ 0,92 = 500 đô la.</p>
<h3>Tiền ra: Rút tiền</h3>
<ol><li>Trước hết, thêm nơi nhận trong <strong>Địa chỉ ví</strong> hoặc <strong>Tài khoản ngân hàng</strong>.</li>
<li>Nhập số tiền. Phí và số tiền bạn nhận (<strong>Quý khách nhận</strong>) hiện ra ngay.</li>
<li>Kiểm tra mọi thứ rồi xác nhận. Số tiền được giữ riêng chờ duyệt; nếu bị từ chối, tiền trở lại số dư.</li></ol>
<h3>Ví dụ</h3>
<ul><li>Rút 200 bằng USDT qua TRC20: phí 1. Bạn nhận 200 − 1 = 199.</li>
<li>Rút 200 bằng euro về ngân hàng: phí 0,5%, tức 1. Bạn nhận (200 − 1) × 0,92 = 183,08 euro.</li></ul>
<p>Phần ký quỹ của các vị thế đang mở không rút được. Trước khi xác minh, và trong 24 giờ sau khi đổi mật khẩu hoặc thêm địa chỉ hay tài khoản, mỗi lần rút tối đa 1.000.</p>`,
  },
  following: {
    title: 'Theo dõi nhà giao dịch khác',
    summary: 'Bản sao là gì, lớn bao nhiêu và kết thúc thế nào.',
    content: `<p>Trong <strong>Sao chép</strong>, bạn tìm thấy những nhà giao dịch cho phép người khác theo dõi. Vị thế họ mở cũng được mở trong tài khoản của bạn, theo giá kế tiếp của bạn, và đóng khi họ đóng.</p>
<h3>Bản sao lớn bao nhiêu</h3>
<ul><li><strong>Bội số của lot</strong>: nhà giao dịch mở 0,5 lot, bội số của bạn là 0,2. Bản sao của bạn: 0,5 × 0,2 = 0,1 lot.</li>
<li><strong>Theo tỷ lệ vốn</strong>: bội số là 1, tài sản ròng của bạn 1.000, của nhà giao dịch 8.000. Bản sao của bạn: 0,5 × 1 × 1.000 ÷ 8.000 = 0,0625, làm tròn xuống 0,06 lot.</li></ul>
<p>Bản sao nhỏ hơn lệnh nhỏ nhất (0,01 lot với EUR/USD) hoặc vượt ký quỹ khả dụng sẽ không được mở. Mục <strong>Đang theo dõi</strong> cho biết lệnh nào không được sao chép và vì sao.</p>
<h3>Trước khi theo dõi</h3>
<ul><li>Xem <strong>Tổng lợi suất</strong>, và cả <strong>Mức sụt giảm lớn nhất</strong>: bạn có thể đã lỗ chừng ấy.</li>
<li>Đặt giới hạn: <strong>Lot tối đa mỗi bản sao</strong> và <strong>Kết thúc khi lỗ</strong>.</li>
<li>Hãy thử trên tài khoản demo trước.</li></ul>
<p>Bạn có thể dừng bất cứ lúc nào: <strong>Kết thúc và đóng</strong>, hoặc <strong>Kết thúc và giữ lại</strong>, khi đó các vị thế là của riêng bạn. Kết quả quá khứ không hứa hẹn điều gì.</p>`,
  },
  safety: {
    title: 'Giữ an toàn',
    summary: 'Cách bảo vệ tài khoản và tiền của bạn, và những điều chúng tôi không bao giờ hỏi.',
    content: `<p>Lừa đảo hầu như luôn bắt đầu bằng một tin nhắn hối thúc bạn. Đừng vội.</p>
<h3>Tài khoản của bạn</h3>
<ul><li>Chọn mật khẩu ít nhất 8 ký tự, không dùng ở nơi nào khác.</li>
<li>Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh của bạn, dù qua điện thoại hay trò chuyện. Mã có 6 chữ số và có hiệu lực 10 phút.</li>
<li>Nếu nghi ai đó biết mật khẩu của bạn, hãy <strong>Đổi mật khẩu</strong> ngay: mọi thiết bị sẽ bị đăng xuất.</li></ul>
<h3>Tiền của bạn</h3>
<ul><li>Chỉ chuyển đến nơi hiện trong <strong>Nạp tiền</strong>, đừng bao giờ chuyển đến địa chỉ trong tin nhắn.</li>
<li>So lại địa chỉ và mạng trước khi gửi tiền mã hóa. Tiền gửi sai chỗ không lấy lại được.</li>
<li>Không ai có thể hứa chắc lợi nhuận. Ai hứa là đang nhắm vào tiền của bạn.</li></ul>
<h3>Giao dịch của bạn</h3>
<ul><li>Hãy luyện tập trên tài khoản demo trước: 100.000 ở đó là tiền mô phỏng.</li>
<li>Chỉ giao dịch bằng số tiền bạn có thể chấp nhận mất, và đặt cắt lỗ.</li></ul>
<p>Nếu còn ngờ, hãy hỏi <strong>Chăm sóc khách hàng</strong> trước khi làm bất cứ điều gì.</p>`,
  },
};
