import { OPERATOR_PLACES, PUBLIC_FACE_PLACE, type PublicFace } from '#domain/public-face.ts'

const NOBODY: PublicFace = {
  operator: { name: '', representative: '', address: '', phone: '', email: '' },
  analyticsId: null,
}

/** What is drawn while pages are built: the places that the server fills in later. */
const AT_BUILD: PublicFace = { operator: OPERATOR_PLACES, analyticsId: null }

let known: PublicFace | null = null

/** What the server's settings say to visitors, read from the page it sent. */
export function readPublicFace(): PublicFace {
  if (globalThis.document === undefined) return AT_BUILD
  known ??= readFace()
  return known
}

function readFace(): PublicFace {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="public-face"]')
  // Unfilled where the developer's own server sends the page.
  if (!meta || meta.content === PUBLIC_FACE_PLACE) return NOBODY
  return JSON.parse(meta.content) as PublicFace
}
