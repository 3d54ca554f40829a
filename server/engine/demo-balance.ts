import { decimal } from '../../src/domain/decimal.ts';

/** What a demo account starts with, and what a reset restores; the account's money at 6 digits. Wire contract, "Reference server, business rules". */
export const DEMO_BALANCE = decimal('100000.000000');
