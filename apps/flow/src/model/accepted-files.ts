import { MEDIA_LIMITS } from '@assay/contract';

export const PICTURES = 'image/jpeg,image/png,image/webp';
export const PICTURES_AND_PDF = `${PICTURES},application/pdf`;

/** Whether the server could take a file; what its bytes really are, it looks at itself. */
export const isAcceptable = ({ type, size }: Blob, accepted: string): boolean =>
  size > 0 && size <= MEDIA_LIMITS.file && accepted.split(',').includes(type);
