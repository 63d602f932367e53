import type { Frame } from '#domain/language/japanese/frames.ts'
import { formVerbOfStem } from '#domain/language/japanese/heads.ts'
import { isParticle } from '#domain/language/japanese/words.ts'
import type { Tagger, Token } from '#domain/language/tagger.ts'
import type { FramedSentence } from '#domain/reading/japanese/context.ts'
import { readListed } from '#domain/reading/japanese/noun-lists.ts'
import { takeAfterLast } from '#domain/reading/japanese/people/person-runs.ts'
import type { Roles } from '#domain/reading/japanese/people/persons.ts'
import { findViewer, namePhrase, type Right } from './rights.ts'

/** One doing for each verb and object that a clause joins: 「呼び名と人数を見る」「表を見て直す」. */
export function splitDoings(frame: Frame, what: string, tagger: Tagger): string[] {
  const several = alternatives(frame.clause.tokens, tagger)
  if (several !== null) return several
  const [first, second] = twoVerbs(frame, what) ?? []
  if (first && second) return [...splitObjects(first, first), ...splitObjects(second, second)]
  return splitObjects(what, frame.head)
}

/** 「予約を受けたり断ったりする」. */
function alternatives(tokens: readonly Token[], tagger: Tagger): string[] | null {
  const places = tokens.flatMap((token, at) => (isParticle(token, 'たり', 'だり') ? [at] : []))
  if (places.length < 2) return null
  const first = places[0] ?? 0
  const led = takeAfterLast(tokens.slice(0, first - 1), (token) =>
    isParticle(token, 'は', 'が', 'て'),
  )
    .map(({ text }) => text)
    .join('')
  const noun = led === '' || /[をにで]$/.test(led) ? led : `${led}を`
  return places.map((at) => {
    const verb = tokens[at - 1]
    const base = verb?.pos === 'NOUN' ? formVerbOfStem(verb.text, tagger) : verb?.lemma
    return noun + (base ?? verb?.text ?? '')
  })
}

/** 「割り振りを見て変更する」: the second verb has no object of its own. */
function twoVerbs({ clause, head }: Frame, what: string): [string, string] | null {
  const { tokens } = clause
  const te = tokens.findIndex(
    (token, at) =>
      token.text === 'て' &&
      tokens[at - 1]?.pos === 'VERB' &&
      isParticle(tokens[at - 2], 'を', 'は', 'が', 'も') &&
      head.startsWith(tokens[at + 1]?.text.slice(0, 1) ?? ' '),
  )
  const verb = tokens[te - 1]
  const object = /^(.+?を)/.exec(what)?.[1]
  if (te < 0 || !verb || !object || !what.endsWith(head)) return null
  return [object + verb.lemma, object + head]
}

/** 「呼び名と人数を見る」 is two rights, where neither noun leans on words before it. */
function splitObjects(what: string, head: string): string[] {
  const verb = what.endsWith(head) && head !== what ? head : (/を([^を]+)$/.exec(what)?.[1] ?? head)
  const object = what
    .slice(0, -verb.length)
    .replace(/を$/, '')
    .replace(/(?:だけ|のみ)$/, '')
  const apart = object.split(/と、|、/u)
  if (apart.length > 1 && apart.every((part) => /^[^をにがはで「」\s]{2,20}$/u.test(part)))
    return apart.map((part) => `${part}を${verb}`)
  const parts = object.split(/、|(?<=[^こひもあ])と/u)
  const plain = parts.every((part) => /^[^のをにがはで「」\s]{1,14}$/u.test(part))
  if (parts.length < 2 || !plain || !what.endsWith(verb)) return [what]
  return parts.map((part) => `${part}を${verb}`)
}

/** 「料金を変えられるのは私だけ」「取り消せるのは会計と部長」「管理人に見えるのは自分の棟だけ」. */
export function readSole(sentence: FramedSentence, at: number, roles: Roles): Right[] {
  const { frames, question, unit } = sentence
  const [lead, who] = [frames[at - 1], frames[at]]
  if (lead?.clause.link !== 'lead' || who?.kind !== 'noun' || lead.kind !== 'verb' || lead.no)
    return []
  const what = namePhrase(lead)
  const only = /(?:だけ|のみ)/.test(who.clause.words)
  const words = unit.text.slice(lead.clause.start - unit.start, who.clause.end - unit.start)
  const said = { question, words }
  const seer = findViewer(lead)
  const noun = who.does.replace(/(?:だけ|のみ)$/, '')
  if (seer !== null && only) return seenAlone(seer, { noun, said })
  const named = noun.split(/、|・|や|(?<=[^こひ])と/u).map((part) => roles.resolve(part))
  const persons = named.filter((name): name is string => name !== null)
  if (persons.length === 0 || what === null || persons.length < named.length) return []
  const may = only ? 'only' : 'may'
  return persons.map((role) => ({ role, may, what, said, certainty: 'clear' }))
}

