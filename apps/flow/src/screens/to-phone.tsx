import { useEffect, useState } from 'preact/hooks';
import { useScene } from '../model/use-flow';
import { Primary, Screen, Secondary, Spinner } from '../view/screen';

/** A code is valid for 90 seconds; this interval replaces it earlier. */
const RENEW_MS = 75_000;
const LOOK_MS = 2_000;
const QUIET_ZONE = 4;

async function qrPath(text: string): Promise<{ readonly path: string; readonly size: number }> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: dots.join(''), size };
}

/** Returns the hand-off address for a phone and renews it while it is shown. */
function useHandOff(): string | null {
  const { flow } = useScene();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    const renew = () =>
      void flow.offerHandOff().then((offer) => {
        if (offer && !isGone) setUrl(offer.url);
      });
    renew();
    const renewing = setInterval(renew, RENEW_MS);
    const looking = setInterval(() => void flow.look(), LOOK_MS);
    return () => {
      isGone = true;
      clearInterval(renewing);
      clearInterval(looking);
    };
  }, [flow]);
  return url;
}

function Code({ url, label }: { readonly url: string; readonly label: string }) {
  const [code, setCode] = useState<{ readonly path: string; readonly size: number } | null>(null);
  // If the QR code can't be drawn, the link can still be copied, and the next code tries again.
  useEffect(() => void qrPath(url).then(setCode, () => undefined), [url]);
  if (!code) return <span class="code" />;
  return (
    <svg
      class="code"
      viewBox={`0 0 ${code.size} ${code.size}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label={label}
      data-url={url}
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}

/** Offers a phone first on a desktop, because its camera is better. */
export function ToPhone() {
  const { flow, texts, device } = useScene();
  const url = useHandOff();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    if (url)
      void navigator.clipboard?.writeText(url).then(
        () => setCopied(true),
        () => undefined,
      );
  };
  const here = flow.wantsPhone ? null : device.hasCamera ? (
    <Secondary onClick={() => flow.change({ staysHere: true })}>{texts.stayHere}</Secondary>
  ) : (
    <>
      <Secondary icon="upload" onClick={() => flow.change({ staysHere: true, uploadsOnly: true })}>
        {texts.uploadInstead}
      </Secondary>
      <button class="link" type="button" onClick={() => flow.fail('error_code_1')}>
        {texts.giveUp}
      </button>
    </>
  );
  return (
    <Screen title={texts.phoneTitle} icon="phone" actions={here}>
      <p>{texts.phoneText}</p>
      {url ? <Code url={url} label={texts.phoneCode} /> : <Spinner />}
      <p class="quiet small">{texts.phoneSafe}</p>
      <button class="link" type="button" onClick={copy}>
        {copied ? texts.copied : texts.copyLink}
      </button>
      <output class="unseen">{copied ? texts.copied : ''}</output>
    </Screen>
  );
}

/** Shows on this device that the flow continues on another device. */
export function Elsewhere() {
  const { flow, texts, device } = useScene();
  return (
    <Screen
      title={device.isDesktop ? texts.elsewhereTitle : texts.elsewhereHereText}
      icon="phone"
      actions={<Primary onClick={() => void flow.takeOver()}>{texts.comeBack}</Primary>}
    >
      <p>{texts.elsewhereText}</p>
      <Spinner />
    </Screen>
  );
}
