// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../src/lib/result.ts';
import { IdentityScreen } from '../../src/screens/identity/IdentityScreen.tsx';
import { picture, sentPictures } from '../support/page/pictures.ts';
import { happen, settle, show, speak, type Shown } from '../support/page/screen.tsx';
import { becomeMember } from '../support/page/session.ts';
import { failure } from '../support/page/fake-client.ts';
import { applyFrames, freshPage, page } from '../support/page/fresh-page.ts';
import { profileDraftsOf } from '../../src/state/profile-drafts.ts';

vi.mock('../../src/worker-client/upload.ts', () => import('../support/page/pictures.ts'));

const alerts = (): (string | null)[] => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

async function open(): Promise<Shown> {
  const shown = show(<IdentityScreen />);
  await settle();
  return shown;
}

async function addPictures(): Promise<void> {
  for (const slot of [profileDraftsOf(page).frontPicture, profileDraftsOf(page).backPicture]) {
    happen(() => void slot.pick(picture()));
    await settle();
    sentPictures.at(-1)?.finish(ok(`/uploads/${sentPictures.length}`));
    await settle();
  }
}

describe('the verification', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => {
    freshPage();
    sentPictures.length = 0;
    becomeMember({ isDemo: false });
    page.client.answer('identity', ok({ status: 'none', reason: '' }));
  });

  it('has the shape of what comes until it is there', async () => {
    const finish = page.client.leaveOpen('identity');
    await open();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
    finish(ok({ status: 'none', reason: '' }));
    await settle();
    expect(screen.getByLabelText('Full name')).toBeDefined();
  });

  it('is asked for again when it has been decided', async () => {
    page.client.answer('identity', ok({ status: 'waiting', reason: '' }));
    await open();
    page.client.answer('identity', ok({ status: 'finished', reason: '' }));
    happen(() => applyFrames([{ notices: [{ kind: 'verificationReviewed', isAccepted: true }] }]));
    await settle();
    expect(screen.getByTestId('identity-progress').dataset['status']).toBe('finished');
  });

  it('says what is missing, field by field, and sends nothing', async () => {
    const { user } = await open();
    await user.click(screen.getByTestId('submit'));
    expect(alerts()).toEqual([
      'Enter your name.',
      'Enter your ID number.',
      'Add a picture of the front side.',
      'Add a picture of the back side.',
    ]);
    expect(page.client.callsOf('submitIdentity')).toEqual([]);
  });

  it('keeps what was typed and sent through a failure and through leaving, then waits', async () => {
    page.client.answer('submitIdentity', failure('network'));
    const first = await open();
    await first.user.type(screen.getByLabelText('Full name'), ' Jo Doe ');
    await first.user.type(screen.getByLabelText('ID number'), 'X1');
    await addPictures();
    await first.user.click(screen.getByTestId('submit'));
    expect(alerts().join()).toContain('could not be reached');
    first.unmount();
    const { user } = await open();
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', ' Jo Doe ');
    page.client.answer('submitIdentity', ok('Received'));
    page.client.answer('identity', ok({ status: 'waiting', reason: '' }));
    await user.click(screen.getByTestId('submit'));
    const form = { name: 'Jo Doe', cardId: 'X1', frontPicture: '/uploads/1', backPicture: '/uploads/2' };
    expect(page.client.callsOf('submitIdentity')).toEqual([[form], [form]]);
    expect(screen.getByTestId('identity-progress').dataset['status']).toBe('waiting');
    expect(profileDraftsOf(page).identity.peek().name).toBe('');
    expect(profileDraftsOf(page).frontPicture.url).toBeUndefined();
  });

  it('waits for a picture that is still on its way', async () => {
    const { user } = await open();
    happen(() => void profileDraftsOf(page).frontPicture.pick(picture()));
    await settle();
    await user.click(screen.getByTestId('submit'));
    expect(alerts()).toContain('Wait until the picture has been sent.');
  });

  it('looks again while it waits, and is done when the back office has decided', async () => {
    page.client.answer('identity', ok({ status: 'waiting', reason: '' }));
    const { user } = await open();
    page.client.answer('identity', ok({ status: 'finished', reason: '' }));
    await user.click(screen.getByTestId('check-again'));
    expect(screen.getByTestId('identity-progress').dataset['status']).toBe('finished');
    expect(screen.queryByTestId('check-again')).toBeNull();
  });

  it('says why it was rejected, above the form', async () => {
    page.client.answer('identity', ok({ status: 'rejected', reason: 'Too dark' }));
    await open();
    expect(screen.getByTestId('rejection').textContent).toContain('Too dark');
    expect(screen.getByTestId('submit')).toBeDefined();
  });

  it('says what failed, tries again, and tries by itself when the connection is back', async () => {
    page.client.answer('identity', failure('network'));
    const { user } = await open();
    expect(screen.getByText('The verification could not be loaded')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(page.client.callsOf('identity')).toHaveLength(2);
    happen(() => (page.state.slices.connection.value = { phase: 'offline' }));
    expect(screen.getByText('No network')).toBeDefined();
    page.client.answer('identity', ok({ status: 'none', reason: '' }));
    happen(() => (page.state.slices.connection.value = { phase: 'open', latencyMs: 9 }));
    await settle();
    expect(screen.getByLabelText('Full name')).toBeDefined();
  });

  it('nobody finds the draft of the one before', async () => {
    const { user, unmount } = await open();
    await user.type(screen.getByLabelText('Full name'), 'Jo');
    unmount();
    becomeMember({ id: 2, isDemo: false });
    await open();
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', '');
  });
});
