import { OPERATOR_PLACES, PUBLIC_FACE_PLACE, type PublicFace } from '#domain/public-face.ts'

/** Puts the operator's facts into a built page: its meta element, and what was pre-rendered. */
export function fillPublicFace(html: string, { operator, analyticsId }: PublicFace): string {
  const face: PublicFace = { operator, analyticsId }
  let filled = html.replaceAll(PUBLIC_FACE_PLACE, () => escapeHtml(JSON.stringify(face)))
  for (const [name, place] of Object.entries(OPERATOR_PLACES)) {
    filled = filled.replaceAll(place, () => escapeHtml(operator[name as keyof typeof operator]))
  }
  return filled
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}
