import type { Texts, Announcement } from '../first-texts.ts';

export const kr: Texts<Announcement> = {
  tradingHours: {
    title: '거래 시간',
    summary: '각 시장이 열리는 시간(UTC).',
    content: `<p>거래소 시간을 따르는 시장의 거래 시간은 다음과 같습니다(UTC).</p>
<ul><li><strong>외환</strong>: 일요일 21:00부터 금요일 21:00까지 24시간.</li>
<li><strong>귀금속, 에너지, 미국 지수</strong>: 일요일 22:00부터 금요일 21:00까지, 매일 21:00~22:00 휴장.</li>
<li><strong>미국 주식</strong>: 월요일~금요일 14:30~21:00.</li>
<li><strong>유럽 지수</strong>: 월요일~금요일 07:00~16:30.</li>
<li><strong>아시아 지수</strong>: 월요일~금요일 00:00~08:00.</li>
<li><strong>암호화폐</strong>: 항상.</li></ul>
<p>휴장 중인 시장은 목록과 주문 화면에 표시되며 매수와 매도가 잠깁니다. 예약 주문 취소와 손절·익절 변경은 가능합니다. 휴장 후 첫 가격은 휴장 전 마지막 가격과 다를 수 있습니다.</p>`,
  },
  welcome: {
    title: '환영합니다',
    summary: '데모 계좌로 시작하세요. 같은 시장, 위험은 없습니다.',
    content: `<p>반갑습니다. 이렇게 세 단계로 시작해 보세요.</p>
<ol><li>로그인 화면에서 <strong>데모 계좌</strong>를 개설하세요. 정보 입력 없이 모의 자금 100,000으로 시작합니다.</li>
<li>증거금, 손절, 주문 유형 <strong>가이드</strong>를 읽어 보세요. 5분이면 됩니다.</li>
<li>본인 자금으로 거래하려면 가입한 뒤 본인 인증을 받으세요.</li></ol>
<p>레버리지 거래는 위험하며 손실이 빠르게 커질 수 있습니다. 잃어도 괜찮은 자금으로만 거래하세요.</p>`,
  },
};
