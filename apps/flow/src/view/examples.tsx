import type { ComponentChildren } from 'preact';
import { useScene } from '../model/use-flow';
import { Picture } from './icons';

/** Kinds of captures with different examples. */
export type ExampleKind = 'card' | 'passport' | 'face' | 'page';

const Head = () => (
  <>
    <circle cx="24" cy="36" r="8" />
    <path d="M10 58c2-9 8-12 14-12s12 3 14 12z" />
  </>
);

/** Drawing of a document with its portrait and lines. */
const CARD = (
  <>
    <rect class="sheet" x="10" y="16" width="100" height="60" rx="6" />
    <g class="ink" transform="translate(6 -2)">
      <Head />
    </g>
    <path class="lines" d="M56 32h44M56 44h44M56 56h30" />
  </>
);
const PASSPORT = (
  <>
    <rect class="sheet" x="14" y="8" width="92" height="76" rx="4" />
    <g class="ink" transform="translate(10 -10)">
      <Head />
    </g>
    <path class="lines" d="M58 22h38M58 32h38M58 42h26M22 66h76M22 75h76" />
  </>
);
const PAGE = (
  <>
    <rect class="sheet" x="30" y="4" width="60" height="84" rx="2" />
    <path class="lines" d="M38 18h24M38 34h44M38 46h44M38 58h44M38 70h28" />
  </>
);
const FACE = (
  <>
    <ellipse class="sheet" cx="60" cy="42" rx="24" ry="30" />
    <path class="lines" d="M50 37v2M70 37v2M60 40v8M50 56c6 5 14 5 20 0" />
    <path class="lines" d="M22 92c4-14 18-20 38-20s34 6 38 20" />
  </>
);

const GOOD: { readonly [kind in ExampleKind]: ComponentChildren } = {
  card: CARD,
  passport: PASSPORT,
  page: PAGE,
  face: FACE,
};

/** Drawing of the same document cut off and with a reflection; of a face, turned away and in the dark. */
const bad = (kind: ExampleKind): ComponentChildren =>
  kind === 'face' ? (
    <>
      <g transform="translate(26 6)">{FACE}</g>
      <rect class="dark" x="0" y="0" width="120" height="92" />
    </>
  ) : (
    <>
      <g transform="rotate(-14 60 46) translate(28 10)">{GOOD[kind]}</g>
      <ellipse class="glare" cx="74" cy="44" rx="20" ry="14" />
    </>
  );

function Example(props: {
  readonly isGood: boolean;
  readonly children: ComponentChildren;
  readonly caption: string;
}) {
  return (
    <figure class={`example ${props.isGood ? 'good' : 'bad'}`}>
      <svg viewBox="0 0 120 92" aria-hidden="true" focusable="false">
        {props.children}
      </svg>
      <figcaption>
        <Picture name={props.isGood ? 'check' : 'cross'} />
        <span>{props.caption}</span>
      </figcaption>
    </figure>
  );
}

/** Shows drawings of a good and a bad picture, with a caption that names the problems. */
export function Examples({ kind }: { readonly kind: ExampleKind }) {
  const { texts } = useScene();
  return (
    <div class="examples">
      <Example isGood caption={texts.exampleGood}>
        {GOOD[kind]}
      </Example>
      <Example isGood={false} caption={kind === 'face' ? texts.exampleBadFace : texts.exampleBadDocument}>
        {bad(kind)}
      </Example>
    </div>
  );
}
