/** Which addresses are nobody's business: our own machine, the networks behind it, and what leads there by a detour. */
import { BlockList, isIP } from 'node:net';

const closed = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(address, bits, 'ipv4');

/** Everything outside 2000::/3 is special; within it these carry IPv4 addresses or lead nowhere. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(address, bits, 'ipv6');

/** Whether anybody on the internet could be meant by it. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4');
    case 6:
      return global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
    default:
      return false;
  }
}
