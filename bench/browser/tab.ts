/**
 * A page that nothing listens to. A test driver follows the network of its pages, and the browser then copies every
 * message of every socket out of the thread that reads it: 8 µs a message where an empty listener takes 12.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { TargetSession, type DevtoolsSession } from './target-session.ts';

const LOOK_EVERY_MS = 50;
const TOUCH_EVERY_MS = 16;
const GIVE_UP_MS = 30_000;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

/** What to wait for: so many elements of a selector, with a text like that. */
export interface Sought {
  readonly count?: number;
  readonly text?: RegExp;
}

export class Tab {
  readonly session: DevtoolsSession;
  readonly screen: Screen;
  readonly #browser: DevtoolsSession;
  readonly #target: TargetSession;
  readonly #context: string;

  private constructor(browser: DevtoolsSession, context: string, target: TargetSession, screen: Screen) {
    this.#browser = browser;
    this.#context = context;
    this.#target = target;
    this.session = target.devtools;
    this.screen = screen;
  }

  /** With storage of its own. The scripts run in every document before its own do. */
  static async open(browser: DevtoolsSession, screen: Screen, scripts: readonly string[]): Promise<Tab> {
    const { browserContextId } = await browser.send('Target.createBrowserContext');
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const tab = new Tab(browser, browserContextId, await TargetSession.ofPage(browser, targetId), screen);
    await tab.#beTouchScreen();
    await tab.session.send('Page.enable');
    for (const source of scripts) await tab.session.send('Page.addScriptToEvaluateOnNewDocument', { source });
    return tab;
  }

  /** Until the document is there; what it shows comes later. */
  async goto(url: string): Promise<void> {
    const { errorText } = await this.session.send('Page.navigate', { url });
    if (errorText !== undefined) throw new Error(`${url}: ${errorText}`);
  }

  async reload(): Promise<void> {
    const origin = await this.evaluate<number>('performance.timeOrigin');
    await this.session.send('Page.reload');
    await this.until(`performance.timeOrigin !== ${origin}`, 'the page to load again');
  }

  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(result.description ?? exceptionDetails.text);
    return result.value as T;
  }

  async waitFor(selector: string, { count = 1, text = /(?:)/ }: Sought = {}): Promise<void> {
    const found = `[...document.querySelectorAll(${JSON.stringify(selector)})].filter(({ textContent }) => ${text}.test(textContent))`;
    await this.until(`${found}.length >= ${count}`, selector);
  }

  /** Waits until an expression is true in the page. @param what for the error of one that never is */
  async until(condition: string, what: string): Promise<void> {
    const giveUp = Date.now() + GIVE_UP_MS;
    while (!(await this.#holds(condition))) {
      if (Date.now() > giveUp) throw new Error(`Waited in vain for ${what}`);
      await sleep(LOOK_EVERY_MS);
    }
  }

  /** Middles of the elements that are on screen. */
  async middlesOf(selector: string): Promise<Point[]> {
    const middles = await this.evaluate<Point[]>(
      `[...document.querySelectorAll(${JSON.stringify(selector)})].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      })`,
    );
    const { width, height } = this.screen;
    return middles.filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height);
  }

  /**
   * A finger, as the browser emulates one for a mouse. A touch that is sent as such is kept back until the page has
   * shown a frame: of a slowed page under ticks 17 ms in the middle and 40 at p98, where this one is there after 6 and
   * 10. No finger waits so long.
   */
  async tap(point: Point): Promise<void> {
    await Promise.all([this.#finger('mousePressed', point), this.#finger('mouseReleased', point)]);
  }

  /** Puts a finger down, moves it along the points at the pace of a touch screen, and lets go: what it flings rolls on. */
  async swipe(points: readonly Point[]): Promise<void> {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return;
    await this.#finger('mousePressed', first);
    for (const point of points) {
      await this.#finger('mouseMoved', point);
      // In the course of time.
      await sleep(TOUCH_EVERY_MS);
    }
    await this.#finger('mouseReleased', last);
  }

  /** How many presses the page has had so far. */
  async presses(): Promise<number> {
    return this.evaluate<number>('performance.interactionCount');
  }

  /** Waits for the element, then taps its middle. */
  async tapOn(selector: string): Promise<void> {
    await this.waitFor(selector);
    const [middle] = await this.middlesOf(selector);
    if (!middle) throw new Error(`${selector} is not on screen`);
    await this.tap(middle);
  }

  async close(): Promise<void> {
    await this.#browser.send('Target.disposeBrowserContext', { browserContextId: this.#context });
    this.#target.dispose();
  }

  async #beTouchScreen(): Promise<void> {
    const { width, height, pixelRatio } = this.screen;
    await this.session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: pixelRatio,
      mobile: true,
    });
    await this.session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await this.session.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
    await this.session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  }

  /** The browser has no answer for a mouse event that became a touch. */
  #finger(type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Point): Promise<void> {
    return this.#target.tell('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  }

  /** A document that is going away answers nothing. */
  async #holds(condition: string): Promise<boolean> {
    try {
      return await this.evaluate<boolean>(condition);
    } catch {
      return false;
    }
  }
}
