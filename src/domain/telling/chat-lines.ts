import { makePattern } from '#domain/language/patterns/make-pattern.ts'

const DATE = '\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}(?:\\([^)]{1,9}\\))?'
const CLOCK = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:\\s?[ap]\\.?m\\.?)?'
const NAME = '[^:\\t\\n]{1,40}'

/** How programs write a message of an exported chat: time and name, then the words. */
const FORMS: readonly RegExp[] = [
  // WhatsApp on iPhones, Signal: "[12/03/2025, 10:14:33] Lek: …"
  new RegExp(
    `^\\s*[\\u200e\\u200f]?\\[(?:${DATE},?\\s+)?${CLOCK}(?:,?\\s+${DATE})?\\]\\s*${NAME}:\\s`,
    'iu',
  ),
  // WhatsApp on Android: "12/03/2025, 10:14 - Lek: …"
  new RegExp(`^\\s*[\\u200e\\u200f]?${DATE},?\\s+${CLOCK}\\s+[-–]\\s+${NAME}:\\s`, 'iu'),
  // LINE: "10:14⇥Lek⇥…"
  new RegExp(`^\\s*${CLOCK}\\t${NAME}\\t`, 'iu'),
  // Teams, Zoom and meeting notes: "10:14 Lek: …"
  new RegExp(`^\\s*${CLOCK}\\s+(?:From\\s+)?\\p{L}[^:\\t\\n]{0,39}:\\s`, 'iu'),
  // "Lek, 10:14: …", "Lek [10:14]: …"
  new RegExp(`^\\s*\\p{L}[^:\\t\\n,\\[(]{0,30}[,\\s]+[\\[(]?${CLOCK}[\\])]?:\\s`, 'iu'),
]
/** One line may look like a message by chance. */
const LEAST_MESSAGES = 2
const LEFT_OUT = 'image|video|audio|sticker|gif|document'
const NOTES = [
  'messages and calls are end-to-end encrypted.*',
  /(?:this|you deleted this) message(?: was deleted)?\.?|missed (?:voice|video) call/,
]
const GROUP_CHANGES = 'created group|added you|joined using|left$|changed the (?:subject|group)'
const JAPANESE_NOTES = /\[(?:スタンプ|写真|動画|ファイル)\]|.{0,30}が(?:参加|退出)しました。?/
const NOTICE = makePattern(
  'iu',
)`^\s*(?:[\u200e\u200f]?<[^>]{3,40}>|[\u200e\u200f]?(?:${LEFT_OUT}) omitted|${NOTES}|.{0,40}(?:${GROUP_CHANGES}).*|${JAPANESE_NOTES})\s*$`

/** The form in which the lines of a chat begin; null where the text is no chat. */
export function detectChatForm(lines: readonly string[]): RegExp | null {
  const counted = FORMS.map((form) => ({
    form,
    count: lines.filter((line) => form.test(line)).length,
  }))
  const [best] = counted.sort((one, other) => other.count - one.count)
  return best !== undefined && best.count >= LEAST_MESSAGES ? best.form : null
}

/** Whether a chat's program said this, not a person. */
export function isChatNotice(words: string): boolean {
  return NOTICE.test(words)
}
