import type { User } from '../../../src/contract/worker/state.ts';
import { slices } from '../../../src/state/slices.ts';

const DEMO: User = { id: 1, uid: 'U1', email: '', level: '', isDemo: true, inviteCode: '' };

export function becomeMember(change: Partial<User> = {}): void {
  slices.session.value = { status: 'member', user: { ...DEMO, ...change } };
}

export function becomeVisitor(): void {
  slices.session.value = { status: 'visitor' };
}
