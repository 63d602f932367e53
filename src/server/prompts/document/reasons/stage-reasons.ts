const quoted = (words: string) => JSON.stringify(words)

/** An id or a name that the draft does not have, in a table of stages. */
export function tellUnknownOfStages(named: string, part = ''): string {
  if (part === 'thing')
    return `the draft has no thing (ENT) ${named}: name one that it shows, or null`
  if (part.endsWith('to')) return `${named} is no stage of the same table: name one of them`
  if (part.endsWith('by')) {
    return `${named} is no requirement (FR), rule (BR) or message (MSG) of the draft: name one, or "time"`
  }
  if (part.endsWith('waits'))
    return `${named} is no open question (OQ) or contradiction (CT) of the draft`
  return `the draft has no table (ST) and no thing (ENT) ${named}: take an id that it shows`
}

/** What neither the answers nor the draft tell of a stage. */
export function tellForeign(words: string, part: string): string {
  if (part.endsWith('when')) {
    return `neither an answer nor the draft has ${quoted(words)}: say in their words for whom or when it goes so`
  }
  return part.endsWith('name')
    ? `no quote of it, nor what its ways go by, tells of the stage ${quoted(words)}: quote words that do, or leave it out`
    : `neither an answer nor the draft has ${quoted(words)}: say what the stage means in their words`
}

/** What a table may not have, since somebody said otherwise. */
export function tellDeniedOfStages({
  words,
  says,
  part,
}: {
  words: string
  says?: string | undefined
  part?: string | undefined
}): string {
  if (part === 'thing') {
    return `${words} is nothing that happens on a day, of one ${says}: name one with a field for its day and one for its ${says}, or null`
  }
  return says === undefined
    ? `the founder told ${quoted(words)} as an end: nothing goes on from there, so leave the way out`
    : `${words} (${quoted(says)}) forbids this way: leave it out`
}
