import { readFileSync } from 'node:fs'

let words: Set<string> | null = null

/** Whether a password, in lower case, is one of those that are tried first. */
export function isCommonPassword(password: string): boolean {
  words ??= readWords()
  return words.has(password)
}

/** Read at the first use: about thirteen thousand words, a few milliseconds. */
function readWords(): Set<string> {
  const file = new URL('./common-passwords.txt', import.meta.url)
  return new Set(readFileSync(file, 'utf8').split('\n').filter(isWord))
}

function isWord(line: string): boolean {
  return line !== '' && !line.startsWith('# ')
}
