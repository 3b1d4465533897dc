// Loaded before an engine's program: takes from it what reaches other programs. Node.js below 25 cannot refuse the network
// by a flag, and an own network of the operating system still leaves sockets that are files (such as a database's) and
// signals to processes of the same user.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

function refuse() {
  throw Object.assign(new Error('an engine reaches nothing but its channel'), { code: 'ERR_ACCESS_DENIED' });
}

/** Puts a refusal in the place of members, for good. */
function take(owner, names) {
  for (const name of names)
    Object.defineProperty(owner, name, { value: refuse, writable: false, configurable: false });
}

const functionsOf = (owner) => Object.keys(owner).filter((name) => typeof owner[name] === 'function');
const methodsOf = (type) =>
  Object.getOwnPropertyNames(type.prototype).filter((name) => name !== 'constructor');

take(net.Socket.prototype, ['connect']);
take(net.Server.prototype, ['listen']);
take(net, ['connect', 'createConnection', 'createServer']);
take(dgram, ['createSocket']);
take(dgram.Socket.prototype, ['bind', 'connect', 'send']);
// Names alone carry words to whoever answers for them.
take(dns.Resolver.prototype, methodsOf(dns.Resolver));
take(dns.promises.Resolver.prototype, methodsOf(dns.promises.Resolver));
take(dns.promises, functionsOf(dns.promises));
take(dns, functionsOf(dns));
take(
  process,
  ['kill', '_kill', '_debugProcess', 'binding', '_linkedBinding'].filter((name) => name in process),
);
syncBuiltinESMExports();
