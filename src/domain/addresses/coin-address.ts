/** Addresses of coins, by the protocol over which they are sent. */
import type { AddressCheck } from './address-check.ts';
import { base58Bytes, checkBitcoinAddress } from './bitcoin-address.ts';
import { checkEthereumAddress } from './ethereum-address.ts';

type Check = (address: string) => AddressCheck;

const SOLANA_BYTES = 32;

const NETWORKS = {
  bitcoin: (address) => checkBitcoinAddress({ versions: [0x00, 0x05], segwit: 'bc' }, address),
  // Its old script addresses looked like Bitcoin's: one of those is far more likely to be Bitcoin's own.
  litecoin: (address) => checkBitcoinAddress({ versions: [0x30, 0x32], segwit: 'ltc' }, address),
  ethereum: checkEthereumAddress,
  tron: (address) => checkBitcoinAddress({ versions: [0x41] }, address),
  solana: checkSolanaAddress,
} as const satisfies Readonly<Record<string, Check>>;

type Network = keyof typeof NETWORKS;

/** What the protocols are called: in capitals, letters and digits only. */
const PROTOCOLS: Readonly<Record<Network, readonly string[]>> = {
  bitcoin: ['BTC', 'BITCOIN', 'SEGWIT', 'OMNI'],
  litecoin: ['LTC', 'LITECOIN'],
  ethereum: ['ETH', 'ETHEREUM', 'ERC20', 'BEP20', 'BSC', 'POLYGON', 'MATIC', 'ARBITRUM', 'OPTIMISM', 'BASE', 'AVAXC'],
  tron: ['TRX', 'TRON', 'TRC20'],
  solana: ['SOL', 'SOLANA', 'SPL'],
};

/**
 * Whether an address can be one of its network.
 * @param protocol as the server names it, `TRC20`; the coin's own code where there is none
 * @param address without white space around it
 * @returns `unknown` for a protocol that has no rule here
 */
export function checkCoinAddress(protocol: string, address: string): AddressCheck {
  const network = networkOf(protocol);
  if (!network) return 'unknown';
  const check = NETWORKS[network](address);
  if (check === 'valid') return check;
  const isOfAnother = Object.entries(NETWORKS).some(([name, of]) => name !== network && of(address) === 'valid');
  return isOfAnother ? 'wrongNetwork' : check;
}

function networkOf(protocol: string): Network | undefined {
  const name = protocol.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return (Object.keys(PROTOCOLS) as Network[]).find((network) => PROTOCOLS[network].includes(name));
}

/** Any 32 bytes: it has no checksum. */
function checkSolanaAddress(address: string): AddressCheck {
  const bytes = base58Bytes(address);
  if (!bytes) return 'form';
  return bytes.length === SOLANA_BYTES ? 'valid' : 'length';
}
