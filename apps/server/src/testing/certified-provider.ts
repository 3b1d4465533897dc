import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { CLIENT } from './loopback-provider';

/**
 * A real OpenID Connect provider on this machine. The name typed at sign-in becomes the user and the user's
 * group.
 */
export interface CertifiedProvider {
  /** Uses a different host name than the panel, so browsers treat it as another site. */
  readonly issuer: string;
  close(): Promise<void>;
}

const configuration = (panelUrl: string) => ({
  clients: [
    {
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      redirect_uris: [`${panelUrl}/panel/oidc`],
      response_types: ['code'],
      grant_types: ['authorization_code'],
    },
  ],
  scopes: ['openid', 'email', 'groups'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], groups: ['groups'] },
  cookies: { keys: ['of tests'] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: true } },
  findAccount: (_context: unknown, id: string) => ({
    accountId: id,
    claims: () => ({ sub: id, email: `${id}@example.com`, email_verified: true, groups: [`group of ${id}`] }),
  }),
});

/** Starts a provider that redirects to the given panel. */
export async function startCertifiedProvider(panelUrl: string): Promise<CertifiedProvider> {
  let answer: RequestListener | undefined;
  const server = createServer((request, response) => answer?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  answer = new Provider(issuer, configuration(panelUrl)).callback();
  return {
    issuer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Signs in at the provider without a browser and gives consent.
 * @param url address where the sign-in starts
 * @returns the address that the provider redirects to
 */
export async function signInThere(url: string, name: string, comesBackTo: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = url;
  let form: URLSearchParams | undefined;
  for (let steps = 0; steps < 20; steps++) {
    if (next.startsWith(comesBackTo)) return next;
    const reply = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [key = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(key, value);
    }
    form = undefined;
    const location = reply.headers.get('location');
    const page = await reply.text();
    if (location) next = new URL(location, next).href;
    else {
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
      if (!prompt || !action) throw new Error(`the provider asks for something else: ${reply.status}`);
      form = new URLSearchParams({ prompt, login: name, password: 'any' });
      next = new URL(action, next).href;
    }
  }
  throw new Error('the provider never comes back');
}
