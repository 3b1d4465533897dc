import { once } from 'node:events';
import { createServer } from 'node:http';

/** A customer's page on a separate origin, with a content policy that allows only the SDK's needs. */
export interface Shop {
  readonly origin: string;
  close(): Promise<void>;
}

/** Functions that the tests call. `start` returns the error message, or null. */
const SCRIPT = `
window.heard = [];
window.violations = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  violations.push(violatedDirective + ' ' + blockedURI));
for (const name of ['opened', 'closed', 'started', 'completed', 'cancelled', 'error'])
  ServiceOrchestration.on(name, (value) => heard.push(value === undefined ? name : name + ' ' + value));
window.begin = (config) => ServiceOrchestration.start(config).then(() => null, (error) => error.message);
document.getElementById('pay').onclick = () => begin(window.config).then((message) => { window.outcome = message; });
`;

const page = (
  server: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/shop.css">
<script src="${server}/js/v1/orchestration.umd.js"></script><script src="/shop.js" defer></script></head>
<body><main><h1>Shop</h1><button id="pay" type="button">Pay</button>
<div id="roomy"></div><div id="narrow"></div><div id="growing"></div></main></body></html>`;

const STYLE = `body { margin: 0; min-height: 3000px }
#roomy { width: 500px; height: 700px } #narrow { width: 300px; height: 500px } #growing { width: 500px }`;

/** @param server URL of Assay */
export async function openShop(server: string): Promise<Shop> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${server}`,
    "style-src 'self'",
    'img-src data:',
    `frame-src ${server}`,
    `connect-src ${server}`,
  ].join('; ');
  const site = createServer((request, response) => {
    const { pathname } = new URL(String(request.url), 'http://shop');
    const [type, body] =
      pathname === '/shop.js'
        ? ['text/javascript', SCRIPT]
        : pathname === '/shop.css'
          ? ['text/css', STYLE]
          : ['text/html; charset=utf-8', page(server)];
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(body);
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address();
  if (typeof address !== 'object' || address === null) throw new Error('the shop has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      site.closeAllConnections();
      site.close();
      await once(site, 'close');
    },
  };
}
