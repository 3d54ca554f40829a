/** A push service and the devices behind it: what it gets it opens with the device's own key, as a browser does. */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushNote } from '../../../src/contract/push-note.ts';

const CURVE = 'prime256v1';
const SALT = 16;
const KEY_ID_AT = 21;
const TAG = 16;

/** What came for a device. */
export interface PushedMessage {
  readonly note: PushNote;
  readonly headers: IncomingHttpHeaders;
}

/** A browser's side of a subscription. */
export class Device {
  readonly endpoint: string;
  readonly auth = randomBytes(SALT).toString('base64url');
  readonly messages: PushedMessage[] = [];
  /** How often something came, taken or not. */
  asked = 0;
  /** What its push service answers. */
  status = 201;
  headers: Readonly<Record<string, string>> = {};
  /** Takes what comes and never answers. */
  isSilent = false;
  readonly #keys: ECDH;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#keys = createECDH(CURVE);
    this.#keys.generateKeys();
  }

  get p256dh(): string {
    return this.#keys.getPublicKey('base64url');
  }

  get notes(): readonly PushNote[] {
    return this.messages.map(({ note }) => note);
  }

  get titles(): readonly string[] {
    return this.notes.map(({ title }) => title);
  }

  /** What a client sends to subscribe. */
  form(kinds: string) {
    return { endpoint: this.endpoint, p256dh: this.p256dh, auth: this.auth, kinds };
  }

  /** RFC 8291, with the names that it uses. */
  open(body: Buffer): PushNote {
    const keyLength = body[KEY_ID_AT - 1] ?? 0;
    const sender = body.subarray(KEY_ID_AT, KEY_ID_AT + keyLength);
    const salt = body.subarray(0, SALT);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const ikm = hkdf(Buffer.from(this.auth, 'base64url'), this.#keys.computeSecret(sender), info, 32);
    const cek = hkdf(salt, ikm, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(salt, ikm, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', cek, nonce);
    decipher.setAuthTag(body.subarray(-TAG));
    const text = Buffer.concat([decipher.update(body.subarray(KEY_ID_AT + keyLength, -TAG)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as PushNote;
  }
}

export class PushService {
  readonly #devices = new Map<string, Device>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const device = this.#devices.get(request.url ?? '');
      void buffer(request).then((body) => this.#take(device, { headers: request.headers, body }, response));
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  newDevice(): Device {
    const path = `/send/${randomUUID()}`;
    const device = new Device(this.origin + path);
    this.#devices.set(path, device);
    return device;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #take(
    device: Device | undefined,
    { headers, body }: { readonly headers: IncomingHttpHeaders; readonly body: Buffer },
    response: ServerResponse,
  ): void {
    if (!device) return void response.writeHead(404).end();
    device.asked++;
    if (device.isSilent) return;
    if (device.status === 201) device.messages.push({ note: device.open(body), headers });
    response.writeHead(device.status, device.headers).end();
  }
}

/** Whose key signed a request, and what the signature says; throws where it is not right. */
export function signedBy({ authorization = '' }: IncomingHttpHeaders): {
  readonly key: string;
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
} {
  const [, jwt = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${header}.${claims}`), options, Buffer.from(signature, 'base64url')))
    throw new Error('The signature is not right');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

function hkdf(salt: Buffer, key: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}
