import { Button, Group, Text } from '@mantine/core';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { t } from '../i18n/language';
import { byKey, type PictureView, turned, WHOLE, ZOOM_STEP, zoomed } from './picture-view';
import classes from './picture-viewer.module.css';
import { useGestures } from './use-gestures';

interface PictureViewerProps {
  /** What it shows. */
  readonly name: string;
  readonly src: string;
}

/**
 * A picture that is looked at closely: larger and smaller, turned and moved, by mouse, keys and fingers. The frame takes
 * the keys when it has the focus.
 */
export function PictureViewer({ name, src }: PictureViewerProps) {
  const [view, setView] = useState<PictureView>(WHOLE);
  const [isBroken, setBroken] = useState(false);
  const change = useCallback((to: (view: PictureView) => PictureView) => setView(to), []);
  const { frame, sizeOf, handlers } = useGestures(change);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = byKey(view, event.key, sizeOf());
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setView(next);
  };
  if (isBroken)
    return (
      <Text role="note">{t('This picture cannot be shown: the link has ended, or the file is gone.')}</Text>
    );
  const { zoom, quarters, x, y } = view;
  return (
    <div>
      <div
        ref={frame}
        className={classes.frame}
        role="application"
        aria-label={t(
          '{name}: plus and minus change its size, r turns it, arrows move it, 0 shows it whole',
          { name },
        )}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys, as its name says.
        tabIndex={0}
        onKeyDown={onKeyDown}
        onDoubleClick={() => setView(zoom > 1 ? WHOLE : zoomed(view, 2.5, sizeOf()))}
        {...handlers}
      >
        <img
          src={src}
          alt={name}
          draggable={false}
          className={classes.picture}
          style={{ transform: `translate(${x}px, ${y}px) rotate(${quarters * 90}deg) scale(${zoom})` }}
          onError={() => setBroken(true)}
        />
      </div>
      <Group gap={6} mt={6} role="toolbar" aria-label={t('How {name} is shown', { name })}>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => setView(zoomed(view, ZOOM_STEP, sizeOf()))}
        >
          {t('Larger')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => setView(zoomed(view, 1 / ZOOM_STEP, sizeOf()))}
        >
          {t('Smaller')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => setView(turned(view, 1))}>
          {t('Turn')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => setView(WHOLE)}>
          {t('Whole')}
        </Button>
        <Text size="xs" c="dimmed" role="status">
          {quarters > 0
            ? t('{size} %, turned {angle}°', { size: Math.round(zoom * 100), angle: quarters * 90 })
            : t('{size} %', { size: Math.round(zoom * 100) })}
        </Text>
      </Group>
    </div>
  );
}
