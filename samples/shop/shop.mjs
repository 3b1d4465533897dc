import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { callAssay } from './assay.mjs';
import { subscribe, workflowFor } from './setup.mjs';
import { isGenuine } from './webhook.mjs';

const WEBHOOK_PATH = '/webhooks/assay';
const MAX_BODY_LENGTH = 1_000_000;
const FILES = {
  '/shop.js': ['shop.js', 'text/javascript; charset=utf-8'],
  '/shop.css': ['shop.css', 'text/css; charset=utf-8'],
};
const publicFile = (name) => readFile(new URL(`public/${name}`, import.meta.url));

/**
 * Returns the content security policy that the SDK needs: its script, its frame and its request; no inline
 * code or styles.
 */
const policyFor = (assay) =>
  [
    "default-src 'none'",
    `script-src 'self' ${assay}`,
    "style-src 'self'",
    'img-src data:',
    `frame-src ${assay}`,
    `connect-src 'self' ${assay}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

async function bodyOf(request) {
  const parts = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > MAX_BODY_LENGTH) throw new Error('The request body is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const sendJson = (response, status, value) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value));

/** Returns the part of a result that a customer may see: only the status of each check. */
const resultOf = ({ status, checks }) => ({
  status,
  checks: (checks ?? []).map(({ checkType, status: outcome, statusDetail }) => ({
    check: checkType,
    status: outcome,
    detail: statusDetail,
  })),
});

/** The orders of a shop and the results of their verifications. */
class Orders {
  /** Orders by order number, a random UUID that can't be guessed. */
  #orders = new Map();
  #assay;
  /** Secret for signing messages; null if Assay sends none. */
  secret = null;
  workflowId = '';

  constructor(assay) {
    this.#assay = assay;
  }

  find(number) {
    return this.#orders.get(number);
  }

  async place() {
    const order = randomUUID();
    const { executionId, token } = await callAssay(
      this.#assay,
      'POST',
      '/orchestration-api/v1/init-workflow',
      {
        workflowId: this.workflowId,
        inputs: { user_id: `customer-${order}`, reference_id: order },
      },
    );
    this.#orders.set(order, { executionId, result: null, isUpdated: false });
    return { order, token };
  }

  /** Without webhooks the shop polls Assay until the result is final. A waiting page polls once a second. */
  async read(order) {
    const { executionId, result } = order;
    if (this.secret || (result && result.status !== 'REVIEW')) return { result };
    const path = `/orchestration-api/v1/workflow-execution/${executionId}`;
    const execution = await callAssay(this.#assay, 'GET', path);
    if (execution.status !== 'PENDING') order.result = resultOf(execution);
    return { result: order.result };
  }

  /** Handles a webhook message from Assay. @returns the HTTP status of the response */
  takeMessage(headers, body) {
    const { event, data } = JSON.parse(body.toString());
    // The ping sent at registration is not signed and changes nothing.
    if (event === 'ping') return 200;
    if (!this.secret || !isGenuine({ headers, body }, this.secret, Date.now())) return 401;
    const order = [...this.#orders.values()].find(({ executionId }) => executionId === data.id);
    if (!order) return 204;
    // Messages may arrive out of order: a reviewer's decision is newer than the end of the flow.
    const isUpdate = event.endsWith('_updated');
    if (isUpdate || !order.isUpdated) order.result = resultOf(data);
    if (isUpdate) order.isUpdated = true;
    return 204;
  }
}

async function showPage(response, assay) {
  const page = String(await publicFile('index.html')).replaceAll('{{assay}}', assay);
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyFor(assay),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .end(page);
}

/** Handles a request of a browser or a webhook message. @param assay URL under which browsers reach Assay */
async function handle(orders, assay, request, response) {
  const { pathname } = new URL(request.url, 'http://shop');
  const asked = `${request.method} ${pathname}`;
  if (asked === 'GET /') return showPage(response, assay);
  if (asked === 'POST /orders') return sendJson(response, 201, await orders.place());
  if (asked === `POST ${WEBHOOK_PATH}`)
    return response.writeHead(orders.takeMessage(request.headers, await bodyOf(request))).end();
  const order = request.method === 'GET' && orders.find(pathname.replace('/orders/', ''));
  if (order) return sendJson(response, 200, await orders.read(order));
  const file = request.method === 'GET' && FILES[pathname];
  if (!file) return sendJson(response, 404, { message: 'Page not found.' });
  const [name, type] = file;
  return response
    .writeHead(200, { 'content-type': type, 'x-content-type-options': 'nosniff' })
    .end(await publicFile(name));
}

/**
 * Starts a shop that verifies its customers. An order counts as verified only when a signed message from
 * Assay, or Assay's API, reports that its verification was approved. Data from the browser is only for
 * display.
 *
 * @param {{ assay:
 *   { url: string, key: string }, host: string, name: string, port: number, say: (text: string) => void, }}
 *   options `host` is the address to listen on, `name` the host name that browsers use
 */
export async function openShop({ assay, host, name, port, say }) {
  const orders = new Orders(assay);
  const server = createServer((request, response) => {
    handle(orders, assay.url, request, response).catch((error) => {
      say(error.message);
      if (!response.headersSent) sendJson(response, 502, { message: 'The request failed. Try again.' });
      else response.destroy();
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const taken = server.address().port;
  const origin = `http://${name}:${taken}`;
  const local = `http://127.0.0.1:${taken}`;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  try {
    orders.workflowId = await workflowFor(assay, [...new Set([origin, local])]);
  } catch (error) {
    await close();
    throw error;
  }
  orders.secret = await subscribe(assay, local + WEBHOOK_PATH).catch((error) => {
    say(`Assay can't send webhooks to this machine (${error.message}). The shop polls for results instead.`);
    return null;
  });
  return { origin, close };
}
