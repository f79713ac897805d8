import { describe, expect, it } from 'vitest';
import { callerAddress } from '../../../src/service/command/caller-address.js';

describe('the address of a caller', () => {
  it.each<[string, trusted: string[], peer: string, forwarded: string | undefined, is: string]>([
    ['is that of the connection', [], '192.0.2.1', undefined, '192.0.2.1'],
    ['is not what the caller says', [], '192.0.2.1', '203.0.113.9', '192.0.2.1'],
    ['is what a trusted proxy says', ['127.0.0.1'], '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    [
      'is the last before all trusted proxies',
      ['127.0.0.1', '10.0.0.0/8'],
      '127.0.0.1',
      '1.1.1.1, 203.0.113.9,10.2.3.4',
      '203.0.113.9',
    ],
    ['has no port', ['127.0.0.1'], '127.0.0.1', '203.0.113.9:50312', '203.0.113.9'],
    ['has one spelling', ['fd00::/8'], 'FD00:0::2', '[2001:0DB8:0::9]:50312', '2001:db8::9'],
    ['is unknown when the proxy says what is none', ['127.0.0.1'], '127.0.0.1', '203.0.113.9, nobody', 'unknown'],
    ['is unknown when the connection has none', ['127.0.0.1'], '', '203.0.113.9', 'unknown'],
    ['may be of IPv6', ['fd00::/8'], 'fd00::2', '2001:db8::9', '2001:db8::9'],
    ['is that of the proxy when it says none', ['127.0.0.1'], '127.0.0.1', undefined, '127.0.0.1'],
  ])('%s', (_, trusted, peer, forwarded, is) => {
    expect(callerAddress(trusted)(peer, forwarded)).to.equal(is);
  });
});
