import { isParticle } from '#domain/language/japanese/words.ts'
import type { Token } from '#domain/language/tagger.ts'

/** What follows a name or a role in politeness, and 「の方」「たち」. */
const POLITE_END =
  /(?:の?(?:皆さん|みなさん|皆様|みなさま|方々|かたがた|人たち|人達|方|かた)|さんたち|さん|様|さま|くん|君|ちゃん|氏|殿|たち|達|ら|がた)$/
const COUNT_END = /[0-9０-９一二三四五六七八九十何数]+(?:人|名|者)(?:とも|以上)?$/
const LIMIT_END = /(?:だけ|のみ|本人|自身|同士)$/
/** Words that politeness made and that mean nobody without it. */
const WHOLE_WORDS =
  /^(?:お?客(?:様|さん|さま)|奥(?:様|さん)|皆(?:様|さん)|母さん|父さん|お(?:母|父|兄|姉|子|医者|嬢)さん|.{0,3}(?:ばあ|じい|かあ|とう)(?:ちゃん|さん))$/

/** A person's or role's name without politeness, plural and count: 社員の皆さん → 社員. */
export function trimName(text: string): string {
  const bare = text.replace(/(?<=.)[（(][^）)]*[）)]/u, '')
  let name = bare.trim().replace(/[「」『』（）()]/g, '')
  for (let turn = 0; turn < 4; turn++) {
    if (WHOLE_WORDS.test(name)) return name
    const shorter = name
      .replace(COUNT_END, '')
      .replace(LIMIT_END, '')
      .replace(POLITE_END, '')
      .replace(/(?<=..)の$/, '')
      .replace(/^(?:各|その|この|全|ほかの|他の)(?=..)/, '')
    // 親方 is no polite 親.
    if (shorter === name || shorter === '' || (shorter.length < 2 && /方$/.test(name))) break
    name = shorter
  }
  return name
}

/** 「わたし（店主）」, 「手伝いの人(3人)」: the noun, and what it is called besides. */
export function splitBracket(words: string): { name: string; other: string | null } {
  const inside = /[（(]([^）)]{1,14})[）)]/.exec(words)
  if (!inside?.[1]) return { name: words, other: null }
  const counts = /[\d０-９一二三四五六七八九十]/.test(inside[1])
  return { name: words.replace(inside[0], ''), other: counts ? null : inside[1] }
}

/** Words for oneself. */
export const ONESELF = /^(?:私|わたし|わたくし|僕|ぼく|俺|おれ|オレ|自分|当方)$/

const PERSON_WORDS = new Set(
  [
    'スタッフ メンバー オーナー ユーザー ユーザ マネージャー リーダー ボランティア ゲスト アルバイト バイト パート コーチ サポーター',
    '客 親 父 母 両親 父親 母親 親父 おやじ おふくろ 妻 夫 嫁 旦那 主人 奥さん 家族 家庭 子 子ども 子供 こども 息子 娘 孫 祖父 祖母',
    '兄 姉 弟 妹 夫婦 友達 友人 仲間 本人 代表 職人 大人 学生 先生 大家 医師 看護師 社長 店長 農家 業者 相手 お客 事務 受付 管理 会計',
  ]
    .join(' ')
    .split(' '),
)
const PERSON_ENDS = /(?:者|員|長|係|士|師|生|徒|医|主|客|役|手|人|方|官|部|先|家|組|隊|社|弟|記)$/
/** They end as persons do and are none. */
const NO_PERSON =
  /^(?:定員|満員|欠員|人員|増員|減員|身長|成長|延長|連絡先|宛先|宛て先|行き先|送り先|届け先|番組|枠組|仕方|使い方|やり方|作り方|書き方|見方|夕方|両方|切手|苦手|勝手|入手|着手)$/
const PERSON_SUFFIX =
  /^(?:さん|様|さま|君|くん|ちゃん|氏|殿|たち|達|方|方々|かた|人|人たち|者|員|係|長)$/

