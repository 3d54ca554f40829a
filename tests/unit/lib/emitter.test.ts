import { expect, it, vi } from 'vitest';
import { Emitter } from '../../../src/lib/emitter.ts';

interface Events {
  opened: void;
  moved: { readonly by: number };
}

it('calls the listeners of an event, in the order in which they subscribed, and no others', () => {
  const emitter = new Emitter<Events>();
  const heard: string[] = [];
  emitter.on('moved', ({ by }) => heard.push(`first ${by}`));
  emitter.on('moved', ({ by }) => heard.push(`second ${by}`));
  emitter.on('opened', () => heard.push('opened'));
  emitter.emit('moved', { by: 2 });
  expect(heard).toEqual(['first 2', 'second 2']);
  emitter.emit('opened');
  expect(heard.at(-1)).toBe('opened');
});

it('does nothing where nobody listens', () => {
  expect(() => new Emitter<Events>().emit('opened')).not.toThrow();
});

it('passes on what a listener throws', () => {
  const emitter = new Emitter<Events>();
  const later = vi.fn();
  emitter.on('opened', () => {
    throw new Error('broken');
  });
  emitter.on('opened', later);
  expect(() => emitter.emit('opened')).toThrow('broken');
  expect(later).not.toHaveBeenCalled();
});
