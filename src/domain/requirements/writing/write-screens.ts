import type { Entry, RequirementBook } from '#domain/requirements/behaviour/requirement-book.ts'
import type {
  ExperienceKind,
  ExperienceNote,
  Screen,
  ScreenState,
} from '#domain/requirements/document-items.ts'
import type { Segment } from '#domain/requirements/reading/segment.ts'
import { bare, sentence, upperFirst } from '#domain/requirements/wording/phrases.ts'
import { contentStems, sharedCount, stem } from '#domain/requirements/wording/stems.ts'
import type { Notebook } from './notebook.ts'

const NUMBERED = /^(screen|page|view|画面|ページ)\s*([\d０-９]{1,2})\s*[:：.–—-]\s*(.+)$/iu
const NAMED = /^([^:：]{2,50})\s*[:：]\s*(.+)$/u
const SCREEN =
  /\b(?:screen|page|view|dashboard|form|home ?page|calendar|list|overview|map)s?\b|画面|ページ|一覧|フォーム|カレンダー|ダッシュボード/i

const KINDS: readonly [ExperienceKind, RegExp][] = [
  [
    'accessibility',
    /\b(?:large (?:text|letters|buttons)|big (?:text|letters|buttons)|blind|screen reader|contrast|colou?r-?blind|elderly|older|special needs|accessib|deaf|wheelchair|dyslexi|glasses|easy to read)|大きな?文字|文字を大き|高齢|色覚|読み上げ|バリアフリー|見やすい/i,
  ],
  [
    'language',
    /\b(?:english|spanish|french|german|italian|portuguese|dutch|japanese|chinese|korean|arabic|hindi|russian|turkish|polish|swedish|danish|norwegian|finnish|greek|hebrew|thai|vietnamese|ukrainian|czech|languages?)\b|[\p{Script=Han}\p{Script=Katakana}ー]語|言語/iu,
  ],
  [
    'device',
    /\b(?:phones?|mobile|smartphones?|tablets?|ipads?|laptops?|computers?|desktops?|kiosk)\b|スマホ|スマートフォン|携帯|パソコン|タブレット|端末/i,
  ],
]

/** Question 11: the screens, and what holds for all of them. */
export function writeScreens(
  notebook: Notebook,
  segments: readonly Segment[],
): { screens: Screen[]; experience: ExperienceNote[] } {
  const screens: Screen[] = []
  const experience: ExperienceNote[] = []
  for (const segment of segments) {
    const screen = readScreen(segment)
    if (screen !== null) {
      screens.push({ ...notebook.item('SCR', [segment]), ...screen, requirements: [], states: [] })
      continue
    }
    for (const part of partsOf(segment.text)) {
      experience.push({ ...notebook.statement('UX', segment, part), kind: kindOf(part) })
    }
  }
  return { screens, experience }
}

function readScreen({ text, heading }: Segment): { name: string; content: string } | null {
  const whole = bare(text)
  if (/(?:スマホ|スマートフォン|パソコン|タブレット)で使/.test(whole)) return null
  const numbered = NUMBERED.exec(whole)
  if (numbered !== null) {
    return { name: upperFirst(numbered[3] ?? ''), content: sentence(numbered[3] ?? '') }
  }
  const named = NAMED.exec(whole)
  if (
    named !== null &&
    !KINDS.some(([, pattern]) => pattern.test(named[1] ?? '')) &&
    !/^(?:style|colou?rs?|look|feel|devices?|fonts?)$/i.test(named[1] ?? '')
  ) {
    return { name: upperFirst(named[1] ?? ''), content: sentence(named[2] ?? '') }
  }
  if (
    /\bscreens?\b/i.test(heading ?? '') ||
    (SCREEN.test(whole) && !/\b(?:like|similar to)\b/i.test(whole))
  ) {
    const name = whole.split(/\s+(?:with|showing|where|that|on|for)\s+/i)[0] ?? whole
    return { name: upperFirst(name), content: sentence(whole) }
  }
  return null
}

/** A line of several thoughts: "English and Spanish, large text, calm colours". */
function partsOf(text: string): string[] {
  const parts = bare(text).split(/,\s+(?:and\s+)?|、/)
  return new Set(parts.map(kindOf)).size > 1 ? parts : [bare(text)]
}

function kindOf(text: string): ExperienceKind {
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'style'
}

/** Puts the requirements on the screens that show their things, and the cases into their states. */
export function connectScreens(
  notebook: Notebook,
  screens: readonly Screen[],
  known: { book: RequirementBook; cases: readonly Segment[] },
): void {
  for (const screen of screens.slice(0, MAX_CONNECTED)) {
    const stems = contentStems(`${screen.name} ${screen.content}`)
    const owner = known.book.actors.at(screen.name)?.role ?? null
    screen.requirements = known.book.entries
      .filter((entry) => (owner !== null && entry.ears.role === owner) || shows(stems, entry))
      .map(({ requirement }) => requirement.id)
  }
  const empty = known.cases.find(({ text }) =>
    /\b(?:nothing (?:to show|there|yet)|empty|no (?:\p{L}+ ){1,2}yet)\b/iu.test(text),
  )
  const offline = known.cases.find(({ text }) =>
    /^(?:(?:when|if|there is)\s+)?(?:no internet|offline|no connection|the connection)(?:\s+\p{L}+){0,3}\s*[:,]/iu.test(
      text,
    ),
  )
  for (const screen of screens) {
    screen.states = [
      state(notebook, 'empty', empty),
      state(notebook, 'loading', undefined),
      state(notebook, 'error', offline),
    ]
  }
  if (screens.length > 0)
    notebook.assume(
      notebook.words.assume.states,
      screens.map(({ id }) => id),
    )
}

/** A screen shows a requirement that shares two words with it, or its verb: "booking form". */
function shows(screen: ReadonlySet<string>, { ears, stems }: Entry): boolean {
  const verb = stem(ears.action?.split(' ')[0] ?? '')
  return sharedCount(stems, screen) >= 2 || (verb !== '' && screen.has(verb))
}

/** More screens than this are listed but not searched. */
const MAX_CONNECTED = 100

function state(
  notebook: Notebook,
  kind: ScreenState['kind'],
  said: Segment | undefined,
): ScreenState {
  if (said === undefined)
    return { kind, text: notebook.words.states[kind], mark: 'assumed', sources: [] }
  return { kind, text: sentence(said.text), mark: 'stated', sources: [said.question] }
}
