import { countWords } from '#domain/language/count-words.ts'

/** So many words are read at a glance. */
const MOST = 8
/** Fewer say no verb and object; before a colon stands a name, which may. */
const FEWEST = 3

/** Behind these stands why, an aside, or a list of what is in it. */
const PARTS_AT = /: | \(|, | – | — | so that | so we | because | with /giu
/** What changes who may do it, how much, or whether at all is never left out. */
const BINDS =
  /\b(?:except|unless|only|not|but|without|never|no|nobody|up to|at most|at least|under|over|above|below|until|before|after|if|when(?= \S)|or)\b|n['’]t\b/iu

/**
 * A feature's deed as a title of about eight words: without reasons, asides and lists of details, which
 * stand with the requirement. What cannot be shortened without loss stands whole.
 */
export function shortenTitle(deed: string): string {
  if (countWords(deed) <= MOST) return deed
  for (const { 0: sign, index } of deed.matchAll(PARTS_AT)) {
    const title = deed.slice(0, index)
    const rest = deed.slice(index)
    const isName = sign === ': '
    const isLong = isName || countWords(title) >= FEWEST
    const isWhole = isLong && !/\b(?:and|or|the|a|an|of|to|for|by)$/iu.test(title)
    if (isWhole && countWords(title) <= MOST && (isName || !BINDS.test(rest)))
      return title.replace(SECOND, '')
  }
  return deed
}

/** "Take an instrument in and write down who": the second verb's list is gone, and so is the verb. */
const SECOND = /(?<=^(?:\S+ ){2,}\S+) and (?:write|note|type|enter|record|fill)\b.*$/iu

/** Verbs with nothing but their object behind them: two of one stand in one title. */
const PLAIN_VERB =
  /^(see|view|print|edit|change|add|delete|cancel|book|create|correct|record|read|check|find|choose|write|type in|give out|write off) (.+)$/iu
/** What is said of one object alone, or joins two already. */
const OWN_TAIL = /[,;:“”"()]|\b(?:and|or|by|with|from|when|if|that|who|how|what|which|once)\b/iu
const MOST_OBJECT = 6

/** "See own rides", "See phone of driver": one title with both, in the place of the first. */
export function joinTitles(titles: readonly string[]): string[] {
  const objects = new Map<string, string[]>()
  const joined: { verb: string; own: string[] | null; title: string }[] = []
  for (const title of titles) {
    const [, verb = '', object = ''] = PLAIN_VERB.exec(title) ?? []
    const isPlain = object !== '' && !OWN_TAIL.test(object) && countWords(object) <= MOST_OBJECT
    const known = isPlain ? objects.get(verb.toLowerCase()) : undefined
    if (known !== undefined) known.push(object)
    else {
      const own = isPlain ? [object] : null
      if (own !== null) objects.set(verb.toLowerCase(), own)
      joined.push({ verb, own, title })
    }
  }
  return joined.map(({ verb, own, title }) =>
    own === null || own.length < 2
      ? title
      : `${verb} ${own.slice(0, -1).join(', ')} and ${own.at(-1)}`,
  )
}
