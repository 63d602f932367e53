import { contentStems } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { isLooking } from '#domain/requirements/writing/features/kinds-of-work.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import { isOfRules } from '#domain/requirements/writing/marks.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { quoteBriefly } from '#domain/requirements/writing/words/say-words.ts'
import { addCriterion } from './add-criterion.ts'
import { describeEvent } from './describe-event.ts'
import type { Material } from './material.ts'

type Around = Pick<Material, 'entries' | 'people' | 'permissions' | 'screens'>

/** What somebody sees is tested by what a right or a screen tells of it besides. */
export function writeShown(notebook: Notebook, around: Around): void {
  fromRights(notebook, around)
  fromScreens(notebook, around)
}

/** "see today's list with the address": the address is on the list that somebody gets. */
function fromRights(notebook: Notebook, { entries, people, permissions }: Around): void {
  const { frames } = notebook
  for (const right of notebook.rows('permission')) {
    const role = people.find(right.role)
    if (right.may === 'never' || role === null) continue
    if (!frames.speaks(right.what) || !frames.isPlain(right.what)) continue
    const from = permissions.filter(({ rows }) => rows?.includes(right.id)).map(({ id }) => id)
    const mark = frames.marks(right.what)
    if (mark !== null) {
      const entry = mostAlike(entries, right.what, ({ requirement }) => {
        return requirement.role === role.id
      })
      const when = entry && describeEvent(notebook, entry, people)
      if (entry && when) addCriterion(notebook, entry, { rows: [right], from, when, outcome: mark })
      continue
    }
    const [, what = '', details = ''] = SEES_WITH.exec(right.what) ?? []
    // "See the discount, with Connie": that is who else sees it.
    if (details === '' || people.find(details) !== null || !isOfRules(right)) continue
    const entry = mostAlike(entries, `${what} ${details}`, ({ told, requirement }) => {
      const isItself = told.rows.some(({ id }) => id === right.id)
      return requirement.role === role.id && shows(told.does) && !isItself
    })
    if (entry === null || entry.told.does.includes(details)) continue
    const when = frames.does(frames.role(role.name), frames.text(`see ${what}`), saidOf(right))
    if (when === null) continue
    addCriterion(notebook, entry, { rows: [right], from, when, outcome: frames.shows(details) })
  }
}

const SEES_WITH = /^(?:see|view|get|read) (.+?) with (.+)$/iu

/** What is on a screen, for whoever looks at such a thing. */
function fromScreens(notebook: Notebook, { entries, people, screens }: Around): void {
  const { frames } = notebook
  for (const screen of screens) {
    const row = notebook.rows('screen').find(({ id }) => screen.rows?.includes(id))
    if (row?.shows == null || !frames.speaks(row.shows)) continue
    const { shows: content, name } = row
    const viewer = people.find(row.role) ?? people.roles.find((role) => namesRole(name, role))
    const entry = mostAlike(entries, content, ({ told, requirement }) => {
      const isTheirs = viewer == null || requirement.role === viewer.id
      return isTheirs && shows(told.does) && describeEvent(notebook, { told }, people) !== null
    })
    if (entry !== null && (viewer == null || !isOfRules(row)) && !isWholly(entry, content)) continue
    if (SEVERAL_SCREENS.test(name.trim()) || rolesNamed(content, people) > 1) continue
    const role = people.find(entry?.told.actor ?? null)
    if (entry === null || role === null) continue
    addCriterion(notebook, entry, {
      rows: [row],
      from: [screen.id],
      when: frames.opens(frames.role(role.name), screen.name),
      outcome: frames.shows(quoteBriefly(frames, content)),
    })
  }
}

/** "Main screens": what is shown on several, each somebody's. */
const SEVERAL_SCREENS = /^(?:\p{L}+ )?(?:screens|pages)$/iu

function rolesNamed(content: string, { roles }: Around['people']): number {
  return roles.filter((role) => namesRole(content, role)).length
}

function shows(does: string): boolean {
  return isLooking(does) || /^get (?:an?|the|his|her|their) \p{L}+/iu.test(does)
}

/** "First screen for owner", 「俺のは今日の一覧」. */
function namesRole(screen: string, { name, also = [] }: Role): boolean {
  const text = screen.toLowerCase()
  const words = new Set(text.match(/\p{L}+/gu))
  return [name, ...also].some((each) =>
    /\p{Script=Latin}/u.test(each) && !each.includes(' ')
      ? words.has(each.toLowerCase())
      : text.includes(each.toLowerCase()),
  )
}

function saidOf({ said }: RowOf<'permission'>): string {
  return said.map(({ words }) => words).join(' ')
}

/** The requirement with the most words of a text, of those that fit; a must before others. */
function mostAlike(
  entries: readonly Entry[],
  text: string,
  fits: (entry: Entry) => boolean,
): Entry | null {
  const stems = contentStems(text)
  const [best] = entries
    .filter(fits)
    .map((entry) => ({ entry, shared: sharedWords(entry, stems) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || rank(a.entry) - rank(b.entry))
  return best?.entry ?? null
}

/** Whose a screen is nobody said: it has to show all that somebody looks at, or most of it. */
function isWholly(entry: Entry, content: string): boolean {
  const shared = sharedWords(entry, contentStems(content))
  const all = [...entry.stems].filter((stem) => !GENERAL.has(stem)).length
  if (JAPANESE.test(content)) return sharesName(entry.told.does, content)
  return shared > 1 || shared === all
}

const JAPANESE = /[\p{Script=Han}\p{Script=Katakana}]/u
/** Every list is a list. */
const OF_ANY = /の?(?:一覧|画面|表|リスト)|見る|確認する/gu
const LEAST_LETTERS = 3

/** Two letters of a Japanese word are shared by many; the name of a thing is longer. */
function sharesName(does: string, content: string): boolean {
  const [one, other] = [does, content].map((text) => text.replace(OF_ANY, ' '))
  const letters = [...(one ?? '')]
  return letters.some((_, at) => {
    const piece = letters.slice(at, at + LEAST_LETTERS).join('')
    return piece.length === LEAST_LETTERS && !piece.includes(' ') && other?.includes(piece)
  })
}

function sharedWords({ stems }: Entry, told: ReadonlySet<string>): number {
  return [...stems].filter((stem) => told.has(stem) && !GENERAL.has(stem)).length
}

const GENERAL = contentStems('see get view show open own today')

function rank({ requirement }: Entry): number {
  return requirement.priority === 'must' ? 0 : 1
}
