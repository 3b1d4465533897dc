/** The success envelope as it is sent, around data that is JSON text already. */
export const successText = (data: string): string => `{"success":true,"error":{},"data":${data}}`;

/** The success envelope as it is sent. */
export const successBody = (data: unknown): string => successText(JSON.stringify(data));
