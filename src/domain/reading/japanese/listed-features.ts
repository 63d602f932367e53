import type { Frame } from '#domain/language/japanese/frames.ts'
import { isDoable } from '#domain/language/japanese/words.ts'
import type { RowPriority, Said } from '#domain/reading/rows.ts'
import type { Feature } from './feature-frames.ts'
import { formDoing } from './noun-lists.ts'
import { trimName } from './people/persons.ts'

/** 「、そして休診日の設定です」: what joins the last of a list, and what closes it. */
const LEAD = /^(?:そして|それから|それと|また|あと|および|及び|並びに|ならびに|加えて)[、，]?/u
const CLOSE =
  /(?:です|だ|である|であります|でございます|とする|といたします|をお願い(?:いた)?します)?[。．]?$/u
/** 「患者様ご自身による検診の予約」: who does it, and what. */
const BY = /^(.{1,14}?)(?:ご?(?:自身|本人))?による(.+)$/u
const PART_LENGTH = 30

/**
 * 「…への自動のお知らせ、患者様ご自身による予約、枠を同時に押さえること」: a feature for each part of a
 * list; empty where the clause is none.
 */
export function listedFeatures(
  { clause, mood, no }: Frame,
  { rank, said, roles }: { rank: RowPriority; said: readonly Said[]; roles: readonly string[] },
): Feature[] {
  if (no || mood.unsure || mood.asks || /^(?:if|when|because|lead|but)$/.test(clause.link))
    return []
  const bare = clause.words.replace(CLOSE, '').replace(LEAD, '')
  const parts = bare.split(/[、，]/u).map((part) => part.trim().replace(LEAD, ''))
  const isList = parts.length > 1 || BY.test(bare)
  const nouns = clause.tokens.filter((token) => isDoable(token)).map(({ text }) => text)
  if (!isList || !parts.every((part) => isPart(part, clause.tokens))) return []
  return parts.map((part) => {
    const by = BY.exec(part)
    const actor = by?.[1] === undefined ? null : roleNamed(by[1], roles)
    const told = by?.[2] !== undefined && actor !== null ? by[2] : part
    const does = deedOf(told, nouns)
    const flags: Feature['flags'] = actor === null ? ['actor'] : []
    const certainty = actor !== null && does !== told ? 'clear' : 'guess'
    return { actor, does, priority: rank, said: [...said], certainty, flags }
  })
}

/** A noun, or a clause that こと makes one. */
function isPart(part: string, tokens: Frame['clause']['tokens']): boolean {
  if (part.length < 2 || part.length > PART_LENGTH) return false
  if (/こと$/.test(part)) return true
  const last = tokens.filter(({ text }) => part.endsWith(text)).at(-1)
  return last?.pos === 'NOUN' && !/[をにがは](?!の)/.test(part.replace(/^.*(?:への|による)/u, ''))
}

function deedOf(part: string, doable: readonly string[]): string {
  if (/こと$/.test(part)) return part.replace(/こと$/, '').replace(/できる$/, 'する')
  const notice = /^(.+?)への?(?:(自動)の)?(?:お知らせ|通知|連絡|案内|リマインド)$/u.exec(part)
  if (notice?.[1]) return `${notice[1]}へ${notice[2] ? '自動で' : ''}知らせる`
  return doable.some((noun) => part.endsWith(noun)) ? formDoing(part) : part
}

function roleNamed(text: string, roles: readonly string[]): string | null {
  const name = trimName(text)
  return roles.find((role) => role === name || name.endsWith(role)) ?? null
}
