import type { ReadableAnswer } from '#domain/reading/reading.ts'
import { listSentences } from '#domain/requirements/writing/words/list-sentences.ts'

/** By what all messages go, with the sentence that says so. */
export interface GeneralChannel {
  channel: string
  question: string
  sentence: string
}

const CHANNEL = 'whats ?app|wpp|sms|texts?|e-?mails?|emails?|correo|mensajes?|line|telegram'
/** "SMS only for the van", "texts only when it is late": of some messages alone. */
const LIMITED = `(?!\\s+(?:for(?! (?:everything|all)(?!\\p{L}))|when|if|while|until|after|before|during|at|in|on|to)(?!\\p{L}))`
const SAID = [
  `(${CHANNEL}) (?:only${LIMITED}|para todo|for everything|for all of it|für alles|pour tout)`,
  `(?:only|everything|all messages|all of it|todo|todos los avisos) (?:by|via|on|through|por) (${CHANNEL})${LIMITED}`,
  `mensajes por (${CHANNEL})`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'iu'))

const SAID_IN_JAPANESE =
  /(?:お知らせ|連絡|通知)は(?:すべて|全部|ぜんぶ)?(LINE|ライン|メール|ショートメール|SMS|アプリの通知)(?:で|を基本|のみ|だけ)/iu

/** The one channel that the founder names for all messages; null where nobody says so. */
export function findGeneralChannel(answers: readonly ReadableAnswer[]): GeneralChannel | null {
  for (const { question, text } of answers) {
    for (const { text: sentence } of listSentences(text)) {
      for (const pattern of [...SAID, SAID_IN_JAPANESE]) {
        const channel = pattern.exec(sentence)?.[1]
        if (channel !== undefined) return { channel, question, sentence }
      }
    }
  }
  return null
}
