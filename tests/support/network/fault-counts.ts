/** How often each fault has really befallen what passed: a fault that never came proves nothing. */
export interface FaultCounts {
  /** Requests, answers, and pieces over a web socket, of which half came before the connection was cut. */
  cutRequests: number;
  cutAnswers: number;
  cutFrames: number;
  /** The same of which nothing came. */
  lostRequests: number;
  lostAnswers: number;
  lostFrames: number;
  /** Pieces that came as single bytes. */
  torn: number;
  /** Pieces that were held back with others, or until a time was over. */
  held: number;
  /** Connections whose requests the server got twice. */
  doubled: number;
  /** Pieces that waited for the end of a stall. */
  stalled: number;
  /** Pieces that disappeared, with nobody told. */
  swallowed: number;
  /** Connections that were refused. */
  refused: number;
  /** Requests that a portal answered. */
  portal: number;
  /** No fault: web sockets that were asked for. */
  sockets: number;
}

export function noFaults(): FaultCounts {
  return {
    cutRequests: 0,
    cutAnswers: 0,
    cutFrames: 0,
    lostRequests: 0,
    lostAnswers: 0,
    lostFrames: 0,
    torn: 0,
    held: 0,
    doubled: 0,
    stalled: 0,
    swallowed: 0,
    refused: 0,
    portal: 0,
    sockets: 0,
  };
}
