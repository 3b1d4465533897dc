import { LIMITS } from './options';

/** Returns FNV-1a of a salted text, as eight hexadecimal digits, so that names of a site can't be read back. */
export function hash(salt: string, text: string): string {
  let value = 0x811c9dc5;
  for (const character of salt + text) {
    value = Math.imul(value ^ (character.codePointAt(0) as number), 0x01000193);
  }
  return (value >>> 0).toString(16).padStart(8, '0');
}

export interface Elements {
  /**
   * Returns the element that an event concerns, also inside shadow trees; null for elements that must not be
   * watched.
   */
  of(event: Event): Element | null;
  /** Returns a salted hash of an element's names, never of its content. */
  hashOf(element: Element): string;
  /** Returns the site's own tag for an element or one of its ancestors. */
  tagOf(element: Element): string | undefined;
  setTags(tags: ReadonlyMap<Element | string, string>): void;
}

const NAMES = ['id', 'name', 'type', 'autocomplete', 'role'];

function parentOf(element: Element): Element | null {
  const root = element.parentNode;
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

function nearest<T>(element: Element, find: (around: Element) => T | null | undefined): T | undefined {
  for (let around: Element | null = element; around; around = parentOf(around)) {
    const found = find(around);
    if (found) return found;
  }
  return undefined;
}

export function elements(salt: string, tagKey: string): Elements {
  let tags: ReadonlyMap<Element | string, string> = new Map();
  const given = (element: Element): string | null => {
    for (const [key, tag] of tags) {
      if (typeof key === 'string' ? element.matches(key) : key === element) return tag;
    }
    return null;
  };
  return {
    of(event) {
      const [target] = event.composedPath();
      if (!(target instanceof Element)) return null;
      return nearest(target, (around) => around.hasAttribute('data-private')) ? null : target;
    },
    hashOf: (element) =>
      hash(salt, [element.localName, ...NAMES.map((name) => element.getAttribute(name))].join('|')),
    tagOf: (element) =>
      nearest(element, (around) => given(around) ?? around.getAttribute(tagKey))?.slice(0, LIMITS.tag),
    setTags(map) {
      tags = map;
    },
  };
}
