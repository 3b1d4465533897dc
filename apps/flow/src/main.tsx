import type { FlowErrorCode, FlowSession } from '@assay/contract';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { claimHandOff, type FlowApi, flowApi, isEnded, persist, Refused } from './api/flow-api';
import { hasCamera, isDesktop } from './camera/camera';
import { belongsTo, Flow, openState } from './model/flow';
import {
  connectHost,
  executionOf,
  type Host,
  noHost,
  readEntrance,
  recall,
  recallLanguage,
  remember,
  rememberLanguage,
} from './model/host';
import { type Scene, SceneContext } from './model/use-flow';
import { FAILURES } from './screens/ends';
import { Stage } from './screens/stage';
import type { Texts } from './texts/text-names';
import { chooseLanguage, directionOf, loadTexts } from './texts/texts';
import { applyTheme, layered } from './theme/theme';
import { Frame, Head } from './view/frame';
import { Primary, Screen, Spinner } from './view/screen';

/** Path of the device agent on the server. */
const AGENT = '/js/v1/agent.esm.js';
/**
 * Options that skip two signals: the DNS resolver needs a lookup on another server, and the location needs
 * the end user's permission.
 */
const OPTIONS = { dnsResolverDomain: '', geolocation: { enabled: false } };

interface Agent {
  getSession(options: typeof OPTIONS): Promise<string>;
}

/**
 * Returns a session of the device agent, which limits its own waiting time; null if the agent isn't
 * available.
 */
async function deviceSession(): Promise<string | null> {
  try {
    const { getSession } = (await import(new URL(AGENT, location.origin).href)) as Agent;
    return (await getSession(OPTIONS)) || null;
  } catch {
    return null;
  }
}

const root = document.getElementById('flow');

/** Error for a page that can't start; the error screen replaces the flow. */
class Stopped extends Error {
  constructor(
    readonly code: FlowErrorCode,
    readonly isCode = false,
  ) {
    super(`The page cannot start: ${code}.`);
    this.name = 'Stopped';
  }
}

const never = new AbortController().signal;

/**
 * Finds the token for the address, and the host that shows the page.
 * @throws Stopped
 */
async function findHost(): Promise<{ readonly host: Host; readonly isHanded: boolean }> {
  const execution = executionOf(location.pathname);
  const entrance = readEntrance(location.hash);
  const keep = (token: string) => {
    // The address must not contain a secret, because it is visible and may be shared.
    history.replaceState(null, '', location.pathname);
    remember(execution, { token, begun: false });
  };
  switch (entrance.kind) {
    case 'framed':
      return { host: await connectHost(entrance.nonce), isHanded: false };
    case 'hosted':
      keep(entrance.token);
      return { host: noHost(entrance.token), isHanded: false };
    case 'handed': {
      const { token } = await persist(
        () => claimHandOff(entrance.code),
        never,
        () => undefined,
      ).catch((error) => {
        throw error instanceof Refused ? new Stopped('error_code_3', true) : error;
      });
      keep(token);
      return { host: noHost(token), isHanded: true };
    }
    case 'again': {
      const { token } = recall(execution);
      if (token === null) throw new Stopped('error_code_3');
      return { host: noHost(token), isHanded: false };
    }
  }
}

/**
 * Reports to the server that the page is open, with the device session if a check needs it. An execution that
 * has ended can still be read.
 * @throws Stopped
 */
async function openSession(api: FlowApi): Promise<FlowSession> {
  const lasting = <Result,>(attempt: () => Promise<Result>) => persist(attempt, never, () => undefined);
  try {
    const session = await lasting(api.read);
    if (session.state === 'finished') return session;
    const device = session.wants_device ? await deviceSession() : null;
    // The execution may end between the two requests.
    return await lasting(() => api.open(false, device)).catch((error) => {
      if (isEnded(error)) return api.read();
      throw error;
    });
  } catch (error) {
    throw new Stopped(isEnded(error) ? 'error_code_3' : 'unknown');
  }
}

/**
 * Checks that an allowed origin shows the page and that the address names the execution of the session.
 * @throws Stopped if one of the checks fails
 */
function requirePlace(session: FlowSession, { origin }: Host): void {
  const { allowed_origins: allowed } = session;
  const isAllowed = origin === null || allowed.length === 0 || allowed.includes(origin);
  if (!(isAllowed || origin === location.origin) || !belongsTo(location.pathname, session))
    throw new Stopped('error_code_3');
}

type Opening = Omit<Scene, 'speak'>;

function App({ opening, logos }: { readonly opening: Opening; readonly logos: LogoSource }) {
  const [logo, setLogo] = useState(logos.now);
  const [spoken, setSpoken] = useState<Pick<Scene, 'texts' | 'language'>>(opening);
  logos.set = setLogo;
  const speak = (wanted: string) => {
    rememberLanguage(wanted);
    // If the texts can't be loaded, the language stays unchanged.
    void textsFor(wanted, opening.offered)
      .then(([texts, language]) => setSpoken({ texts, language }))
      .catch(() => undefined);
  };
  return (
    <SceneContext.Provider value={{ ...opening, ...spoken, speak }}>
      <Frame logo={logo}>
        <Stage />
      </Frame>
    </SceneContext.Provider>
  );
}

interface LogoSource {
  now: string | null;
  set: (url: string | null) => void;
}

async function textsFor(wished: string | null, offered: readonly string[]): Promise<[Texts, string]> {
  const language = chooseLanguage([recallLanguage(), wished, ...navigator.languages], offered);
  const texts = await loadTexts(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.title = texts.title;
  return [texts, language];
}

async function showStopped({ code, isCode }: Stopped, host: Host | null): Promise<void> {
  const [texts] = await textsFor(host?.wishes.language ?? null, []);
  host?.post({ type: 'opened' });
  host?.post({ type: 'error', code });
  const { title, text, icon, tone } = FAILURES[code];
  if (!root) return;
  render(
    <div class="flow">
      <div class="page">
        <header>
          <Head logo={null} company={null} title={texts.title} />
        </header>
        <main>
          <Screen
            title={isCode ? texts.codeTitle : texts[title]}
            icon={icon}
            tone={tone}
            // A page that covers the whole window needs its own close button.
            actions={
              host?.origin && <Primary onClick={() => host.post({ type: 'closed' })}>{texts.done}</Primary>
            }
          >
            <p>{isCode ? texts.codeText : texts[text]}</p>
          </Screen>
        </main>
      </div>
    </div>,
    root,
  );
}

async function begin(found: { host: Host | null }): Promise<void> {
  const { host, isHanded } = await findHost();
  found.host = host;
  const api = flowApi(host.wishes.token);
  const session = await openSession(api);
  requirePlace(session, host);
  const [texts, language] = await textsFor(host.wishes.language, session.languages);
  const device = { isDesktop: isDesktop(), hasCamera: await hasCamera(), isHanded };
  const flow = new Flow(openState(session), api, host, Date.now);
  if (isHanded) flow.watchOthers();
  const logos: LogoSource = {
    now: null,
    set: (url) => {
      logos.now = url;
    },
  };
  applyTheme(layered(session.branding, host.wishes.theme), (url) => logos.set(url));
  if (root)
    render(
      <App opening={{ flow, texts, language, device, offered: session.languages }} logos={logos} />,
      root,
    );
}

if (root) render(<Spinner />, root);
const found: { host: Host | null } = { host: null };
begin(found).catch((error) =>
  showStopped(error instanceof Stopped ? error : new Stopped('unknown'), found.host),
);
