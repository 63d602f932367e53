import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Quote, Role } from '#domain/requirements/document-items.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'

interface Told {
  quotes: readonly Quote[]
  /** Who does the whole of it: a name of theirs is nobody else's here. */
  taken: readonly Role[]
}

/**
 * The part of a deed that quoted words leave to somebody who may not do the whole of it: "the notes" of
 * "teachers only the notes", 「体のメモ」 of 「先生は体のメモだけ」; null for none. Of 「院の先生」 the last
 * word is enough.
 */
export function findLeft(role: Role, { quotes, taken }: Told): string | null {
  const others = listNames(taken).map((name) => name.toLowerCase())
  const names = listNames([role])
    .flatMap((name) => [name, name.replace(/^.*の/u, '')])
    .filter((name) => !others.includes(name.toLowerCase()))
  for (const name of names) {
    const own = escapePattern(name)
    const english = makePattern(
      'iu',
    )`(?<!\p{L})${own}(?:e?s)?(?:,| can| may)? (?:only|just) (${PART})`
    const japanese = makePattern(
      'u',
    )`(?<![の\p{Script=Han}])${own}${TOPIC}(${PART_JA})(?:だけ|のみ)`
    for (const { text } of quotes) {
      const part = (english.exec(text) ?? japanese.exec(text))?.[1]
      if (part !== undefined) return part.trim()
    }
  }
  return null
}

const PART = /(?:the|their|his|her|its)\s[^.,;!?()]{2,40}/iu
const TOPIC = /(?:さん|様|たち)?は/u
const PART_JA = /[^、。！？はがを（）]{1,16}/u
