/** Requests as no client of good will sends them, from a seed. */

const METHODS = ['GET', 'POST', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'DELETE', 'PUT', 'PATCH', 'get', 'PRI', 'G\0T'];
const VERSIONS = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', 'HTTP', '', 'ICY'];
const LINE_ENDS = ['\r\n', '\r\n', '\r\n', '\n', '\r', '\r\r\n'];

const TARGETS = [
  '/',
  '//',
  '///',
  '//:',
  '//[',
  '//@',
  '/\\',
  '\\\\',
  '*',
  '?',
  '#',
  '',
  ' ',
  '.',
  '/..',
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%',
  '/%zz',
  '/%00',
  '/%c0%af',
  '/%ff%fe',
  '/%u0041',
  'http://',
  'http://[',
  'http://host:99999/v1/ws',
  'http://user:pass@/v1/ws',
  'host:443',
  '/v1/ws',
  '/v1/ws?',
  '//v1/ws',
  '/v1/ws/..',
  '/v1/ws%00',
  '/api/captcha/%',
  '/api/captcha/%2e%2e%2f',
  '/api/captcha/__proto__',
  '/api/common/image/%ff',
  '/api/news/picture/%ff',
  '/api/news/picture/%25.png',
  '/api/common/image/..%2f..%2fx.png',
  '/logo/%',
  '/logo/constructor.svg',
  '/logo/%00.svg',
  '/api/user/info?__proto__=1&constructor=2',
  '/api/user/createAccountDemoForU?demo_id[]=1&demo_id=%00',
  '/api/company/getCompany?name=%ed%a0%80',
  '/v1/api/forex/trade_list?searchCurrency=%',
  '/v1/api/forex/kline?forex_id=1&period=1min&end=-1',
  '/v1/api/forex/submit?forex_id=1e9&cont=NaN',
  '/api/news/info?id=9999999999999999999999',
  '/api/default/setting?key=__proto__',
] as const;

const POST_TARGETS = [
  '/api/user/loginForU',
  '/api/user/register',
  '/api/notify/send_email',
  '/api/feedback/submit',
  '/api/chat/send',
  '/api/chat/poll',
  '/api/common/image_upload',
  '/api/user/forget_password',
] as const;

const NAMES = ['Host', 'Origin', 'Upgrade', 'Connection', 'Cookie', 'Range', 'Expect', 'Accept-Encoding', 'lang'];
const MORE_NAMES = [
  'authorization',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'If-None-Match',
  'If-Modified-Since',
  'Content-Type',
  '__proto__',
  'constructor',
  'bad name',
  'Sec-WebSocket-Version',
  'Access-Control-Request-Method',
];
const VALUES = [
  '',
  '*',
  '::',
  '[',
  '[::1',
  'http://[',
  'http://',
  'null',
  'javascript:alert(1)',
  '__proto__',
  'h2c',
  'websocket',
  'bytes=9-1',
  'bytes=0-0,0-0,0-0',
  '100-continue',
  '200-maybe',
  'gzip;q=9,br;q=-1,*;q=x',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-77',
  'text/html; =',
  '\xff\xfe\x80',
  '\t \t',
  '"\\',
  '1.2.3.4, unknown, [::',
  'W/"',
  'Thu, 99 Foo 0000',
] as const;

const JSON_BODIES = [
  '{',
  'null',
  '[]',
  '"x"',
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  '{"account":{"$gt":""},"password":[],"login_type":true}',
  '{"account":"\\ud800","password":"\\udfff\\u0000","login_type":"email"}',
  '{"content":"\\u0000","email":"a@b"}',
  '{"to":"a@b.c","type":"2","type":"1"}',
  '['.repeat(7_000),
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  `{"account":${'9'.repeat(4_000)}}`,
  `{"${'\\'.repeat(3_001)}":1}`,
  '\ufeff{}',
];
const FORM_BODIES = ['a=%', '%=%', '&&&&', 'account=%00&password=%ff', '=', `a${'[a]'.repeat(1_000)}=1`, '__proto__=1'];
export const MALFORMED_PARTS = [
  '--b\r\n\r\n',
  '--b--',
  '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="file"; filename="../../x\0.png"\r\n\r\n',
  `--b\r\n${'X: y\r\n'.repeat(1_500)}\r\n`,
  '--b\r\nContent-Disposition: form-data; name="file"; filename*=utf-77\'\'%ff\r\nContent-Type: \xff\r\n\r\nx\r\n--b--',
  '--c\r\n',
];

export class MalformedRequests {
  readonly #random: () => number;

  /** @param random from 0 to 1, exclusive */
  constructor(random: () => number) {
    this.#random = random;
  }

