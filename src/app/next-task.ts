/** Answers in another task: what the browser has to do meanwhile, such as to hear a press, comes before. Unlike a timer it is as soon in a hidden page. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  }).finally(() => port1.close());
}
