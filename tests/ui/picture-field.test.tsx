// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../src/lib/result.ts';
import { PictureSlot } from '../../src/state/picture-slot.ts';
import { PictureField } from '../../src/ui/PictureField.tsx';
import { picture, sentPictures, type SentPicture } from '../support/page/pictures.ts';
import { happen, settle, show, speak } from '../support/page/screen.tsx';
import { freshPage, page } from '../support/page/fresh-page.ts';
import { failure } from '../support/page/fake-client.ts';

vi.mock('../../src/worker-client/upload.ts', () => import('../support/page/pictures.ts'));

const MB = 1024 * 1024;
let slot: PictureSlot;

async function pick(file: File): Promise<void> {
  happen(() => void slot.pick(file));
  await settle();
}
const last = (): SentPicture => {
  const sent = sentPictures.at(-1);
  if (!sent) throw new Error('Nothing was sent');
  return sent;
};
const preview = (): HTMLImageElement | null => screen.queryByRole('img');

describe('a picture', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => {
    sentPictures.length = 0;
    freshPage();
    slot = new PictureSlot(page.client);
    show(<PictureField label="Front side" slot={slot} />);
  });

  it('is shown from the device while it is sent, with how much has left', async () => {
    await pick(picture());
    expect(preview()?.alt).toBe('Front side: preview');
    expect(preview()?.src).toMatch(/^blob:/);
    happen(() => last().progress(0.42));
    expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe('Sending, 42%');
    last().finish(ok('/uploads/1'));
    await settle();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(slot.url).toBe('/uploads/1');
  });

  it.each([
    ['of another type', picture('text/html'), 'Choose a PNG, JPEG or WebP picture.'],
    ['that is too large', picture('image/png', 5 * MB + 1), 'The picture is larger than 5 MB. Choose a smaller one.'],
  ])('%s is refused before anything is sent', async (_, file, words) => {
    await pick(file);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(sentPictures).toEqual([]);
    expect(preview()).toBeNull();
  });

  it('of just 5 MB is sent', async () => {
    await pick(picture('image/webp', 5 * MB));
    expect(sentPictures).toHaveLength(1);
  });

  it('that fails is cleared, and it says why; another one can be chosen', async () => {
    await pick(picture());
    last().finish(failure('refused', { message: 'This is no picture' }));
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('This is no picture');
    expect(preview()).toBeNull();
    expect(slot.url).toBeUndefined();
    await pick(picture('image/jpeg'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be given up on its way, without a word', async () => {
    await pick(picture());
    const sent = last();
    happen(() => screen.getByRole('button', { name: 'Cancel' }).click());
    expect(sent.cancelled).toBe(true);
    sent.finish(failure('cancelled'));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(preview()).toBeNull();
  });

  it('that was replaced answers in vain', async () => {
    await pick(picture());
    const first = last();
    await pick(picture('image/jpeg'));
    expect(first.cancelled).toBe(true);
    first.finish(ok('/uploads/old'));
    first.progress(0.9);
    await settle();
    expect(slot.url).toBeUndefined();
    last().finish(ok('/uploads/new'));
    await settle();
    expect(slot.url).toBe('/uploads/new');
  });

  it('can be removed', async () => {
    await pick(picture());
    last().finish(ok('/uploads/1'));
    await settle();
    happen(() => screen.getByRole('button', { name: 'Remove' }).click());
    expect(slot.url).toBeUndefined();
    expect(preview()).toBeNull();
  });
});
