import type { Clause } from '#domain/language/japanese/clauses.ts'
import { removeNames } from '#domain/language/japanese/frames.ts'
import { readMood } from '#domain/language/japanese/moods.ts'
import { isParticle, isVerbal, plainText } from '#domain/language/japanese/words.ts'
import type { Tagger, Token } from '#domain/language/tagger.ts'
import { makeRow } from '#domain/reading/japanese/context.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'
import { addRole, type Finder, nameAlso, note, sentencesIn, type Told } from './finder.ts'
import { findTitles, guessFromActors, nameFounder, nameStoryPersons } from './named-elsewhere.ts'
import {
  findActor,
  findListed,
  findPair,
  findPersonRuns,
  isNamesake,
  splitAtJoins,
} from './person-runs.ts'
import { isPersonal, Roles, splitBracket, trimName } from './persons.ts'

/** The roles of the answers, with their rows: who uses the app, and who is named but does not. */
export interface FoundRoles {
  roles: Roles
  rows: ProposedRow[]
}

/** Finds the roles first, since every other kind names them. */
export function findRoles(answers: readonly ReadableAnswer[], tagger: Tagger): FoundRoles {
  const finder: Finder = {
    roles: new Roles(),
    said: new Map(),
    outside: [],
    guessed: new Set(),
    tagger,
  }
  const told = answers.filter(({ question }) => question === 'q5')
  const sentences = told.flatMap((answer) => sentencesIn(answer, tagger))
  for (const sentence of sentences) readSentenceRoles(finder, sentence)
  if (finder.roles.all.length === 0) guessFromActors(finder, answers)
  nameFounder(finder, answers)
  findTitles(finder, answers)
  nameStoryPersons(finder, answers)
  return { roles: finder.roles, rows: rowsOf(finder) }
}

function rowsOf({ roles, said, outside, guessed }: Finder): ProposedRow[] {
  const inside = roles.all.map((role) => {
    const quotes = said.get(role.name) ?? []
    const certainty = guessed.has(role.name) ? 'guess' : 'clear'
    return makeRow('role', quotes, { name: role.name, also: role.also, access: true, certainty })
  })
  const not = outside.map((each) =>
    makeRow('role', each.said, { name: each.name, also: [], access: false }),
  )
  return [...inside, ...not]
}

function readSentenceRoles(finder: Finder, sentence: Told): void {
  const { unit, question } = sentence
  if (unit.kind === 'heading' && /[|\t]/.test(unit.text)) return
  const lead = unit.kind === 'heading' ? unit : unit.labelled?.label
  const cell = unit.cells[0]
  const named = unit.kind === 'row' && cell ? cell : lead
  if (unit.labelled && NO_USE.test(unit.labelled.body.text)) {
    shutOut(finder, { question, words: unit.text }, unit.labelled.label.text)
    return
  }
  if (named && !readNamed(finder, { question, words: named.text }) && unit.labelled === null) return
  if (unit.kind === 'row') return
  const unsure = sentence.clauses.some(({ words }) => readMood(words).mood.unsure)
  const idle = idleClauses(sentence.clauses)
  for (const clause of sentence.clauses) {
    if (!idle.includes(clause)) continue
    for (const name of namesOfTopic(idle))
      finder.outside.push({ name, said: { question, words: clause.words } })
  }
  for (const clause of sentence.clauses.filter((each) => !idle.includes(each)))
    readClauseRoles(finder, { ...sentence, unsure }, clause)
}

/** A label, heading or first cell is a list of roles when each part is a short noun. */
function readNamed(finder: Finder, said: Said): boolean {
  const { name, other } = splitBracket(said.words)
  const parts = name.split(/[、，,・／/]|(?<=[^\p{P}])と(?=[^\p{P}])/u).map((part) => part.trim())
  const fits = parts.filter((part) => {
    const tokens = finder.tagger.tag(part)
    const noun = tokens.every((each) => !isVerbal(each)) || /[人方者達]$/.test(part)
    return part !== '' && part.length <= 14 && noun && !isTopic(part)
  })
  for (const part of fits) addRole(finder, finder.tagger.tag(part), said)
  if (fits.length === 1 && fits[0] && other) nameAlso(finder, fits[0], other)
  return fits.length > 0
}

const USES_NOT =
  /^(?:(?:この|本|当|その)?(?:アプリ|システム|サービス|ツール)(?:は|を|も|には)?[、，]?)?(?:(?:使い|使わ|使用し|使用いたし|利用し|利用いたし|ログインし|操作し)(?:ない|ません|なくて)|(?:入れ|使わせ|見せ)なくて)/u

/** 「先生は土曜に来るだけなので、使いません」: a person, why, and no use. */
function idleClauses(clauses: readonly Clause[]): readonly Clause[] {
  const at = clauses.findIndex(({ words }) => USES_NOT.test(words))
  const told = clauses.slice(0, at + 1)
  return at > 0 && namesOfTopic(told).length > 0 ? told : []
}

/** The persons that the first of the clauses speaks of, with は. */
function namesOfTopic([first]: readonly Clause[]): string[] {
  const runs = first === undefined ? [] : findPersonRuns(removeNames(first.tokens))
  return runs.flatMap(({ tokens, after }) =>
    isPersonal(tokens) && isParticle(after, 'は', 'に') ? [trimName(plainText(tokens))] : [],
  )
}

