import { type Verification, verifyExport } from '#domain/requirements/approvals/verify-export.ts'

export type Check = Verification | { code: 'no_digest' }

/** Checks a file without sending it anywhere; a browser hashes only on a secure page. */
export async function checkFile(file: Blob): Promise<Check> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (subtle === undefined) return { code: 'no_digest' }
  const value = readJson(await file.text())
  // A browser hashes behind the call: first all texts are asked for, then hashed, then compared.
  const texts = new Set<string>()
  verifyExport(value, (text) => {
    texts.add(text)
    return ''
  })
  const hashes = new Map<string, string>()
  for (const text of texts) hashes.set(text, await hash(subtle, text))
  return verifyExport(value, (text) => hashes.get(text) ?? '')
}

async function hash(subtle: SubtleCrypto, text: string): Promise<string> {
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Null for what is no JSON, which is no document either. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
