import type { Texts, AccountGuide } from '../first-texts.ts';

export const en: Texts<AccountGuide> = {
  verification: {
    title: 'Verify your identity',
    summary: 'What you need, how it goes, and what it is good for.',
    content: `<p>Until you are verified, you can withdraw at most 1,000 at a time. Verification takes a few minutes and is done once. You need a real account for it.</p>
<h3>How it goes</h3>
<ol><li>Open <strong>Account</strong>, then <strong>Identity verification</strong>.</li>
<li>Enter your name and ID number as they are written on the document.</li>
<li>Add a picture each of the <strong>Front side</strong> and the <strong>Back side</strong>: PNG, JPEG or WebP, 5 MB at most.</li>
<li>Tap <strong>Submit</strong>.</li></ol>
<p>The screen then shows <strong>In review</strong>, and after the check <strong>Verified</strong>, or <strong>Rejected</strong> with the reason. In that case you can correct it and submit again.</p>
<h3>Pictures that are accepted</h3>
<ul><li>The whole document, with all four corners.</li>
<li>Sharp, in good light, without reflections.</li>
<li>A document that is still valid.</li></ul>
<p>Only you and those who check your documents can see these pictures.</p>`,
  },
  funds: {
    title: 'Deposit and withdraw',
    summary: 'How money comes in and goes out, what it costs, and what to look out for.',
    content: `<p>Both are under <strong>Account</strong>, with a coin or through a bank. You need a real account.</p>
<h3>Paying in: Deposit</h3>
<ol><li>Choose the currency, and with a coin the <strong>Network</strong>. What is sent over another network is lost.</li>
<li>Send the money to the address or the account that is shown there.</li>
<li>Enter the amount, add a picture as <strong>Proof of payment</strong> and submit.</li></ol>
<p>The deposit is first <strong>Under review</strong>, then <strong>Completed</strong>, and the money is in your balance. Example: at 0.92 euros to the dollar, 460 euros become 460 ÷ 0.92 = 500 dollars.</p>
<h3>Paying out: Withdraw</h3>
<ol><li>First add where the money should go, under <strong>Coin addresses</strong> or <strong>Bank accounts</strong>.</li>
<li>Enter the amount. The fee and what <strong>You receive</strong> are shown at once.</li>
<li>Check everything and confirm. The amount is set aside for the review; if the withdrawal is rejected, it goes back to your balance.</li></ol>
<h3>Examples</h3>
<ul><li>200 in USDT over TRC20: the fee is 1. You receive 200 − 1 = 199.</li>
<li>200 in euros to a bank: the fee is 0.5%, which is 1. You receive (200 − 1) × 0.92 = 183.08 euros.</li></ul>
<p>What open positions hold as margin cannot be withdrawn. At most 1,000 can be withdrawn at a time until you are verified, and for 24 hours after you change your password or add an address or account.</p>`,
  },
  following: {
    title: 'Follow other traders',
    summary: 'What a copy is, how large it becomes, and how you end it.',
    content: `<p>Under <strong>Copy</strong> you find traders who let others follow them. What they open is opened in your account as well, at your next price, and is closed when they close.</p>
<h3>How large a copy is</h3>
<ul><li><strong>Multiple of the lots</strong>: the trader opens 0.5 lots, your multiple is 0.2. Your copy: 0.5 × 0.2 = 0.1 lots.</li>
<li><strong>Share of the equity</strong>: your multiple is 1, your net value 1,000, the trader’s 8,000. Your copy: 0.5 × 1 × 1,000 ÷ 8,000 = 0.0625, rounded down to 0.06 lots.</li></ul>
<p>A copy below the smallest order (0.01 lots of EUR/USD) is not opened, nor is one that your free margin does not cover. <strong>Following</strong> shows what was not copied, and why.</p>
<h3>Before you follow</h3>
<ul><li>Look at the <strong>Total return</strong>, but also at the <strong>Largest drop from a peak</strong>: you might have lost that much.</li>
<li>Set limits: <strong>Most lots of one copy</strong> and <strong>End at a loss of</strong>.</li>
<li>Try it on the demo account first.</li></ul>
<p>You can end it at any time: <strong>Stop and close the positions</strong>, or <strong>Stop and keep the positions</strong>, which are then your own. Past results promise nothing.</p>`,
  },
  safety: {
    title: 'Staying safe',
    summary: 'How to protect your account and your money, and what we never ask for.',
    content: `<p>Fraud nearly always begins with a message that hurries you. Take your time.</p>
<h3>Your account</h3>
<ul><li>Choose a password of at least 8 characters that you use nowhere else.</li>
<li>We never ask for your password or a verification code, neither on the telephone nor in the chat. A code has 6 digits and is good for 10 minutes.</li>
<li>If you suspect that somebody knows your password, choose <strong>Change password</strong> at once: it logs you out on all devices.</li></ul>
<h3>Your money</h3>
<ul><li>Pay in only to what is shown under <strong>Deposit</strong>, never to an address from a message.</li>
<li>Compare address and network before you send coins. What goes to a wrong place cannot be brought back.</li>
<li>Nobody can promise you profits. Whoever does is after your money.</li></ul>
<h3>Your trades</h3>
<ul><li>Practise on the demo account first: its 100,000 are virtual.</li>
<li>Trade only with money that you can afford to lose, and set a stop loss.</li></ul>
<p>If in doubt, ask <strong>Customer service</strong> before you do anything.</p>`,
  },
};
