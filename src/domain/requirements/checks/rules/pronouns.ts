import type { Hit } from '#domain/requirements/checks/finding.ts'
import type { ParsedStatement } from '#domain/requirements/checks/statement.ts'

const OPENING =
  /^(?:it|they|this|these|those|that|he|she)\s+(?:shall|must|should|will|is|are|can|may|has|have|also)\b/i
const BARE_THIS =
  /(?<!\b(?:such|so|given|and|ensure|indicat\w+)\s)\b(?:this|these|those)\b(?=\s*(?:[.,;]|$|(?:shall|must|should|will|is|are|was|were|can|may|has|have|happens?|occurs?|fails?|takes?|to|and|or)\b))/gi
const SUBJECT = /(?<=,\s*(?:then\s+)?)(?:it|they)(?=\s+(?:shall|must|will|should)\b)/gi
const OBJECT = /\b(?:it|them)\b(?!\s+\p{L}+s\b)/giu
/** "The system shall display it": nothing was named that it could be. */
const NOTHING_BEFORE =
  /^(?:the|an?)\s[\p{L}-]+(?:\s[\p{L}-]+)?\s(?:shall|must)\s\p{L}+\s(it|them)\b/iu
const NOUN =
  /\b(?:the|an?|each|every|all|any|its|their|his|her|one|two|own|this|of|to|for)\s+(?:[\p{L}-]+\s+){0,2}?[\p{L}-]{2,}/giu

/** Pronouns of which the reader has to guess what they stand for. */
export function checkPronouns(statement: ParsedStatement): Hit[] {
  const { plain } = statement
  const opening = OPENING.exec(plain)
  if (opening !== null) return [hit('warning', 0, opening[0].split(/\s/)[0]?.length ?? 0)]
  const lone = NOTHING_BEFORE.exec(plain)
  if (lone !== null) {
    const end = lone[0].length
    return [hit('warning', end - (lone[1]?.length ?? 0), end)]
  }
  for (const match of plain.matchAll(BARE_THIS)) {
    return [hit('warning', match.index, match.index + match[0].length)]
  }
  for (const match of plain.matchAll(SUBJECT)) {
    const nouns = nounsBefore(plain, match.index)
    if (nouns !== 1) {
      return [hit(nouns === 0 ? 'hint' : 'warning', match.index, match.index + match[0].length)]
    }
  }
  for (const match of plain.matchAll(OBJECT)) {
    if (nounsBefore(plain, match.index) > 2) {
      return [hit('hint', match.index, match.index + match[0].length)]
    }
  }
  return []
}

function nounsBefore(plain: string, end: number): number {
  return [...plain.slice(0, end).matchAll(NOUN)].length
}

function hit(severity: Hit['severity'], start: number, end: number): Hit {
  return { rule: 'unclear-pronoun', severity, start, end, fix: null }
}
