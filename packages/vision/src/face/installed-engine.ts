import { type FaceEngine, openFaceEngine } from './onnx/face-engine';
import { readFaceModel } from './onnx/model-files';

/** Opens the nets for faces from the package that is installed with this one. @param threads of one look at a picture */
export async function openInstalledFaceEngine(threads: number): Promise<FaceEngine> {
  const [detector, landmarks, recognition] = await Promise.all([
    readFaceModel('ssd_mobilenetv1_model'),
    readFaceModel('face_landmark_68_model'),
    readFaceModel('face_recognition_model'),
  ]);
  return openFaceEngine({ detector, landmarks, recognition }, threads);
}
