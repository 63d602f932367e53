/** So many letters are read at a glance. */
const MOST = 24
const FEWEST = 4

/** An aside in brackets at the end. */
const ASIDE = /[（(][^（）()]*[）)]$/u
/** Why, before what: 「人によって違うので、…」. */
const REASON = /^.*(?:ので|ため|から)、(?=.)/u

/** A feature's deed as a title: without reasons and asides, which stand with the requirement. */
export function shortenTitle(deed: string): string {
  if (deed.length <= MOST) return deed
  const title = deed.replace(ASIDE, '')
  const brief = title.length <= MOST ? title : title.replace(REASON, '')
  return brief.length < FEWEST ? deed : brief
}

const OBJECT_AND_VERB = /^([^、をはが]+)を([^、を]+)$/u

/** 「券を売る」「回数券を売る」: one title with both objects, in the place of the first. */
export function joinTitles(titles: readonly string[]): string[] {
  const joined = new Map<string, string[]>()
  for (const title of titles) {
    const [, object, verb] = OBJECT_AND_VERB.exec(title) ?? []
    const key = verb ?? title
    const known = joined.get(key)
    if (object === undefined) joined.set(title, [])
    else if (known === undefined) joined.set(key, [object])
    else known.push(object)
  }
  return [...joined].map(([verb, objects]) =>
    objects.length === 0 ? verb : `${objects.join('、')}を${verb}`,
  )
}
