/** The result of comparing a secret with the hash that was shown at the start. */
export type Verdict = 'same' | 'other' | 'unable';

/** Bytes from hexadecimal digits, or undefined if the text is not hexadecimal. */
export function parseHex(hex: string): Uint8Array<ArrayBuffer> | undefined {
  if (hex.length === 0 || hex.length % 2 || !/^[0-9a-f]+$/i.test(hex)) return undefined;
  const bytes = new Uint8Array(hex.length / 2);
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16);
  }
  return bytes;
}

export function formatHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of the secret, computed here and not by the server, with the server's commitment. */
export async function verifyCommitment(secret: string, commitment: string): Promise<Verdict> {
  const bytes = parseHex(secret);
  if (!bytes || !commitment) return 'other';
  // Browsers compute hashes only on pages that came over a secure connection.
  if (!globalThis.crypto?.subtle) return 'unable';
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return formatHex(new Uint8Array(hash)) === commitment.toLowerCase() ? 'same' : 'other';
}
