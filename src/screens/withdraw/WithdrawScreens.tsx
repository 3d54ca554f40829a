/** The screens of withdrawals: one part, because each leads to the others. */
export { AddMethodScreen } from './AddMethodScreen.tsx';
export { BankAccountsScreen, CoinAddressesScreen } from './MethodListScreen.tsx';
export { WithdrawScreen } from './WithdrawScreen.tsx';
