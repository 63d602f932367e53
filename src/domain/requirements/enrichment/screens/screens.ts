import type { Screen, ScreenState } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import {
  applyEachProposal,
  type Bench,
  type Place,
  register,
} from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { ScreenProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { findRoles } from '#domain/requirements/enrichment/supplying/find-role.ts'
import { capitalise } from '#domain/requirements/phrases.ts'
import { type JudgedScreen, judgeScreen } from './judge-screen.ts'

/**
 * Tells of each screen who uses it, what matters most on it, and what it shows when there is nothing
 * and when it cannot, as far as nobody said it; and adds screens that functions need. What is supplied
 * of a named screen is an assumption of its own, and nothing again where that is struck out
 * (`settleSupposed`); a further one is Assumed as a whole
 * (docs/decisions/0083-screens-and-messages-are-told.md).
 */
export function applyScreens(
  bench: Bench,
  proposals: readonly ScreenProposal[],
  words: DocumentWords,
): void {
  const { document } = bench
  let added = 0
  applyEachProposal(bench, { kind: 'screens', list: proposals }, (proposal, place) => {
    const { item } = proposal
    const known = item === null ? null : document.screens.find(({ id }) => id === item)
    if (known === undefined) return { rule: 'unknown-item', words: item ?? '', part: 'item' }
    const most = LIMITS.screens.added
    // The first screen of somebody is no surplus.
    const isFirst = lacksScreen(document, proposal)
    if (known === null && added >= most && !isFirst) return { rule: 'too-many', words: '', most }
    const isTold = document.assumptions.some(
      ({ items, settles = {} }) => 'screen' in settles && items.includes(known?.id ?? ''),
    )
    if (isTold) return { rule: 'repeated', words: item ?? '', part: 'item' }
    const taken = judgeScreen(bench, { proposal, known }, words)
    if ('refused' in taken) return taken.refused
    if (known !== null) return tell(bench, place, { screen: known, taken, words })
    const screen = writeScreen(taken, place)
    document.screens.push(screen)
    if (!isFirst) added += 1
    register(bench, place, { id: screen.id, mark: screen.mark, doubt: null })
    return null
  })
}

/** Whether a screen is for somebody who has none. */
function lacksScreen({ roles, screens }: Bench['document'], { who }: ScreenProposal): boolean {
  const found = findRoles(roles, who)
  if ('unknown' in found) return false
  return found.roles.some(({ id }) => screens.every((screen) => screen.who?.includes(id) !== true))
}

function writeScreen(taken: JudgedScreen, { index }: Place): Screen {
  const { name, who, most } = taken
  return {
    ...{ id: `SCR#supplied${index}`, sources: [], quotes: [], mark: 'assumed' },
    name: capitalise(name),
    content: capitalise(most === '' ? name : most),
    ...(who.length > 0 && { who: who.map(({ id }) => id) }),
    requirements: taken.functions.map(({ id }) => id),
    states: statesOf(taken),
  }
}

function statesOf({ empty, fails }: Pick<JudgedScreen, 'empty' | 'fails'>): ScreenState[] {
  const told = [
    { kind: 'empty' as const, text: empty },
    { kind: 'error' as const, text: fails },
  ]
  return told
    .filter(({ text }) => text !== '')
    .map(({ kind, text }) => ({ kind, text: capitalise(text), mark: 'assumed', sources: [] }))
}

interface Told {
  screen: Screen
  taken: JudgedScreen
  words: DocumentWords
}

/** Puts into a screen of the draft what it lacks, with its mark. */
function tell(bench: Bench, place: Place, { screen, taken, words }: Told) {
  const { id, name, content, who, requirements, states, quotes } = screen
  const fresh = statesOf(taken).filter(({ kind }) => !states.some((each) => each.kind === kind))
  const people = taken.who.filter(({ id: role }) => who?.includes(role) !== true)
  const added = taken.functions.filter((each) => !requirements.includes(each.id))
  if (people.length + fresh.length + added.length === 0 && taken.most === '') {
    return { rule: 'told' as const, words: id, part: 'item', says: content }
  }
  const supposed: NonNullable<Screen['supposed']> = []
  if (people.length > 0) {
    supposed.push('who')
    screen.who = [...(who ?? []), ...people.map((role) => role.id)]
  }
  if (taken.most !== '') {
    supposed.push('content')
    screen.content = capitalise(taken.most)
  }
  screen.requirements = [...requirements, ...added.map((each) => each.id)]
  screen.states = [...states, ...fresh]
  if (supposed.length > 0) screen.supposed = supposed
  const told = (kind: ScreenState['kind']) => fresh.find((each) => each.kind === kind)?.text ?? ''
  const text = words.enrichment.shown(name, {
    who: words.document.listed(people.map((role) => role.name)),
    most: taken.most,
    empty: told('empty'),
    fails: told('error'),
  })
  const before = { content, ...(who !== undefined && { who }), requirements, states }
  suppose(bench, place, { text, quotes: [...quotes], item: id, settles: { screen: before } })
  return null
}
