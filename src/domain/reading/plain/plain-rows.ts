import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { propose } from '#domain/reading/facts/propose.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { RowFields, RowKind } from '#domain/reading/rows.ts'
import * as cues from './cues.ts'
import type { PlainLine } from './plain-answers.ts'
import { removeLead } from './plain-names.ts'
import type { PlainRole } from './plain-people.ts'

/** A row of a line; nobody read its grammar, so the founder is asked. */
export function guess<Kind extends RowKind>(
  kind: Kind,
  fields: RowFields[Kind],
  { question, text }: PlainLine,
): ProposedRow {
  return propose(kind, fields, { said: [{ question, text }], certainty: 'guess' })
}

/** The line without its full stop. */
export function plain({ text }: PlainLine): string {
  return text.replace(/[\s.!]+$/u, '')
}

/** Without the signs around it. */
export function tidy(text: string): string {
  return text
    .replace(/^[\s,.;:]+|[\s,.;:!]+$/gu, '')
    .replace(
      /,?\s+(?:y|e|o|und|et|mas|pero)?\s*(?:únicamente|s[oó]lo|solamente|nur|seulement|apenas|soltanto|alleen)$/iu,
      '',
    )
}

/** The role that a text names first. */
export function findNamedActor(text: string, roles: readonly PlainRole[]): string | null {
  const low = ` ${text.toLowerCase()} `
  const named = roles.flatMap(({ name, also }) => {
    const places = [name, ...also].map((each) => low.search(formsOf(each))).filter((at) => at >= 0)
    return places.length === 0 ? [] : [{ name, at: Math.min(...places) }]
  })
  return named.sort((a, b) => a.at - b.at)[0]?.name ?? null
}

/** A name in one or many. */
function formsOf(name: string): RegExp {
  const stem = escapePattern(name.toLowerCase()).replace(/(?:es|s)$/, '')
  return new RegExp(`[^\\p{L}]${stem}(?:es|s|e|en|n|in|innen)?[^\\p{L}]`, 'u')
}

const THEN_WORDS = 'pues|entonces|dann|alors|então|allora|dan'
const ONE_DOES = /se\s+(?:l[aeo]s?\s+)?\p{Ll}+[aeá]n?(?=[\s.!]|$)/u
const SPANISH_ARTICLES = 'el|la|los|las|un|una'
const HAS_TO = 'tienen?|deben?|pueden?|quedan?|paga|pierde|recibe|dice|pasa|no'
/** Dictated: "si no contesta en tres días se le avisa", "… el cliente tiene que pagar". */
const UNCUT = makePattern(
  'iu',
)`^\s*(?<when>\S+(?:\s+\S+){1,14}?)\s+(?<then>(?:(?:${THEN_WORDS})\s+|${ONE_DOES}|(?:${SPANISH_ARTICLES})\s+\p{Ll}+\s+(?:${HAS_TO})\s).*)$`

/** "Si llueve, se cancela": the condition and what follows; a label is one, too. */
export function conditionIn(line: PlainLine): { when: string | null; then: string } {
  const at = cues.findCondition(line.text, line.language)
  const isFirst = at !== null && (at.index <= 3 || removeLead(line.text.slice(0, at.index)) === '')
  if (isFirst) {
    const rest = line.text.slice(at.index + at[0].length)
    const comma = rest.search(/[,:→]|\s[–-]\s/u)
    const main = comma > 0 ? null : UNCUT.exec(rest)?.groups
    if (main !== undefined && main !== null)
      return { when: tidy(main.when ?? ''), then: tidy(main.then ?? '') }
    if (comma > 0) return { when: tidy(rest.slice(0, comma)), then: tidy(rest.slice(comma + 1)) }
  }
  if (line.label !== null) return { when: line.label, then: line.body }
  if (at !== null && !isFirst)
    return {
      when: tidy(line.text.slice(at.index + at[0].length)),
      then: tidy(line.text.slice(0, at.index)),
    }
  return { when: null, then: plain(line) }
}
