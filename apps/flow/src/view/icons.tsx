import type { ComponentChildren } from 'preact';

/** An icon of 24 × 24, drawn in the text color; the adjacent text carries the meaning. */
function Icon({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

const DRAWINGS = {
  document: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <circle cx="8.5" cy="11" r="2" />
      <path d="M5.8 15.6c.6-1.3 1.6-1.9 2.7-1.9s2.1.6 2.7 1.9M14 10h4M14 14h4" />
    </>
  ),
  face: (
    <>
      <path d="M4 8V6a2 2 0 0 1 2-2h2M16 4h2a2 2 0 0 1 2 2v2M20 16v2a2 2 0 0 1-2 2h-2M8 20H6a2 2 0 0 1-2-2v-2" />
      <path d="M9 10v.5M15 10v.5M12 10v3M9.2 15.4c1.7 1.2 3.9 1.2 5.6 0" />
    </>
  ),
  home: <path d="M4 11l8-7 8 7M6 9.5V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.5M10 20v-5h4v5" />,
  card: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="M3 10h18M7 15h3" />
    </>
  ),
  files: <path d="M13 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V9zM13 3v6h6M9 13h6M9 17h4" />,
  phone: (
    <>
      <rect x="7" y="2.5" width="10" height="19" rx="2.5" />
      <path d="M11 18.5h2" />
    </>
  ),
  shield: <path d="M12 3l7 2.6v5.3c0 4.6-2.9 8-7 10.1-4.1-2.1-7-5.5-7-10.1V5.6zM9 12l2.2 2.2L15.3 10" />,
  check: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  warning: <path d="M12 4l9 15.5H3zM12 10v4.5M12 17v.2" />,
  cross: <path d="M6 6l12 12M18 6L6 18" />,
  camera: (
    <>
      <path d="M4 8.5a2 2 0 0 1 2-2h2L9.5 4h5L16 6.5h2a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z" />
      <circle cx="12" cy="12.5" r="3.4" />
    </>
  ),
  upload: <path d="M12 15V4M7.5 8L12 3.5 16.5 8M4 15v3.5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5V15" />,
  offline: (
    <path d="M4 4l16 16M8.5 15.5a5 5 0 0 1 5.6-1M5.5 12.2a9 9 0 0 1 4-2.3M14.5 9.8c1.5.5 2.9 1.3 4 2.4M12 19v.2" />
  ),
  left: <path d="M10 6l-6 6 6 6M4 12h16" />,
  right: <path d="M14 6l6 6-6 6M20 12H4" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  mouth: <path d="M4 12c2.7-2.7 5.3-4 8-4s5.3 1.3 8 4c-2.7 2.7-5.3 4-8 4s-5.3-1.3-8-4zM4 12h16" />,
  grow: <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M9 9l-5-5M15 9l5-5M9 15l-5 5M15 15l5 5" />,
  person: (
    <>
      <circle cx="12" cy="8.5" r="4" />
      <path d="M4.5 20.5c1-4 4-6 7.5-6s6.500 2 7.500 6" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400" />
    </>
  ),
} as const;

export type IconName = keyof typeof DRAWINGS;

export const Picture = ({ name }: { readonly name: IconName }) => <Icon>{DRAWINGS[name]}</Icon>;
