-- A database as the release of November 2026 left it: six users after a day of trading. Never changed.

CREATE TABLE accounts (
    id bigint NOT NULL,
    balance numeric(36,6) NOT NULL
);

CREATE TABLE attempts (
    key_hash text NOT NULL,
    count integer NOT NULL,
    ends_at bigint NOT NULL
);

CREATE TABLE codes (
    id bigint NOT NULL,
    recipient text NOT NULL,
    address text NOT NULL,
    code_hash text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    used boolean DEFAULT false NOT NULL,
    sent_at bigint NOT NULL,
    foreign_tries integer DEFAULT 0 NOT NULL
);

ALTER TABLE codes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME codes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE feedback (
    id bigint NOT NULL,
    user_id bigint,
    email text NOT NULL,
    language text NOT NULL,
    content text NOT NULL,
    picture text,
    created_at bigint NOT NULL,
    done_at bigint
);

ALTER TABLE feedback ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME feedback_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE identity_reviews (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    name text NOT NULL,
    card_id text NOT NULL,
    front text,
    reverse text,
    status text NOT NULL,
    reject_reason text DEFAULT ''::text NOT NULL,
    submitted_at bigint NOT NULL,
    decided_at bigint,
    CONSTRAINT identity_reviews_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'certified'::text, 'rejected'::text])))
);

ALTER TABLE identity_reviews ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME identity_reviews_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE known_callers (
    caller_hash text NOT NULL,
    user_id bigint NOT NULL,
    seen_at bigint NOT NULL
);

CREATE TABLE ledger (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    kind text NOT NULL,
    amount numeric(36,6) NOT NULL,
    balance_after numeric(36,6) NOT NULL,
    order_id bigint,
    created_at bigint NOT NULL,
    reference text,
    memo text DEFAULT ''::text NOT NULL
);

ALTER TABLE ledger ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME ledger_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE market_halts (
    code text NOT NULL,
    since bigint NOT NULL
);

CREATE TABLE news (
    id bigint NOT NULL,
    category integer NOT NULL,
    logo text NOT NULL,
    created_at bigint NOT NULL
);

ALTER TABLE news ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME news_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE news_texts (
    news_id bigint NOT NULL,
    language text NOT NULL,
    title text NOT NULL,
    summary text NOT NULL,
    content text NOT NULL
);

CREATE TABLE office_actions (
    id bigint NOT NULL,
    at bigint NOT NULL,
    done_by text NOT NULL,
    command text NOT NULL,
    input text NOT NULL,
    outcome text,
    before text,
    after text
);

ALTER TABLE office_actions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME office_actions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE SEQUENCE order_id_blocks
    START WITH 1
    INCREMENT BY 50
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE orders (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    client_id text,
    code text NOT NULL,
    side text NOT NULL,
    status text NOT NULL,
    lots numeric NOT NULL,
    leverage integer NOT NULL,
    asked_price numeric NOT NULL,
    reached_from text NOT NULL,
    open_price numeric,
    close_price numeric,
    stop_loss numeric,
    take_profit numeric,
    margin numeric(36,6) NOT NULL,
    fee numeric(36,6) NOT NULL,
    profit numeric(36,6) NOT NULL,
    created_at bigint NOT NULL,
    opened_at bigint,
    closed_at bigint,
    close_reason text,
    CONSTRAINT orders_reached_from_check CHECK ((reached_from = ANY (ARRAY['below'::text, 'above'::text]))),
    CONSTRAINT orders_side_check CHECK ((side = ANY (ARRAY['buy'::text, 'sell'::text]))),
    CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'holding'::text, 'closed'::text])))
);

CREATE TABLE outbox (
    id bigint NOT NULL,
    channel text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT outbox_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text])))
);

ALTER TABLE outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE plantings (
    name text NOT NULL
);

CREATE TABLE replays (
    fingerprint text NOT NULL,
    began_at bigint NOT NULL
);

CREATE TABLE schema_steps (
    number integer NOT NULL,
    name text NOT NULL
);

CREATE TABLE sessions (
    token_hash text NOT NULL,
    user_id bigint NOT NULL,
    number bigint NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint NOT NULL
);

ALTER TABLE sessions ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME sessions_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE uploads (
    name text NOT NULL,
    user_id bigint NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes integer NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint,
    removed_at bigint
);

CREATE TABLE users (
    id bigint NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    level integer DEFAULT 0 NOT NULL,
    is_demo boolean NOT NULL,
    demo_hash text,
    invite_code text NOT NULL,
    created_at bigint NOT NULL,
    mobile text,
    mobile_national text,
    user_name text,
    contact_mobile text,
    password text,
    invited_by bigint,
    locked_at bigint,
    seen_at bigint DEFAULT 0 NOT NULL
);

ALTER TABLE users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

INSERT INTO accounts VALUES (1, 99578.300000);
INSERT INTO accounts VALUES (2, 0.000000);
INSERT INTO accounts VALUES (3, 99995.800000);
INSERT INTO accounts VALUES (4, 99997.890000);
INSERT INTO accounts VALUES (5, 2599.525001);
INSERT INTO accounts VALUES (6, 0.000000);

INSERT INTO attempts VALUES ('e65d8130e4d03b322a8de0f3083f5a6a206af4ee3a50423bea4897794022ca34', 1, 1773220231000);

INSERT INTO codes OVERRIDING SYSTEM VALUE VALUES (1, 'anna@example.com', '127.0.0.1', 'scrypt$1024$8$1$dvxu+hcRhjICBAozrzNGzw==$X9C9gMI+8FsB181yvjw9XpcdInNWNHgxltZfq830TQk=', 1, true, 1773133591000, 0);
INSERT INTO codes OVERRIDING SYSTEM VALUE VALUES (2, 'ben@example.com', '127.0.0.1', 'scrypt$1024$8$1$kXVgywPaJojHwhpnwe0Sow==$mjwzlgYELRaulGnXIcbLP3SjyY9rS8HzxwNJT+TseBw=', 1, true, 1773133651000, 0);
INSERT INTO codes OVERRIDING SYSTEM VALUE VALUES (3, '+41791234567', '127.0.0.1', 'scrypt$1024$8$1$XKnsKcDwlkMPqdftLx19Hg==$k6wPRhiy717j8WDVs02qHByrdD8P2hb+0s++AAP7Ekw=', 0, false, 1773133711000, 0);

INSERT INTO feedback OVERRIDING SYSTEM VALUE VALUES (1, 6, 'ben@example.com', 'en', 'Hello office', NULL, 1773133831000, NULL);

INSERT INTO identity_reviews OVERRIDING SYSTEM VALUE VALUES (1, 5, 'Anna Example', 'X1234567', 'e0f0d435c2414e16c484cbe23282461b4a4b6ad8.png', '4dbd00bb4dfa1c41e326ef2e7091ced3546ab7e1.png', 'certified', '', 1773133831000, 1773133831000);

INSERT INTO known_callers VALUES ('d3065e4edc3a0f90b393021d97fe78972485ee73dedff66c41b02ee9be45f811', 5, 1773133591000);
INSERT INTO known_callers VALUES ('c590cde27e827e1bd0d42fdaad4cf0ca0650e7311e99825c209f39c05d6ebcc7', 5, 1773133591000);
INSERT INTO known_callers VALUES ('a609d34d828f64fe79a52ad325824e8913be884351c3132d292bfda61a4c0be6', 6, 1773133651000);
INSERT INTO known_callers VALUES ('98046a32c39cfaffabda3250406887d25f4393f773a95d508139ab424164fdc7', 6, 1773133651000);

INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (1, 1, 'demo_deposit', 100000.000000, 100000.000000, NULL, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (2, 1, 'fee', -6.000000, 99994.000000, 1, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (3, 1, 'profit', 91.000000, 100085.000000, 1, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (4, 1, 'fee', -3.000000, 100082.000000, 2, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (5, 1, 'fee', -1.800000, 100080.200000, 3, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (6, 1, 'profit', -60.500000, 100019.700000, 2, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (7, 1, 'profit', 40.200000, 100059.900000, 3, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (8, 1, 'fee', -1.200000, 100058.700000, 5, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (9, 1, 'fee', -0.600000, 100058.100000, 7, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (10, 2, 'demo_deposit', 100000.000000, 100000.000000, NULL, 1773133381000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (11, 2, 'fee', -480.000000, 99520.000000, 8, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (12, 2, 'fee', -27.000000, 99493.000000, 9, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (13, 1, 'profit', -479.800000, 99578.300000, 5, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (14, 2, 'profit', -191920.000000, -92427.000000, 8, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (15, 2, 'profit', -10795.500000, -103222.500000, 9, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (16, 2, 'negative_balance_protection', 103222.500000, 0.000000, NULL, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (17, 3, 'demo_deposit', 100000.000000, 100000.000000, NULL, 1773133501000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (18, 3, 'fee', -18.000000, 99982.000000, 10, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (19, 3, 'reset', 18.000000, 100000.000000, NULL, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (20, 3, 'fee', -4.200000, 99995.800000, 12, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (43, 4, 'fee', -0.060000, 99999.280000, 24, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (44, 4, 'profit', -0.010000, 99999.270000, 24, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (45, 4, 'fee', -0.060000, 99999.210000, 25, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (46, 4, 'profit', 0.010000, 99999.220000, 25, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (47, 4, 'fee', -0.060000, 99999.160000, 26, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (48, 4, 'profit', -0.010000, 99999.150000, 26, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (49, 4, 'fee', -0.060000, 99999.090000, 27, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (50, 4, 'profit', 0.010000, 99999.100000, 27, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (51, 4, 'fee', -0.060000, 99999.040000, 28, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (52, 4, 'profit', -0.010000, 99999.030000, 28, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (53, 4, 'fee', -0.060000, 99998.970000, 29, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (54, 4, 'profit', 0.010000, 99998.980000, 29, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (55, 4, 'fee', -0.060000, 99998.920000, 30, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (56, 4, 'profit', -0.010000, 99998.910000, 30, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (57, 4, 'fee', -0.060000, 99998.850000, 31, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (58, 4, 'profit', 0.010000, 99998.860000, 31, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (59, 4, 'fee', -0.060000, 99998.800000, 32, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (60, 4, 'profit', -0.010000, 99998.790000, 32, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (61, 4, 'fee', -0.060000, 99998.730000, 33, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (62, 4, 'profit', 0.010000, 99998.740000, 33, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (63, 4, 'fee', -0.060000, 99998.680000, 34, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (64, 4, 'profit', -0.010000, 99998.670000, 34, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (65, 4, 'fee', -0.060000, 99998.610000, 35, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (66, 4, 'profit', 0.010000, 99998.620000, 35, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (67, 4, 'fee', -0.060000, 99998.560000, 36, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (68, 4, 'profit', -0.010000, 99998.550000, 36, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (69, 4, 'fee', -0.060000, 99998.490000, 37, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (70, 4, 'profit', 0.010000, 99998.500000, 37, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (71, 4, 'fee', -0.060000, 99998.440000, 38, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (72, 4, 'profit', -0.010000, 99998.430000, 38, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (73, 4, 'fee', -0.060000, 99998.370000, 39, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (74, 4, 'profit', 0.010000, 99998.380000, 39, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (75, 4, 'fee', -0.060000, 99998.320000, 40, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (76, 4, 'profit', -0.010000, 99998.310000, 40, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (77, 4, 'fee', -0.060000, 99998.250000, 41, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (78, 4, 'profit', 0.010000, 99998.260000, 41, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (79, 4, 'fee', -0.060000, 99998.200000, 42, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (80, 4, 'profit', -0.010000, 99998.190000, 42, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (81, 4, 'fee', -0.300000, 99997.890000, 43, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (42, 4, 'carried', 99999.340000, 99999.340000, NULL, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (82, 5, 'deposit', 2500.125001, 2500.125001, NULL, 1773133200000, 'office:W1', 'Wire 1');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (83, 5, 'deposit', 100.000000, 2600.125001, NULL, 1773133200000, 'office:W2', 'Wire 2');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (84, 6, 'deposit', 50.000000, 50.000000, NULL, 1773133200000, 'office:W3', 'First');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (85, 5, 'fee', -0.600000, 2599.525001, 44, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (86, 6, 'fee', -0.180000, 49.820000, 46, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (87, 6, 'profit', -102.870000, -53.050000, 46, 1773133200000, NULL, '');
INSERT INTO ledger OVERRIDING SYSTEM VALUE VALUES (88, 6, 'negative_balance_protection', 53.050000, 0.000000, NULL, 1773133200000, NULL, '');

INSERT INTO market_halts VALUES ('GBPUSD', 1773133831000);

INSERT INTO news OVERRIDING SYSTEM VALUE VALUES (1, 1, '', 1773133200000);
INSERT INTO news OVERRIDING SYSTEM VALUE VALUES (2, 1, '', 1773133200000);
INSERT INTO news OVERRIDING SYSTEM VALUE VALUES (3, 1, '', 1773133200000);
INSERT INTO news OVERRIDING SYSTEM VALUE VALUES (4, 2, '', 1773133200000);
INSERT INTO news OVERRIDING SYSTEM VALUE VALUES (5, 2, '', 1773133200000);

INSERT INTO news_texts VALUES (1, 'hk', '訂單類型：市價單與掛單', '以現價即時成交，或預設價格等待成交。', '<p>開倉有兩種方式。</p>
<h3>市價單</h3>
<p>按現價即時成交。由點擊到成交之間價格可能變動，最終以訂單成交後顯示的價格為準。</p>
<h3>掛單</h3>
<p>您設定目標價，訂單會在<strong>掛單</strong>中等待。當市價到達目標價時成交；若市價跳空越過目標價，則以其後第一個價格成交。</p>
<ul><li>成交之前，掛單不收費，亦不佔用資金。</li>
<li>成交時資金須足以支付保證金及手續費，否則掛單會被取消。</li>
<li>您可隨時撤單，休市期間亦可。</li></ul>');
INSERT INTO news_texts VALUES (1, 'en', 'Order types: market and pending', 'Trade now at the current price, or leave an order that waits for yours.', '<p>There are two ways into a position.</p>
<h3>Market order</h3>
<p>It is filled at once, at the current price. The price can move between your tap and the fill; the price that counts is the one on the order when it has been filled.</p>
<h3>Pending order</h3>
<p>You name a target price and the order waits under <strong>Pending</strong>. When the market comes to the target, the order is filled there. If the market jumps over the target, it is filled at the first price beyond.</p>
<ul><li>Until it is filled, a pending order costs nothing and holds no funds back.</li>
<li>At the fill the margin and the fee must be covered. If they no longer are, the order is cancelled.</li>
<li>You can cancel it at any time, also while the market is closed.</li></ul>');
INSERT INTO news_texts VALUES (1, 'jp', '注文の種類：成行注文と予約注文', '今の価格ですぐに取引するか、希望の価格を待つ注文を出すか。', '<p>ポジションを建てる方法は2つあります。</p>
<h3>成行注文</h3>
<p>現在の価格ですぐに約定します。タップしてから約定するまでに価格が動くことがあり、約定後の注文に表示される価格が確定した価格です。</p>
<h3>予約注文</h3>
<p>目標価格を指定すると、注文は<strong>予約注文</strong>で待機し、相場が目標価格に達するとその価格で約定します。相場が目標価格を飛び越えた場合は、その先の最初の価格で約定します。</p>
<ul><li>約定するまでは手数料がかからず、資金も拘束されません。</li>
<li>約定時には証拠金と手数料を賄える資金が必要です。不足していると注文は取り消されます。</li>
<li>市場が閉まっている間も含め、いつでも取り消せます。</li></ul>');
INSERT INTO news_texts VALUES (1, 'kr', '주문 유형: 시장가 주문과 예약 주문', '지금 가격으로 바로 거래하거나, 원하는 가격을 기다리는 주문을 남겨 두세요.', '<p>포지션에 진입하는 방법은 두 가지입니다.</p>
<h3>시장가 주문</h3>
<p>현재 가격으로 즉시 체결됩니다. 누른 순간과 체결 사이에 가격이 움직일 수 있으며, 체결 후 주문에 표시된 가격이 기준입니다.</p>
<h3>예약 주문</h3>
<p>목표가를 지정하면 주문이 <strong>예약</strong>에서 대기하다가 시장이 목표가에 도달하면 그 가격에 체결됩니다. 시장이 목표가를 건너뛰면 그 너머의 첫 가격에 체결됩니다.</p>
<ul><li>체결되기 전까지는 수수료가 없고 자금도 묶이지 않습니다.</li>
<li>체결 시점에 증거금과 수수료를 감당할 자금이 있어야 하며, 부족하면 주문이 취소됩니다.</li>
<li>휴장 중에도 언제든지 취소할 수 있습니다.</li></ul>');
INSERT INTO news_texts VALUES (1, 'th', 'ประเภทคำสั่ง: ราคาตลาดและคำสั่งรอราคา', 'ซื้อขายทันทีที่ราคาปัจจุบัน หรือตั้งคำสั่งรอราคาที่คุณต้องการ', '<p>การเปิดสถานะทำได้สองวิธี</p>
<h3>คำสั่งราคาตลาด</h3>
<p>จับคู่ทันทีที่ราคาปัจจุบัน ราคาอาจขยับระหว่างที่คุณแตะกับเวลาที่จับคู่ ให้ยึดราคาที่แสดงในคำสั่งหลังจับคู่แล้ว</p>
<h3>คำสั่งรอราคา</h3>
<p>คุณกำหนดราคาเป้าหมาย แล้วคำสั่งจะรออยู่ใน<strong>รอราคา</strong> เมื่อตลาดมาถึงเป้าหมาย คำสั่งจะจับคู่ที่ราคานั้น หากตลาดกระโดดข้ามเป้าหมาย จะจับคู่ที่ราคาแรกถัดไป</p>
<ul><li>ก่อนจับคู่ คำสั่งรอราคาไม่มีค่าธรรมเนียมและไม่กันเงินทุนไว้</li>
<li>ขณะจับคู่ ต้องมีเงินพอสำหรับมาร์จิ้นและค่าธรรมเนียม มิฉะนั้นคำสั่งจะถูกยกเลิก</li>
<li>คุณยกเลิกได้ทุกเมื่อ แม้ในเวลาที่ตลาดปิด</li></ul>');
INSERT INTO news_texts VALUES (1, 'vn', 'Các loại lệnh: lệnh thị trường và lệnh chờ', 'Giao dịch ngay theo giá hiện tại, hoặc đặt lệnh chờ mức giá bạn muốn.', '<p>Có hai cách mở vị thế.</p>
<h3>Lệnh thị trường</h3>
<p>Lệnh được khớp ngay theo giá hiện tại. Giá có thể thay đổi từ lúc bạn chạm đến lúc khớp; giá ghi trên lệnh sau khi khớp là giá cuối cùng.</p>
<h3>Lệnh chờ</h3>
<p>Bạn đặt giá mục tiêu và lệnh nằm trong mục <strong>Lệnh chờ</strong>. Khi thị trường chạm mục tiêu, lệnh được khớp tại đó. Nếu thị trường nhảy qua mục tiêu, lệnh được khớp ở mức giá đầu tiên phía sau.</p>
<ul><li>Trước khi khớp, lệnh chờ không mất phí và không giữ tiền của bạn.</li>
<li>Khi khớp, tài khoản phải đủ tiền ký quỹ và phí, nếu không lệnh sẽ bị hủy.</li>
<li>Bạn có thể hủy bất cứ lúc nào, kể cả khi thị trường đóng cửa.</li></ul>');
INSERT INTO news_texts VALUES (1, 'fr', 'Types d’ordres : au marché et en attente', 'Négociez tout de suite au prix actuel, ou laissez un ordre attendre le vôtre.', '<p>Il y a deux façons d’ouvrir une position.</p>
<h3>Ordre au marché</h3>
<p>Il est exécuté immédiatement, au prix actuel. Le prix peut bouger entre votre geste et l’exécution ; celui qui compte figure sur l’ordre une fois exécuté.</p>
<h3>Ordre en attente</h3>
<p>Vous fixez un prix cible et l’ordre patiente sous <strong>En attente</strong>. Quand le marché atteint la cible, l’ordre y est exécuté. Si le marché la franchit d’un saut, il l’est au premier prix au-delà.</p>
<ul><li>Tant qu’il n’est pas exécuté, il ne coûte rien et n’immobilise pas de fonds.</li>
<li>À l’exécution, vos fonds doivent couvrir la marge et les frais. Sinon, l’ordre est annulé.</li>
<li>Vous pouvez l’annuler à tout moment, même marché fermé.</li></ul>');
INSERT INTO news_texts VALUES (1, 'de', 'Orderarten: Market und Pending', 'Sofort zum aktuellen Kurs handeln oder eine Order auf Ihren Kurs warten lassen.', '<p>Es gibt zwei Wege in eine Position.</p>
<h3>Market-Order</h3>
<p>Sie wird sofort zum aktuellen Kurs ausgeführt. Zwischen Ihrem Tippen und der Ausführung kann sich der Kurs bewegen; es gilt der Kurs, der nach der Ausführung auf der Order steht.</p>
<h3>Pending-Order</h3>
<p>Sie nennen einen Zielkurs, und die Order wartet unter <strong>Pending</strong>. Erreicht der Markt das Ziel, wird sie dort ausgeführt. Springt er darüber hinweg, wird sie zum ersten Kurs dahinter ausgeführt.</p>
<ul><li>Bis zur Ausführung kostet eine Pending-Order nichts und bindet kein Guthaben.</li>
<li>Bei der Ausführung müssen Margin und Gebühr gedeckt sein. Sind sie es nicht, wird die Order gelöscht.</li>
<li>Sie können sie jederzeit löschen, auch bei geschlossenem Markt.</li></ul>');
INSERT INTO news_texts VALUES (1, 'ru', 'Виды ордеров: по рынку и отложенные', 'Сделка сразу по текущей цене или заявка, которая ждёт вашей цены.', '<p>Открыть позицию можно двумя способами.</p>
<h3>Ордер по рынку</h3>
<p>Исполняется сразу по текущей цене. Между нажатием и исполнением цена может измениться; итоговой считается цена, указанная в ордере после исполнения.</p>
<h3>Отложенный ордер</h3>
<p>Вы задаёте целевую цену, и ордер ждёт в разделе <strong>Заявки</strong>. Когда рынок доходит до цели, ордер исполняется по ней. Если рынок перескочил цель, он исполняется по первой цене за ней.</p>
<ul><li>До исполнения отложенный ордер ничего не стоит и не резервирует средства.</li>
<li>При исполнении средств должно хватать на маржу и комиссию, иначе ордер отменяется.</li>
<li>Отменить его можно в любое время, даже когда рынок закрыт.</li></ul>');
INSERT INTO news_texts VALUES (1, 'spa', 'Tipos de órdenes: a mercado y pendientes', 'Opere ya al precio actual o deje una orden que espere el suyo.', '<p>Hay dos maneras de abrir una posición.</p>
<h3>Orden a mercado</h3>
<p>Se ejecuta al momento, al precio actual. El precio puede moverse entre su toque y la ejecución; vale el que figura en la orden una vez ejecutada.</p>
<h3>Orden pendiente</h3>
<p>Usted fija un precio objetivo y la orden espera en <strong>Pendientes</strong>. Cuando el mercado llega al objetivo, se ejecuta ahí. Si el mercado lo salta, se ejecuta al primer precio posterior.</p>
<ul><li>Hasta su ejecución no cuesta nada ni retiene fondos.</li>
<li>Al ejecutarse, los fondos deben cubrir el margen y la comisión. Si no alcanzan, la orden se cancela.</li>
<li>Puede cancelarla en cualquier momento, también con el mercado cerrado.</li></ul>');
INSERT INTO news_texts VALUES (1, 'pt', 'Tipos de ordem: a mercado e pendente', 'Negocie já pelo preço atual ou deixe uma ordem esperando o seu.', '<p>Há duas formas de abrir uma posição.</p>
<h3>Ordem a mercado</h3>
<p>É executada na hora, pelo preço atual. O preço pode mudar entre o toque e a execução; vale o que aparece na ordem depois de executada.</p>
<h3>Ordem pendente</h3>
<p>Você define um preço-alvo e a ordem espera em <strong>Pendentes</strong>. Quando o mercado chega ao alvo, ela é executada nesse preço. Se o mercado saltar o alvo, é executada no primeiro preço além dele.</p>
<ul><li>Até a execução, não custa nada e não bloqueia saldo.</li>
<li>Na execução, os fundos precisam cobrir a margem e a taxa. Se não cobrirem, a ordem é cancelada.</li>
<li>Você pode cancelá-la a qualquer momento, mesmo com o mercado fechado.</li></ul>');
INSERT INTO news_texts VALUES (1, 'ar', 'أنواع الأوامر: بسعر السوق والمعلقة', 'تداول الآن بالسعر الحالي، أو اترك أمرًا ينتظر السعر الذي تريده.', '<p>هناك طريقتان لفتح صفقة.</p>
<h3>أمر بسعر السوق</h3>
<p>يُنفَّذ فورًا بالسعر الحالي. قد يتحرك السعر بين لمستك والتنفيذ، والسعر المعتمد هو الظاهر في الأمر بعد تنفيذه.</p>
<h3>أمر معلق</h3>
<p>تحدد سعرًا مستهدفًا فينتظر الأمر ضمن <strong>المعلقة</strong>. عندما يصل السوق إلى الهدف يُنفَّذ الأمر عنده. وإذا قفز السوق فوق الهدف يُنفَّذ عند أول سعر بعده.</p>
<ul><li>لا يكلّفك الأمر المعلق شيئًا ولا يحجز أموالًا حتى تنفيذه.</li>
<li>عند التنفيذ يجب أن تكفي أموالك للهامش والعمولة، وإلا أُلغي الأمر.</li>
<li>يمكنك إلغاؤه في أي وقت، حتى والسوق مغلق.</li></ul>');
INSERT INTO news_texts VALUES (1, 'it', 'Tipi di ordine: a mercato e pendente', 'Opera subito al prezzo attuale, oppure lascia un ordine in attesa del tuo.', '<p>Ci sono due modi per aprire una posizione.</p>
<h3>Ordine a mercato</h3>
<p>Viene eseguito subito, al prezzo attuale. Il prezzo può muoversi tra il tocco e l’esecuzione; vale quello riportato sull’ordine eseguito.</p>
<h3>Ordine pendente</h3>
<p>Indichi un prezzo obiettivo e l’ordine attende in <strong>Pendenti</strong>. Quando il mercato arriva all’obiettivo, l’ordine viene eseguito lì. Se il mercato lo salta, viene eseguito al primo prezzo oltre.</p>
<ul><li>Finché non viene eseguito non costa nulla e non blocca fondi.</li>
<li>All’esecuzione i fondi devono coprire margine e commissione, altrimenti l’ordine viene annullato.</li>
<li>Puoi annullarlo in qualsiasi momento, anche a mercato chiuso.</li></ul>');
INSERT INTO news_texts VALUES (1, 'tr', 'Emir türleri: piyasa emri ve bekleyen emir', 'Hemen güncel fiyattan işlem yapın ya da istediğiniz fiyatı bekleyen bir emir bırakın.', '<p>Pozisyon açmanın iki yolu vardır.</p>
<h3>Piyasa emri</h3>
<p>Güncel fiyattan hemen gerçekleşir. Dokunmanızla gerçekleşme arasında fiyat değişebilir; geçerli olan, gerçekleşen emrin üzerinde yazan fiyattır.</p>
<h3>Bekleyen emir</h3>
<p>Bir hedef fiyat belirlersiniz ve emir <strong>Bekleyen</strong> bölümünde bekler. Piyasa hedefe geldiğinde emir orada gerçekleşir. Piyasa hedefi atlarsa, ötesindeki ilk fiyattan gerçekleşir.</p>
<ul><li>Gerçekleşene kadar bekleyen emrin maliyeti yoktur ve bakiyenizi bağlamaz.</li>
<li>Gerçekleşirken teminat ve komisyon karşılanmalıdır. Karşılanmıyorsa emir iptal edilir.</li>
<li>Piyasa kapalıyken bile istediğiniz zaman iptal edebilirsiniz.</li></ul>');
INSERT INTO news_texts VALUES (2, 'hk', '止損與止盈', '在交易之前，先決定虧損與盈利的離場位置。', '<p><strong>止損</strong>在價格不利變動至您可承受的程度時平倉；<strong>止盈</strong>在達到目標時平倉。即使手機關機，兩者仍然有效。</p>
<ul><li>買入：止損價低於開倉價，止盈價高於開倉價。</li>
<li>賣出：剛好相反。</li>
<li>持倉期間可隨時設定、修改或移除。</li></ul>
<h3>止損的限制</h3>
<p>止損並不保證成交價。若市價跳空越過止損價（例如週末之後），倉位會以其後第一個價格平倉，虧損可能大於預期。</p>
<h3>例子</h3>
<p>您以 1.16520 買入 0.1 手 EUR/USD，止損設於 1.16020。一手為 100,000 歐元，預計虧損上限為 0.1 × 100,000 × 0.00500 = 50 美元。</p>');
INSERT INTO news_texts VALUES (2, 'en', 'Stop loss and take profit', 'Decide before the trade where it ends, in loss and in profit.', '<p>A <strong>stop loss</strong> closes a position when the price has moved against you as far as you allow. A <strong>take profit</strong> closes it when your aim is reached. Both work while your phone is off.</p>
<ul><li>Buying: the stop loss lies below the entry price, the take profit above it.</li>
<li>Selling: the other way round.</li>
<li>You can set, move and remove both for as long as the position is open.</li></ul>
<h3>What a stop cannot do</h3>
<p>A stop is not a guaranteed price. If the market jumps over it, for instance after a weekend, the position closes at the first price beyond, and the loss can be larger than planned.</p>
<h3>Example</h3>
<p>You buy 0.1 lots EUR/USD at 1.16520 with a stop loss at 1.16020. One lot is 100,000 euros, so the stop limits the planned loss to 0.1 × 100,000 × 0.00500 = 50 dollars.</p>');
INSERT INTO news_texts VALUES (2, 'jp', '損切りと利確', '損失でも利益でも、どこで終えるかを取引の前に決めておきます。', '<p><strong>損切り</strong>は、価格が許容できるところまで不利に動いたときにポジションを決済します。<strong>利確</strong>は、目標に達したときに決済します。どちらもスマートフォンの電源が切れていても機能します。</p>
<ul><li>買い：損切りは約定価格より下、利確は上に置きます。</li>
<li>売り：その逆です。</li>
<li>ポジションを保有している間は、いつでも設定・変更・解除できます。</li></ul>
<h3>損切りの限界</h3>
<p>損切りは価格を保証するものではありません。週明けなどに相場が損切り価格を飛び越えると、その先の最初の価格で決済され、損失が想定より大きくなることがあります。</p>
<h3>例</h3>
<p>EUR/USDを1.16520で0.1ロット買い、損切りを1.16020に置きます。1ロットは100,000ユーロなので、想定される損失は0.1 × 100,000 × 0.00500 = 50ドルまでです。</p>');
INSERT INTO news_texts VALUES (2, 'kr', '손절과 익절', '손실이든 이익이든 어디서 끝낼지 거래 전에 정하세요.', '<p><strong>손절</strong>은 가격이 허용한 만큼 불리하게 움직였을 때 포지션을 청산합니다. <strong>익절</strong>은 목표에 도달했을 때 청산합니다. 휴대폰이 꺼져 있어도 둘 다 작동합니다.</p>
<ul><li>매수: 손절은 진입가보다 아래, 익절은 위에 둡니다.</li>
<li>매도: 그 반대입니다.</li>
<li>포지션을 보유하는 동안 언제든지 설정, 변경, 해제할 수 있습니다.</li></ul>
<h3>손절의 한계</h3>
<p>손절은 가격을 보장하지 않습니다. 주말 이후처럼 시장이 손절가를 건너뛰면 그 너머의 첫 가격에 청산되어 손실이 예상보다 커질 수 있습니다.</p>
<h3>예시</h3>
<p>EUR/USD 0.1랏을 1.16520에 매수하고 손절을 1.16020에 둡니다. 1랏은 100,000유로이므로 예상 손실은 0.1 × 100,000 × 0.00500 = 50달러로 제한됩니다.</p>');
INSERT INTO news_texts VALUES (2, 'th', 'ตัดขาดทุนและทำกำไร', 'กำหนดก่อนซื้อขายว่าจะจบที่ใด ทั้งขาดทุนและกำไร', '<p><strong>ตัดขาดทุน</strong>จะปิดสถานะเมื่อราคาสวนทางไปถึงระดับที่คุณรับได้ ส่วน<strong>ทำกำไร</strong>จะปิดเมื่อถึงเป้าหมาย ทั้งสองทำงานแม้โทรศัพท์ของคุณปิดอยู่</p>
<ul><li>ซื้อ: ตัดขาดทุนอยู่ต่ำกว่าราคาเปิด ทำกำไรอยู่สูงกว่า</li>
<li>ขาย: กลับกัน</li>
<li>คุณตั้ง เลื่อน และยกเลิกได้ตลอดเวลาที่ถือสถานะ</li></ul>
<h3>สิ่งที่ตัดขาดทุนทำไม่ได้</h3>
<p>ตัดขาดทุนไม่ใช่ราคาที่รับประกัน หากตลาดกระโดดข้าม เช่น หลังวันหยุดสุดสัปดาห์ สถานะจะปิดที่ราคาแรกถัดไป และอาจขาดทุนมากกว่าที่วางแผนไว้</p>
<h3>ตัวอย่าง</h3>
<p>คุณซื้อ EUR/USD 0.1 ล็อตที่ 1.16520 และตั้งตัดขาดทุนที่ 1.16020 หนึ่งล็อตเท่ากับ 100,000 ยูโร จึงจำกัดการขาดทุนตามแผนไว้ที่ 0.1 × 100,000 × 0.00500 = 50 ดอลลาร์</p>');
INSERT INTO news_texts VALUES (2, 'vn', 'Cắt lỗ và chốt lời', 'Quyết định trước khi giao dịch sẽ dừng ở đâu, dù lỗ hay lãi.', '<p><strong>Cắt lỗ</strong> đóng vị thế khi giá đi ngược đến mức bạn cho phép. <strong>Chốt lời</strong> đóng vị thế khi đạt mục tiêu. Cả hai vẫn hoạt động khi điện thoại của bạn tắt.</p>
<ul><li>Mua: cắt lỗ nằm dưới giá vào lệnh, chốt lời nằm trên.</li>
<li>Bán: ngược lại.</li>
<li>Bạn có thể đặt, dời và bỏ cả hai khi vị thế còn mở.</li></ul>
<h3>Điều cắt lỗ không làm được</h3>
<p>Cắt lỗ không phải là giá được bảo đảm. Nếu thị trường nhảy qua, chẳng hạn sau cuối tuần, vị thế sẽ đóng ở mức giá đầu tiên phía sau và khoản lỗ có thể lớn hơn dự tính.</p>
<h3>Ví dụ</h3>
<p>Bạn mua 0,1 lot EUR/USD ở 1,16520 và đặt cắt lỗ ở 1,16020. Một lot là 100.000 euro, nên khoản lỗ dự tính được giới hạn ở 0,1 × 100.000 × 0,00500 = 50 đô la.</p>');
INSERT INTO news_texts VALUES (2, 'fr', 'Stop loss et take profit', 'Décidez avant l’opération où elle s’arrête, en perte comme en gain.', '<p>Un <strong>stop loss</strong> clôture la position quand le prix est allé contre vous aussi loin que vous l’acceptez. Un <strong>take profit</strong> la clôture quand votre objectif est atteint. Les deux fonctionnent même téléphone éteint.</p>
<ul><li>À l’achat : le stop loss se place sous le prix d’entrée, le take profit au-dessus.</li>
<li>À la vente : l’inverse.</li>
<li>Vous pouvez les poser, les déplacer et les retirer tant que la position est ouverte.</li></ul>
<h3>Ce qu’un stop ne peut pas faire</h3>
<p>Un stop ne garantit pas un prix. Si le marché le franchit d’un saut, par exemple après un week-end, la position se clôture au premier prix au-delà, et la perte peut dépasser ce qui était prévu.</p>
<h3>Exemple</h3>
<p>Vous achetez 0,1 lot EUR/USD à 1,16520 avec un stop loss à 1,16020. Un lot vaut 100 000 euros : la perte prévue est limitée à 0,1 × 100 000 × 0,00500 = 50 dollars.</p>');
INSERT INTO news_texts VALUES (5, 'fr', 'Bienvenue', 'Commencez par le compte démo : les mêmes marchés, sans risque.', '<p>Ravis de vous accueillir. Trois étapes pour commencer :</p>
<ol><li>Ouvrez un <strong>compte démo</strong> sur l’écran de connexion. Il ne demande aucune information et débute avec 100 000 en argent fictif.</li>
<li>Lisez les <strong>guides pratiques</strong> sur la marge, le stop loss et les types d’ordres. Cinq minutes suffisent.</li>
<li>Quand vous voudrez négocier avec votre propre argent, inscrivez-vous et faites vérifier votre identité.</li></ol>
<p>L’effet de levier est risqué : les pertes peuvent être rapides. Ne négociez qu’avec de l’argent que vous pouvez vous permettre de perdre.</p>');
INSERT INTO news_texts VALUES (2, 'de', 'Stop-Loss und Take-Profit', 'Legen Sie vor dem Trade fest, wo er endet, im Verlust wie im Gewinn.', '<p>Ein <strong>Stop-Loss</strong> schließt eine Position, wenn der Kurs so weit gegen Sie gelaufen ist, wie Sie es zulassen. Ein <strong>Take-Profit</strong> schließt sie, wenn Ihr Ziel erreicht ist. Beide wirken auch bei ausgeschaltetem Telefon.</p>
<ul><li>Kauf: Der Stop-Loss liegt unter dem Einstiegskurs, der Take-Profit darüber.</li>
<li>Verkauf: umgekehrt.</li>
<li>Solange die Position offen ist, können Sie beide setzen, verschieben und entfernen.</li></ul>
<h3>Was ein Stop nicht kann</h3>
<p>Ein Stop ist kein garantierter Kurs. Springt der Markt über ihn hinweg, etwa nach einem Wochenende, schließt die Position zum ersten Kurs dahinter, und der Verlust kann größer sein als geplant.</p>
<h3>Beispiel</h3>
<p>Sie kaufen 0,1 Lot EUR/USD zu 1,16520 mit einem Stop-Loss bei 1,16020. Ein Lot sind 100.000 Euro, der geplante Verlust ist also auf 0,1 × 100.000 × 0,00500 = 50 Dollar begrenzt.</p>');
INSERT INTO news_texts VALUES (2, 'ru', 'Стоп-лосс и тейк-профит', 'Решите до сделки, где она закончится: в убытке и в прибыли.', '<p><strong>Стоп-лосс</strong> закрывает позицию, когда цена ушла против вас настолько, насколько вы допускаете. <strong>Тейк-профит</strong> закрывает её, когда цель достигнута. Оба работают и при выключенном телефоне.</p>
<ul><li>Покупка: стоп-лосс ниже цены входа, тейк-профит выше.</li>
<li>Продажа: наоборот.</li>
<li>Пока позиция открыта, их можно ставить, переносить и снимать.</li></ul>
<h3>Чего стоп не может</h3>
<p>Стоп не гарантирует цену. Если рынок перескочил его, например после выходных, позиция закроется по первой цене за ним, и убыток может оказаться больше запланированного.</p>
<h3>Пример</h3>
<p>Вы покупаете 0,1 лота EUR/USD по 1,16520 со стоп-лоссом на 1,16020. Один лот — 100 000 евро, поэтому запланированный убыток ограничен: 0,1 × 100 000 × 0,00500 = 50 долларов.</p>');
INSERT INTO news_texts VALUES (2, 'spa', 'Stop loss y take profit', 'Decida antes de operar dónde termina, en pérdida y en ganancia.', '<p>Un <strong>stop loss</strong> cierra la posición cuando el precio se ha movido en su contra tanto como usted permite. Un <strong>take profit</strong> la cierra cuando se alcanza su objetivo. Ambos funcionan con el teléfono apagado.</p>
<ul><li>Compra: el stop loss va por debajo del precio de entrada y el take profit por encima.</li>
<li>Venta: al revés.</li>
<li>Puede ponerlos, moverlos y quitarlos mientras la posición esté abierta.</li></ul>
<h3>Lo que un stop no puede hacer</h3>
<p>Un stop no garantiza un precio. Si el mercado lo salta, por ejemplo tras un fin de semana, la posición se cierra al primer precio posterior y la pérdida puede ser mayor de lo previsto.</p>
<h3>Ejemplo</h3>
<p>Compra 0,1 lotes de EUR/USD a 1,16520 con un stop loss en 1,16020. Un lote son 100.000 euros, así que la pérdida prevista se limita a 0,1 × 100.000 × 0,00500 = 50 dólares.</p>');
INSERT INTO news_texts VALUES (2, 'pt', 'Stop loss e take profit', 'Decida antes da operação onde ela termina, na perda e no lucro.', '<p>O <strong>stop loss</strong> fecha a posição quando o preço anda contra você até onde você permite. O <strong>take profit</strong> fecha quando seu objetivo é atingido. Os dois funcionam mesmo com o celular desligado.</p>
<ul><li>Compra: o stop loss fica abaixo do preço de entrada e o take profit, acima.</li>
<li>Venda: o contrário.</li>
<li>Você pode definir, mover e remover os dois enquanto a posição estiver aberta.</li></ul>
<h3>O que um stop não faz</h3>
<p>Um stop não garante preço. Se o mercado saltar por cima dele, por exemplo depois de um fim de semana, a posição fecha no primeiro preço além, e a perda pode ser maior que a planejada.</p>
<h3>Exemplo</h3>
<p>Você compra 0,1 lote de EUR/USD a 1,16520 com stop loss em 1,16020. Um lote são 100.000 euros, portanto a perda planejada fica limitada a 0,1 × 100.000 × 0,00500 = 50 dólares.</p>');
INSERT INTO news_texts VALUES (2, 'ar', 'وقف الخسارة وجني الأرباح', 'قرّر قبل الصفقة أين تنتهي، في الخسارة وفي الربح.', '<p>يغلق <strong>وقف الخسارة</strong> الصفقة عندما يتحرك السعر ضدك إلى الحد الذي تسمح به. ويغلقها <strong>جني الأرباح</strong> عند بلوغ هدفك. كلاهما يعمل حتى وهاتفك مغلق.</p>
<ul><li>الشراء: وقف الخسارة تحت سعر الدخول، وجني الأرباح فوقه.</li>
<li>البيع: العكس.</li>
<li>يمكنك ضبطهما وتحريكهما وإزالتهما ما دامت الصفقة مفتوحة.</li></ul>
<h3>ما لا يستطيعه وقف الخسارة</h3>
<p>وقف الخسارة ليس سعرًا مضمونًا. إذا قفز السوق فوقه، بعد عطلة نهاية الأسبوع مثلًا، تُغلق الصفقة عند أول سعر بعده، وقد تزيد الخسارة على المخطط لها.</p>
<h3>مثال</h3>
<p>تشتري 0.1 لوت من EUR/USD عند 1.16520 مع وقف خسارة عند 1.16020. اللوت الواحد 100,000 يورو، فتكون الخسارة المخطط لها 50 دولارًا: <bdi dir="ltr">0.1 × 100,000 × 0.00500 = 50</bdi>.</p>');
INSERT INTO news_texts VALUES (2, 'it', 'Stop loss e take profit', 'Decidi prima dell’operazione dove finisce, in perdita e in profitto.', '<p>Uno <strong>stop loss</strong> chiude la posizione quando il prezzo si è mosso contro di te fin dove lo permetti. Un <strong>take profit</strong> la chiude quando l’obiettivo è raggiunto. Entrambi funzionano anche a telefono spento.</p>
<ul><li>Acquisto: lo stop loss sta sotto il prezzo di ingresso, il take profit sopra.</li>
<li>Vendita: il contrario.</li>
<li>Puoi impostarli, spostarli e toglierli finché la posizione è aperta.</li></ul>
<h3>Che cosa uno stop non può fare</h3>
<p>Uno stop non è un prezzo garantito. Se il mercato lo salta, per esempio dopo un fine settimana, la posizione si chiude al primo prezzo oltre e la perdita può superare quella prevista.</p>
<h3>Esempio</h3>
<p>Acquisti 0,1 lotti EUR/USD a 1,16520 con uno stop loss a 1,16020. Un lotto vale 100.000 euro, quindi la perdita prevista è limitata a 0,1 × 100.000 × 0,00500 = 50 dollari.</p>');
INSERT INTO news_texts VALUES (2, 'tr', 'Zarar durdur ve kâr al', 'İşlemin zararda ve kârda nerede biteceğine önceden karar verin.', '<p><strong>Zarar durdur</strong>, fiyat izin verdiğiniz kadar aleyhinize gittiğinde pozisyonu kapatır. <strong>Kâr al</strong>, hedefinize ulaşıldığında kapatır. İkisi de telefonunuz kapalıyken çalışır.</p>
<ul><li>Alış: zarar durdur giriş fiyatının altında, kâr al üstünde olur.</li>
<li>Satış: tam tersi.</li>
<li>Pozisyon açık olduğu sürece ikisini de koyabilir, taşıyabilir ve kaldırabilirsiniz.</li></ul>
<h3>Zarar durdurun yapamayacağı</h3>
<p>Zarar durdur garantili bir fiyat değildir. Piyasa, örneğin hafta sonundan sonra, bu seviyeyi atlarsa pozisyon ötesindeki ilk fiyattan kapanır ve zarar planlanandan büyük olabilir.</p>
<h3>Örnek</h3>
<p>1,16520’den 0,1 lot EUR/USD alıp zarar durduru 1,16020’ye koyuyorsunuz. Bir lot 100.000 avrodur; planlanan zarar 0,1 × 100.000 × 0,00500 = 50 dolarla sınırlıdır.</p>');
INSERT INTO news_texts VALUES (3, 'hk', '保證金如何運作', '槓桿的真正作用，以及何時會被強制平倉。', '<p>保證金是持倉期間預留的資金。它不是費用，平倉後會釋放。</p>
<p><strong>保證金 = 手數 × 合約大小 × 價格 ÷ 槓桿</strong></p>
<p>例子：以 1.16520、槓桿 1:100 交易 0.1 手 EUR/USD，需要 0.1 × 100,000 × 1.16520 ÷ 100 = 116.52。槓桿越高，所需保證金越少，但盈虧不變：每點價值相同。</p>
<h3>訂單頁的數字</h3>
<ul><li><strong>淨值</strong>：餘額加上持倉的浮動盈虧。</li>
<li><strong>可用資金</strong>：淨值減去已用保證金，新訂單須在此範圍之內。</li>
<li><strong>預付款比率</strong>：淨值 ÷ 已用保證金（百分比）。比率越低，越接近強制平倉。</li></ul>
<h3>強制平倉</h3>
<p>當比率跌至強平水平，虧損最大的倉位會先被平倉，然後是下一個，直至比率回升。設定止損，並按餘額控制倉位，可避免強制平倉。</p>');
INSERT INTO news_texts VALUES (3, 'en', 'How margin works', 'What leverage really does, and when positions are closed for you.', '<p>Margin is the part of your funds that is set aside while a position is open. It is not a cost: it becomes free again when the position closes.</p>
<p><strong>Margin = lots × contract size × price ÷ leverage</strong></p>
<p>Example: 0.1 lots EUR/USD at 1.16520 with leverage 1:100 need 0.1 × 100,000 × 1.16520 ÷ 100 = 116.52. Higher leverage means less margin. It does not change what you win or lose: one pip is worth the same.</p>
<h3>The figures on the orders screen</h3>
<ul><li><strong>Net value</strong>: your balance with the profit and loss of open positions.</li>
<li><strong>Available</strong>: net value less the margin in use. New orders must fit into it.</li>
<li><strong>Prepayment ratio</strong>: net value ÷ margin in use, in percent. The lower it is, the closer you are to a stop-out.</li></ul>
<h3>Stop-out</h3>
<p>When the ratio falls to the stop-out level, the position with the largest loss is closed, then the next, until the ratio is above it again. A stop loss of your own, and positions that are small for your balance, keep you away from it.</p>');
INSERT INTO news_texts VALUES (3, 'jp', '証拠金の仕組み', 'レバレッジの本当の働きと、ロスカットが行われるとき。', '<p>証拠金は、ポジションを保有している間に確保される資金です。費用ではなく、決済すると解放されます。</p>
<p><strong>証拠金 = ロット数 × 契約サイズ × 価格 ÷ レバレッジ</strong></p>
<p>例：EUR/USDを1.16520、レバレッジ1:100で0.1ロット取引するには、0.1 × 100,000 × 1.16520 ÷ 100 = 116.52が必要です。レバレッジが高いほど証拠金は少なくて済みますが、損益は変わりません。1ピップの価値は同じです。</p>
<h3>注文画面の数字</h3>
<ul><li><strong>有効証拠金</strong>：残高に保有ポジションの損益を加えたもの。</li>
<li><strong>余剰証拠金</strong>：有効証拠金から使用中の証拠金を引いたもの。新しい注文はこの範囲に収まる必要があります。</li>
<li><strong>証拠金維持率</strong>：有効証拠金 ÷ 使用中の証拠金（%）。低いほどロスカットに近づきます。</li></ul>
<h3>ロスカット</h3>
<p>維持率がロスカット水準まで下がると、損失の最も大きいポジションから順に、水準を上回るまで決済されます。損切りを置き、残高に見合った大きさで取引すれば、ロスカットを遠ざけられます。</p>');
INSERT INTO news_texts VALUES (3, 'kr', '증거금의 원리', '레버리지가 실제로 하는 일과 강제 청산이 일어나는 시점.', '<p>증거금은 포지션을 보유하는 동안 따로 잡아 두는 자금입니다. 비용이 아니며, 포지션을 청산하면 다시 풀립니다.</p>
<p><strong>증거금 = 랏 × 계약 크기 × 가격 ÷ 레버리지</strong></p>
<p>예: EUR/USD 0.1랏을 1.16520, 레버리지 1:100으로 거래하려면 0.1 × 100,000 × 1.16520 ÷ 100 = 116.52가 필요합니다. 레버리지가 높을수록 증거금은 줄지만 손익은 달라지지 않습니다. 1핍의 가치는 같습니다.</p>
<h3>주문 화면의 수치</h3>
<ul><li><strong>순자산</strong>: 잔고에 보유 포지션의 손익을 더한 값.</li>
<li><strong>여유 증거금</strong>: 순자산에서 사용 중인 증거금을 뺀 값. 새 주문은 이 안에 들어와야 합니다.</li>
<li><strong>증거금 비율</strong>: 순자산 ÷ 사용 중인 증거금(%). 낮을수록 강제 청산에 가까워집니다.</li></ul>
<h3>강제 청산</h3>
<p>비율이 강제 청산 수준까지 떨어지면 손실이 가장 큰 포지션부터 차례로, 비율이 다시 그 위로 올라갈 때까지 청산됩니다. 손절을 설정하고 잔고에 맞는 크기로 거래하면 강제 청산을 피할 수 있습니다.</p>');
INSERT INTO news_texts VALUES (3, 'th', 'มาร์จิ้นทำงานอย่างไร', 'เลเวอเรจมีผลอย่างไรจริง ๆ และเมื่อใดสถานะจะถูกบังคับปิด', '<p>มาร์จิ้นคือเงินทุนส่วนที่กันไว้ระหว่างถือสถานะ ไม่ใช่ค่าใช้จ่าย และจะคืนมาเมื่อปิดสถานะ</p>
<p><strong>มาร์จิ้น = ล็อต × ขนาดสัญญา × ราคา ÷ เลเวอเรจ</strong></p>
<p>ตัวอย่าง: EUR/USD 0.1 ล็อตที่ 1.16520 เลเวอเรจ 1:100 ต้องใช้ 0.1 × 100,000 × 1.16520 ÷ 100 = 116.52 เลเวอเรจยิ่งสูงยิ่งใช้มาร์จิ้นน้อย แต่กำไรและขาดทุนไม่เปลี่ยน หนึ่งพิปมีค่าเท่าเดิม</p>
<h3>ตัวเลขในหน้าคำสั่ง</h3>
<ul><li><strong>มูลค่าสุทธิ</strong>: ยอดเงินรวมกำไรและขาดทุนของสถานะที่เปิดอยู่</li>
<li><strong>ฟรีมาร์จิ้น</strong>: มูลค่าสุทธิหักมาร์จิ้นที่ใช้อยู่ คำสั่งใหม่ต้องไม่เกินจำนวนนี้</li>
<li><strong>ระดับมาร์จิ้น</strong>: มูลค่าสุทธิ ÷ มาร์จิ้นที่ใช้อยู่ เป็นเปอร์เซ็นต์ ยิ่งต่ำยิ่งใกล้ถูกบังคับปิด</li></ul>
<h3>การบังคับปิด</h3>
<p>เมื่อระดับมาร์จิ้นลดถึงระดับบังคับปิด สถานะที่ขาดทุนมากที่สุดจะถูกปิดก่อน แล้วจึงสถานะถัดไป จนกว่าระดับจะกลับขึ้นไป การตั้งตัดขาดทุนและเปิดสถานะให้พอเหมาะกับยอดเงินช่วยให้คุณเลี่ยงได้</p>');
INSERT INTO news_texts VALUES (3, 'vn', 'Ký quỹ hoạt động thế nào', 'Đòn bẩy thực sự làm gì, và khi nào vị thế bị đóng bắt buộc.', '<p>Ký quỹ là phần tiền được giữ lại khi vị thế còn mở. Đó không phải là chi phí: tiền được trả lại khi vị thế đóng.</p>
<p><strong>Ký quỹ = lot × quy mô hợp đồng × giá ÷ đòn bẩy</strong></p>
<p>Ví dụ: 0,1 lot EUR/USD ở 1,16520 với đòn bẩy 1:100 cần 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52. Đòn bẩy càng cao thì ký quỹ càng ít. Lãi lỗ không đổi: một pip vẫn có giá trị như nhau.</p>
<h3>Các con số trên màn hình lệnh</h3>
<ul><li><strong>Tài sản ròng</strong>: số dư cộng lãi lỗ của các vị thế đang mở.</li>
<li><strong>Ký quỹ khả dụng</strong>: tài sản ròng trừ ký quỹ đang dùng. Lệnh mới phải nằm trong mức này.</li>
<li><strong>Mức ký quỹ</strong>: tài sản ròng ÷ ký quỹ đang dùng, tính bằng phần trăm. Càng thấp càng gần stop out.</li></ul>
<h3>Stop out</h3>
<p>Khi mức ký quỹ giảm đến ngưỡng stop out, vị thế lỗ nhiều nhất bị đóng trước, rồi đến vị thế kế tiếp, cho đến khi mức này vượt lại ngưỡng. Đặt cắt lỗ và giữ vị thế nhỏ so với số dư sẽ giúp bạn tránh điều đó.</p>');
INSERT INTO news_texts VALUES (3, 'fr', 'Comment fonctionne la marge', 'Ce que fait vraiment l’effet de levier, et quand des positions sont clôturées d’office.', '<p>La marge est la part de vos fonds mise de côté tant qu’une position est ouverte. Ce n’est pas un coût : elle se libère à la clôture.</p>
<p><strong>Marge = lots × taille du contrat × prix ÷ effet de levier</strong></p>
<p>Exemple : 0,1 lot EUR/USD à 1,16520 avec un effet de levier de 1:100 demande 0,1 × 100 000 × 1,16520 ÷ 100 = 116,52. Plus le levier est élevé, moins il faut de marge. Gains et pertes n’en changent pas : un pip vaut autant.</p>
<h3>Les chiffres de l’écran des ordres</h3>
<ul><li><strong>Fonds propres</strong> : votre solde, avec les gains et pertes des positions ouvertes.</li>
<li><strong>Marge libre</strong> : fonds propres moins la marge utilisée. Tout nouvel ordre doit y tenir.</li>
<li><strong>Niveau de marge</strong> : fonds propres ÷ marge utilisée, en pour cent. Plus il est bas, plus le stop out est proche.</li></ul>
<h3>Stop out</h3>
<p>Quand le niveau tombe au seuil de stop out, la position la plus perdante est clôturée, puis la suivante, jusqu’à ce qu’il repasse au-dessus. Un stop loss et des positions modestes par rapport à votre solde vous en tiennent éloigné.</p>');
INSERT INTO news_texts VALUES (3, 'de', 'So funktioniert die Margin', 'Was der Hebel wirklich bewirkt und wann Positionen für Sie geschlossen werden.', '<p>Die Margin ist der Teil Ihres Guthabens, der für eine offene Position hinterlegt ist. Sie ist keine Gebühr: Mit dem Schließen der Position wird sie wieder frei.</p>
<p><strong>Margin = Lots × Kontraktgröße × Kurs ÷ Hebel</strong></p>
<p>Beispiel: 0,1 Lot EUR/USD zu 1,16520 mit Hebel 1:100 brauchen 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52. Ein höherer Hebel bedeutet weniger Margin. An Gewinn und Verlust ändert er nichts: Ein Pip ist gleich viel wert.</p>
<h3>Die Werte auf der Orderseite</h3>
<ul><li><strong>Equity</strong>: Ihr Kontostand mit Gewinn und Verlust der offenen Positionen.</li>
<li><strong>Freie Margin</strong>: Equity abzüglich der genutzten Margin. Neue Orders müssen hineinpassen.</li>
<li><strong>Margin-Level</strong>: Equity ÷ genutzte Margin in Prozent. Je niedriger, desto näher ist der Stop-out.</li></ul>
<h3>Stop-out</h3>
<p>Fällt das Margin-Level auf die Stop-out-Schwelle, wird die Position mit dem größten Verlust geschlossen, dann die nächste, bis es wieder darüber liegt. Ein eigener Stop-Loss und Positionen, die im Verhältnis zum Konto klein sind, halten Sie davon fern.</p>');
INSERT INTO news_texts VALUES (3, 'ru', 'Как работает маржа', 'Что на самом деле даёт плечо и когда позиции закрываются принудительно.', '<p>Маржа — часть ваших средств, отложенная на время, пока позиция открыта. Это не расход: после закрытия позиции она снова свободна.</p>
<p><strong>Маржа = лоты × размер контракта × цена ÷ плечо</strong></p>
<p>Пример: для 0,1 лота EUR/USD по 1,16520 с плечом 1:100 нужно 0,1 × 100 000 × 1,16520 ÷ 100 = 116,52. Чем выше плечо, тем меньше маржа. На прибыль и убыток оно не влияет: пункт стоит столько же.</p>
<h3>Показатели на экране ордеров</h3>
<ul><li><strong>Средства</strong>: баланс с прибылью и убытком открытых позиций.</li>
<li><strong>Свободная маржа</strong>: средства за вычетом занятой маржи. Новые ордера должны в неё укладываться.</li>
<li><strong>Уровень маржи</strong>: средства ÷ занятая маржа, в процентах. Чем он ниже, тем ближе стоп-аут.</li></ul>
<h3>Стоп-аут</h3>
<p>Когда уровень падает до порога стоп-аута, закрывается самая убыточная позиция, затем следующая, пока уровень не поднимется выше. Собственный стоп-лосс и небольшие относительно баланса позиции помогают этого избежать.</p>');
INSERT INTO news_texts VALUES (3, 'spa', 'Cómo funciona el margen', 'Qué hace realmente el apalancamiento y cuándo se cierran posiciones por usted.', '<p>El margen es la parte de sus fondos que se reserva mientras una posición está abierta. No es un coste: se libera al cerrarla.</p>
<p><strong>Margen = lotes × tamaño del contrato × precio ÷ apalancamiento</strong></p>
<p>Ejemplo: 0,1 lotes de EUR/USD a 1,16520 con apalancamiento 1:100 requieren 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52. Más apalancamiento significa menos margen. No cambia lo que gana o pierde: un pip vale lo mismo.</p>
<h3>Las cifras de la pantalla de órdenes</h3>
<ul><li><strong>Patrimonio neto</strong>: su saldo con las ganancias y pérdidas de las posiciones abiertas.</li>
<li><strong>Margen libre</strong>: patrimonio neto menos el margen en uso. Las órdenes nuevas deben caber en él.</li>
<li><strong>Nivel de margen</strong>: patrimonio neto ÷ margen en uso, en porcentaje. Cuanto más bajo, más cerca del stop out.</li></ul>
<h3>Stop out</h3>
<p>Cuando el nivel cae hasta el umbral de stop out, se cierra la posición con mayor pérdida y luego la siguiente, hasta que vuelve a superarlo. Un stop loss y posiciones pequeñas para su saldo lo mantienen lejos.</p>');
INSERT INTO news_texts VALUES (3, 'pt', 'Como funciona a margem', 'O que a alavancagem realmente faz e quando posições são encerradas por você.', '<p>Margem é a parte dos seus fundos reservada enquanto uma posição está aberta. Não é um custo: ela é liberada quando a posição fecha.</p>
<p><strong>Margem = lotes × tamanho do contrato × preço ÷ alavancagem</strong></p>
<p>Exemplo: 0,1 lote de EUR/USD a 1,16520 com alavancagem 1:100 exige 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52. Mais alavancagem significa menos margem. Ela não muda o que você ganha ou perde: um pip vale o mesmo.</p>
<h3>Os números da tela de ordens</h3>
<ul><li><strong>Patrimônio líquido</strong>: seu saldo com o lucro e o prejuízo das posições abertas.</li>
<li><strong>Margem livre</strong>: patrimônio líquido menos a margem em uso. Novas ordens precisam caber nela.</li>
<li><strong>Nível de margem</strong>: patrimônio líquido ÷ margem em uso, em porcentagem. Quanto menor, mais perto do stop out.</li></ul>
<h3>Stop out</h3>
<p>Quando o nível cai até o limite de stop out, a posição com a maior perda é fechada, depois a seguinte, até que ele volte a ficar acima. Um stop loss e posições pequenas em relação ao saldo mantêm você longe disso.</p>');
INSERT INTO news_texts VALUES (4, 'pt', 'Horários de negociação', 'Quando os mercados estão abertos, em UTC.', '<p>Os mercados que seguem o horário de suas bolsas operam assim (UTC):</p>
<ul><li><strong>Moedas</strong>: de domingo 21:00 a sexta-feira 21:00, dia e noite.</li>
<li><strong>Metais, energia, índices dos EUA</strong>: de domingo 22:00 a sexta-feira 21:00, com pausa das 21:00 às 22:00 todos os dias.</li>
<li><strong>Ações dos EUA</strong>: de segunda a sexta-feira, das 14:30 às 21:00.</li>
<li><strong>Índices europeus</strong>: de segunda a sexta-feira, das 07:00 às 16:30.</li>
<li><strong>Índices asiáticos</strong>: de segunda a sexta-feira, das 00:00 às 08:00.</li>
<li><strong>Criptomoedas</strong>: sempre.</li></ul>
<p>Um mercado fechado aparece marcado na lista e na boleta, e Compra e Venda ficam bloqueadas. Ainda é possível cancelar ordens pendentes e mover os stops. O primeiro preço depois de uma pausa pode ser diferente do último antes dela.</p>');
INSERT INTO news_texts VALUES (3, 'ar', 'كيف يعمل الهامش', 'ما الذي تفعله الرافعة المالية حقًا، ومتى تُغلق الصفقات إجباريًا.', '<p>الهامش هو الجزء من أموالك الذي يُحجز ما دامت الصفقة مفتوحة. ليس تكلفة، بل يعود متاحًا عند إغلاق الصفقة.</p>
<p><strong>الهامش = اللوت × حجم العقد × السعر ÷ الرافعة المالية</strong></p>
<p>مثال: 0.1 لوت من EUR/USD عند 1.16520 برافعة <bdi dir="ltr">1:100</bdi> يتطلب <bdi dir="ltr">0.1 × 100,000 × 1.16520 ÷ 100 = 116.52</bdi>. كلما ارتفعت الرافعة قل الهامش. ولا يتغير ربحك أو خسارتك: قيمة النقطة واحدة.</p>
<h3>الأرقام في شاشة الأوامر</h3>
<ul><li><strong>صافي القيمة</strong>: رصيدك مع أرباح الصفقات المفتوحة وخسائرها.</li>
<li><strong>الهامش الحر</strong>: صافي القيمة ناقص الهامش المستخدم. يجب أن تتسع له الأوامر الجديدة.</li>
<li><strong>مستوى الهامش</strong>: صافي القيمة ÷ الهامش المستخدم، بالنسبة المئوية. كلما انخفض اقترب الإغلاق الإجباري.</li></ul>
<h3>الإغلاق الإجباري</h3>
<p>عندما ينخفض المستوى إلى حد الإغلاق الإجباري تُغلق الصفقة الأكثر خسارة، ثم التالية، حتى يعود المستوى فوقه. وقف الخسارة والصفقات الصغيرة قياسًا إلى رصيدك يبعدانك عنه.</p>');
INSERT INTO news_texts VALUES (3, 'it', 'Come funziona il margine', 'Che cosa fa davvero la leva e quando le posizioni vengono chiuse d’ufficio.', '<p>Il margine è la parte dei tuoi fondi accantonata mentre una posizione è aperta. Non è un costo: torna libero alla chiusura.</p>
<p><strong>Margine = lotti × dimensione del contratto × prezzo ÷ leva</strong></p>
<p>Esempio: 0,1 lotti EUR/USD a 1,16520 con leva 1:100 richiedono 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52. Una leva più alta significa meno margine. Non cambia quanto guadagni o perdi: un pip vale lo stesso.</p>
<h3>I valori nella schermata degli ordini</h3>
<ul><li><strong>Equity</strong>: il saldo con profitti e perdite delle posizioni aperte.</li>
<li><strong>Margine libero</strong>: equity meno il margine in uso. I nuovi ordini devono rientrarvi.</li>
<li><strong>Livello di margine</strong>: equity ÷ margine in uso, in percentuale. Più è basso, più lo stop out è vicino.</li></ul>
<h3>Stop out</h3>
<p>Quando il livello scende alla soglia di stop out viene chiusa la posizione più in perdita, poi la successiva, finché non torna sopra. Uno stop loss e posizioni piccole rispetto al saldo ti tengono lontano da questo.</p>');
INSERT INTO news_texts VALUES (3, 'tr', 'Teminat nasıl işler', 'Kaldıraç gerçekte ne yapar ve pozisyonlar ne zaman sizin yerinize kapatılır.', '<p>Teminat, pozisyon açıkken ayrılan paranızdır. Bir maliyet değildir: pozisyon kapanınca yeniden serbest kalır.</p>
<p><strong>Teminat = lot × sözleşme büyüklüğü × fiyat ÷ kaldıraç</strong></p>
<p>Örnek: 1,16520’den 1:100 kaldıraçla 0,1 lot EUR/USD için 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52 gerekir. Kaldıraç yükseldikçe teminat azalır. Kâr ve zararınız değişmez: bir pip’in değeri aynıdır.</p>
<h3>Emirler ekranındaki değerler</h3>
<ul><li><strong>Varlık</strong>: açık pozisyonların kâr ve zararıyla birlikte bakiyeniz.</li>
<li><strong>Serbest teminat</strong>: varlık eksi kullanılan teminat. Yeni emirler buna sığmalıdır.</li>
<li><strong>Teminat seviyesi</strong>: varlık ÷ kullanılan teminat, yüzde olarak. Ne kadar düşükse stop out o kadar yakındır.</li></ul>
<h3>Stop out</h3>
<p>Seviye stop out sınırına düştüğünde en çok zarar eden pozisyon, sonra sıradaki kapatılır; seviye yeniden üste çıkana kadar sürer. Zarar durdur kullanmak ve bakiyenize göre küçük pozisyonlar açmak sizi bundan uzak tutar.</p>');
INSERT INTO news_texts VALUES (4, 'hk', '交易時間', '各市場的開市時間（UTC）。', '<p>按交易所時段開市的市場，交易時間如下（UTC）：</p>
<ul><li><strong>外匯</strong>：週日 21:00 至週五 21:00，全日交易。</li>
<li><strong>貴金屬、能源、美國指數</strong>：週日 22:00 至週五 21:00，每日 21:00 至 22:00 休市。</li>
<li><strong>美國股票</strong>：週一至週五 14:30 至 21:00。</li>
<li><strong>歐洲指數</strong>：週一至週五 07:00 至 16:30。</li>
<li><strong>亞洲指數</strong>：週一至週五 00:00 至 08:00。</li>
<li><strong>加密貨幣</strong>：全年無休。</li></ul>
<p>休市的品種會在列表及下單頁標示，買入及賣出會鎖定；仍可撤銷掛單及修改止損止盈。休市後的首個價格可能與休市前的價格不同。</p>');
INSERT INTO news_texts VALUES (4, 'en', 'Trading hours', 'When the markets are open, in UTC.', '<p>Markets that keep the hours of their exchanges trade at these times (UTC):</p>
<ul><li><strong>Currencies</strong>: Sunday 21:00 to Friday 21:00, day and night.</li>
<li><strong>Metals, energy, US indices</strong>: Sunday 22:00 to Friday 21:00, with a break from 21:00 to 22:00 every day.</li>
<li><strong>US shares</strong>: Monday to Friday, 14:30 to 21:00.</li>
<li><strong>European indices</strong>: Monday to Friday, 07:00 to 16:30.</li>
<li><strong>Asian indices</strong>: Monday to Friday, 00:00 to 08:00.</li>
<li><strong>Crypto</strong>: always.</li></ul>
<p>A market that is closed is marked so in the list and on the order form, and Buy and Sell are locked. Pending orders can still be cancelled, and stops can still be moved. The first price after a break can differ from the last one before it.</p>');
INSERT INTO news_texts VALUES (4, 'jp', '取引時間', '各市場が開いている時間（UTC）。', '<p>取引所の時間に従う市場の取引時間は次のとおりです（UTC）。</p>
<ul><li><strong>外国為替</strong>：日曜21:00から金曜21:00まで、24時間。</li>
<li><strong>貴金属、エネルギー、米国指数</strong>：日曜22:00から金曜21:00まで。毎日21:00から22:00は休止。</li>
<li><strong>米国株</strong>：月曜から金曜、14:30から21:00。</li>
<li><strong>欧州指数</strong>：月曜から金曜、07:00から16:30。</li>
<li><strong>アジア指数</strong>：月曜から金曜、00:00から08:00。</li>
<li><strong>暗号資産</strong>：常時。</li></ul>
<p>閉まっている市場は一覧と注文画面にその旨が表示され、買いと売りは使えません。予約注文の取消と損切り・利確の変更はできます。休止後の最初の価格は、休止前の最後の価格と異なることがあります。</p>');
INSERT INTO news_texts VALUES (4, 'kr', '거래 시간', '각 시장이 열리는 시간(UTC).', '<p>거래소 시간을 따르는 시장의 거래 시간은 다음과 같습니다(UTC).</p>
<ul><li><strong>외환</strong>: 일요일 21:00부터 금요일 21:00까지 24시간.</li>
<li><strong>귀금속, 에너지, 미국 지수</strong>: 일요일 22:00부터 금요일 21:00까지, 매일 21:00~22:00 휴장.</li>
<li><strong>미국 주식</strong>: 월요일~금요일 14:30~21:00.</li>
<li><strong>유럽 지수</strong>: 월요일~금요일 07:00~16:30.</li>
<li><strong>아시아 지수</strong>: 월요일~금요일 00:00~08:00.</li>
<li><strong>암호화폐</strong>: 항상.</li></ul>
<p>휴장 중인 시장은 목록과 주문 화면에 표시되며 매수와 매도가 잠깁니다. 예약 주문 취소와 손절·익절 변경은 가능합니다. 휴장 후 첫 가격은 휴장 전 마지막 가격과 다를 수 있습니다.</p>');
INSERT INTO news_texts VALUES (4, 'th', 'เวลาซื้อขาย', 'เวลาที่แต่ละตลาดเปิด ตามเวลา UTC', '<p>ตลาดที่เปิดตามเวลาของตลาดหลักซื้อขายในเวลาต่อไปนี้ (UTC)</p>
<ul><li><strong>สกุลเงิน</strong>: วันอาทิตย์ 21:00 ถึงวันศุกร์ 21:00 ตลอดวันตลอดคืน</li>
<li><strong>โลหะ พลังงาน ดัชนีสหรัฐฯ</strong>: วันอาทิตย์ 22:00 ถึงวันศุกร์ 21:00 พักทุกวัน 21:00 ถึง 22:00</li>
<li><strong>หุ้นสหรัฐฯ</strong>: วันจันทร์ถึงวันศุกร์ 14:30 ถึง 21:00</li>
<li><strong>ดัชนียุโรป</strong>: วันจันทร์ถึงวันศุกร์ 07:00 ถึง 16:30</li>
<li><strong>ดัชนีเอเชีย</strong>: วันจันทร์ถึงวันศุกร์ 00:00 ถึง 08:00</li>
<li><strong>คริปโต</strong>: ตลอดเวลา</li></ul>
<p>ตลาดที่ปิดจะมีเครื่องหมายในรายการและหน้าคำสั่ง โดยปุ่มซื้อและขายจะถูกล็อก แต่ยังยกเลิกคำสั่งรอราคาและเลื่อนจุดตัดขาดทุนหรือทำกำไรได้ ราคาแรกหลังพักอาจต่างจากราคาสุดท้ายก่อนพัก</p>');
INSERT INTO news_texts VALUES (4, 'vn', 'Giờ giao dịch', 'Giờ mở cửa của các thị trường, theo UTC.', '<p>Các thị trường theo giờ của sàn giao dịch mở cửa như sau (UTC):</p>
<ul><li><strong>Tiền tệ</strong>: 21:00 Chủ nhật đến 21:00 thứ Sáu, suốt ngày đêm.</li>
<li><strong>Kim loại, năng lượng, chỉ số Mỹ</strong>: 22:00 Chủ nhật đến 21:00 thứ Sáu, nghỉ từ 21:00 đến 22:00 mỗi ngày.</li>
<li><strong>Cổ phiếu Mỹ</strong>: thứ Hai đến thứ Sáu, 14:30 đến 21:00.</li>
<li><strong>Chỉ số châu Âu</strong>: thứ Hai đến thứ Sáu, 07:00 đến 16:30.</li>
<li><strong>Chỉ số châu Á</strong>: thứ Hai đến thứ Sáu, 00:00 đến 08:00.</li>
<li><strong>Tiền mã hóa</strong>: luôn mở cửa.</li></ul>
<p>Thị trường đóng cửa được đánh dấu trong danh sách và trên phiếu lệnh, nút Mua và Bán bị khóa. Bạn vẫn có thể hủy lệnh chờ và dời cắt lỗ, chốt lời. Giá đầu tiên sau giờ nghỉ có thể khác giá cuối cùng trước đó.</p>');
INSERT INTO news_texts VALUES (4, 'fr', 'Horaires de négociation', 'Quand les marchés sont ouverts, en UTC.', '<p>Les marchés qui suivent les heures de leurs bourses se négocient ainsi (UTC) :</p>
<ul><li><strong>Devises</strong> : du dimanche 21:00 au vendredi 21:00, jour et nuit.</li>
<li><strong>Métaux, énergie, indices américains</strong> : du dimanche 22:00 au vendredi 21:00, avec une pause de 21:00 à 22:00 chaque jour.</li>
<li><strong>Actions américaines</strong> : du lundi au vendredi, de 14:30 à 21:00.</li>
<li><strong>Indices européens</strong> : du lundi au vendredi, de 07:00 à 16:30.</li>
<li><strong>Indices asiatiques</strong> : du lundi au vendredi, de 00:00 à 08:00.</li>
<li><strong>Cryptomonnaies</strong> : en continu.</li></ul>
<p>Un marché fermé est signalé dans la liste et sur le ticket d’ordre, où Achat et Vente sont verrouillés. Vous pouvez encore annuler les ordres en attente et déplacer les stops. Le premier prix après une pause peut différer du dernier d’avant.</p>');
INSERT INTO news_texts VALUES (4, 'de', 'Handelszeiten', 'Wann die Märkte geöffnet sind, in UTC.', '<p>Märkte, die sich nach ihren Börsen richten, handeln zu diesen Zeiten (UTC):</p>
<ul><li><strong>Währungen</strong>: Sonntag 21:00 bis Freitag 21:00, rund um die Uhr.</li>
<li><strong>Metalle, Energie, US-Indizes</strong>: Sonntag 22:00 bis Freitag 21:00, täglich mit einer Pause von 21:00 bis 22:00.</li>
<li><strong>US-Aktien</strong>: Montag bis Freitag, 14:30 bis 21:00.</li>
<li><strong>Europäische Indizes</strong>: Montag bis Freitag, 07:00 bis 16:30.</li>
<li><strong>Asiatische Indizes</strong>: Montag bis Freitag, 00:00 bis 08:00.</li>
<li><strong>Krypto</strong>: immer.</li></ul>
<p>Ein geschlossener Markt ist in der Liste und im Orderformular gekennzeichnet, Kauf und Verkauf sind gesperrt. Pending-Orders lassen sich weiterhin löschen und Stops verschieben. Der erste Kurs nach einer Pause kann vom letzten davor abweichen.</p>');
INSERT INTO news_texts VALUES (4, 'ru', 'Часы торгов', 'Когда открыты рынки, по UTC.', '<p>Рынки, работающие по часам своих бирж, торгуются в такое время (UTC):</p>
<ul><li><strong>Валюты</strong>: с воскресенья 21:00 до пятницы 21:00, круглосуточно.</li>
<li><strong>Металлы, энергоносители, индексы США</strong>: с воскресенья 22:00 до пятницы 21:00, ежедневный перерыв с 21:00 до 22:00.</li>
<li><strong>Акции США</strong>: с понедельника по пятницу, с 14:30 до 21:00.</li>
<li><strong>Европейские индексы</strong>: с понедельника по пятницу, с 07:00 до 16:30.</li>
<li><strong>Азиатские индексы</strong>: с понедельника по пятницу, с 00:00 до 08:00.</li>
<li><strong>Криптовалюты</strong>: всегда.</li></ul>
<p>Закрытый рынок отмечен в списке и в форме ордера, а покупка и продажа заблокированы. Отменять заявки и переносить стопы по-прежнему можно. Первая цена после перерыва может отличаться от последней перед ним.</p>');
INSERT INTO news_texts VALUES (4, 'spa', 'Horario de negociación', 'Cuándo abren los mercados, en UTC.', '<p>Los mercados que siguen el horario de sus bolsas operan así (UTC):</p>
<ul><li><strong>Divisas</strong>: de domingo 21:00 a viernes 21:00, día y noche.</li>
<li><strong>Metales, energía, índices de EE. UU.</strong>: de domingo 22:00 a viernes 21:00, con pausa de 21:00 a 22:00 todos los días.</li>
<li><strong>Acciones de EE. UU.</strong>: de lunes a viernes, de 14:30 a 21:00.</li>
<li><strong>Índices europeos</strong>: de lunes a viernes, de 07:00 a 16:30.</li>
<li><strong>Índices asiáticos</strong>: de lunes a viernes, de 00:00 a 08:00.</li>
<li><strong>Criptomonedas</strong>: siempre.</li></ul>
<p>Un mercado cerrado se señala en la lista y en el formulario de orden, y Compra y Venta quedan bloqueadas. Puede cancelar órdenes pendientes y mover los stops. El primer precio tras una pausa puede diferir del último anterior.</p>');
INSERT INTO news_texts VALUES (5, 'vn', 'Chào mừng bạn', 'Bắt đầu với tài khoản demo: cùng thị trường, không rủi ro.', '<p>Rất vui được gặp bạn. Hãy bắt đầu với ba bước:</p>
<ol><li>Mở <strong>tài khoản demo</strong> ở màn hình đăng nhập. Không cần thông tin gì, và bạn có 100.000 tiền mô phỏng để bắt đầu.</li>
<li>Đọc <strong>hướng dẫn</strong> về ký quỹ, cắt lỗ và các loại lệnh. Chỉ mất năm phút.</li>
<li>Khi muốn giao dịch bằng tiền của mình, hãy đăng ký và xác minh danh tính.</li></ol>
<p>Giao dịch có đòn bẩy rất rủi ro: thua lỗ có thể đến nhanh. Chỉ giao dịch bằng số tiền bạn có thể chấp nhận mất.</p>');
INSERT INTO news_texts VALUES (4, 'ar', 'ساعات التداول', 'متى تفتح الأسواق، بالتوقيت العالمي UTC.', '<p>الأسواق التي تتبع ساعات بورصاتها تُتداول في هذه الأوقات (UTC):</p>
<ul><li><strong>العملات</strong>: من الأحد 21:00 إلى الجمعة 21:00، ليلًا ونهارًا.</li>
<li><strong>المعادن والطاقة والمؤشرات الأمريكية</strong>: من الأحد 22:00 إلى الجمعة 21:00، مع استراحة يومية من 21:00 إلى 22:00.</li>
<li><strong>الأسهم الأمريكية</strong>: من الاثنين إلى الجمعة، من 14:30 إلى 21:00.</li>
<li><strong>المؤشرات الأوروبية</strong>: من الاثنين إلى الجمعة، من 07:00 إلى 16:30.</li>
<li><strong>المؤشرات الآسيوية</strong>: من الاثنين إلى الجمعة، من 00:00 إلى 08:00.</li>
<li><strong>العملات الرقمية</strong>: على الدوام.</li></ul>
<p>يظهر السوق المغلق بعلامة في القائمة وفي نموذج الأمر، ويُقفل الشراء والبيع. يبقى بإمكانك إلغاء الأوامر المعلقة وتحريك وقف الخسارة وجني الأرباح. وقد يختلف أول سعر بعد الاستراحة عن آخر سعر قبلها.</p>');
INSERT INTO news_texts VALUES (4, 'it', 'Orari di negoziazione', 'Quando sono aperti i mercati, in UTC.', '<p>I mercati che seguono gli orari delle loro borse sono aperti così (UTC):</p>
<ul><li><strong>Valute</strong>: da domenica 21:00 a venerdì 21:00, giorno e notte.</li>
<li><strong>Metalli, energia, indici USA</strong>: da domenica 22:00 a venerdì 21:00, con una pausa ogni giorno dalle 21:00 alle 22:00.</li>
<li><strong>Azioni USA</strong>: da lunedì a venerdì, dalle 14:30 alle 21:00.</li>
<li><strong>Indici europei</strong>: da lunedì a venerdì, dalle 07:00 alle 16:30.</li>
<li><strong>Indici asiatici</strong>: da lunedì a venerdì, dalle 00:00 alle 08:00.</li>
<li><strong>Criptovalute</strong>: sempre.</li></ul>
<p>Un mercato chiuso è segnalato nell’elenco e nel modulo d’ordine, e Acquisto e Vendita sono bloccati. Puoi comunque annullare gli ordini pendenti e spostare gli stop. Il primo prezzo dopo una pausa può differire dall’ultimo prima.</p>');
INSERT INTO news_texts VALUES (4, 'tr', 'İşlem saatleri', 'Piyasaların açık olduğu saatler, UTC.', '<p>Borsalarının saatlerine uyan piyasalar şu saatlerde açıktır (UTC):</p>
<ul><li><strong>Dövizler</strong>: pazar 21:00’den cuma 21:00’e, gece gündüz.</li>
<li><strong>Metaller, enerji, ABD endeksleri</strong>: pazar 22:00’den cuma 21:00’e, her gün 21:00–22:00 arası ara.</li>
<li><strong>ABD hisseleri</strong>: pazartesiden cumaya, 14:30–21:00.</li>
<li><strong>Avrupa endeksleri</strong>: pazartesiden cumaya, 07:00–16:30.</li>
<li><strong>Asya endeksleri</strong>: pazartesiden cumaya, 00:00–08:00.</li>
<li><strong>Kripto</strong>: her zaman.</li></ul>
<p>Kapalı piyasa listede ve emir formunda belirtilir; Alış ve Satış kilitlenir. Bekleyen emirler yine iptal edilebilir, zarar durdur ve kâr al taşınabilir. Aradan sonraki ilk fiyat, öncesindeki son fiyattan farklı olabilir.</p>');
INSERT INTO news_texts VALUES (5, 'hk', '歡迎', '先用模擬賬戶練習：相同市場，零風險。', '<p>歡迎您！建議按以下三步開始：</p>
<ol><li>在登入頁開立<strong>模擬賬戶</strong>，無需填寫資料，並有 100,000 模擬資金。</li>
<li>閱讀保證金、止損及訂單類型<strong>指南</strong>，只需五分鐘。</li>
<li>如要以自己的資金交易，請先註冊並完成實名認證。</li></ol>
<p>槓桿交易風險高，虧損可能迅速擴大。請只用您能承受損失的資金交易。</p>');
INSERT INTO news_texts VALUES (5, 'en', 'Welcome', 'Start with the demo account: the same markets, no risk.', '<p>Good to have you here. Three steps to begin with:</p>
<ol><li>Open a <strong>demo account</strong> on the login screen. It needs no details from you and starts with 100,000 in virtual funds.</li>
<li>Read the <strong>guides</strong> on margin, on stop loss and on order types. They take five minutes.</li>
<li>When you want to trade with your own money, register and have your identity verified.</li></ol>
<p>Trading with leverage is risky: losses can come fast. Trade only with money that you can afford to lose.</p>');
INSERT INTO news_texts VALUES (5, 'jp', 'ようこそ', 'まずはデモ口座から。同じ相場を、リスクなしで。', '<p>ご利用ありがとうございます。次の3つのステップで始めましょう。</p>
<ol><li>ログイン画面で<strong>デモ口座</strong>を開きます。入力は不要で、100,000の仮想資金で始められます。</li>
<li>証拠金、損切り、注文の種類の<strong>ガイド</strong>を読みます。5分ほどです。</li>
<li>ご自身の資金で取引するときは、登録して本人確認を済ませます。</li></ol>
<p>レバレッジ取引にはリスクがあり、損失が急速に膨らむことがあります。失っても差し支えない資金だけで取引してください。</p>');
INSERT INTO news_texts VALUES (5, 'kr', '환영합니다', '데모 계좌로 시작하세요. 같은 시장, 위험은 없습니다.', '<p>반갑습니다. 이렇게 세 단계로 시작해 보세요.</p>
<ol><li>로그인 화면에서 <strong>데모 계좌</strong>를 개설하세요. 정보 입력 없이 모의 자금 100,000으로 시작합니다.</li>
<li>증거금, 손절, 주문 유형 <strong>가이드</strong>를 읽어 보세요. 5분이면 됩니다.</li>
<li>본인 자금으로 거래하려면 가입한 뒤 본인 인증을 받으세요.</li></ol>
<p>레버리지 거래는 위험하며 손실이 빠르게 커질 수 있습니다. 잃어도 괜찮은 자금으로만 거래하세요.</p>');
INSERT INTO news_texts VALUES (5, 'th', 'ยินดีต้อนรับ', 'เริ่มด้วยบัญชีเดโม: ตลาดเดียวกัน ไม่มีความเสี่ยง', '<p>ยินดีที่คุณมาอยู่กับเรา เริ่มต้นได้ในสามขั้นตอน</p>
<ol><li>เปิด<strong>บัญชีเดโม</strong>ที่หน้าเข้าสู่ระบบ ไม่ต้องกรอกข้อมูล และเริ่มด้วยเงินจำลอง 100,000</li>
<li>อ่าน<strong>คู่มือ</strong>เรื่องมาร์จิ้น การตัดขาดทุน และประเภทคำสั่ง ใช้เวลาเพียงห้านาที</li>
<li>เมื่อต้องการซื้อขายด้วยเงินของคุณเอง ให้ลงทะเบียนและยืนยันตัวตน</li></ol>
<p>การซื้อขายด้วยเลเวอเรจมีความเสี่ยง และอาจขาดทุนอย่างรวดเร็ว โปรดซื้อขายด้วยเงินที่คุณยอมรับการสูญเสียได้เท่านั้น</p>');
INSERT INTO news_texts VALUES (5, 'de', 'Willkommen', 'Beginnen Sie mit dem Demokonto: dieselben Märkte, kein Risiko.', '<p>Schön, dass Sie da sind. Drei Schritte für den Anfang:</p>
<ol><li>Eröffnen Sie auf der Anmeldeseite ein <strong>Demokonto</strong>. Es braucht keine Angaben und startet mit einem virtuellen Guthaben von 100.000.</li>
<li>Lesen Sie die <strong>Anleitungen</strong> zu Margin, Stop-Loss und Orderarten. Das dauert fünf Minuten.</li>
<li>Möchten Sie mit eigenem Geld handeln, registrieren Sie sich und lassen Ihre Identität bestätigen.</li></ol>
<p>Der Handel mit Hebel ist riskant: Verluste können schnell entstehen. Handeln Sie nur mit Geld, dessen Verlust Sie verkraften können.</p>');
INSERT INTO news_texts VALUES (5, 'ru', 'Добро пожаловать', 'Начните с демо-счёта: те же рынки, никакого риска.', '<p>Рады вас видеть. Три шага для начала:</p>
<ol><li>Откройте <strong>демо-счёт</strong> на экране входа. Он не требует данных и начинается с виртуальных 100 000.</li>
<li>Прочитайте <strong>руководства</strong> о марже, стоп-лоссе и видах ордеров. Это займёт пять минут.</li>
<li>Когда захотите торговать на свои деньги, зарегистрируйтесь и подтвердите личность.</li></ol>
<p>Торговля с плечом рискованна: убытки могут расти быстро. Торгуйте только теми деньгами, потерю которых можете себе позволить.</p>');
INSERT INTO news_texts VALUES (5, 'spa', 'Le damos la bienvenida', 'Empiece con la cuenta demo: los mismos mercados, sin riesgo.', '<p>Nos alegra tenerle aquí. Tres pasos para empezar:</p>
<ol><li>Abra una <strong>cuenta demo</strong> en la pantalla de acceso. No pide ningún dato y empieza con 100.000 de dinero ficticio.</li>
<li>Lea las <strong>guías</strong> sobre margen, stop loss y tipos de órdenes. Se leen en cinco minutos.</li>
<li>Cuando quiera operar con su propio dinero, regístrese y verifique su identidad.</li></ol>
<p>Operar con apalancamiento es arriesgado: las pérdidas pueden llegar deprisa. Opere solo con dinero que pueda permitirse perder.</p>');
INSERT INTO news_texts VALUES (5, 'pt', 'Boas-vindas', 'Comece pela conta demo: os mesmos mercados, sem risco.', '<p>Que bom ter você aqui. Três passos para começar:</p>
<ol><li>Abra uma <strong>conta demo</strong> na tela de login. Ela não pede nenhum dado e começa com 100.000 em dinheiro fictício.</li>
<li>Leia os <strong>guias</strong> sobre margem, stop loss e tipos de ordem. Levam cinco minutos.</li>
<li>Quando quiser negociar com o seu próprio dinheiro, cadastre-se e verifique sua identidade.</li></ol>
<p>Negociar com alavancagem é arriscado: as perdas podem vir rápido. Negocie apenas com dinheiro que você pode perder.</p>');
INSERT INTO news_texts VALUES (5, 'ar', 'أهلًا بك', 'ابدأ بالحساب التجريبي: الأسواق نفسها بلا مخاطرة.', '<p>يسعدنا وجودك معنا. ثلاث خطوات للبداية:</p>
<ol><li>افتح <strong>حسابًا تجريبيًا</strong> من شاشة تسجيل الدخول. لا يطلب أي بيانات ويبدأ برصيد افتراضي قدره 100,000.</li>
<li>اقرأ <strong>دليل التداول</strong> عن الهامش ووقف الخسارة وأنواع الأوامر. تكفيك خمس دقائق.</li>
<li>عندما تريد التداول بأموالك، سجّل ووثّق هويتك.</li></ol>
<p>التداول بالرافعة المالية ينطوي على مخاطر، وقد تأتي الخسائر سريعًا. لا تتداول إلا بأموال تستطيع تحمّل خسارتها.</p>');
INSERT INTO news_texts VALUES (5, 'it', 'Ti diamo il benvenuto', 'Inizia dal conto demo: gli stessi mercati, nessun rischio.', '<p>È un piacere averti qui. Tre passi per cominciare:</p>
<ol><li>Apri un <strong>conto demo</strong> dalla schermata di accesso. Non chiede alcun dato e parte con 100.000 di denaro virtuale.</li>
<li>Leggi le <strong>guide</strong> su margine, stop loss e tipi di ordine. Bastano cinque minuti.</li>
<li>Quando vorrai operare con il tuo denaro, registrati e fai verificare la tua identità.</li></ol>
<p>Operare con la leva è rischioso: le perdite possono arrivare in fretta. Opera solo con denaro che puoi permetterti di perdere.</p>');
INSERT INTO news_texts VALUES (5, 'tr', 'Hoş geldiniz', 'Demo hesapla başlayın: aynı piyasalar, risk yok.', '<p>Aramıza hoş geldiniz. Başlamak için üç adım:</p>
<ol><li>Giriş ekranında bir <strong>demo hesap</strong> açın. Sizden bilgi istemez ve 100.000 sanal parayla başlar.</li>
<li>Teminat, zarar durdur ve emir türleriyle ilgili <strong>rehberleri</strong> okuyun. Beş dakika sürer.</li>
<li>Kendi paranızla işlem yapmak istediğinizde kaydolun ve kimliğinizi doğrulatın.</li></ol>
<p>Kaldıraçlı işlem risklidir: zararlar hızla büyüyebilir. Yalnızca kaybetmeyi göze alabileceğiniz parayla işlem yapın.</p>');

INSERT INTO office_actions OVERRIDING SYSTEM VALUE VALUES (1, 1773133711000, 'tester', 'deposit', '{"USER":"anna@example.com","AMOUNT":"2500.125001","memo":"Wire 1","id":"W1"}', 'done', '{"uid":"1000005","balance":"0.000000"}', '{"uid":"1000005","balance":"2500.125001"}');
INSERT INTO office_actions OVERRIDING SYSTEM VALUE VALUES (2, 1773133711000, 'tester', 'deposit', '{"USER":"anna@example.com","AMOUNT":"100","memo":"Wire 2","id":"W2"}', 'done', '{"uid":"1000005","balance":"2500.125001"}', '{"uid":"1000005","balance":"2600.125001"}');
INSERT INTO office_actions OVERRIDING SYSTEM VALUE VALUES (3, 1773133711000, 'tester', 'deposit', '{"USER":"ben@example.com","AMOUNT":"50","memo":"First","id":"W3"}', 'done', '{"uid":"1000006","balance":"0.000000"}', '{"uid":"1000006","balance":"50.000000"}');
INSERT INTO office_actions OVERRIDING SYSTEM VALUE VALUES (4, 1773133831000, 'tester', 'verify approve', '{"ID":"1"}', 'done', '{"id":1,"status":"waiting"}', '{"id":1,"status":"certified","reason":""}');
INSERT INTO office_actions OVERRIDING SYSTEM VALUE VALUES (5, 1773133831000, 'tester', 'market close', '{"CODE":"GBPUSD"}', 'done', '{"code":"GBPUSD","name":"GBP/USD","price":"1.32840","trades":true,"halted_since":null}', '{"code":"GBPUSD","name":"GBP/USD","price":"1.32840","trades":false,"halted_since":"2026-03-10T09:10:31Z"}');

INSERT INTO orders VALUES (1, 1, '00000000-0000-4000-8000-000000000001', 'EURUSD', 'buy', 'closed', 1, 100, 1.16520, 'below', 1.16520, 1.16611, NULL, NULL, 1165.200000, 6.000000, 91.000000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (2, 1, '00000000-0000-4000-8000-000000000002', 'EURUSD', 'buy', 'closed', 0.5, 100, 1.16611, 'below', 1.16611, 1.16490, 1.16500, NULL, 583.055000, 3.000000, -60.500000, 1773133200000, 1773133200000, 1773133200000, 'stop_loss');
INSERT INTO orders VALUES (3, 1, NULL, 'EURUSD', 'sell', 'closed', 0.3, 100, 1.16611, 'below', 1.16611, 1.16477, NULL, 1.16480, 349.833000, 1.800000, 40.200000, 1773133200000, 1773133200000, 1773133200000, 'take_profit');
INSERT INTO orders VALUES (4, 1, NULL, 'EURUSD', 'buy', 'closed', 2, 100, 1.15000, 'above', NULL, 1.16477, NULL, NULL, 2300.000000, 12.000000, 0.000000, 1773133200000, NULL, 1773133200000, 'cancelled');
INSERT INTO orders VALUES (6, 1, NULL, 'EURUSD', 'sell', 'pending', 1.5, 100, 1.18000, 'below', NULL, NULL, 1.19000, 1.17000, 1770.000000, 9.000000, 0.000000, 1773133200000, NULL, NULL, NULL);
INSERT INTO orders VALUES (7, 1, NULL, 'EURUSD', 'sell', 'holding', 0.1, 100, 1.16399, 'below', 1.16399, NULL, 1.20000, NULL, 116.399000, 0.600000, 0.000000, 1773133200000, 1773133200000, NULL, NULL);
INSERT INTO orders VALUES (5, 1, NULL, 'EURUSD', 'buy', 'closed', 0.2, 100, 1.16400, 'above', 1.16399, 1.14000, 1.16000, NULL, 232.798000, 1.200000, -479.800000, 1773133200000, 1773133200000, 1773133200000, 'stop_loss');
INSERT INTO orders VALUES (8, 2, NULL, 'EURUSD', 'buy', 'closed', 80, 100, 1.16399, 'below', 1.16399, 1.14000, NULL, NULL, 93119.200000, 480.000000, -191920.000000, 1773133200000, 1773133200000, 1773133200000, 'stop_out');
INSERT INTO orders VALUES (9, 2, NULL, 'EURUSD', 'buy', 'closed', 4.5, 100, 1.16399, 'below', 1.16399, 1.14000, NULL, NULL, 5237.955000, 27.000000, -10795.500000, 1773133200000, 1773133200000, 1773133200000, 'stop_out');
INSERT INTO orders VALUES (10, 3, NULL, 'EURUSD', 'buy', 'closed', 3, 100, 1.16400, 'below', 1.16400, 1.16400, NULL, NULL, 3492.000000, 18.000000, 0.000000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (11, 3, NULL, 'EURUSD', 'buy', 'closed', 1, 100, 1.20000, 'below', NULL, 1.16400, NULL, NULL, 1200.000000, 6.000000, 0.000000, 1773133200000, NULL, 1773133200000, 'cancelled');
INSERT INTO orders VALUES (12, 3, NULL, 'EURUSD', 'sell', 'holding', 0.7, 100, 1.16400, 'below', 1.16400, NULL, NULL, NULL, 814.800000, 4.200000, 0.000000, 1773133200000, 1773133200000, NULL, NULL);
INSERT INTO orders VALUES (18, 4, NULL, 'EURUSD', 'sell', 'closed', 0.01, 100, 1.16404, 'below', 1.16404, 1.16405, NULL, NULL, 11.640400, 0.060000, -0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (19, 4, NULL, 'EURUSD', 'buy', 'closed', 0.01, 100, 1.16405, 'below', 1.16405, 1.16406, NULL, NULL, 11.640500, 0.060000, 0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (20, 4, NULL, 'EURUSD', 'sell', 'closed', 0.01, 100, 1.16406, 'below', 1.16406, 1.16407, NULL, NULL, 11.640600, 0.060000, -0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (21, 4, NULL, 'EURUSD', 'buy', 'closed', 0.01, 100, 1.16407, 'below', 1.16407, 1.16408, NULL, NULL, 11.640700, 0.060000, 0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (22, 4, NULL, 'EURUSD', 'sell', 'closed', 0.01, 100, 1.16408, 'below', 1.16408, 1.16409, NULL, NULL, 11.640800, 0.060000, -0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (23, 4, NULL, 'EURUSD', 'buy', 'closed', 0.01, 100, 1.16409, 'below', 1.16409, 1.16410, NULL, NULL, 11.640900, 0.060000, 0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (24, 4, NULL, 'EURUSD', 'sell', 'closed', 0.01, 100, 1.16410, 'below', 1.16410, 1.16411, NULL, NULL, 11.641000, 0.060000, -0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (25, 4, NULL, 'EURUSD', 'buy', 'closed', 0.01, 100, 1.16411, 'below', 1.16411, 1.16412, NULL, NULL, 11.641100, 0.060000, 0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (26, 4, NULL, 'EURUSD', 'sell', 'closed', 0.01, 100, 1.16412, 'below', 1.16412, 1.16413, NULL, NULL, 11.641200, 0.060000, -0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (27, 4, NULL, 'EURUSD', 'buy', 'closed', 0.01, 100, 1.16413, 'below', 1.16413, 1.16414, NULL, NULL, 11.641300, 0.060000, 0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (28, 4, NULL, 'EURUSD', 'sell', 'closed', 0.01, 100, 1.16414, 'below', 1.16414, 1.16415, NULL, NULL, 11.641400, 0.060000, -0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (29, 4, NULL, 'EURUSD', 'buy', 'closed', 0.01, 100, 1.16415, 'below', 1.16415, 1.16416, NULL, NULL, 11.641500, 0.060000, 0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (30, 4, NULL, 'EURUSD', 'sell', 'closed', 0.01, 100, 1.16416, 'below', 1.16416, 1.16417, NULL, NULL, 11.641600, 0.060000, -0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (31, 4, NULL, 'EURUSD', 'buy', 'closed', 0.01, 100, 1.16417, 'below', 1.16417, 1.16418, NULL, NULL, 11.641700, 0.060000, 0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (32, 4, NULL, 'EURUSD', 'sell', 'closed', 0.01, 100, 1.16418, 'below', 1.16418, 1.16419, NULL, NULL, 11.641800, 0.060000, -0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (33, 4, NULL, 'EURUSD', 'buy', 'closed', 0.01, 100, 1.16419, 'below', 1.16419, 1.16420, NULL, NULL, 11.641900, 0.060000, 0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (34, 4, NULL, 'EURUSD', 'sell', 'closed', 0.01, 100, 1.16420, 'below', 1.16420, 1.16421, NULL, NULL, 11.642000, 0.060000, -0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (35, 4, NULL, 'EURUSD', 'buy', 'closed', 0.01, 100, 1.16421, 'below', 1.16421, 1.16422, NULL, NULL, 11.642100, 0.060000, 0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (36, 4, NULL, 'EURUSD', 'sell', 'closed', 0.01, 100, 1.16422, 'below', 1.16422, 1.16423, NULL, NULL, 11.642200, 0.060000, -0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (37, 4, NULL, 'EURUSD', 'buy', 'closed', 0.01, 100, 1.16423, 'below', 1.16423, 1.16424, NULL, NULL, 11.642300, 0.060000, 0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (38, 4, NULL, 'EURUSD', 'sell', 'closed', 0.01, 100, 1.16424, 'below', 1.16424, 1.16425, NULL, NULL, 11.642400, 0.060000, -0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (39, 4, NULL, 'EURUSD', 'buy', 'closed', 0.01, 100, 1.16425, 'below', 1.16425, 1.16426, NULL, NULL, 11.642500, 0.060000, 0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (40, 4, NULL, 'EURUSD', 'sell', 'closed', 0.01, 100, 1.16426, 'below', 1.16426, 1.16427, NULL, NULL, 11.642600, 0.060000, -0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (41, 4, NULL, 'EURUSD', 'buy', 'closed', 0.01, 100, 1.16427, 'below', 1.16427, 1.16428, NULL, NULL, 11.642700, 0.060000, 0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (42, 4, NULL, 'EURUSD', 'sell', 'closed', 0.01, 100, 1.16428, 'below', 1.16428, 1.16429, NULL, NULL, 11.642800, 0.060000, -0.010000, 1773133200000, 1773133200000, 1773133200000, 'user');
INSERT INTO orders VALUES (43, 4, NULL, 'EURUSD', 'buy', 'holding', 0.05, 100, 1.16429, 'below', 1.16429, NULL, NULL, NULL, 58.214500, 0.300000, 0.000000, 1773133200000, 1773133200000, NULL, NULL);
INSERT INTO orders VALUES (44, 5, '00000000-0000-4000-8000-000000000003', 'EURUSD', 'buy', 'holding', 0.1, 100, 1.16429, 'below', 1.16429, NULL, NULL, NULL, 116.429000, 0.600000, 0.000000, 1773133200000, 1773133200000, NULL, NULL);
INSERT INTO orders VALUES (45, 5, NULL, 'EURUSD', 'buy', 'pending', 0.4, 100, 1.10000, 'above', NULL, NULL, NULL, NULL, 440.000000, 2.400000, 0.000000, 1773133200000, NULL, NULL, NULL);
INSERT INTO orders VALUES (46, 6, NULL, 'EURUSD', 'buy', 'closed', 0.03, 100, 1.16429, 'below', 1.16429, 1.13000, NULL, NULL, 34.928700, 0.180000, -102.870000, 1773133200000, 1773133200000, 1773133200000, 'stop_out');

INSERT INTO outbox OVERRIDING SYSTEM VALUE VALUES (1, 'email', 'anna@example.com', 'Pipframe: your verification code', 'Your verification code is 917136. It is valid for 10 minutes.

Never give this code to anyone. If you did not ask for it, you can ignore this message.
', 1773133591000);
INSERT INTO outbox OVERRIDING SYSTEM VALUE VALUES (2, 'email', 'ben@example.com', 'Pipframe: your verification code', 'Your verification code is 676776. It is valid for 10 minutes.

Never give this code to anyone. If you did not ask for it, you can ignore this message.
', 1773133651000);
INSERT INTO outbox OVERRIDING SYSTEM VALUE VALUES (3, 'sms', '+41791234567', '', 'Pipframe: Your verification code is 677694. It is valid for 10 minutes.', 1773133711000);

INSERT INTO plantings VALUES ('news');
INSERT INTO plantings VALUES ('news in every language');

INSERT INTO schema_steps VALUES (1, 'users, sessions, accounts, orders, ledger');
INSERT INTO schema_steps VALUES (2, 'outbox');
INSERT INTO schema_steps VALUES (3, 'accounts with a password');
INSERT INTO schema_steps VALUES (4, 'sessions that end');
INSERT INTO schema_steps VALUES (5, 'codes');
INSERT INTO schema_steps VALUES (6, 'uploads, identities, feedback');
INSERT INTO schema_steps VALUES (7, 'news by language');
INSERT INTO schema_steps VALUES (8, 'back office: locks, halts, transfers, audit');
INSERT INTO schema_steps VALUES (9, 'attempts and codes that outlive a restart');
INSERT INTO schema_steps VALUES (10, 'pictures that go');
INSERT INTO schema_steps VALUES (11, 'last use, known addresses, what goes by its age');
INSERT INTO schema_steps VALUES (12, 'replays that go on after a restart');
INSERT INTO schema_steps VALUES (13, 'ids of orders');

INSERT INTO sessions OVERRIDING SYSTEM VALUE VALUES ('7c5683bed3996f3d9708cbf6b7ee060ad804c441e425b6403acdc68e56023b6c', 1, 1, 1773133200000, 1773133200000);
INSERT INTO sessions OVERRIDING SYSTEM VALUE VALUES ('fb690cf9219d8c84aed8ea883930333fba8fb69e61d257b5af4ab0b5acf2cb13', 2, 2, 1773133381000, 1773133381000);
INSERT INTO sessions OVERRIDING SYSTEM VALUE VALUES ('4480d3574d35871b81981840a4e36be98920fb473fa04c0b0afb7b316590037f', 3, 3, 1773133501000, 1773133501000);
INSERT INTO sessions OVERRIDING SYSTEM VALUE VALUES ('9d16b9d3fea5bc117d87229b4ce5d860a8ab14ea8c06352d8c0e857e8739722b', 4, 4, 1773133501000, 1773133501000);
INSERT INTO sessions OVERRIDING SYSTEM VALUE VALUES ('82a32827218411ef168e91edf320ba584e31f42de196e9fab2b9fd1aa0d0fb7c', 5, 5, 1773133591000, 1773133591000);
INSERT INTO sessions OVERRIDING SYSTEM VALUE VALUES ('4ba7e63cc94009d4a499e395ced9a2ee7f43ce0212bcaa1cc0c6b3dd3874b0b1', 6, 6, 1773133651000, 1773133651000);

INSERT INTO uploads VALUES ('e0f0d435c2414e16c484cbe23282461b4a4b6ad8.png', 5, 16, 10, 69, 1773133831000, 1773133831000, NULL);
INSERT INTO uploads VALUES ('4dbd00bb4dfa1c41e326ef2e7091ced3546ab7e1.png', 5, 16, 11, 69, 1773133831000, 1773133831000, NULL);

INSERT INTO users OVERRIDING SYSTEM VALUE VALUES (1, '', 0, true, 'd03d160106c21d29a9cfd217490368047fe37c3f0420b005d668e71081667185', 'ABC28F4BD9', 1773133200000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1773133200000);
INSERT INTO users OVERRIDING SYSTEM VALUE VALUES (2, '', 0, true, 'ba824df3969d6bf0f7e6758eee7ce036f27ccb7afba0afa93d189a8292917097', '718CF37083', 1773133381000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1773133381000);
INSERT INTO users OVERRIDING SYSTEM VALUE VALUES (3, '', 0, true, 'd68a76bb2069be9ee09bd30b79d7fbe7d007ec5e21766c63f46962eb41de40b1', '2CE2FC1B54', 1773133501000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1773133501000);
INSERT INTO users OVERRIDING SYSTEM VALUE VALUES (4, '', 0, true, '64bedb542cf433814fd22a16dd4ddc58663559f8e7fe303a3d1feae67ed65ed5', '36BBCBE06D', 1773133501000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1773133501000);
INSERT INTO users OVERRIDING SYSTEM VALUE VALUES (5, 'anna@example.com', 0, false, NULL, 'BEA0DF94D6', 1773133591000, NULL, NULL, NULL, NULL, 'scrypt$1024$8$1$lmSEgUGYWNLyJJ55t9pSGg==$dxBS3V1q0fdV1oSm5+0eVPLmlOC5UNtLsL6LITkF7sg=', NULL, NULL, 0);
INSERT INTO users OVERRIDING SYSTEM VALUE VALUES (6, 'ben@example.com', 0, false, NULL, 'E6A9199220', 1773133651000, NULL, NULL, NULL, NULL, 'scrypt$1024$8$1$hQhGX5+k5BxcMeOfogCZCw==$tYasdnlFyQb8iRPjUfmrzjjDAam1G6yg/jxoFFfAIUU=', NULL, NULL, 0);

SELECT pg_catalog.setval('codes_id_seq', 3, true);

SELECT pg_catalog.setval('feedback_id_seq', 1, true);

SELECT pg_catalog.setval('identity_reviews_id_seq', 1, true);

SELECT pg_catalog.setval('ledger_id_seq', 88, true);

SELECT pg_catalog.setval('news_id_seq', 5, true);

SELECT pg_catalog.setval('office_actions_id_seq', 5, true);

SELECT pg_catalog.setval('order_id_blocks', 1, true);

SELECT pg_catalog.setval('outbox_id_seq', 3, true);

SELECT pg_catalog.setval('sessions_number_seq', 6, true);

SELECT pg_catalog.setval('users_id_seq', 6, true);

ALTER TABLE ONLY accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (key_hash);

ALTER TABLE ONLY codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity_reviews
    ADD CONSTRAINT identity_reviews_pkey PRIMARY KEY (id);

ALTER TABLE ONLY known_callers
    ADD CONSTRAINT known_callers_pkey PRIMARY KEY (caller_hash);

ALTER TABLE ONLY ledger
    ADD CONSTRAINT ledger_pkey PRIMARY KEY (id);

ALTER TABLE ONLY market_halts
    ADD CONSTRAINT market_halts_pkey PRIMARY KEY (code);

ALTER TABLE ONLY news
    ADD CONSTRAINT news_pkey PRIMARY KEY (id);

ALTER TABLE ONLY news_texts
    ADD CONSTRAINT news_texts_pkey PRIMARY KEY (news_id, language);

ALTER TABLE ONLY office_actions
    ADD CONSTRAINT office_actions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_account_id_client_id_key UNIQUE (account_id, client_id);

ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY plantings
    ADD CONSTRAINT plantings_pkey PRIMARY KEY (name);

ALTER TABLE ONLY replays
    ADD CONSTRAINT replays_pkey PRIMARY KEY (fingerprint);

ALTER TABLE ONLY schema_steps
    ADD CONSTRAINT schema_steps_pkey PRIMARY KEY (number);

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (name);

ALTER TABLE ONLY users
    ADD CONSTRAINT users_demo_hash_key UNIQUE (demo_hash);

ALTER TABLE ONLY users
    ADD CONSTRAINT users_invite_code_key UNIQUE (invite_code);

ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

CREATE INDEX attempts_by_end ON attempts USING btree (ends_at);

CREATE INDEX codes_by_age ON codes USING btree (sent_at);

CREATE INDEX codes_of_address ON codes USING btree (address, sent_at);

CREATE INDEX codes_of_recipient ON codes USING btree (recipient, id);

CREATE INDEX demo_users_by_use ON users USING btree (seen_at) WHERE is_demo;

CREATE INDEX feedback_by_age ON feedback USING btree (created_at);

CREATE INDEX feedback_of_user ON feedback USING btree (user_id);

CREATE INDEX identity_reviews_of_user ON identity_reviews USING btree (user_id);

CREATE UNIQUE INDEX identity_undecided ON identity_reviews USING btree (user_id) WHERE (status <> 'rejected'::text);

CREATE INDEX known_callers_by_use ON known_callers USING btree (seen_at);

CREATE INDEX known_callers_of_user ON known_callers USING btree (user_id, seen_at);

CREATE INDEX ledger_newest ON ledger USING btree (account_id, id DESC);

CREATE UNIQUE INDEX ledger_reference ON ledger USING btree (reference) WHERE (reference IS NOT NULL);

CREATE INDEX news_newest ON news USING btree (category, id DESC);

CREATE INDEX office_actions_by_age ON office_actions USING btree (at);

CREATE INDEX orders_newest ON orders USING btree (account_id, status, id DESC);

CREATE INDEX orders_open ON orders USING btree (account_id) WHERE (status <> 'closed'::text);

CREATE INDEX outbox_by_age ON outbox USING btree (created_at);

CREATE INDEX sessions_by_use ON sessions USING btree (used_at);

CREATE INDEX sessions_of_user ON sessions USING btree (user_id, number);

CREATE INDEX uploads_of_user ON uploads USING btree (user_id, created_at);

CREATE INDEX uploads_removed ON uploads USING btree (name) WHERE (removed_at IS NOT NULL);

CREATE UNIQUE INDEX users_email ON users USING btree (email) WHERE (email <> ''::text);

CREATE INDEX users_invited_by ON users USING btree (invited_by);

CREATE UNIQUE INDEX users_mobile ON users USING btree (mobile);

CREATE INDEX users_mobile_national ON users USING btree (mobile_national);

CREATE UNIQUE INDEX users_user_name ON users USING btree (lower(user_name));

ALTER TABLE ONLY accounts
    ADD CONSTRAINT accounts_id_fkey FOREIGN KEY (id) REFERENCES users(id);

ALTER TABLE ONLY feedback
    ADD CONSTRAINT feedback_picture_fkey FOREIGN KEY (picture) REFERENCES uploads(name);

ALTER TABLE ONLY feedback
    ADD CONSTRAINT feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY identity_reviews
    ADD CONSTRAINT identity_reviews_front_fkey FOREIGN KEY (front) REFERENCES uploads(name);

ALTER TABLE ONLY identity_reviews
    ADD CONSTRAINT identity_reviews_reverse_fkey FOREIGN KEY (reverse) REFERENCES uploads(name);

ALTER TABLE ONLY identity_reviews
    ADD CONSTRAINT identity_reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY known_callers
    ADD CONSTRAINT known_callers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY ledger
    ADD CONSTRAINT ledger_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

ALTER TABLE ONLY news_texts
    ADD CONSTRAINT news_texts_news_id_fkey FOREIGN KEY (news_id) REFERENCES news(id) ON DELETE CASCADE;

ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY uploads
    ADD CONSTRAINT uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY users
    ADD CONSTRAINT users_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id);
