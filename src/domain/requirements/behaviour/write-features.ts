import type { NonGoal, Priority, Statement } from '#domain/requirements/document-items.ts'
import type { Segment } from '#domain/requirements/reading/segment.ts'
import { toEars } from '#domain/requirements/wording/ears.ts'
import { japaneseEars } from '#domain/requirements/wording/japanese.ts'
import { bare } from '#domain/requirements/wording/phrases.ts'
import { addRequirement, MAX_FEATURES, type RequirementBook } from './requirement-book.ts'

const WORDS =
  "must(?:[- ]haves?)?|should(?:[- ]haves?)?|could(?:[- ]haves?)?|nice(?:[- ]to[- ]haves?)?|optional|maybe|bonus|later|won[’']?t(?:[- ]haves?)?|essential|required|critical|high|medium|low|wish|必須|あれば[良よ]い|できれば|後で|obligatorio|imprescindible|deseable|opcional|pflicht|wunsch|indispensable|souhaitable"
const LEADING = new RegExp(`^[([]?(${WORDS})[)\\]]?\\s*[:：–—-]\\s*`, 'i')
const BRACKETED = new RegExp(`^[([](${WORDS})[)\\]]\\s*`, 'i')
const TRAILING = new RegExp(
  `[\\s,]{0,3}(?:[([](${WORDS})[)\\]]|\\s[–—-]\\s*(${WORDS})|,\\s+(${WORDS}))[.!]?$`,
  'i',
)
const HEADING = new RegExp(`\\b(${WORDS})\\b`, 'i')
const OBLIGED = /^must\s+(?=\p{L})/iu

type Level = Priority | 'later' | 'not'

interface Wish {
  level: Level | null
  text: string
  segment: Segment
}

/** Question 7: the features as requirements, what can wait, and what was ruled out on the way. */
export function writeFeatures(
  book: RequirementBook,
  segments: readonly Segment[],
): { later: Statement[]; nonGoals: NonGoal[] } {
  const { notebook, actors } = book
  const wishes = segments.map(readWish)
  const anyLevel = wishes.some((wish) => wish.level !== null)
  const later: Statement[] = []
  const nonGoals: NonGoal[] = []
  let tooMany = false
  for (const wish of wishes) {
    const level = wish.level ?? (anyLevel ? 'should' : 'must')
    const full = book.entries.length >= MAX_FEATURES
    if (level === 'not') {
      nonGoals.push({ ...notebook.statement('NG', wish.segment, wish.text), reason: null })
    } else if (level === 'later' || full) {
      later.push(notebook.statement('LATER', wish.segment, wish.text))
      tooMany ||= full && level !== 'later'
    } else {
      const ears = notebook.japanese
        ? japaneseEars(wish.text, actors)
        : toEars(wish.text, { actors, names: notebook.names, english: notebook.english })
      const draft = { ears, from: [wish.segment], priority: level }
      addRequirement(book, { ...draft, priorityStated: wish.level !== null })
    }
  }
  askAboutFeatures(book, { anyLevel, tooMany })
  return { later, nonGoals }
}

function readWish(segment: Segment): Wish {
  const { text } = segment
  const lead = LEADING.exec(text) ?? BRACKETED.exec(text)
  if (lead !== null) return { segment, level: levelOf(lead[1]), text: text.slice(lead[0].length) }
  const trail = TRAILING.exec(text)
  if (trail !== null) {
    const word = trail[1] ?? trail[2] ?? trail[3]
    return { segment, level: levelOf(word), text: bare(text.slice(0, trail.index)) }
  }
  const heading = HEADING.exec(segment.heading ?? '')
  if (heading !== null) return { segment, level: levelOf(heading[1]), text }
  if (/^[^,.]{0,40}\bmust\b/i.test(text) && !OBLIGED.test(text))
    return { segment, level: 'must', text }
  if (OBLIGED.test(text)) return { segment, level: 'must', text: `The app ${text}` }
  return { segment, level: null, text }
}

function levelOf(word = ''): Level {
  const lower = word.toLowerCase()
  if (
    /^(?:must|essential|required|critical|high|必須|obligatorio|imprescindible|pflicht|indispensable)/.test(
      lower,
    )
  )
    return 'must'
  if (/^(?:should|medium)/.test(lower)) return 'should'
  if (lower === 'later' || lower === '後で') return 'later'
  return lower.startsWith('won') ? 'not' : 'could'
}

function askAboutFeatures(
  { notebook, entries }: RequirementBook,
  { anyLevel, tooMany }: { anyLevel: boolean; tooMany: boolean },
): void {
  const blocks = entries.map(({ requirement }) => requirement.id)
  if (!anyLevel && entries.length > 1) {
    notebook.ask({ ...notebook.words.ask.priorities, blocks, question: 'q7' })
  }
  if (tooMany) notebook.ask({ ...notebook.words.ask.tooMany(MAX_FEATURES), question: 'q7' })
  const vague = entries.filter(({ ears }) => ears.kind === 'offer')
  if (vague.length > 0) {
    notebook.ask({
      ...notebook.words.ask.vagueFeatures(
        vague.map(({ ears }) => ears.response.replace(/^offer |を備える$/g, '')),
      ),
      blocks: vague.map(({ requirement }) => requirement.id),
      question: 'q7',
    })
  }
}
