import type { ReplyText } from '#domain/consultation/consultation-text.ts'
import type { Row } from '#domain/reading/rows.ts'

/** "SMS no": named, so that nobody builds it. */
const REFUSED = /\b(?:no|not|none|never|nothing)\b|n[’']t\b|ない|ません|なし/i

/** What a row that was understood whole is good for; null where nothing can be said without doubt. */
export function findStrength(row: Row, words: ReplyText['strengths']): string | null {
  switch (row.kind) {
    case 'feature':
      return row.actor === null ? null : words.feature
    case 'case':
      return row.then === null ? null : words.case
    case 'thing':
      return row.fields.length > 1 ? words.thing : null
    case 'measure':
      return row.to === null ? null : words.measure
    case 'screen':
      return row.shows === null ? null : words.screen
    case 'quality':
      return row.figure === null ? null : words.quality
    case 'out':
      return row.because === null ? null : words.out
    case 'background':
      return words[row.about]
    case 'permission':
    case 'role':
    case 'rule':
    case 'stages':
    case 'step':
    case 'limit':
    case 'look':
    case 'money':
      return words[row.kind]
    case 'connection':
      return REFUSED.test(row.what) ? null : words.connection
    case 'message':
      return row.to !== null && row.when !== null ? words.message : null
    case 'doubt':
    case 'contradiction':
    case 'aside':
      return null
  }
}
