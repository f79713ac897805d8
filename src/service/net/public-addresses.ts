import { BlockList, isIPv6 } from 'node:net';

/** Ranges that are not for hosts of the public internet (IANA's registries of special-purpose addresses). */
const reservedIn4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** One block of IPv6 is public. These ranges inside it lead elsewhere, embedded IPv4 addresses included. */
const publicIn6 = ['2000::/3'];
const reservedIn6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function blocks(family: 'ipv4' | 'ipv6', subnets: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net, length] = subnet.split('/');
    list.addSubnet(net!, Number(length), family);
  }
  return (address) => list.check(address, family);
}

const isReserved4 = blocks('ipv4', reservedIn4);
const isPublic6 = blocks('ipv6', publicIn6);
const isReserved6 = blocks('ipv6', reservedIn6);

/** Whether an IP address is that of a host on the public internet. */
export const isPublic = (address: string): boolean =>
  isIPv6(address) ? isPublic6(address) && !isReserved6(address) : !isReserved4(address);
