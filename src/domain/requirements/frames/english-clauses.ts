/** A condition that brings its own word: "after two weeks", "unless it rains". */
const OPENED =
  /^(?:after|as|as soon as|at|before|between|by|during|every|for|from|in|on|once|only|over|per|since|the moment|unless|until|till|up to|whenever|where|while|with|within|without)\b/i

/** A moment without a verb: "the day before", "24 hours before class". */
const MOMENT =
  /^(?:the|an?|one|two|three|\d+) (?:minute|hour|day|night|evening|morning|week|month)s? (?:before|after|later)\b/i

/** Whether a condition can stand behind "when". */
export function followsWhen(condition: string): boolean {
  return !OPENED.test(condition.trim()) && !MOMENT.test(condition.trim())
}

const THIRD: Readonly<Record<string, string>> = {
  be: 'is',
  have: 'has',
  do: 'does',
  go: 'goes',
}

/**
 * "tap a day" → "taps a day". After "and", a word gets an ending only where the founder's own words
 * give it one; null where that cannot be told.
 */
export function thirdPerson(does: string, said: string): string | null {
  const [verb = '', ...rest] = does.split(' ')
  if (!/^\p{Ll}[\p{L}-]*$/u.test(verb)) return null
  const told = new Set(said.toLowerCase().match(/\p{L}+/gu) ?? [])
  const isTold = told.has(withEnding(verb))
  if (!isTold && JOINT.test(does)) return null
  let isAfterJoint = false
  const words = rest.map((word) => {
    const ended = withEnding(word)
    const takes = isAfterJoint && told.has(ended) && !told.has(word)
    isAfterJoint = JOINT.test(word) || word.endsWith(',')
    return takes ? ended : word
  })
  return [withEnding(verb), ...words].join(' ')
}

const JOINT = /\b(?:and|then|or)\b/i

function withEnding(verb: string): string {
  if (Object.hasOwn(THIRD, verb)) return THIRD[verb] ?? verb
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}
