/** What a device can be told of while its client is closed. */
export const PUSH_KINDS = ['filled', 'stop', 'stop_out', 'funds', 'device'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];
