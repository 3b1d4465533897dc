import type { BrowserContext } from 'playwright-core';

/**
 * A page that shows the flow in a frame and uses the protocol of flow-channel.ts, with the received messages
 * in `window.heard`. It replaces the SDK, which has separate tests, so that it can also send messages that
 * the SDK never would.
 */
const HOST = `<!doctype html><html lang="en"><head><title>Shop</title></head>
<body><main><h1>Shop</h1></main><script>
  window.heard = [];
  window.show = (id, nonce) => {
    const frame = document.createElement('iframe');
    frame.title = 'Verification';
    frame.allow = 'camera';
    frame.width = 420; frame.height = 640;
    frame.src = '/flow/' + id + '#n=' + nonce;
    document.querySelector('main').append(frame);
    return new Promise((resolve) => { frame.onload = () => resolve(); });
  };
  window.connect = (nonce, first) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => window.heard.push(data);
    document.querySelector('iframe').contentWindow.postMessage({ assay: 1, type: 'connect', nonce }, '*', [channel.port2]);
    for (const message of first) channel.port1.postMessage(message);
    window.port = channel.port1;
  };
</script></body></html>`;

/** Serves the host page at a URL of the flow's own server. @returns the URL */
export async function serveHost(context: BrowserContext, origin: string): Promise<string> {
  const address = `${origin}/host-page-of-a-test`;
  await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body: HOST }));
  return address;
}
