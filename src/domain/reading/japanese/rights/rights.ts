import type { Frame } from '#domain/language/japanese/frames.ts'
import type { Certainty, Said } from '#domain/reading/rows.ts'

export type May = 'may' | 'only' | 'never'

export interface Right {
  role: string
  may: May
  what: string
  said: Said
  certainty: Certainty
}

export const EVERYTHING =
  /^(?:すべて|全て|全部|ぜんぶ|なんでも|何でも|一通り|ひととおり|オール)(?:を|が)?/

/** 「全部できる」 is all there is to do; 「全部見られる」 only all there is to see. */
const ALL_DOING = new RegExp(`${EVERYTHING.source}(?:する|できる|やる|行う|行える|可能|OK)?$`)

export function namePhrase({ does, head }: Frame): string | null {
  if (ALL_DOING.test(does)) return 'すべて'
  const seen = does
    .replace(/^(?:この|その|これらの|それらの)(?:人|方|者|皆)(?:たち|達|々|さん)?[はもがを]/u, '')
    .replace(/(?:が|を)?(?:見える|見せる)$/, 'を見る')
    .replace(/^を/, '')
  if (seen === '' || seen === 'する' || head === '') return null
  return seen.replace(/[はも]を/, 'を').replace(/(?:だけ|のみ)(?:が|を)見る$/, 'だけを見る')
}

/** 「親には見せない」: the person that is shown something. */
export function findViewer(frame: Frame): string | null {
  return /^(?:見せる|見える|わかる|分かる|表示する|公開する|開示する)$/.test(frame.head)
    ? frame.receiver
    : null
}
