/**
 * Image editors by the names that they write into images (Exif 0x0131, XMP `CreatorTool` and history, PNG
 * text). Programs that develop a camera's images or copy them from a card aren't included.
 */
export const PICTURE_EDITORS: readonly string[] = [
  'Photoshop',
  'GIMP',
  'Paint.NET',
  'Pixelmator',
  'Affinity',
  'PhotoImpact',
  'Paint Shop',
  'PaintShop',
  'Photo-Paint',
  'PhotoScape',
  'CorelDRAW',
  'Illustrator',
  'Inkscape',
  'Krita',
  'Canva',
  'Figma',
  'Photopea',
  'Pixlr',
  'Fotor',
  'BeFunky',
  'PicsArt',
  'Snapseed',
  'Facetune',
  'FaceApp',
  'Meitu',
  'BeautyPlus',
  'Remini',
  'YouCam',
  'LightX',
  'remove.bg',
];

/** Programs and services that generate images from text, by the names that they write. */
export const PICTURE_GENERATORS: readonly string[] = [
  'Midjourney',
  'Stable Diffusion',
  'ComfyUI',
  'AUTOMATIC1111',
  'InvokeAI',
  'NovelAI',
  'DALL-E',
  'DALL·E',
  'OpenAI',
  'Firefly',
  'Imagen',
  'Leonardo.Ai',
];