function seenAlone(role: string, { noun, said }: { noun: string; said: Right['said'] }): Right[] {
  const right: Right = { role, may: 'may', what: `${noun}だけを見る`, said, certainty: 'clear' }
  return [right, { ...right, may: 'never', what: `${noun}以外を見る`, certainty: 'guess' }]
}

/** 「名簿は部長と会計に限ります」「割引も私だけ」: nobody else sees or does it. */
export function limitedTo(frame: Frame, sentence: FramedSentence, roles: Roles): Right[] {
  const told = /^(.{2,30}?)[はも][、，]?(.{1,30}?)(?:に限|(?:だけ|のみ)(?:です|$))/.exec(
    frame.clause.words,
  )
  if (!told?.[1] || !told[2] || frame.no || roles.resolve(told[1]) !== null) return []
  const named = told[2].split(/、|・|や|(?<=[^こひ])と/u).map((part) => roles.resolve(part))
  const persons = named.filter((name): name is string => name !== null)
  if (persons.length < named.length) return []
  const said = { question: sentence.question, words: frame.clause.words }
  const [doing] = readListed(sentence, told[1])
  const what = doing?.isVerb && !/[、，]/.test(told[1]) ? doing.does : `${told[1]}を見る`
  return persons.map((role) => ({ role, may: 'only', what, said, certainty: 'guess' }))
}

/** 「会員は自分の分だけです」「職員は表の閲覧のみ」「提出、募集、引き受けができます」: nouns for what one may do. */
export function readNominalRights(
  frame: Frame,
  { role, sentence, labelled }: { role: string; sentence: FramedSentence; labelled: boolean },
): Right[] | null {
  const { clause, subject, no, mood } = frame
  const told = /^(.+?)が(?:でき|可能)/.exec(clause.words)?.[1]
  const after =
    subject === null ? clause.words : clause.words.replace(/^.{1,30}?(?:は|も)[、，]?/u, '')
  const question = sentence.question
  if (no || mood.unsure || mood.forbidden) return null
  if (told && !/[をにが]/.test(told)) {
    // 「予約と変更と取消ができる」 are three rights.
    const doings = told.replace(/^.{1,30}?は[、，]?/u, '')
    const apart = /^[^のはも、，]{1,8}(?:と[^のはも、，]{1,8})+$/u.test(doings)
    const listed = readListed(sentence, apart ? doings.replace(/(?<=.)と(?=.)/gu, '、') : doings)
    if (listed.length < 2 || !listed.every(({ isVerb }) => isVerb)) return null
    return listed.map(({ words, does }) => {
      return { role, may: 'may', what: does, said: { question, words }, certainty: 'clear' }
    })
  }
  const body = after.replace(/(?:です|だ|で)$/, '')
  const alone = subject !== null || labelled
  if (frame.kind !== 'noun' || !alone || !/(?:だけ|のみ)$/.test(body)) return null
  const said = { question, words: clause.words }
  const parts = readListed(sentence, body.replaceAll('と、', '、'))
  if (parts.some(({ noun, isVerb }) => !isVerb && /[をにが]/.test(noun))) return null
  const rights = parts.map(({ does, isVerb, noun }): Right => {
    const seen = !isVerb || AT_A_TIME.test(noun)
    const what = seen ? `${noun}${parts.length > 1 ? '' : 'だけ'}を見る` : does
    return { role, may: 'may', what, said, certainty: seen ? 'guess' : 'clear' }
  })
  const verb = rights.every(({ what }) => what.endsWith('を見る')) ? '見る' : 'する'
  const rest = `${parts.map(({ noun }) => noun).join('と')}以外を${verb}`
  return [...rights, { role, may: 'never', what: rest, said, certainty: 'guess' }]
}

/** 「今日の予約」 is looked at, 「予約の登録」 is done. */
const AT_A_TIME =
  /^(?:今日|本日|明日|昨日|当日|前日|翌日|毎日|毎週|毎月|今週|今月|来週|来月|次回|自分)の[^の]+$/
