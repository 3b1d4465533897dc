import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Texts } from '../texts/text-names';
import type { Flow, FlowState } from './flow';

interface Device {
  readonly isDesktop: boolean;
  readonly hasCamera: boolean;
  /** True for a phone that took over from a computer. */
  readonly isHanded: boolean;
}

export interface Scene {
  readonly flow: Flow;
  readonly texts: Texts;
  /** BCP 47 tag. */
  readonly language: string;
  /** Languages of the workflow; an empty list means all. */
  readonly offered: readonly string[];
  /** Changes the language in this tab. */
  readonly speak: (language: string) => void;
  /** Properties of the device that the page runs on. */
  readonly device: Device;
}

export const SceneContext = createContext<Scene | null>(null);

/** Returns the values that every screen needs. */
export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('useScene requires a SceneContext provider');
  return scene;
}

/** Returns the flow's state and renders the caller again when it changes. */
export function useFlowState(flow: Flow): FlowState {
  const [state, setState] = useState(flow.state);
  useEffect(() => {
    setState(flow.state);
    return flow.onChange(() => setState(flow.state));
  }, [flow]);
  return state;
}
