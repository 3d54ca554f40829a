/** A page of its own for each test: a client that records what it is asked, and the state of a page that starts. */
import type { Frame } from '../../../src/contract/worker/frame.ts';
import { createFrameReader } from '../../../src/state/frame-reader.ts';
import type { Page } from '../../../src/state/page.ts';
import { createPageState } from '../../../src/state/page-state.ts';
import { fakeClient, type FakeClient } from './fake-client.ts';

export interface TestPage extends Page {
  readonly client: FakeClient;
}

/** The page of the running test; `freshPage` has to come first. */
export let page: TestPage;

/** Puts a page that starts in the place of the one before. */
export function freshPage(): void {
  page = { client: fakeClient(), state: createPageState() };
}

/** What the page makes of frames. */
export function applyFrames(frames: readonly Frame[]): void {
  createFrameReader(page.state).apply(frames);
}
