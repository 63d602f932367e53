import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { type Bench, tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { findFormFault } from '#domain/requirements/enrichment/find-form-fault.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import { findUntoldWords } from '#domain/requirements/enrichment/find-untold-words.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { StageProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import {
  kindOf,
  listContents,
  listRequirements,
} from '#domain/requirements/registers/list-items.ts'
import { sortedIds } from '#domain/requirements/writing/notebook.ts'
import { isMistaken } from '#domain/requirements/writing/stages/complete-ways.ts'
import { findStage, type JudgedWay, type ProposedStages } from './proposed-stages.ts'
import { deniesWay, namesStage, tellsWay } from './stage-words.ts'
import { deniesUntil, listBans } from './until-done.ts'

interface Given {
  proposal: StageProposal['ways'][number]
  from: string
  /** The name that it has in the proposal. */
  part: string
}

/** What the app does by itself when a time runs out. */
const TIME = 'time'
const BY = new Set(['FR', 'BR', 'MSG'])
const WAITS = new Set(['OQ', 'CT'])

interface Taken {
  /** Null for a way that falls. */
  way: JudgedWay | null
  /** Why; or what of it is left out. */
  fallen: Fault[]
}

/**
 * Judges one way between the stages of a table. A wrong id or quote falls alone: the way is supposed
 * without it.
 */
export function judgeWay(
  bench: Bench,
  { proposal, from, part }: Given,
  { names, told }: ProposedStages,
): Taken {
  const { document, evidence } = bench
  const fallen: Fault[] = []
  const fell = (fault: Fault) => fallen.push({ ...fault, part: `${part}.${fault.part}` })
  const none = (fault: Fault): Taken => {
    fell(fault)
    return { way: null, fallen }
  }
  const to = findStage(names, proposal.to)
  if (to === undefined) return none({ rule: 'unknown-item', words: proposal.to, part: 'to' })
  if (to === from) return none({ rule: 'shape', form: 'same-stage', words: from, part: 'to' })
  const way = { from, to }
  const { quotes, wrong } = readCitations(proposal.cites, evidence.answers)
  if (wrong !== null) fell({ rule: 'citation-wrong', words: wrong.quote, part: 'cites' })
  const said = quotes.map(({ text }) => text)
  const isTold = hasWay(told, way) || said.some((quote) => tellsWay(quote, way, names))
  const { ids, blocks, alien } = readNamed(document, proposal)
  // What only reads as an end is none where somebody, a rule or a question takes it on.
  const isBackFromEnd =
    told.ends.has(from) && ids.length + blocks.length === 0 && !isUndone(said, from)
  const condition = bare(tidy(proposal.when ?? ''))
  const denied = isTold
    ? null
    : findDenied(document, { way: { ...way, condition }, names, isBackFromEnd })
  const fault = denied ?? findFaultOfCondition(bench, condition)
  if (fault !== null) return none(fault)
  const deeds = new Map(listRequirements(document).map((each) => [each.id, each.text]))
  const byTime = !proposal.by.every(isNoTime)
  const items = (byTime ? withoutOtherHours(ids, document) : ids).filter(
    (id) => !isOfOtherSide(deeds.get(id) ?? '', to),
  )
  for (const each of alien) fell({ rule: 'unknown-item', ...each })
  const taken: JudgedWay = {
    ...way,
    ...(!isTold && { assumed: true }),
    ...(condition !== '' && { condition }),
    ...(items.length > 0 && { items }),
    ...(byTime && { byTime: true }),
    ...(blocks.length > 0 && { blocks }),
    sources: sortedIds(quotes.map(({ question }) => question)),
    quotes,
  }
  return { way: taken, fallen }
}

function hasWay(
  { ways }: ProposedStages['told'],
  { from, to }: Pick<Going, 'from' | 'to'>,
): boolean {
  return ways.some((each) => each.from === from && each.to === to)
}

/** Who pays gives nothing back. */
export function isOfOtherSide(deed: string, to: string): boolean {
  return BACK.test(to) && PAYS.test(deed) && !BACK.test(deed)
}

const BACK =
  /\b(?:giv(?:e|en|es)|paid|pays?|sent|sends?)\b.*\bback\b|\brefund|返金|返[すしさ]|払い?戻/iu
const PAYS = /\bpays?\b|(?:支払|払)(?:え|う|い)/iu

