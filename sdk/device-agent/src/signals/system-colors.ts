import type { Collector } from '../collector';

/** CSS Color 4 §6.2. */
const NAMES =
  'AccentColor AccentColorText ActiveText ButtonBorder ButtonFace ButtonText Canvas CanvasText Field FieldText GrayText Highlight HighlightText LinkText Mark MarkText SelectedItem SelectedItemText VisitedText'.split(
    ' ',
  );

export const systemColors: Collector<'systemColors'> = {
  name: 'systemColors',
  limit: 200,
  collect() {
    const probe = document.createElement('span');
    const parent = document.body ?? document.documentElement;
    const { style } = probe;
    // Set through the object model: a strict content policy forbids style attributes only.
    style.display = 'none';
    style.colorScheme = 'light';
    parent.append(probe);
    try {
      const computed = getComputedStyle(probe);
      const colours: Record<string, string> = {};
      for (const name of NAMES) {
        style.color = '';
        style.color = name;
        if (style.color) colours[name] = computed.color;
      }
      return colours;
    } finally {
      probe.remove();
    }
  },
};
