import { findDuplicates } from '#domain/requirements/checks/document/duplicates.ts'
import { collectFacts } from '#domain/requirements/checks/document/facts.ts'
import { type Claim, claimsIn, isFounded } from '#domain/requirements/checks/document/invention.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'
import type { Draft } from './draft.ts'
import { findUntold } from './find-untold.ts'
import { type DraftText, listStrings, listTexts } from './list-texts.ts'
import { claimedIn } from './supposed.ts'

export const DRAFT_FAULTS = [
  'invented',
  'foreign-address',
  'misquoted',
  'unknown-id',
  'untold-function',
  'untested',
  'unplanned',
  'unknown-stage',
  'unknown-role',
  'told-twice',
  'untold-words',
] as const

export interface DraftFault {
  rule: (typeof DRAFT_FAULTS)[number]
  /** The item that it is at; the question for what is told nowhere. */
  at: string
  words: string
}

/** What a draft says that no answer bears out, what it names and has not, and what of the answers it does not tell. */
export function checkDraft(draft: Draft, laid: RequirementsDocument): DraftFault[] {
  const texts = listTexts(draft)
  return [
    ...findInvented(texts, laid),
    ...findForeignAddresses(draft, laid),
    ...findMisquoted(texts, laid),
    ...findUnknown(draft, laid),
    ...findGaps(draft),
    ...findDuplicates(draft.rules).map(({ id, of }) => ({
      ...{ rule: 'told-twice' as const, at: id, words: of },
    })),
    ...findUntold(laid).map(({ question, text }) => ({
      ...{ rule: 'untold-words' as const, at: question, words: text },
    })),
  ]
}

/** Numbers, amounts and names outside what is marked that stand in no answer. */
function findInvented(
  texts: readonly DraftText[],
  { answers, project, title }: RequirementsDocument,
): DraftFault[] {
  const frame = [title, ...Object.values(project).filter((each) => each !== null)]
  const facts = [...answers.map(({ text }) => text), ...frame].map(collectFacts)
  return texts.flatMap(({ id, text, from }) => {
    if (from.length === 0 && id !== 'opening') return []
    const claimed = claimedIn(text)
    // What is marked may be reckoned with all the same.
    const figures = claimsIn(text).filter(({ kind }) => kind === 'number')
    return claimsIn(claimed)
      .filter((claim) => !isNone(claim) && !isFounded(claim, facts) && !isReckoned(claim, figures))
      .map(({ start, end }) => ({
        ...{ rule: 'invented' as const, at: id, words: claimed.slice(start, end) },
      }))
  })
}

/**
 * Whether a number is what others of the same text come to: "34 orders at $12 are $408". What is only
 * reckoned is not invented.
 */
function isReckoned({ kind, values }: Claim, figures: readonly Claim[]): boolean {
  const own = figures.findIndex((each) => each.values.join() === values.join())
  if (kind !== 'number' || own < 0) return false
  const others = figures.filter((_, at) => at !== own).map((each) => Number(each.values[0]))
  const sum = others.reduce((all, each) => all + each, 0)
  const results = [
    ...(others.length > 2 ? [sum] : []),
    ...others.map((each) => 2 * each),
    ...others.flatMap((one, at) =>
      others.slice(at + 1).flatMap((two) => [one * two, one + two, Math.abs(one - two)]),
    ),
  ]
  return values.some((value) =>
    results.some((each) => each > 0 && Math.abs(each - Number(value)) < CENT),
  )
}

/** None of something is said in many words, and claims no figure. */
function isNone({ kind, values }: Claim): boolean {
  return kind === 'number' && values.every((value) => Number(value) === 0)
}

/** A sum may be rounded to the smallest coin. */
const CENT = 0.006

/** Web and mail addresses that no answer has: a document leads nowhere that the founder did not name. */
function findForeignAddresses(draft: Draft, { answers }: RequirementsDocument): DraftFault[] {
  const said = answers.map(({ text }) => text.toLowerCase()).join('\n')
  return listStrings(draft).flatMap((text) =>
    [...text.matchAll(ADDRESS)]
      .filter(([address]) => !said.includes(address.toLowerCase()))
      .map(([address]) => ({ rule: 'foreign-address' as const, at: text, words: address })),
  )
}

