/**
 * Reason phrases of RFC 9110 §15 and RFC 6585, because HTTP/2 and 3 send none. 0 means that the server was
 * not reached.
 */
export const STATUS_TEXT: { readonly [status: number]: string } = {
  0: 'Network Error',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};
