import { bare } from '#domain/requirements/phrases.ts'
import type { ContradictionText } from './text-en.ts'

/** What is asked about two quotes that do not agree; the quotes are beside it. */
export const CONTRADICTION_TEXT: ContradictionText = {
  figure: (one, other) => `${one}と${other}では、どちらが正しいですか？`,
  leftOut: (what) => `「${what}」は、最初のバージョンに入れますか、入れませんか？`,
  right: (role, what) => `「${what}」は、${role}に許しますか、許しませんか？`,
  only: (one, other, what) => `「${what}」は、${one}だけですか、${other}もしますか？`,
  everything: (who, right, deeds) =>
    `${who}の「${right}」には、ほかの人だけとされたこと（${deeds.join('、')}）も入りますか？`,
  misread: (read, other) =>
    `「${bare(read)}」でよいですか、それとも${other === '' ? '別のこと' : `「${bare(other)}」`}ですか？`,
  rank: (what) => `「${what}」は、必須ですか、できればですか？`,
  budget: 'これにはお金をかけますか、無料でなければなりませんか？',
  promise: 'どちらが正しいですか？',
  private: '個人情報は残しますか、いっさい残しませんか？',
}