/** 「技工所の方の利用は想定しておりません」. */
const NO_USERS =
  /^([^、はがを]{1,14}?)(?:の方々?|の皆様|様)?の(?:利用|使用|アクセス|ログイン)は(?:想定|予定|考え|認め|あり|しま|し)[^、]*(?:ない|ません|おりません)$/u

function refusesUsers(finder: Finder, { words }: Clause, said: Said): boolean {
  const unused = NO_USERS.exec(words)?.[1]
  if (unused !== undefined) finder.outside.push({ name: trimName(unused), said })
  return unused !== undefined
}

/** 「本社：使わない」. */
const NO_USE =
  /^(?:使わない|使いません|使用しない|利用しない|見ない|(?:見せ|使わせ|見|使わ|入れ)なくても?(?:いい|よい|結構|大丈夫)(?:です)?|アクセス(?:なし|しない|不可)|ログインしない|不要|なし|対象外)(?:[。.、，]|$)/

function shutOut(finder: Finder, said: Said, label: string): void {
  for (const name of label.split(/[、，・／/]/)) finder.outside.push({ name: trimName(name), said })
}

function isTopic(text: string): boolean {
  return /(?:権限|人たち|使う人|利用者の種類|役割|ロール|注意|補足|例|メモ|その他|備考)$/.test(text)
}

function readClauseRoles(
  finder: Finder,
  { question, unsure }: Told & { unsure: boolean },
  clause: Clause,
): void {
  // 「家族が手伝いに来る場合は」 tells of no user.
  if (/^(?:if|when)$/.test(clause.link)) return
  const said = { question, words: clause.words }
  const body = removeNames(clause.tokens.slice(0, clause.tokens.length - clause.tail))
  const { mood } = readMood(clause.words)
  const pair = findPair(body)
  if (pair !== null) addPair(finder, pair, said)
  if (pair !== null || refusesUsers(finder, clause, said)) return
  const runs = findPersonRuns(body)
  const hasVerb = body.some((token) => token.pos === 'VERB')
  for (const { tokens, after, last } of runs) {
    if (!isPersonal(tokens)) continue
    const particle = after?.text ?? ''
    if (isShutOut({ body, particle, clause })) {
      finder.outside.push({ name: trimName(plainText(tokens)), said })
    } else if (mood.unsure || mood.past || (unsure && particle === 'に')) continue
    else if (isNamesake(tokens) && particle !== 'は') continue
    else if (/^(?:[はがも]|しか)$/.test(particle) || (!hasVerb && last))
      addRole(finder, tokens, said)
    else if (!hasVerb && /^(?:と|や|、|，|・|です|だ)$/.test(particle))
      addRole(finder, tokens, said)
    else if (/^に$/.test(particle) && hasVerb && /^に(?:は|限)/.test(wordsFrom(body, after)))
      addRole(finder, tokens, said)
  }
  for (const tokens of findListed(body)) addRole(finder, tokens, said)
  const duty = body.findIndex(
    ({ text }, at) =>
      text === 'の' && /^(?:仕事|役目|役割|担当|係)$/.test(body[at + 1]?.text ?? ''),
  )
  if (duty > 0 && duty < 4 && isPersonal(body.slice(0, duty)))
    addRole(finder, body.slice(0, duty), said)
  const { name, other } = splitBracket(
    /^[^、，（(]{1,12}[（(][^）)]{1,8}[）)]/u.exec(clause.words)?.[0] ?? '',
  )
  if (other) nameAlso(finder, name, other)
  if (mood.unsure || mood.past || finder.outside.some((each) => each.said.words === said.words))
    return
  for (const actor of splitAtJoins(findActor(body) ?? [])) {
    const name = plainText(actor)
    if (finder.roles.resolve(name) !== null) continue
    addRole(finder, actor, said)
    finder.guessed.add(trimName(name))
  }
}

/** 「店長、私です」 is one role under two names. */
function addPair(finder: Finder, [office, near]: readonly [Token[], Token[]], said: Said): void {
  const role = finder.roles.add(trimName(plainText(office)), [trimName(plainText(near))])
  note(finder, role.name, said)
}

function wordsFrom(body: readonly Token[], token: Token | undefined): string {
  const at = token === undefined ? -1 : body.indexOf(token)
  return at < 0 ? '' : `${body[at]?.text}${body[at + 1]?.text ?? ''}`
}

const VIEWING = /(?:見|使|利用|アクセス|ログイン|触|さわ|操作|アプリ)/

/** 「〜には見ていただかなくて結構です」: named, but no user. Told of the whole app, not of one thing. */
function isShutOut({
  body,
  particle,
  clause,
}: {
  body: readonly Token[]
  particle: string
  clause: Clause
}) {
  const { mood } = readMood(clause.words.slice(0, clause.words.length))
  const no = mood.needless || mood.forbidden || mood.negations % 2 === 1
  if (!no || !/^[はもに]$/.test(particle)) return false
  // The app itself is no one thing among others.
  const ofApp = /(?:本|この|当|その)?(?:システム|アプリ|サービス|ツール)[をにはも]/.test(
    clause.words,
  )
  if (ofApp && VIEWING.test(clause.words)) return !/だけ|のみ|ほか|他/.test(clause.words)
  const hasObject =
    body.filter((token) => isParticle(token, 'を', 'が', 'しか', 'は', 'も')).length > 1
  return !hasObject && VIEWING.test(clause.words) && !/だけ|のみ|より|ほか|他/.test(clause.words)
}
