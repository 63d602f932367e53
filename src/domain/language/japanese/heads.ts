import type { Tagger, Token } from '#domain/language/tagger.ts'
import { isVerb, readPotential } from './potentials.ts'
import { classOfVerb, formPotential } from './verbs.ts'
import { isDoable, isParticle, isPolitePrefix, isVerbal } from './words.ts'

export type HeadKind = 'verb' | 'adjective' | 'noun'

/** The verb of a clause, or its last noun. */
export interface Head {
  /** Its place among the tokens, and that of the first token after it. */
  from: number
  to: number
  base: string
  kind: HeadKind
  can: boolean
  /** As it was told, in plain form: 読まれる, 出せる, 予約できる. */
  told: string
}

const SURU = /^(?:する|できる|出来る|いたす|致す|なさる|くださる|申し上げる)$/

/** The verb of a clause: the last one that carries the meaning. */
export function findHead(core: readonly Token[], tagger: Tagger): Head {
  for (let at = core.length - 1; at >= 0; at--) {
    const token = core[at]
    if (token === undefined) break
    if (/^動詞,(?:非自立|接尾)|^助動詞/.test(token.detail) || isParticle(token)) continue
    if (token.detail.startsWith('動詞')) return verbHead(core, at, tagger)
    if (token.detail.startsWith('形容詞')) {
      return {
        from: at,
        to: at + 1,
        base: token.lemma,
        kind: 'adjective',
        can: false,
        told: token.lemma,
      }
    }
    const led = core[at - 1]
    // 「ご連絡いたす」: what follows it only bends it politely.
    const bends = core.slice(at + 1).every(({ detail }) => /^動詞,非自立|^助動詞/.test(detail))
    const isLed = led !== undefined && isPolitePrefix(led)
    // 「登録いたします」: いたす makes the noun a verb as する does.
    const isDone = /^(?:いたす|致す|なさる|申し上げる)$/.test(core[at + 1]?.lemma ?? '')
    const isPolite = (isLed || isDone) && isDoable(token) && bends
    const last = isPolite || at === core.length - 1
    const doable = isDoable(token) && last && !(led && isVerbal(led))
    const base = doable && token.text !== '機能' ? `${token.text}する` : token.text
    if (isPolite && base !== token.text)
      return {
        from: isLed ? at - 1 : at,
        to: core.length,
        base,
        kind: 'verb',
        can: false,
        told: base,
      }
    return {
      from: at,
      to: at + 1,
      base,
      kind: base === token.text ? 'noun' : 'verb',
      can: false,
      told: token.text,
    }
  }
  return { from: core.length, to: core.length, base: '', kind: 'noun', can: false, told: '' }
}

function verbHead(core: readonly Token[], at: number, tagger: Tagger): Head {
  const token = core[at]
  if (token === undefined) throw new Error('a verb was asked for where there is none')
  const after = core.slice(at + 1).find((each) => /^(?:られる|れる)$/.test(each.lemma))
  const caused = core[at + 1]?.lemma.match(/^(?:せる|させる)$/)?.[0]
  const can = /^(?:できる|出来る)$/.test(token.lemma)
  if (SURU.test(token.lemma)) {
    const doing = doingBefore(core, at, tagger)
    const base = doing?.base ?? 'する'
    const passive = after ? 'される' : caused ? 'させる' : can ? 'できる' : 'する'
    const told = base.endsWith('する')
      ? base.replace(/する$/, passive)
      : can
        ? formPotential(base)
        : base
    return { from: doing?.from ?? at, to: at + 1, base, kind: 'verb', can, told }
  }
  const honoured = token.lemma === 'なる' ? honouredBefore(core, at, tagger) : null
  if (honoured) return { ...honoured, to: at + 1, kind: 'verb', can: false, told: honoured.base }
  const base = readPotential(token.lemma, tagger)
  const lemma = PLAIN[token.lemma] ?? base ?? token.lemma
  const passive = after || caused ? token.text + (after ?? { lemma: caused }).lemma : null
  const isRare = after !== undefined && classOfVerb(token.lemma, token.detail) === 'godan'
  return {
    from: at,
    to: at + 1,
    base: caused || isRare ? (passive ?? lemma) : lemma,
    kind: 'verb',
    can: base !== null || (after !== undefined && !isRare),
    told: after || caused ? (passive ?? lemma) : base === null ? lemma : token.lemma,
  }
}

/** Polite verbs and their plain ones. */
const PLAIN: Record<string, string> = {
  ござる: 'ある',
  おる: 'いる',
  いたす: 'する',
  いただく: 'もらう',
  頂く: 'もらう',
  申す: '言う',
}

/** The noun that する makes a verb, or the verb inside お〜する (お届けする → 届ける). */
function doingBefore(
  core: readonly Token[],
  at: number,
  tagger: Tagger,
): { from: number; base: string } | null {
  const noun = core[at - 1]
  if (noun === undefined) return null
  const prefix = core[at - 2]
  if (prefix && isPolitePrefix(prefix)) {
    const verb = formVerbOfStem(noun.text, tagger)
    return { from: at - 2, base: verb ?? `${noun.text}する` }
  }
  const polite = /^お(.+)$/.exec(noun.text)?.[1]
  const inside = polite === undefined ? null : formVerbOfStem(polite, tagger)
  if (inside !== null && noun.text !== 'お願い') return { from: at - 1, base: inside }
  if (isDoable(noun) || /^[\p{Script=Katakana}ー]+$/u.test(noun.text)) {
    return { from: at - 1, base: `${noun.text}する` }
  }
  const through = core[at - 2]
  if (!isParticle(noun, 'が', 'を', 'は', 'も') || !through || !isDoable(through)) return null
  const led = core[at - 3]
  const from = led && isPolitePrefix(led) ? at - 3 : at - 2
  return { from, base: `${through.text}する` }
}

/** お帰りになる → 帰る. */
function honouredBefore(
  core: readonly Token[],
  at: number,
  tagger: Tagger,
): { from: number; base: string } | null {
  const [prefix, stem, particle] = core.slice(Math.max(0, at - 3), at)
  if (!prefix || !stem || !isParticle(particle, 'に') || !isPolitePrefix(prefix)) return null
  const base = formVerbOfStem(stem.text, tagger)
  return base === null ? null : { from: at - 3, base }
}

const I_ROW = [...'いきぎしちにびみり']
const U_ROW = [...'うくぐすつぬぶむる']

/** The verb of a noun made of its stem: 届け → 届ける, 渡し → 渡す. */
export function formVerbOfStem(stem: string, tagger: Tagger): string | null {
  // 分 and 人 are nouns, though 分る is a verb.
  if (/^\p{Script=Han}$/u.test(stem)) return null
  const place = I_ROW.indexOf(stem.slice(-1))
  const godan = place < 0 ? null : stem.slice(0, -1) + U_ROW[place]
  if (godan !== null && isVerb(godan, tagger)) return godan
  return isVerb(`${stem}る`, tagger) ? `${stem}る` : null
}
