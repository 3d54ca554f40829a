/** What is another's, and what could be done to it: the values with which every call is tried. */

export const CLIENT_ID = '123e4567-e89b-42d3-a456-426614174000';
/** What nobody else may learn. */
export const SECRETS = { email: 'victim@example.com', name: 'Vera Victim', card: 'K9876543', balance: '54321.123456' };

/** For a parameter of this name: what could do harm. `$…` is filled from the victim. Others are set by path. */
export const HARMFUL: Readonly<Record<string, readonly string[]>> = {
  id: ['$held', '$pending', '$closed'],
  account: [SECRETS.email],
  to: [SECRETS.email],
  password: ['a guess at the word'],
  re_password: ['a guess at the word'],
  new_password: ['a longer pass phrase'],
  secondary_password: ['a longer pass phrase'],
  auth_code: ['000000'],
  sms_code: ['000000'],
  login_type: ['email'],
  type: ['email', '1', '2'],
  area_id: [''],
  user_name: ['victim'],
  invite_code: ['$invite'],
  key: ['is_show_mobile'],
  captcha: ['abcd'],
  mobile: [''],
  email: [SECRETS.email],
  demo_id: ['a-device-of-nobody-at-all'],
  forex_id: ['1'],
  status: ['0', '1', '3'],
  page: ['1'],
  period: ['1min'],
  end: [''],
  searchCurrency: [''],
  name: ['Vera'],
  category_id: ['1'],
  cont: ['0.01'],
  multiple: ['100'],
  target_price: ['1.10000'],
  stop_loss_price: ['1.05000'],
  target_profit_price: ['1.90000'],
  client_id: [CLIENT_ID],
  card_id: ['1'],
  front_pic: ['$picture'],
  reverse_pic: ['$spare'],
  picture: ['$spare', '$picture'],
  content: ['Hello'],
};
