import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { RoleLine, RolePart } from '#domain/requirements/document-people.ts'
import { tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import { knownOf } from '#domain/requirements/enrichment/capabilities/find-line-fault.ts'
import { isSame } from '#domain/requirements/enrichment/capabilities/standing.ts'
import type { Tellable } from '#domain/requirements/enrichment/capabilities/tellable.ts'
import type { EnrichmentFinding } from '#domain/requirements/enrichment/finding.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { RoleLineProposal } from '#domain/requirements/enrichment/people-proposals.ts'
import { listRightsTold, stampRights } from '#domain/requirements/enrichment/rights/rights-told.ts'
import { tellsOf } from '#domain/requirements/enrichment/rights/tells-of.ts'
import { findRole } from '#domain/requirements/enrichment/supplying/find-role.ts'
import {
  findAddedWords,
  findBrought,
} from '#domain/requirements/enrichment/wording/find-wording-fault.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { isUndecided, kindOf } from '#domain/requirements/registers/list-items.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import { findLeftOut, leavesOut } from './find-left-out.ts'
import { type May, mayOf } from './may-of.ts'

interface Bench {
  document: RequirementsDocument
  sameLanguage: boolean
  listed: ReadonlyMap<string, Tellable>
  lines: RoleLine[]
}

/** What a phrase tells, and what is only named with it. */
const TELLS: ReadonlySet<string> = new Set(['PERM', 'FR'])
/** What may decide it alone: a question or a rule. */
const DECIDES: ReadonlySet<string> = new Set(['OQ', 'CT', 'BR'])
const NAMES: ReadonlySet<string> = new Set(['PERM', 'FR', 'BR', 'OQ', 'CT', 'SCR', 'MSG', 'AC'])

/**
 * Lays over the rights what each role sees, may and may not as one tells it
 * (docs/decisions/0100-section-4-is-told-by-role.md): a phrase gives nobody what its items do not, and refuses
 * nothing that they allow. Pure.
 */
export function applyRoleLines(
  { document, sameLanguage }: Pick<Bench, 'document' | 'sameLanguage'>,
  proposals: readonly RoleLineProposal[],
): { document: RequirementsDocument; findings: EnrichmentFinding[] } {
  const listed = listRightsTold(document)
  const bench: Bench = { document, sameLanguage, listed, lines: [] }
  const findings = proposals.flatMap((proposal, index): EnrichmentFinding[] => {
    const fault = applyLine(bench, proposal)
    return fault === null ? [] : [{ kind: 'roleLines', index, ...fault, outcome: 'refused' }]
  })
  const { lines } = bench
  return {
    document:
      lines.length === 0 ? document : { ...document, roleLines: stampRights(lines, document) },
    findings,
  }
}

function applyLine(
  bench: Bench,
  { role: named, part, items, of = [], ...proposal }: RoleLineProposal,
) {
  const { document, listed, lines } = bench
  const { items: most, inAll } = LIMITS.roleLines
  if (lines.length >= inAll) return { rule: 'too-many', words: '', most: inAll } satisfies Fault
  const role = findRole(document.roles, named)
  if (role === undefined)
    return { rule: 'unknown-item', words: named, part: 'role' } satisfies Fault
  const told = items.filter((id) => TELLS.has(kindOf(id)))
  if (
    !items.some((id) => TELLS.has(kindOf(id)) || DECIDES.has(kindOf(id))) ||
    items.length > most
  ) {
    return {
      ...{ rule: 'shape', form: 'how-many', most, words: items.join(', '), part: 'items' },
    } satisfies Fault
  }
  const alien = items.find((id) => !listed.has(id) || !NAMES.has(kindOf(id)))
  if (alien !== undefined)
    return { rule: 'unknown-item', words: alien, part: 'items' } satisfies Fault
  // It was told of other words: the founder has corrected something since.
  if (!isSame({ items, of }, listed)) {
    return { rule: 'unknown-item', words: items.join(', ') } satisfies Fault
  }
  const text = bare(tidy(proposal.text))
  const phrase = { text, part, role }
  const without = listBeyond(bench, phrase, told)
  const own = items.filter((id) => !without.includes(id))
  const fault =
    findTextFault(bench, { text, part, items: own }) ??
    findOtherMay(
      bench,
      phrase,
      told.filter((id) => own.includes(id)),
    ) ??
    // What is left out until a question is decided is named with it.
    (part === 'not' || own.some(isUndecided) ? null : findLeftOut(document, phrase))
  if (fault !== null) return fault
  lines.push({ role: role.id, part, text, items: own, of })
  return null
}

/** Of "everything", or all but something, the few items that it does not take in are told by other phrases. */
function listBeyond(
  bench: Bench,
  phrase: Phrase & { role: Role },
  told: readonly string[],
): string[] {
  if (phrase.part === 'not' || !WHOLE.test(phrase.text)) return []
  const beyond = told.filter((id) => findOtherMay(bench, phrase, [id]) !== null)
  return beyond.length * 2 < told.length ? beyond : []
}

interface Phrase {
  text: string
  part: RolePart
}

/** It says something of each item, in their words, and no more; of what is refused the bare deed. */
function findTextFault(
  { document, listed, sameLanguage }: Bench,
  { text, part, items }: Phrase & { items: readonly string[] },
): Fault | null {
  const told = items.flatMap((id) => listed.get(id) ?? [])
  const own = told.flatMap(({ words, key, content, item }) => [
    ...[words, key, content],
    ...item.quotes.map((quote) => quote.text),
  ])
  const rows = (document.rightRows ?? []).filter((row) =>
    row.items.some((id) => items.includes(id)),
  )
  const sources = [
    ...own,
    ...rows.flatMap(({ text: deed, cells }) => [deed, ...cells.map(({ may }) => may)]),
    ...document.answers.map((answer) => answer.text),
  ]
  const known = knownOf(sources, document)
  const brought = findBrought(text, known, LIMITS.roleLines.letters)
  if (brought !== null) return brought
  if (DENIES.test(text) && (part === 'not' || !LEAVES.test(text)))
    return { rule: 'negation', words: text, part: 'text' }
  const rights = told.filter(({ prefix }) => TELLS.has(prefix))
  const untold = rights.filter(({ key, content }) => !tellsOf(text, `${key} ${content}`))
  // A whole ("everything: boxes, crates and money") need not name each of its parts.
  if (
    untold[0] !== undefined &&
    untold.length * 2 > rights.length &&
    !WHOLE.test(text) &&
    !leavesOut(text)
  ) {
    return { rule: 'shape', form: 'not-told', words: untold[0].key }
  }
  return sameLanguage ? findAddedWords(text, [...sources, ...known.names]) : null
}

/** A deed that is kept from somebody is told without a no, and none that they may do with one. */
const DENIES =
  /^(?:(?:may|must|can|do) )?(?:no|not|never|nothing|nobody|don['’]t|cannot|can['’]t)\b|(?:ない|ません|不可)$/iu
/** "Nothing but their own loans", 「自分の分しか見えない」: that they see. */
const LEAVES = /\b(?:but|except|besides|than)\b|しか|以外/iu
/** A phrase that takes in all there is. */
export const WHOLE = /^(?:everything|all)\b|^(?:すべて|全部|ぜんぶ|何でも|なんでも)/iu

/** What the phrase gives and an item refuses, refuses and an item gives, or tells wider than it is. */
function findOtherMay(
  { document }: Bench,
  { text, part, role }: Phrase & { role: Role },
  items: readonly string[],
): Fault | null {
  for (const id of items) {
    const may = mayOf(document, id, role)
    const isGiven = may.kind !== 'no' && may.kind !== 'unsaid'
    if (part === 'not' ? refusesTheirs(text, may) : !isGiven) {
      return { rule: 'denied', words: id, says: role.name, part: 'items' }
    }
    if (part !== 'not' && isOwnLost({ text, part }, may)) {
      return { rule: 'shape', form: 'not-whole', words: id, says: role.name, part: 'text' }
    }
    const lost = part === 'not' ? null : findLostLimit(text, may)
    if (lost !== null) return { rule: 'lost', words: lost, says: role.name, part: 'text' }
  }
  return null
}

/** Kept from them is only what lies beyond their own, or beyond their limit. */
function refusesTheirs(text: string, may: May): boolean {
  if (may.kind === 'own') return findWhose(text) === 'own'
  const isBeyond = findWhose(text) === 'others' || findLostLimit(text, may) === null
  return may.kind === 'yes' || (may.kind === 'part' && !isBeyond)
}

/** What is seen of their own alone, or what is done to others', is told as everybody's. */
function isOwnLost({ text, part }: Phrase, { kind, limit }: May): boolean {
  const isOwn = kind === 'own' || (kind === 'part' && findWhose(limit) === 'own')
  const isWide = part === 'sees' || findWhose(text) === 'others'
  return isOwn && isWide && findWhose(text) !== 'own' && !THEIRS.test(text)
}

const THEIRS = /\b(?:own|their|theirs|his|hers?|its)\b|自分|自身|本人/iu

/** A limit of which the text has nothing. */
function findLostLimit(text: string, { kind, limit }: May): string | null {
  if (kind !== 'part') return null
  const stems = [...contentStems(limit)]
  const own = contentStems(text)
  return stems.length === 0 || stems.some((stem) => own.has(stem)) ? null : limit
}

/** The phrases that still say what their items say. */
export function listStandingLines(document: RequirementsDocument): RoleLine[] {
  const { roleLines = [] } = document
  if (roleLines.length === 0) return []
  const listed = listRightsTold(document)
  const roles = new Set(document.roles.map(({ id }) => id))
  return roleLines.filter((line) => roles.has(line.role) && isSame(line, listed))
}
