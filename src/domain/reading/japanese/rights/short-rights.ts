import type { FramedSentence } from '#domain/reading/japanese/context.ts'
import type { Roles } from '#domain/reading/japanese/people/persons.ts'
import { EVERYTHING, namePhrase, type Right } from './rights.ts'

interface Place {
  sentence: FramedSentence
  at: number
  roles: Roles
  /** Whom the sentences before speak of. */
  role: string | null
  /** What the right before is about. */
  what: string | null
}

/** 「バイトにはやらせない」「客には触らせないで」: made to do, and refused. */
const LET =
  /^(?:(.{1,20}?)[はもを]、?)?([^はもを]{1,16}?)に(?:は|も)?、?(?:絶対(?:に)?)?(.{0,20}?)(やら|触ら|いじら|操作さ|変えさ|使わ|見|さ)せ(?:ない|たくない|ません|ては?(?:いけ|なら)|ちゃ(?:だめ|ダメ|いけ))/u
const LET_DO: Readonly<Record<string, string>> = {
  触ら: '触る',
  いじら: 'いじる',
  操作さ: '操作する',
  変えさ: '変える',
  使わ: '使う',
  見: '見る',
}
/** 「登録するのは会計の仕事です」. */
const DUTY = /^(.{1,16}?)の(?:仕事|役目|役割|担当|係)(?:です|だ)?$/u
const THAT_ALONE =
  /^(?:それ|これ|そこ|あと?は?それ)(?:は|も|が|を|ができるの|をやるの)+、?(.{1,16}?)(?:だけ|のみ)/u
const ALL =
  /^(?:すべて|全て|全部|ぜんぶ|なんでも|何でも|オール)(?:OK|可|できる)?(?:です|だ)?[よね]?$/u
const ONLY = /(?:だけ|のみ)(?:です|だ)?[よね]?$/u

/** Rights that short clauses tell of what is before them: 「それは俺だけ」「俺は全部」「見えるのは自分の予約だけ」. */
export function shortRights({ sentence, at, roles, role, what }: Place): Right[] | null {
  const frame = sentence.frames[at]
  const led = sentence.frames[at - 1]
  if (frame === undefined) return null
  const { words } = frame.clause
  const lead = led?.clause.link === 'lead' ? led : null
  const quote = { question: sentence.question, words: `${lead?.clause.words ?? ''}${words}` }
  const right = (who: string, may: Right['may'], does: string): Right => ({
    role: who,
    may,
    what: does,
    said: sentence.unit.text.includes(quote.words) ? quote : { ...quote, words },
    certainty: 'clear',
  })
  const made = LET.exec(words)
  const refused = made?.[2] ? roles.resolve(made[2]) : null
  if (made && refused !== null) {
    const object = (made[3] || made[1] || '').replace(/[はもを]$/u, '')
    const done = LET_DO[made[4] ?? ''] ?? 'する'
    const told = object === '' ? what : `${object}を${done}`
    const does = (lead ? namePhrase(lead) : null) ?? told
    return does === null ? [] : [right(refused, 'never', does)]
  }
  const duty = lead ? roles.resolve(DUTY.exec(words)?.[1] ?? '') : null
  const task = lead ? namePhrase(lead) : null
  if (duty !== null && task !== null) return [right(duty, 'may', task)]
  const alone = THAT_ALONE.exec(words)?.[1]
  if (alone !== undefined) {
    const who = roles.resolve(alone)
    return who === null || what === null ? [] : [right(who, 'only', what)]
  }
  const all = words.replace(/^.{1,12}?[はが]、?/u, '')
  if (frame.subject !== null && frame.kind === 'noun' && ALL.test(all) && EVERYTHING.test(all))
    return [right(frame.subject, 'may', 'すべて')]
  const seen = lead !== null && frame.kind === 'noun' && ONLY.test(words) && lead.subject === null
  if (!seen || role === null || roles.resolve(words.replace(ONLY, '')) !== null) return null
  const noun = words.replace(ONLY, '')
  const verb = /^(?:見える|見られる|見る|わかる)/u.test(lead.head) ? '見る' : lead.head
  if (/[をがは]/u.test(noun) || verb === '') return null
  const rest = { ...right(role, 'never', `${noun}以外を${verb}`), certainty: 'guess' as const }
  return [right(role, 'may', `${noun}だけを${verb}`), rest]
}
