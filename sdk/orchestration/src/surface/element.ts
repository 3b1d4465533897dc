/** An element with styles that need no `unsafe-inline`: they are set property by property (CSSOM), never as an attribute. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: { readonly [attribute: string]: string },
  style: Partial<CSSStyleDeclaration>,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  Object.assign(made.style, style);
  return made;
}

/** The frame of the page: scripts, forms and its own origin, camera and microphone, and nothing of the page around it. */
export const flowFrame = (title: string): HTMLIFrameElement =>
  element(
    'iframe',
    {
      title,
      sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups',
      // The clipboard takes the link for a phone.
      allow: 'camera; microphone; fullscreen; geolocation; clipboard-write',
      referrerpolicy: 'origin',
    },
    { border: '0', display: 'block', width: '100%', height: '100%' },
  );
