/** Whether this browser can draw with WebGL: it may be switched off, or have no driver. */
export function hasWebGl(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  // Browsers allow few of these at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
