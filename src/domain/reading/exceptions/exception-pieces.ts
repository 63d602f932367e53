import { BREATH } from '#domain/language/speech/breath.ts'
import type { ExceptionReader, Told } from './read-exception.ts'

/** A part of a sentence that tells who may and who may not, read whole by itself. */
export interface ExceptionPiece {
  told: Told[]
  said: string
  /** The brackets with their content when it stands in them behind a thing; else null. */
  inside: string | null
}

const BRACKET = /(?<topic>\p{L}[^(),;:]{1,50}?)\s*(?<inside>\((?<who>[^()]{3,90})\))/gu
/** Where somebody who speaks without stops comes to who alone may. */
const OPENS =
  /(?<=^|[\s,])(?:only|nobody|no one|everyone|everybody|anyone|s[oó]lo|nadie|todos)(?=\s)/giu
const ENDS =
  /\s+(?=(?:and|but|so|because|cause|cos|well|then|unless|if|when|that's|y|pero|porque|así|si|cuando)\s)|\s*[,;:.]/giu
const OPEN_END = /\s(?:and|but|or|so|y|o|pero)$/iu
/** A sentence with so few words is read whole or not at all. */
const SPOKEN_WORDS = 18
const MOST_STARTS = 4
const MOST_ENDS = 6

/** "phone (the coach only)", and "… and only me and Jo can change prices and …" in a breath. */
export function findPieces(text: string, reader: ExceptionReader): ExceptionPiece[] {
  return [...inBrackets(text, reader), ...inOneBreath(text, reader)]
}

/** The same of a line that was spoken without stops, across the places where a breath was put in. */
export function findSpokenPieces(line: string, reader: ExceptionReader): ExceptionPiece[] {
  const plain = line.replaceAll(BREATH, ' '.repeat(BREATH.length))
  return inOneBreath(plain, reader).map((piece) => {
    const at = plain.indexOf(piece.said)
    return { ...piece, said: line.slice(at, at + piece.said.length) }
  })
}

function inBrackets(text: string, reader: ExceptionReader): ExceptionPiece[] {
  return [...text.matchAll(BRACKET)].flatMap((match): ExceptionPiece[] => {
    const { topic = '', inside = '', who = '' } = match.groups ?? {}
    const thing = topic.replace(/^(?:and|plus|y|e)\s+/iu, '')
    const read = [`${thing}: ${who}`, `${thing} ${who}`]
      .map((each) => reader.read(each, null))
      .find((each) => each?.isException === true)
    return read == null ? [] : [{ told: read.told, said: match[0], inside }]
  })
}

function inOneBreath(text: string, reader: ExceptionReader): ExceptionPiece[] {
  if (text.split(/\s+/).length < SPOKEN_WORDS) return []
  return [...text.matchAll(OPENS)].slice(0, MOST_STARTS).flatMap(({ index }) => {
    const rest = text.slice(index)
    const ends = [...[...rest.matchAll(ENDS)].map((end) => end.index), rest.length]
      .filter((end) => end > 0)
      .slice(0, MOST_ENDS)
    for (const end of ends.reverse()) {
      const said = rest.slice(0, end).trim()
      if (OPEN_END.test(said)) continue
      const read = reader.read(said.replace(/\s+/gu, ' '), null)
      if (read?.isException && read.told.every(({ certain }) => certain))
        return [{ told: read.told, said, inside: null }]
    }
    return []
  })
}
