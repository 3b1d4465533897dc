/**
 * Calls Assay with the API key, which never leaves the backend.
 * @param {{ url: string, key: string }} assay
 * @param {string} method
 * @param {string} path
 * @param {object} [body] sent as JSON
 * @returns {Promise<any>} `data` of the response envelope
 * @throws {Error} with the code and message of an error response
 */
export async function callAssay({ url, key }, method, path, body) {
  const response = await fetch(url + path, {
    method,
    headers: { 'X-API-Key': key, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { success, error, data } = await response.json();
  if (!success) throw new Error(`${method} ${path}: ${response.status} ${error.code} ${error.message}`);
  return data;
}
