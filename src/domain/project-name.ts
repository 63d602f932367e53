import { splitSentences } from './language/sentences.ts'

/** What a first project is called until its first answer gives it a name, in each language. */
export const PROVISIONAL_TITLES: readonly string[] = ['My first project', '最初のプロジェクト']

/** About what a list of projects shows on one line. */
const LONGEST = 44
const LONGEST_JAPANESE = 22
const MOST_WORDS = 7
const FEWEST_WORDS = 2

/** How people begin before they come to the point, in the languages that answers come in most. */
const OPENING = new RegExp(
  [
    '^(?:(?:so|well|ok(?:ay)?|hi|hello|hey|basically|um|uh)[,.!]?\\s+)+',
    "^(?:i|we)(?:[’']m| am|[’']re| are|[’']ve| have)?\\s+(?:run(?:ning)?|own|have|manage|got)\\s+",
    "^(?:i|we)(?:[’']d| would)?\\s+(?:want|need|like)\\s+(?:to\\s+(?:build|make|have)\\s+)?",
    "^it(?:[’']?s| is)\\s+for\\s+(?:us[,]?\\s+)?",
    '^(?:an?|the|my|our)\\s+',
    '^(?:tengo|tenemos|quiero|necesito)\\s+(?:una?\\s+)?',
  ].join('|'),
  'iu',
)

/** Where a first sentence goes on to tell more than a name needs. */
const TURN =
  /[,;:()]|\s[-–—]\s|\s(?:who|which|that|because|but|so|where|when|and\s+(?:i|we|they))\s/iu

/** A name does not end with these. */
const LOOSE_END =
  /\s(?:an?|the|of|for|with|and|or|in|on|at|to|by|from|is|are|my|our|their|this|that|de|la|el|los|las|y|con|para|en)$/iu

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const JAPANESE_TURN = /[、，：（）「」]|(?:ですが|けど|ので|から|いて)/u

/** A project's name from what its first answer begins with; null where that says too little. */
export function nameFromAnswer(answer: string): string | null {
  const text = answer
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\p{P}]+/u, '')
    .slice(0, 600)
  const [first] = splitSentences(text, 0, text.length)
  const sentence = (first?.text ?? '').replace(/[\s.!?…。！？]+$/u, '')
  if (sentence === '') return null
  return JAPANESE.test(sentence) ? japaneseName(sentence) : spacedName(sentence)
}

/** Whether nobody has named the project: its title is provisional, or what `before` gave it. */
export function followsAnswer(title: string, before: string): boolean {
  return PROVISIONAL_TITLES.includes(title) || title === nameFromAnswer(before)
}

function spacedName(sentence: string): string | null {
  const bare = withoutOpenings(sentence)
  const turn = TURN.exec(bare)?.index ?? bare.length
  const head = wordsOf(bare.slice(0, turn)).length < FEWEST_WORDS ? bare : bare.slice(0, turn)
  let words = wordsOf(head).slice(0, MOST_WORDS)
  while (words.length > 1 && words.join(' ').length > LONGEST) words = words.slice(0, -1)
  let name = words.join(' ')
  while (LOOSE_END.test(name)) name = name.replace(LOOSE_END, '')
  name = name.replace(/[\s\p{P}]+$/u, '').slice(0, LONGEST)
  return name.length < 3 ? null : name.charAt(0).toUpperCase() + name.slice(1)
}

/** Openings stand one in front of the other: "So, I run a …". */
function withoutOpenings(sentence: string): string {
  const rest = sentence.replace(OPENING, '')
  return rest === sentence || wordsOf(rest).length < FEWEST_WORDS ? sentence : withoutOpenings(rest)
}

function japaneseName(sentence: string): string | null {
  const turn = JAPANESE_TURN.exec(sentence)?.index ?? sentence.length
  const head = turn < 3 ? sentence : sentence.slice(0, turn)
  const signs = Array.from(head)
  const shown = signs.slice(0, LONGEST_JAPANESE).join('')
  // A word cut in two is no name: back to where one ended.
  const whole =
    signs.length > LONGEST_JAPANESE
      ? shown.replace(/(?<=.{4})[はがをにでとのも][^はがをにでとのも]*$/u, '')
      : shown
  const name = whole.replace(/[はがをにでとのも]$/u, '')
  return name.length < 2 ? null : name
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}
