import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Texts } from '../texts/text-names';
import type { Flow, FlowState } from './flow';

interface Device {
  readonly isDesktop: boolean;
  readonly hasCamera: boolean;
  /** A phone that took over from a computer. */
  readonly isHanded: boolean;
}

export interface Scene {
  readonly flow: Flow;
  readonly texts: Texts;
  /** BCP 47. */
  readonly language: string;
  /** Languages of the workflow; empty = all. */
  readonly offered: readonly string[];
  /** Shows another language, from this moment on in this tab. */
  readonly speak: (language: string) => void;
  /** What the page runs on. */
  readonly device: Device;
}

export const SceneContext = createContext<Scene | null>(null);

/** What every screen is drawn with. */
export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('a screen stands outside of its scene');
  return scene;
}

/** The flow's state; the caller is drawn anew when it changes. */
export function useFlowState(flow: Flow): FlowState {
  const [state, setState] = useState(flow.state);
  useEffect(() => {
    setState(flow.state);
    return flow.onChange(() => setState(flow.state));
  }, [flow]);
  return state;
}