/** 「患者」「お客」「先生」: what several are called, and no name. */
export function isCommonPerson(word: string): boolean {
  return PERSON_WORDS.has(word) || (PERSON_ENDS.test(word) && !NO_PERSON.test(word))
}

/** Whether a run of nouns names somebody, by its last word. */
export function isPersonal(tokens: readonly Token[]): boolean {
  const last = tokens.filter((token) => !/^(?:だけ|のみ)$/.test(token.text)).at(-1)
  if (last === undefined || isParticle(last) || NO_PERSON.test(last.text)) return false
  if (/^(?:さん|様|さま|君|くん|ちゃん|氏|殿|たち|達|方々)$/.test(last.text)) return true
  if (/^(?:皆さん|みなさん|皆様|みなさま|皆)$/.test(last.text)) return tokens.length > 1
  if (ONESELF.test(last.text) && last.text !== '自分') return true
  if (PERSON_WORDS.has(last.text) || PERSON_WORDS.has(trimName(last.text))) return true
  if (PERSON_SUFFIX.test(last.text)) return tokens.length > 1
  // 「経理部」, but not 「本部」.
  if (/^(?:部|課|局|室)$/.test(last.text))
    return tokens.length > 1 && (tokens[0]?.text.length ?? 0) > 1
  if (!/^名詞,(?:一般|接尾|サ変接続|固有名詞)/.test(last.detail)) return false
  if (last.detail.includes('人名')) return true
  return last.text.length > 1 && PERSON_ENDS.test(last.text)
}

/** 「生徒のお母さん」 is one of the 保護者. */
const PARENT = /お(?:母|父)(?:さん|様|さま)$/

function isParents(name: string): boolean {
  return /^(?:親|親御|父母|両親|保護者)/.test(name)
}

/** A role with what it is called besides. */
export interface Role {
  name: string
  also: string[]
}

/** Finds roles by what they are called in the answers. */
export class Roles {
  readonly all: Role[] = []
  #self: string | null = null

  add(name: string, also: readonly string[] = []): Role {
    const known = this.all.find((role) => role.name === name || role.also.includes(name))
    const role = known ?? { name, also: [] }
    if (!known) this.all.push(role)
    for (const each of also)
      if (each !== role.name && !role.also.includes(each)) role.also.push(each)
    if ([role.name, ...role.also].some((each) => ONESELF.test(each))) this.#self ??= role.name
    return role
  }

  /** The founder's own role. */
  get self(): string | null {
    return this.#self
  }

  /** The role that a noun phrase names, or null. */
  resolve(text: string): string | null {
    const name = trimName(text)
    if (name === '') return null
    if (ONESELF.test(name) && name !== '自分') return this.#self
    if (/の(?:私|わたし|僕|俺)$/.test(name)) return this.#self
    const called = this.all.find((role) => [role.name, ...role.also].includes(name))
    if (called) return called.name
    if (PARENT.test(text)) {
      const parents = this.all.filter((role) => [role.name, ...role.also].some(isParents))
      if (parents.length === 1) return parents[0]?.name ?? null
    }
    // 「館長と司書」 is found by its last.
    const last = name.split(/、|や|(?<=[^こひ])と/u).at(-1) ?? ''
    if (last !== '' && last !== name) return this.resolve(last)
    return this.#byPart(name)
  }

  /** 「二組の組長」 is the 組長, 「調理の方」 the 調理のボランティア, when it can be no other. */
  #byPart(name: string): string | null {
    const ends = this.all.filter((role) => {
      const last = trimName(name.split('の').at(-1) ?? '')
      return (
        [role.name, ...role.also].includes(last) ||
        (role.name.length > 2 && last.endsWith(role.name))
      )
    })
    if (ends.length === 1) return ends[0]?.name ?? null
    if (name.length < 2) return null
    const parts = this.all.filter(
      (role) =>
        role.name.startsWith(`${name}の`) ||
        role.name.endsWith(`の${name}`) ||
        role.name.endsWith(name),
    )
    return parts.length === 1 ? (parts[0]?.name ?? null) : null
  }
}
