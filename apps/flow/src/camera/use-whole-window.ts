import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/** Windows in which the camera takes all there is: those of phones, standing or lying (sizes.css has the others). */
const SMALL = '(max-width: 619.98px), (max-height: 479.98px)';

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a window that the camera takes as a whole; null = it has room for more than the camera. */
export function useWholeWindow(): WindowSize | null {
  const measure = () => (matchMedia(SMALL).matches ? { width: innerWidth, height: innerHeight } : null);
  const [size, setSize] = useState(measure);
  useEffect(() => {
    const onResize = () => setSize(measure);
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  return size;
}

/** Lays the page over the camera, for as long as the caller is there (camera-whole.css). */
export function useOverCamera(isOver: boolean): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('over-camera', isOver);
    return () => classList.remove('over-camera');
  }, [isOver]);
}
