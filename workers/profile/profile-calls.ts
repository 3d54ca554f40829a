/**
 * The calls of screens that are seldom opened, in one file: with one each, the bundler takes what they share with the
 * worker's entry out of it, and the first price waits for two files.
 */
export { loadInvitations } from '../invite/invite-calls.ts';
export { loadPushSettings, putPush } from '../push/push-calls.ts';
