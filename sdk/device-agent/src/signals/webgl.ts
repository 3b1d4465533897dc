import type { WebglSignal } from '@assay/contract';
import type { Collector } from '../collector';
import { WEBGL_PARAMETERS, WEBGL_PRECISIONS } from '../data/webgl-parameters';
import { attempt, breathe, rest } from '../natives';
import { digest } from '../random';
import { resistsFingerprinting } from './user-agent';

type Context = WebGLRenderingContext | WebGL2RenderingContext;
type Image = Pick<WebglSignal, 'image' | 'imageStable'>;

const SIDE = 64;
/** Maximum time for the first drawing, in milliseconds; a software renderer must compile its shaders. */
const MAX_DRAW_MS = 250;

const codeOf = (gl: Context, name: string): number | undefined =>
  (gl as unknown as Record<string, number | undefined>)[name];

function textOfParameter(gl: Context, code: number | undefined): string | null {
  const value: unknown = code === undefined ? null : gl.getParameter(code);
  return value === null || value === undefined ? null : String(value);
}

/**
 * Requests the unmasked names only if the plain names are masked, because Firefox warns about the request in
 * the console.
 */
function namesOf(gl: Context) {
  const vendor = textOfParameter(gl, gl.VENDOR);
  const renderer = textOfParameter(gl, gl.RENDERER);
  const debug = renderer === 'WebKit WebGL' ? gl.getExtension('WEBGL_debug_renderer_info') : null;
  return {
    vendor,
    renderer,
    unmaskedVendor: debug ? textOfParameter(gl, debug.UNMASKED_VENDOR_WEBGL) : vendor,
    unmaskedRenderer: debug ? textOfParameter(gl, debug.UNMASKED_RENDERER_WEBGL) : renderer,
  };
}

/** Yields between parameters, because each request may wait for the graphics process. */
async function parametersOf(gl: Context): Promise<string[]> {
  const parameters: string[] = [];
  for (const name of WEBGL_PARAMETERS) {
    const value = textOfParameter(gl, codeOf(gl, name));
    if (value !== null) parameters.push(`${name}=${value}`);
    await breathe();
  }
  return parameters.sort();
}

async function precisionOf(gl: Context): Promise<string[]> {
  const formats: string[] = [];
  for (const shader of ['VERTEX_SHADER', 'FRAGMENT_SHADER']) {
    for (const kind of WEBGL_PRECISIONS) {
      const format = gl.getShaderPrecisionFormat(codeOf(gl, shader) ?? 0, codeOf(gl, kind) ?? 0);
      formats.push(
        `${shader.charAt(0)} ${kind}=${format?.rangeMin},${format?.rangeMax},${format?.precision}`,
      );
      await breathe();
    }
  }
  return formats;
}

function compiled(gl: Context, kind: number, source: string): WebGLShader {
  const shader = gl.createShader(kind);
  if (!shader) throw new Error('no shader');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

/** Prepares a triangle in interpolated colors; rasterizing and rounding differ by renderer. */
function prepareTriangle(gl: Context): void {
  const program = gl.createProgram();
  if (!program) throw new Error('no program');
  gl.attachShader(
    program,
    compiled(
      gl,
      gl.VERTEX_SHADER,
      'attribute vec2 p;varying vec2 q;void main(){q=p;gl_Position=vec4(p*.93,0,1);}',
    ),
  );
  gl.attachShader(
    program,
    compiled(
      gl,
      gl.FRAGMENT_SHADER,
      'precision mediump float;varying vec2 q;void main(){gl_FragColor=vec4(sin(q.x*3.1),fract(q.y*1.7),abs(q.x*q.y),1.);}',
    ),
  );
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -0.8, 0.9, -0.6, 0.1, 1]), gl.STATIC_DRAW);
  const place = gl.getAttribLocation(program, 'p');
  gl.enableVertexAttribArray(place);
  gl.vertexAttribPointer(place, 2, gl.FLOAT, false, 0, 0);
}

function draw(gl: Context): void {
  gl.clearColor(0.2, 0.4, 0.6, 1);
  gl.clear(gl.COLOR_BUFFER_BIT);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}

/**
 * Returns the drawing's pixels. They are first copied into a buffer of the graphics process and read when
 * available. An immediate read blocks the page, and Chromium warns about it in the console.
 */
async function drawnPixels(gl: WebGL2RenderingContext): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = new Uint8Array(SIDE * SIDE * 4);
  draw(gl);
  gl.bufferData(gl.PIXEL_PACK_BUFFER, pixels.length, gl.STREAM_READ);
  gl.readPixels(0, 0, SIDE, SIDE, gl.RGBA, gl.UNSIGNED_BYTE, 0);
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  const isThere = () => !fence || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED;
  await rest(MAX_DRAW_MS, isThere);
  if (!isThere()) throw new Error('late');
  gl.getBufferSubData(gl.PIXEL_PACK_BUFFER, 0, pixels);
  return pixels;
}

const NO_IMAGE: Image = { image: null, imageStable: null };

async function imageOf(gl: WebGL2RenderingContext): Promise<Image> {
  if (resistsFingerprinting()) return NO_IMAGE;
  try {
    await breathe(true);
    prepareTriangle(gl);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, gl.createBuffer());
    await breathe(true);
    const first = await drawnPixels(gl);
    const second = await drawnPixels(gl);
    return { image: await digest(first), imageStable: first.every((value, at) => value === second[at]) };
  } catch {
    return NO_IMAGE;
  }
}

/** @param image drawing that another context of the same card has created */
async function describe(kind: 'webgl' | 'webgl2', image?: Image): Promise<WebglSignal | null> {
  await breathe(true);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const gl = canvas.getContext(kind, { antialias: false }) as Context | null;
  if (!gl) return null;
  // Creating a context waits for the graphics process.
  await breathe(true);
  try {
    const names = namesOf(gl);
    const parameters = await parametersOf(gl);
    await breathe(true);
    return {
      ...names,
      version: textOfParameter(gl, gl.VERSION),
      shadingLanguageVersion: textOfParameter(gl, gl.SHADING_LANGUAGE_VERSION),
      parameters,
      extensions: [...(gl.getSupportedExtensions() ?? [])].sort(),
      precision: await precisionOf(gl),
      ...(image ?? ('fenceSync' in gl ? await imageOf(gl) : NO_IMAGE)),
      parametersStable: (await parametersOf(gl)).join() === parameters.join(),
    };
  } finally {
    // Browsers allow few live contexts, and the page may need them.
    attempt(() => gl.getExtension('WEBGL_lose_context')?.loseContext(), undefined);
  }
}

export const webgl: Collector<'webgl'> = {
  name: 'webgl',
  limit: 900,
  afterWorker: true,
  costly: true,
  async collect() {
    // WebGL 2 first, because only it can read a drawing without blocking the page.
    const webgl2 = await describe('webgl2');
    return {
      webgl: await describe(
        'webgl',
        webgl2 ? { image: webgl2.image, imageStable: webgl2.imageStable } : undefined,
      ),
      webgl2,
    };
  },
};
