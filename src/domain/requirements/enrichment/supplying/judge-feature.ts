import { findProperNames } from '#domain/language/names/find-proper-names.ts'
import { isTitle } from '#domain/language/names/is-title.ts'
import { isTypedSmall } from '#domain/language/names/is-typed-small.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { type Bench, tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import { findUnclear } from '#domain/requirements/enrichment/applying/find-unclear.ts'
import { findTooLong } from '#domain/requirements/enrichment/find-form-fault.ts'
import { type Fault, type Judged, judgeItem } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { FeatureProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import type { Frames } from '#domain/requirements/frames/frames.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { findNameInTitle } from '#domain/requirements/writing/rights/name-in-title.ts'
import { findDenied, findKnown, findLeftOut } from './draft-says.ts'
import { findDeedFault } from './find-deed-fault.ts'
import { findOtherDoer } from './find-other-doer.ts'
import { findRole } from './find-role.ts'
import { doesHarm } from './harm.ts'

/** What the document's own sentences are made with. */
export interface Wording {
  words: DocumentWords
  frames: Frames
}

/** A function that may be taken. */
export interface JudgedFeature {
  deed: string
  /** The whole sentence. */
  text: string
  /** Empty for none. */
  why: string
  /** Null when the app acts by itself. */
  role: Role | null
  judged: Judged
}

/**
 * Judges a function that a model supplies: a deed of a role that the draft knows, which the draft
 * neither has nor leaves out nor denies, with no number or name of the model's own.
 */
export function judgeFeature(
  bench: Bench,
  proposal: FeatureProposal,
  { words, frames }: Wording,
): JudgedFeature | { refused: Fault } {
  const { document } = bench
  const deed = bare(tidy(proposal.text))
  const why = bare(tidy(proposal.why ?? ''))
  const role = proposal.role === null ? null : findRole(document.roles, proposal.role)
  if (role === undefined) {
    return { refused: { rule: 'unknown-item', words: proposal.role ?? '', part: 'role' } }
  }
  const roles = role === null ? [] : [role]
  const form = { text: deed, part: 'text', roles, frames, most: LIMITS.features.words }
  const fault =
    findDeedFault(form) ??
    findTooLong({ text: why, part: 'why' }, LIMITS.features.letters) ??
    draftFault(bench, { deed, role, words })
  if (fault !== null) return { refused: fault }
  const parts = { text: deed, ...(why !== '' && { why }) }
  const judged = judgeItem({ parts, told: deed, cites: proposal.cites, around: [] }, bench.evidence)
  if ('refused' in judged) return judged
  // What only somebody else could vouch for is built by nobody: it is mended or left out.
  if (judged.doubt !== null) return { refused: judged.doubt }
  if (
    judged.mark === 'assumed' &&
    doesHarm(deed, { role, roles: document.roles, quotes: judged.quotes })
  ) {
    return { refused: { rule: 'harm', words: deed, part: 'role' } }
  }
  const text = role === null ? frames.appDoes(deed) : frames.lets(role.name, deed)
  const said = { text, kind: 'functional' as const, ownWriting: true, part: 'text', cited: [] }
  const unclear = findUnclear(bench, said)
  return unclear === null ? { deed, text, why, role, judged } : { refused: unclear }
}

/** A model that writes in another language than the answers writes in the document's own. */
export function chooseFrames({ document, evidence }: Bench, words: DocumentWords): Frames {
  const texts = document.answers.map(({ text }) => text)
  // What the draft writes with a capital inside its sentences is a name: "let Lotte tick it".
  const names = findProperNames([...texts, ...listRequirements(document).map(({ text }) => text)])
  for (const role of document.roles) {
    if (isTypedSmall(role, texts)) names.add(role.name)
    if (isTitle(role.name, texts)) names.delete(role.name)
  }
  const own = findNameInTitle(document.title, document.answers)
  if (own !== null) names.add(own)
  return words.frames(names, evidence.sameLanguage ? document.language : words.language)
}

interface Wanted {
  deed: string
  role: Role | null
  words: DocumentWords
}

/** What the draft says of it already: that it does it, that it is left out, that the role must not. */
function draftFault({ document }: Bench, { deed, role, words }: Wanted): Fault | null {
  const known = findKnown(document, deed, words.document)
  if (known !== null) return { rule: 'repeated', words: known }
  const out = findLeftOut(document, deed)
  if (out !== null) return { rule: 'left-out', words: out }
  const denied = role === null ? null : findDenied(document, deed, role)
  if (denied !== null) {
    const right = document.permissions.find(({ id }) => id === denied)
    return { rule: 'denied', words: denied, says: right?.action ?? '', part: 'role' }
  }
  return findOtherDoer(document, { deed, doers: role === null ? [] : [role] })
}
