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

interface Joined {
  title: string
  objects: string[]
  verbs: string[]
}

/**
 * 「券を売る」「回数券を売る」 or 「予約を変える」「予約を取り消す」: one title for both, in the place of the
 * first. What has joined by its object takes no second object, and the other way round.
 */
export function joinTitles(titles: readonly string[]): string[] {
  const joined: Joined[] = []
  for (const title of titles) {
    const [, object = '', verb = ''] = OBJECT_AND_VERB.exec(title) ?? []
    const one = ({ objects, verbs }: Joined) => objects.length === 1 || verbs.length === 1
    const sameVerb = joined.find((each) => verb !== '' && each.verbs.join() === verb)
    const sameObject = joined.find((each) => object !== '' && each.objects.join() === object)
    if (sameVerb !== undefined && one(sameVerb)) sameVerb.objects.push(object)
    else if (sameObject !== undefined && one(sameObject)) sameObject.verbs.push(verb)
    else joined.push({ title, objects: object ? [object] : [], verbs: verb ? [verb] : [] })
  }
  return joined.map(({ title, objects, verbs }) =>
    objects.length === 0 ? title : `${listed(objects)}を${verbs.join('、')}`,
  )
}

function listed(objects: readonly string[]): string {
  return objects.length === 2 ? objects.join('と') : objects.join('、')
}
