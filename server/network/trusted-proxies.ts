import { BlockList, isIP } from 'node:net';

/** Whether an address is that of a proxy whose word about the caller is taken. */
export type ProxyCheck = (address: string) => boolean;

/** @param proxies addresses and networks, as the settings have checked them */
export function trustedProxies(proxies: readonly string[]): ProxyCheck {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
