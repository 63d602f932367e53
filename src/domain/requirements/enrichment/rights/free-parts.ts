import { findWhose } from '#domain/requirements/writing/rights/whose.ts'

/** Of "see a crew's own trips" nothing; "a member's" of "see a member's or their own address": what stands before, or for itself. */
export function listFreeParts(text: string): string[] {
  const parts = text.split(LISTED)
  const first = parts.findIndex((part) => findWhose(part) === 'own')
  return parts.filter(
    (part, at) => findWhose(part) !== 'own' && (at < first || OF_ITSELF.test(part)),
  )
}

const LISTED = /,\s*|\s(?:and|or)\s|、|と、?(?=自分)/iu
const OF_ITSELF = /^(?:an?|every|each|any)\s/iu
