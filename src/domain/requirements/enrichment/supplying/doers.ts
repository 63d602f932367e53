import type { FunctionalRequirement, Role } from '#domain/requirements/document-items.ts'
import type { Undone } from '#domain/requirements/document-registers.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { applyEachProposal, type Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import type { DoerProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { bare, sentence } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { MOST_NAMES } from '#domain/requirements/writing/features/write-features.ts'
import { groupOf } from './features.ts'
import { type JudgedDoer, judgeDoer } from './judge-doer.ts'
import { chooseFrames } from './judge-feature.ts'

/**
 * Names who does what nobody said who does. The requirement becomes a whole sentence and keeps its
 * mark; who does it is Assumed, and an assumption of its own: struck out, the requirement is what it
 * was (`settleSupposed`).
 */
export function applyDoers(
  bench: Bench,
  proposals: readonly DoerProposal[],
  words: DocumentWords,
): void {
  const wording = { words, frames: chooseFrames(bench, words) }
  const given = { kind: 'doers' as const, list: proposals }
  applyEachProposal(bench, given, (proposal, place) => {
    const { item } = proposal
    const requirement = listRequirements(bench.document).find(({ id }) => id === item)
    if (requirement === undefined) return { rule: 'unknown-item', words: item, part: 'item' }
    if (requirement.missing?.includes('actor') !== true) {
      return { rule: 'told', words: item, part: 'item', says: requirement.text }
    }
    const taken = judgeDoer(bench, { proposal, requirement }, wording)
    if ('rule' in taken) return taken
    const doers = putDoers(bench, { requirement, taken }, words)
    const names = taken.roles.map(({ name }) => wording.frames.role(name))
    const text = words.enrichment.does(words.document.listed(names), taken.deed)
    suppose(bench, place, { text, quotes: taken.quotes, item, settles: { doers } })
    return null
  })
}

interface Taken {
  requirement: FunctionalRequirement
  taken: JudgedDoer
}

/** The requirement as it is told with them, among what they do. Gives what it was before. */
export function putDoers(
  { document }: Bench,
  { requirement, taken: { roles, text } }: Taken,
  words: DocumentWords,
): Undone {
  const [first = null, ...others]: (Role | null)[] = [...roles]
  const group = document.features.find(({ requirements }) => requirements.includes(requirement))
  const { missing, untilThen } = requirement
  const { role, beside } = requirement
  const read = role === null ? {} : { role, ...(beside && { beside }) }
  const before = { text: requirement.text, missing, untilThen, group: group?.title ?? '', ...read }
  const asked = findAsked({ document }, requirement, words)
  requirement.text = text
  requirement.role = first?.id ?? null
  delete requirement.beside
  if (others.length > 0) requirement.beside = others.flatMap((role) => role?.id ?? [])
  requirement.actorAssumed = true
  delete requirement.missing
  delete requirement.untilThen
  delete requirement.wording
  if (group !== undefined) group.requirements.splice(group.requirements.indexOf(requirement), 1)
  document.features = document.features.filter(({ requirements }) => requirements.length > 0)
  groupOf(document, first, words).requirements.push(requirement)
  asked?.leaveOut()
  return before
}

/** The writer's one question about all that nobody is named for, which asks of this no more. */
function findAsked(
  { document }: Pick<Bench, 'document'>,
  { id }: FunctionalRequirement,
  { writer }: DocumentWords,
) {
  const titles = new Map(listRequirements(document).map((each) => [each.id, bare(each.text)]))
  const tell = (ids: readonly string[]) =>
    sentence(
      writer.ask.vagueFeatures(ids.slice(0, MOST_NAMES).map((each) => titles.get(each) ?? '')).text,
    )
  const question = document.openQuestions.find(
    ({ text, blocks }) => blocks.includes(id) && text === tell(blocks),
  )
  if (question === undefined) return null
  return {
    leaveOut: () => {
      question.blocks = question.blocks.filter((each) => each !== id)
      question.text = tell(question.blocks)
      if (question.blocks.length > 0) return
      document.openQuestions = document.openQuestions.filter((each) => each !== question)
    },
  }
}
