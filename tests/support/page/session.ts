import type { User } from '../../../src/contract/worker/state.ts';
import { page } from './fresh-page.ts';

const DEMO: User = { id: 1, uid: 'U1', email: '', level: '', isDemo: true, inviteCode: '' };

export function becomeMember(change: Partial<User> = {}): void {
  page.state.slices.session.value = { status: 'member', user: { ...DEMO, ...change } };
}

export function becomeVisitor(): void {
  page.state.slices.session.value = { status: 'visitor' };
}
