import type { Frame } from '#domain/language/japanese/frames.ts'
import type { Roles } from '#domain/reading/japanese/people/persons.ts'

/** 「会員、班長、会計が使います」: who uses the app, no deed of theirs. */
export function namesUsers(what: string, roles: Roles): boolean {
  const object = /^(.*?)を?(?:使う|利用する|使用する|ログインする|アクセスする)$/u.exec(what)?.[1]
  if (object === undefined) return false
  const parts = object.replace(/(?:この|本)?(?:アプリ|システム|サービス)$/u, '').split(/[、，]|と/u)
  return parts.every((part) => part === '' || roles.resolve(part) !== null)
}

/** 「経理部は…」 of whom nothing else is known: not of the person before. */
export function isOfStranger({ clause }: Frame, roles: Roles): boolean {
  const topic = /^([^、はがをに]{1,12}?(?:部|課|社|者|(?<![定満欠人増減動])員|様|さん))は/u.exec(
    clause.words,
  )?.[1]
  return topic !== undefined && roles.resolve(topic) === null
}