/** Without the messages of an hour that none of the rules beside them tells: "not sent at 9" does not say when the time is up. */
export function withoutOtherHours(
  ids: readonly string[],
  { rules, messages }: Pick<RequirementsDocument, 'rules' | 'messages'>,
): string[] {
  const told = rules.filter(({ id }) => ids.includes(id)).map(({ text }) => text)
  const hours = told.flatMap(listHours)
  if (told.length === 0) return [...ids]
  const isOther = ({ text }: { text: string }) => {
    const own = listHours(text)
    return own.length > 0 && own.every((hour) => !hours.includes(hour))
  }
  const others = new Set(messages.filter(isOther).map(({ id }) => id))
  return ids.filter((id) => !others.has(id))
}

/** "At 9", "11am", "at 10.30", 「9時」: an hour of the clock, and no length of time. */
function listHours(text: string): string[] {
  return [...text.matchAll(HOUR)].map((found) => found.slice(1).find((each) => each) ?? '')
}

const HOUR =
  /\bat (\d{1,2}(?:[:.]\d\d)?)(?![\d%]| ?(?:day|week|month|hour|min))|\b(\d{1,2}(?:[:.]\d\d)?) ?[ap]\.?m\b|(\d{1,2})時(?!間)/giu

function isNoTime(id: string): boolean {
  return tidy(id).toLowerCase() !== TIME
}

/** What a way goes by and what it waits for, and what of it the draft has not. */
function readNamed(document: RequirementsDocument, { by, waits }: Given['proposal']) {
  const going = sortIds(document, by.filter(isNoTime), BY)
  const asked = sortIds(document, waits, WAITS)
  const told = (part: string) => (words: string) => ({ words, part })
  const alien = [...going.unknown.map(told('by')), ...asked.unknown.map(told('waits'))]
  return { ids: going.ids, blocks: asked.ids, alien }
}

/** The ids of these kinds that the draft has, and the others. */
function sortIds(
  document: RequirementsDocument,
  named: readonly string[],
  kinds: ReadonlySet<string>,
): { ids: string[]; unknown: string[] } {
  const known = new Set(listContents(document).map(({ item }) => item.id))
  const all = [...new Set(named.map(tidy))]
  const isKnown = (id: string) => known.has(id) && kinds.has(kindOf(id))
  return { ids: all.filter(isKnown), unknown: all.filter((id) => !isKnown(id)) }
}

/** Whether words take a thing on from its end: pressed by mistake, or it comes back or is done again, whatever its last stage is called. */
export function isUndone(said: readonly string[], from: string): boolean {
  return said.some(
    (quote) => (isMistaken(quote) && namesStage(quote, from)) || COMES_BACK.test(quote),
  )
}

const COMES_BACK =
  /\b(?:com(?:e|es|ing)|go(?:es|ing)?|brought|taken|sent|put) back\b|\b(?:re-?do|re-?done|done again|start(?:s|ed)? again)\b|戻[るりっす]|やり直|入り直/iu

/** "For clubs": short, with no figure or name of its own, in words of the answers or the draft. */
function findFaultOfCondition({ document, evidence }: Bench, text: string): Fault | null {
  if (text === '') return null
  const part = 'when'
  const fault =
    findFormFault({ text, part }, LIMITS.stages.condition) ??
    findInvented({ text, part }, evidence.told)
  if (fault !== null || !evidence.sameLanguage) return fault
  const drafted = listContents(document).map(({ content }) => content)
  const words = findUntoldWords(text, [...evidence.told, ...drafted]).find(
    (word) => !UNDOING.test(word),
  )
  return words === undefined ? null : { rule: 'words-added', words, part }
}

/** That a thing was pressed by mistake, or is found wrong, is said of any trade. */
const UNDOING =
  /^(?:mist(?:ake|ook)\p{L}*|press\p{L}*|und(?:o|one|id)\p{L}*|wrong\p{L}*|checks?|finds?|found|something|anything|(?:間違|誤|押|取り?消|見つか)[\p{Script=Hiragana}]*)$/iu

type Going = Pick<JudgedWay, 'from' | 'to' | 'condition'>

function findDenied(
  document: RequirementsDocument,
  { way, names, isBackFromEnd }: { way: Going; names: readonly string[]; isBackFromEnd: boolean },
): Fault | null {
  const forbidding = findForbidding(document, way, names)
  if (forbidding !== undefined) {
    return { rule: 'denied', words: forbidding.id, says: forbidding.text, part: 'to' }
  }
  return isBackFromEnd ? { rule: 'denied', words: way.from, part: 'to' } : null
}

/** What says that a thing never goes this way: a rule, what is left out, or a sentence of an answer. */
export function findForbidding(
  document: RequirementsDocument,
  way: Going,
  stages: readonly string[],
): { id: string; text: string } | undefined {
  return listBans(document).find(
    ({ text }) => deniesWay(text, way, stages) || deniesUntil(text, way),
  )
}
