import type { FlowErrorCode, FlowSession, FlowStatus } from '@assay/contract';
import { useFlowState, useScene } from '../model/use-flow';
import type { TextName } from '../texts/text-names';
import { fill } from '../texts/texts';
import type { IconName } from '../view/icons';
import { Primary, Screen } from '../view/screen';

interface End {
  readonly title: TextName;
  readonly text: TextName;
  readonly icon: IconName;
  readonly tone: 'plain' | 'good' | 'bad';
}

const OUTCOMES: { readonly [status in FlowStatus]: End } = {
  success: { title: 'successTitle', text: 'successText', icon: 'check', tone: 'good' },
  pending: { title: 'pendingTitle', text: 'pendingText', icon: 'clock', tone: 'plain' },
  failed: { title: 'failedTitle', text: 'failedText', icon: 'cross', tone: 'bad' },
  unknown: { title: 'unknownTitle', text: 'unknownText', icon: 'clock', tone: 'plain' },
};

const RETRIES: End = { title: 'retriesTitle', text: 'retriesText', icon: 'cross', tone: 'bad' };
const SOMETHING: End = { title: 'errorTitle', text: 'unknownErrorText', icon: 'warning', tone: 'bad' };

/** Title, text and icon for each error code of the SDK. */
export const FAILURES: { readonly [code in FlowErrorCode]: End } = {
  error_code_1: { title: 'deviceTitle', text: 'deviceText', icon: 'camera', tone: 'bad' },
  error_code_3: { title: 'tokenTitle', text: 'tokenText', icon: 'clock', tone: 'plain' },
  error_code_4: { title: 'errorTitle', text: 'unknownErrorText', icon: 'camera', tone: 'bad' },
  error_code_5: RETRIES,
  error_code_6: RETRIES,
  unknown: SOMETHING,
};

/** Shows the company's contact details, as far as they are configured. */
function Contact({ company: { name, email, phone, url } }: { readonly company: FlowSession['company'] }) {
  const { texts } = useScene();
  const ways = [
    email === null ? null : ([`mailto:${email}`, email] as const),
    phone === null ? null : ([`tel:${phone.replace(/[^+0-9]/g, '')}`, phone] as const),
    url === null ? null : ([url, url.replace(/^https:\/\/|\/$/g, '')] as const),
  ].filter((way) => way !== null);
  if (ways.length === 0) return null;
  return (
    <>
      <p>{name === null ? texts.reachCompany : fill(texts.reach, { name })}</p>
      <ul class="ways">
        {ways.map(([href, label]) => (
          <li key={href}>
            <a
              class="link"
              href={href}
              rel="noreferrer"
              target={href === url ? '_blank' : undefined}
              dir="ltr"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Shows the next steps. Inside a host page only a close button appears, because the host has its own
 * navigation. A phone that took over can't return to a page.
 */
function Ways({ isBad }: { readonly isBad: boolean }) {
  const { flow, texts, device } = useScene();
  const { session, failure } = useFlowState(flow);
  const { company, return_url: returnUrl, retry_url: retryUrl } = session;
  if (flow.isShown) return <Primary onClick={() => flow.close()}>{texts.done}</Primary>;
  // The verification has not ended: a reload continues at the same place.
  const isOpen = failure !== null && failure !== 'error_code_3' && session.state !== 'finished';
  const back = device.isHanded ? null : returnUrl;
  const again = device.isHanded || !isBad ? null : retryUrl;
  const hasAgain = isOpen || again !== null;
  return (
    <>
      {isOpen ? (
        <Primary onClick={() => location.reload()}>{texts.tryAgain}</Primary>
      ) : (
        again !== null && (
          <a class="primary" href={again} rel="noreferrer">
            {texts.tryAgain}
          </a>
        )
      )}
      {back !== null && (
        <a class={hasAgain ? 'secondary' : 'primary'} href={back} rel="noreferrer">
          {company.name === null ? texts.back : fill(texts.backTo, { name: company.name })}
        </a>
      )}
    </>
  );
}

/** The last screen: the outcome, as far as the end user may see it, and the next step. */
export function Ended() {
  const { flow, texts, device } = useScene();
  const { session, failure } = useFlowState(flow);
  const code = failure ?? session.error_code;
  const end = code ? FAILURES[code] : OUTCOMES[session.outcome ?? 'unknown'];
  const isBad = code !== null || session.outcome === 'failed' || session.outcome === 'unknown';
  return (
    <Screen title={texts[end.title]} icon={end.icon} tone={end.tone} actions={<Ways isBad={isBad} />}>
      <p>{texts[end.text]}</p>
      {isBad && <Contact company={session.company} />}
      {device.isHanded && <p>{texts.backToComputer}</p>}
    </Screen>
  );
}
