/** Readers of the parameters that have to do with accounts. What a person may mistype gets a refusal in its own words later. */
import * as v from 'valibot';
import { choiceParameter, textParameter } from './parameters.ts';

const LONGEST_NAME = 320;
/** Above the rule of 128 characters, so that a long one hears of it. */
const LONGEST_PASSWORD = 1_024;
const LONGEST_CODE = 16;

/** How a user is reached. */
export const addressTypeParameter = choiceParameter(['email', 'mobile']);
/** An e-mail address, telephone number, user name or uid. */
export const nameParameter = textParameter(LONGEST_NAME);
/** Any text; the rule for new passwords is told in its own words. */
export const passwordParameter = textParameter(LONGEST_PASSWORD);
/** A code that was sent; spaces around it are left out. */
export const codeParameter = v.pipe(textParameter(LONGEST_CODE), v.trim());
/** Made by the client: as long as 96 random bits at least. */
export const CAPTCHA_TOKEN = /^[\w-]{16,128}$/;