const ADDRESS = /https?:\/\/[^\s)）」”]+|www\.[^\s)）」”]+|[\w.+-]+@[\w-]+\.[\w.]+/giu

const QUOTED = /“([^”]+)”|「([^」]+)」/gu

/** In quotation marks, and not letter by letter in an answer. */
function findMisquoted(
  texts: readonly DraftText[],
  { answers, writtenIn }: RequirementsDocument,
): DraftFault[] {
  const said = answers.map(({ text }) => flat(text))
  return texts.flatMap(({ id, text }) =>
    [...text.matchAll(QUOTED)].flatMap(([, english, japanese]) => {
      const words = english ?? japanese ?? ''
      if (id.startsWith('SCR-')) return []
      // What a button or a field says stands in the same marks, on a screen and in Japanese.
      if (english === undefined && writtenIn !== 'ja') return []
      if (japanese !== undefined && words.length < FEWEST_QUOTED) return []
      const isSaid = said.some((answer) => answer.includes(flat(words)))
      return isSaid ? [] : [{ rule: 'misquoted' as const, at: id, words }]
    }),
  )
}

/** In letters. */
const FEWEST_QUOTED = 8

function flat(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    .replace(/[\s.,;:、。]+/gu, ' ')
    .trim()
}

const ID = /\b(?:FR|AC|BR|CT|OQ|ROLE|ENT|SCR|MSG|ST|UJ|NFR|INT|MON)-\d{2,3}(?:\.\d+)?\b/gu

/** Ids, roles and stages that are named and not there. */
function findUnknown(draft: Draft, laid: RequirementsDocument): DraftFault[] {
  const known = new Set(listContents(laid).map(({ item }) => item.id))
  const isKnown = (id: string) => known.has(id)
  const named = listTexts(draft).flatMap(({ id, text }) =>
    [...text.matchAll(ID)].map(([word]) => ({ at: id, id: word })),
  )
  const listed = [
    ...draft.screens.map(({ id, functions }) => ({ at: id, functions })),
    ...draft.messages.map(({ id, functions }) => ({ at: id, functions })),
    ...draft.stories.map(({ title, functions }) => ({ at: title, functions })),
    ...draft.story.steps.map(({ functions }) => ({ at: draft.story.id, functions })),
    ...draft.slices.map(({ title, functions }) => ({ at: title, functions })),
  ].flatMap(({ at, functions }) => functions.map((id) => ({ at, id })))
  const roles = new Set(draft.roles.flatMap(({ name, also }) => [name, ...also]))
  const people = [...draft.screens.map(({ id, who }) => ({ at: id, who }))]
  return [
    ...[...named, ...listed]
      .filter(({ id }) => !isKnown(id))
      .map(({ at, id }) => ({ rule: 'unknown-id' as const, at, words: id })),
    ...people.flatMap(({ at, who }) =>
      who
        .filter((name) => !roles.has(name))
        .map((name) => ({ rule: 'unknown-role' as const, at, words: name })),
    ),
    ...draft.stages.flatMap(({ id, stages }) => {
      const names = new Set(stages.map(({ name }) => name))
      const ways = stages.flatMap(({ next }) => next).filter(({ to }) => !names.has(to))
      return ways.map(({ to }) => ({ rule: 'unknown-stage' as const, at: id, words: to }))
    }),
  ]
}

/** Functions of the plan that nobody wrote, tests or builds. */
function findGaps(draft: Draft): DraftFault[] {
  const entries = draft.areas.flatMap(({ functions }) => functions)
  const told = new Map(draft.functions.map((each) => [each.id, each]))
  const planned = new Set(draft.slices.flatMap(({ functions }) => functions))
  return entries.flatMap(({ id, title }): DraftFault[] => {
    const own = told.get(id)
    if (own === undefined) return [{ rule: 'untold-function', at: id, words: title }]
    return [
      ...(own.tests.length === 0 ? [{ rule: 'untested' as const, at: id, words: title }] : []),
      ...(planned.has(id) ? [] : [{ rule: 'unplanned' as const, at: id, words: title }]),
    ]
  })
}
