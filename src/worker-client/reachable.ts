/** Whether the server that this page came from answers: what does not load then has another reason than the network. */
export async function isPageServerReachable(): Promise<boolean> {
  try {
    const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return answer.ok;
  } catch {
    return false;
  }
}
