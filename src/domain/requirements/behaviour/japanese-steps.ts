import type { Segment } from '#domain/requirements/reading/segment.ts'
import { type Ears, shall, whenEars } from '#domain/requirements/wording/ears.ts'
import {
  endsInVerb,
  letInJapanese,
  plain,
  readSubject,
} from '#domain/requirements/wording/japanese.ts'
import { bare } from '#domain/requirements/wording/phrases.ts'
import type { Hero, Step } from './read-step.ts'
import type { RequirementBook } from './requirement-book.ts'

const LEAD = /^(?:まず|最初に|はじめに|次に|つぎに|そして|それから|その後|続いて|最後に)、?/
/** Something comes to the person: what comes, and how. */
const COMES =
  /^(.+?)[がは](届く|届きます|表示される|表示されます|送られる|送られてくる|出る|出ます|見える|見えます)$/u
/** The name that a story gives to its person. */
const NAMED =
  /^([\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,8}?)(?:さん|ちゃん|くん|君)?[がは]/u

/** The person a Japanese story follows; `role` is who it is when the story does not say. */
export function japaneseHero(
  story: readonly Segment[],
  role: { id: string; name: string } | undefined,
  { actors }: Pick<RequirementBook, 'actors'>,
): Hero {
  const first = bare(story[0]?.text ?? '').replace(LEAD, '')
  const named = NAMED.exec(first)?.[1] ?? null
  const known = named === null ? null : actors.roleOf(named)
  if (named !== null && known !== null) {
    return { name: null, role: known, phrase: named, pronoun: null, guessed: false }
  }
  const name = named !== null && isName(first, named) ? named : null
  const phrase = role?.name ?? '利用者'
  return { name, role: role?.id ?? null, phrase, pronoun: null, guessed: name !== null }
}

function isName(text: string, name: string): boolean {
  if (/^(?:お|アプリ|画面|メール|スマホ|ページ|システム|利用者|ユーザー)/.test(name)) return false
  return /^(?:さん|ちゃん|くん|君)/.test(text.slice(name.length)) || /^[ァ-ヶー]{2,6}$/.test(name)
}

/** One step of a Japanese story. */
export function readJapaneseStep(
  segment: Segment,
  { book, hero }: { book: Pick<RequirementBook, 'actors'>; hero: Hero },
): Step {
  const text = bare(segment.text).replace(LEAD, '')
  const told = readSubject(text)
  const name = told?.name.replace(/(?:さん|ちゃん|くん|君)$/, '') ?? null
  const isHero = name !== null && name === hero.name
  const other = name === null || isHero ? null : book.actors.roleOf(name)
  const step = { segment, role: hero.role, phrase: hero.phrase, moment: '' }
  if (COMES.test(text)) return { ...step, kind: 'gets', action: null, clause: text }
  if (told !== null && (isHero || other !== null)) {
    const phrase = isHero ? hero.phrase : told.name
    const role = isHero ? hero.role : other
    return acting({ ...step, phrase, role }, told.rest)
  }
  const timed = /^([^、]{1,12})、([^、。がは]{1,12})が(.+)$/u.exec(text)
  const late = timed === null ? null : book.actors.roleOf(timed[2] ?? '')
  if (timed !== null && late !== null) {
    return acting({ ...step, phrase: timed[2] ?? '', role: late }, timed[3] ?? '')
  }
  return told === null ? acting(step, text) : { ...step, kind: 'note', action: null, clause: text }
}

function acting(step: Pick<Step, 'segment' | 'role' | 'phrase' | 'moment'>, action: string): Step {
  if (!endsInVerb(action)) return { ...step, kind: 'note', action: null, clause: action }
  const done = plain(action)
  return { ...step, kind: 'acts', action: done, clause: `${step.phrase}が${done}` }
}

/** A step as a requirement; what a person does is answered by what comes next. */
export function japaneseStepEars(step: Step, next: Step | undefined): Ears {
  const who = { role: step.role, actor: step.phrase }
  if (step.kind === 'gets') return shall(given(step), { kind: 'app', ...who })
  if (step.kind !== 'acts' || step.action === null) {
    return shall(`物語のこの手順を支える：${bare(step.segment.text)}`, { kind: 'app' })
  }
  if (next?.kind === 'gets') return whenEars(step.clause, given(next), who)
  return letInJapanese(step.role, step.phrase, step.action)
}

/** "確認メールが届く" → "生徒に確認メールを送る". */
function given({ clause, phrase }: Step): string {
  const [, thing = clause, verb = ''] = COMES.exec(clause) ?? []
  return /届|送/.test(verb) ? `${phrase}に${thing}を送る` : `${thing}を表示する`
}