  /** One request, or what a peer sends in place of one. */
  next(): Buffer {
    const make = this.#pick([
      () => this.#request(),
      () => this.#request(),
      () => this.#upgrade(),
      () => this.#upgrade(),
      () => this.#posted(),
      () => this.#framing(),
      () => this.#pipeline(),
      () => this.#mutated(),
      () => this.#noise(),
    ]);
    return Buffer.from(make(), 'latin1');
  }

  #request(): string {
    const method = this.#chance(0.7) ? this.#pick(['GET', 'HEAD', 'OPTIONS', 'DELETE']) : this.#pick(METHODS);
    const version = this.#chance(0.8) ? 'HTTP/1.1' : this.#pick(VERSIONS);
    const lineEnd = this.#chance(0.8) ? '\r\n' : this.#pick(LINE_ENDS);
    const head = [`${method} ${this.#target()} ${version}`, this.#caller(), 'Host: x'];
    return [...head, ...this.#headers(), '', ''].join(lineEnd);
  }

  #upgrade(): string {
    return [
      `${this.#chance(0.9) ? 'GET' : this.#pick(METHODS)} ${this.#target()} HTTP/1.1`,
      `Host: ${this.#chance(0.7) ? 'localhost' : this.#pick(VALUES)}`,
      this.#caller(),
      'Connection: Upgrade',
      `Upgrade: ${this.#chance(0.8) ? 'websocket' : this.#pick(VALUES)}`,
      `Sec-WebSocket-Key: ${this.#chance(0.7) ? 'dGhlIHNhbXBsZSBub25jZQ==' : this.#pick(VALUES)}`,
      `Sec-WebSocket-Version: ${this.#chance(0.8) ? '13' : this.#pick(VALUES)}`,
      ...(this.#chance(0.3)
        ? [`Sec-WebSocket-Extensions: ${this.#pick(['permessage-deflate; a="', ',,,', 'x;y=z'])}`]
        : []),
      ...(this.#chance(0.3) ? this.#headers() : []),
      '',
      this.#chance(0.5) ? this.#bytes(64) : '',
    ].join('\r\n');
  }

  #posted(): string {
    const [type, body] = this.#pick([
      ['application/json', this.#pick(JSON_BODIES)],
      ['application/x-www-form-urlencoded', this.#pick(FORM_BODIES)],
      ['multipart/form-data; boundary=b', this.#pick(MALFORMED_PARTS)],
      ['multipart/form-data; boundary=b', this.#bytes(400)],
      ['text/plain', 'x'],
    ] as const);
    const length = this.#chance(0.8) ? body.length : this.#pick([0, 1, body.length + 5, -1, 1e21]);
    const head = [`POST ${this.#pick(POST_TARGETS)} HTTP/1.1`, 'Host: x', this.#caller(), `Content-Type: ${type}`];
    return [...head, `Content-Length: ${length}`, '', body].join('\r\n');
  }

  /** Bodies whose end is told in more than one way, or wrongly. */
  #framing(): string {
    const headers = this.#pick([
      'Transfer-Encoding: chunked\r\nContent-Length: 5',
      'Transfer-Encoding: chunked, identity',
      'Transfer-Encoding: xchunked',
      'Transfer-Encoding: gzip, chunked',
      'Content-Length: 3\r\nContent-Length: 7',
      'Content-Length: +3',
      'Content-Length: 0x10',
      'Transfer-Encoding: chunked',
      'Transfer-Encoding: chunked\r\nTrailer: __proto__',
    ]);
    const body = this.#pick([
      '0\r\n\r\n',
      'zz\r\n',
      'ffffffffffffffffff\r\n',
      '-1\r\nx',
      '3\r\nabc',
      '3;x="\r\nabc\r\n0\r\na: b\r\n\r\n',
    ]);
    const type = this.#chance(0.5) ? 'application/json' : 'multipart/form-data; boundary=b';
    return `POST ${this.#pick(POST_TARGETS)} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${headers}\r\n\r\n${body}`;
  }

  #pipeline(): string {
    const count = 2 + Math.floor(this.#random() * 12);
    const requests = Array.from({ length: count }, () =>
      this.#chance(0.6) ? 'GET /api/default/area_list HTTP/1.1\r\nHost: x\r\n\r\n' : this.#request(),
    );
    return requests.join('') + (this.#chance(0.4) ? this.#upgrade() : '');
  }

  /** A request like others with some of its bytes changed, left out or doubled. */
  #mutated(): string {
    let text = this.#chance(0.5) ? this.#upgrade() : this.#posted();
    for (let change = 0; change < 4; change++) {
      const at = Math.floor(this.#random() * text.length);
      const end = at + Math.floor(this.#random() * 3);
      text = text.slice(0, at) + this.#bytes(2) + text.slice(this.#chance(0.2) ? at - 20 : end);
    }
    return text;
  }

  #noise(): string {
    return this.#pick([
      () => this.#bytes(300),
      () => `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`,
      () => '\x16\x03\x01\x02\x00',
    ])();
  }

  /** Somebody else each time, so that no limit by address keeps requests from getting further. */
  #caller(): string {
    return `X-Forwarded-For: 10.${[0, 0, 0].map(() => Math.floor(this.#random() * 256)).join('.')}`;
  }

  #target(): string {
    return this.#chance(0.85) ? this.#pick(TARGETS) : `/${this.#bytes(12)}`;
  }

  #headers(): string[] {
    const count = this.#chance(0.03) ? 1_500 : Math.floor(this.#random() * 5);
    const names = [...NAMES, ...MORE_NAMES];
    return Array.from(
      { length: count },
      () => `${this.#pick(names)}: ${this.#chance(0.9) ? this.#pick(VALUES) : this.#bytes(20)}`,
    );
  }

  #bytes(most: number): string {
    const count = Math.floor(this.#random() * (most + 1));
    return Array.from({ length: count }, () => String.fromCharCode(Math.floor(this.#random() * 256))).join('');
  }

  #chance(share: number): boolean {
    return this.#random() < share;
  }

  #pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.#random() * choices.length)] as T;
  }
}
