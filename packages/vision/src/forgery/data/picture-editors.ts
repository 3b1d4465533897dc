/**
 * Programs that change pictures, as their names stand in the pictures they write (Exif 0x0131, XMP `CreatorTool` and history, text of
 * PNG). Those that develop a camera's pictures, or copy them from a card, are not among them.
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

/** Programs and services that draw pictures from words, as they name themselves. */
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
