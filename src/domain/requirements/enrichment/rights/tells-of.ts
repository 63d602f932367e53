import { contentStems } from '#domain/language/stems.ts'
import { NEUTRAL } from '#domain/requirements/enrichment/own-words.ts'

/** Whether a deed has something of what an item is about: "see the list" is about seeing and lists alone. */
export function tellsOf(text: string, item: string): boolean {
  const own = [...contentStems(item)]
  // 「いじる」 has no letter but kana.
  if (own.length === 0) return text.includes(item.replace(/[うくぐすつぬぶむる]$/u, ''))
  const telling = own.filter((stem) => !NEUTRAL.has(stem))
  const told = contentStems(text)
  return (telling.length > 0 ? telling : own).some((stem) => told.has(stem))
}
