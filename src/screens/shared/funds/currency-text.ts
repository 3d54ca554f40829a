/** A currency as it is read: a coin with the network over which it is sent. */
export function currencyText({ code, protocol }: { readonly code: string; readonly protocol: string }): string {
  return protocol === '' ? code : `${code} · ${protocol}`;
}

/** The network of a coin: its protocol, or the coin itself where it has only one. */
export function networkOf({ code, protocol }: { readonly code: string; readonly protocol: string }): string {
  return protocol === '' ? code : protocol;
}
