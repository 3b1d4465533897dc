// Loaded before an engine's program: removes access to other programs. Node.js below 25 can't disable the
// network with a flag. A network namespace still allows file-based sockets (such as a database's) and signals
// to processes of the same user.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

function refuse() {
  throw Object.assign(new Error('an engine has no network access'), { code: 'ERR_ACCESS_DENIED' });
}

/** Replaces members permanently with a function that throws. */
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
// DNS queries alone can transmit data.
take(dns.Resolver.prototype, methodsOf(dns.Resolver));
take(dns.promises.Resolver.prototype, methodsOf(dns.promises.Resolver));
take(dns.promises, functionsOf(dns.promises));
take(dns, functionsOf(dns));
take(
  process,
  ['kill', '_kill', '_debugProcess', 'binding', '_linkedBinding'].filter((name) => name in process),
);
syncBuiltinESMExports();
